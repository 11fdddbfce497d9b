import type { Clock } from './clock.ts'
import type { Connection, Incoming, Reply } from './http-kit.ts'
import { isObject } from './json.ts'

/** Ways to misbehave that any HTTP service shares. */
export type Misbehaviour =
  | 'hang'
  | 'reset'
  | 'cut'
  | 'broken'
  | 'html'
  | { readonly slow: number }
  | { readonly reply: Reply }

export type Matcher = {
  readonly method?: string
  /** Against the path without its query; a string must be contained in it. */
  readonly path?: RegExp | string
  readonly where?: (incoming: Incoming) => boolean
  /** How often the rule fires (default: always), and how many matching requests pass before it does. */
  readonly times?: number
  readonly skip?: number
}

/** `after`: the request is carried out, only its answer goes wrong. Default `before`: nothing happens. */
export type FailRule<How> = Matcher & { readonly how: How; readonly when?: 'before' | 'after' }

export type RuleHandle = { readonly hits: number; cancel(): void }

export type FailRules<How> = {
  add(rule: FailRule<How>): RuleHandle
  take(incoming: Incoming): FailRule<How> | undefined
  clear: () => void
}

export function createFailRules<How>(): FailRules<How> {
  type Live = { rule: FailRule<How>; seen: number; hits: number }
  const live = new Set<Live>()
  return {
    add: (rule) => {
      const entry: Live = { rule, seen: 0, hits: 0 }
      live.add(entry)
      return {
        get hits() {
          return entry.hits
        },
        cancel: () => {
          live.delete(entry)
        },
      }
    },
    take: (incoming) => {
      for (const entry of live) {
        if (!matches(entry.rule, incoming)) continue
        entry.seen += 1
        if (entry.seen <= (entry.rule.skip ?? 0)) continue
        entry.hits += 1
        if (entry.hits >= (entry.rule.times ?? Infinity)) live.delete(entry)
        return entry.rule
      }
      return undefined
    },
    clear: () => live.clear(),
  }
}

function matches(rule: Matcher, incoming: Incoming): boolean {
  if (rule.method !== undefined && rule.method !== incoming.method) return false
  if (typeof rule.path === 'string' && !incoming.path.includes(rule.path)) return false
  if (rule.path instanceof RegExp && incoming.path.search(rule.path) < 0) return false
  return rule.where?.(incoming) ?? true
}

export type Ordered = { readonly how: Misbehaviour; readonly when: 'before' | 'after' }

/** Answers one request, well or as ordered; returns the status that went out, 0 for none. */
export async function answer(
  ordered: Ordered | undefined,
  { connection, clock }: { readonly connection: Connection; readonly clock: Clock },
  perform: () => Reply | Promise<Reply>,
): Promise<number> {
  const how = ordered?.how
  const slow = isSlow(how) ? how.slow : 0
  const pause = () =>
    clock.sleep(slow, connection.gone).then(
      () => true,
      () => false,
    )
  if (ordered?.when === 'before' && slow > 0 && !(await pause())) return 0
  const carriedOut = how === undefined || ordered?.when === 'after' || slow > 0
  const reply = carriedOut ? await perform() : undefined
  if (ordered?.when === 'after' && slow > 0 && !(await pause())) return 0
  if (how === undefined || isSlow(how)) {
    if (reply === undefined) throw new Error('nothing was carried out')
    connection.send(reply)
    return reply.status
  }
  return misbehave(how, connection, reply)
}

function isSlow(how: Misbehaviour | undefined): how is { readonly slow: number } {
  return typeof how === 'object' && 'slow' in how
}

function misbehave(
  how: Exclude<Misbehaviour, { slow: number }>,
  connection: Connection,
  reply: Reply | undefined,
): number {
  if (typeof how === 'object') {
    connection.send(how.reply)
    return how.reply.status
  }
  const fallback: Reply = { status: 200, body: { data: [{ id: '1' }] } }
  switch (how) {
    case 'hang':
      return 0
    case 'reset':
      connection.destroy()
      return 0
    case 'cut':
      connection.sendHalf(reply ?? fallback)
      return 0
    case 'broken': {
      const body = reply !== undefined && isObject(bodyOf(reply)) ? bodyOf(reply) : fallback.body
      connection.sendText(200, 'application/json', JSON.stringify(body).slice(0, -2))
      return 200
    }
    case 'html':
    default:
      connection.sendText(502, 'text/html', '<!doctype html><h1>502 Bad Gateway</h1>')
      return 502
  }
}

function bodyOf(reply: Reply) {
  return reply.body instanceof Uint8Array ? undefined : reply.body
}
