import type { Entry } from './instrument.ts'

/** What one message costs on its way. */
export interface Figures {
  /** Functions entered, those of the query engine left out. */
  readonly entries: number
  /** Files they are in. */
  readonly files: number
  /** Steps from a function in one top folder to one in another. */
  readonly moves: number
  /** Moves into a folder that was left before. */
  readonly returns: number
  /** Queries that read all settings. */
  readonly settingsReads: number
  /** Queries that read a whole conversation. */
  readonly conversationReads: number
  /** The most of either in one transaction. */
  readonly settingsReadsAtOnce: number
  readonly conversationReadsAtOnce: number
  /** Transactions of the store. */
  readonly commits: number
  /** Writes of one statement, which commit by themselves. */
  readonly loneWrites: number
}

/**
 * What ran at the same time is listed one after the other: each call with all that it called, in the
 * order in which they were called.
 */
export function inOrder(entries: readonly Entry[]): Entry[] {
  const known = new Set(entries)
  // What continues since before the first of them is one root: a loop, or a timer.
  const begun = (entry: Entry) => (entry.caller && known.has(entry.caller) ? entry.caller : null)
  const roots = Map.groupBy(entries, begun)
  const followed = (entry: Entry): Entry[] => [entry, ...(roots.get(entry) ?? []).flatMap(followed)]
  const threads = Map.groupBy(roots.get(null) ?? [], (entry) => entry.caller ?? entry)
  return [...threads.values()].flat().flatMap(followed)
}

/** Every query and every transaction goes through these; they say nothing of who asks. */
const engine =
  /^packages\/db\/src\/(?:sqlite\/|maintenance\/)?(?:busy|commits|open-store|store-gone|dialect|direct|disk-room|statement-cache|prepared-query|compiled-once|event-loop|breath|wal-flusher|on-disk)\.ts$/

/**
 * The store's thread beats whether anybody writes or not; and to look at the clock, to wait by it, or to
 * exchange bytes with another server, as `fetch` does elsewhere, is no visit.
 */
const beside =
  /^apps\/desktop\/src\/(?:threads?\/|platform\/(?:clock|shop-clock|wakeable-sleep|ask-over)\.ts)/

/** A package, or a folder of the server. */
export function roomOf(file: string): string {
  const [, own, other] = /^apps\/desktop\/src\/([^/]+)|^packages\/([^/]+)/.exec(file) ?? []
  return own ?? other ?? file
}

const ofSettings = /^select "tab", "value" from "settings"/
const ofConversation = /^select (?:\*|"conversations"\.\*)[^]* (?:from|join) "conversations"/

/** What was entered between the beginning and the end of each; what reads beside it counts, too. */
function transactionsOf(trace: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [[]]
  for (const entry of trace) {
    if (engine.test(entry.file) && entry.name === 'beginTransaction') found.push([])
    found.at(-1)?.push(entry)
    if (engine.test(entry.file) && entry.name === 'commitTransaction') found.push([])
  }
  return found.filter(([first]) => first?.name === 'beginTransaction')
}

export function figuresOf(trace: readonly Entry[]): Figures {
  const own = inOrder(trace).filter(({ file }) => !engine.test(file) && !beside.test(file))
  const rooms = own.map(({ file }) => roomOf(file))
  const left = new Set<string>()
  let moves = 0
  let returns = 0
  for (const [at, room] of rooms.entries()) {
    const before = rooms[at - 1]
    if (before === undefined || before === room) continue
    moves += 1
    left.add(before)
    returns += Number(left.has(room))
  }
  const reads = (pattern: RegExp, part = trace) =>
    part.filter(({ sql }) => sql && pattern.test(sql)).length
  const most = (pattern: RegExp) =>
    Math.max(...transactionsOf(trace).map((one) => reads(pattern, one)))
  const writes = (name: string) =>
    trace.filter((entry) => entry.name === name && engine.test(entry.file) && !isOfLog(entry))
      .length
  return {
    entries: own.length,
    files: new Set(own.map(({ file }) => file)).size,
    moves,
    returns,
    settingsReads: reads(ofSettings),
    conversationReads: reads(ofConversation),
    settingsReadsAtOnce: most(ofSettings),
    conversationReadsAtOnce: most(ofConversation),
    commits: writes('commitTransaction'),
    loneWrites: writes('write'),
  }
}

/** The log is a store of its own. */
function isOfLog({ file, caller }: Entry): boolean {
  return /\/logs?\b[^/]*\.ts$/.test(file) || (caller !== undefined && isOfLog(caller))
}

/** Timers and the network come between each time otherwise: of each figure the one in the middle. */
export function medianOf(all: readonly Figures[]): Figures {
  const sorted = (name: string) =>
    all.map((figures) => figures[name as keyof Figures]).toSorted((a, b) => a - b)
  const [first] = all
  if (!first) throw new Error('There is no trace')
  const middle = Math.floor(all.length / 2)
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, sorted(name)[middle]]),
  ) as unknown as Figures
}
