import type { Change, ChangeKind } from '@pal/core/contract/system'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Which reads a kind of change makes stale, by the first part of their keys. */
const staleAfter = {
  campaigns: ['campaigns', 'dashboard', 'analytics', 'system'],
  products: ['products', 'campaigns', 'dashboard', 'analytics'],
  // A campaign's card counts the conversations of today; a customer's name and tags are their chat's.
  conversations: ['conversations', 'customers', 'dashboard', 'campaigns'],
  messages: ['messages'],
  // An order takes from the stock, and its turn has cost its campaign something.
  orders: [
    'orders',
    'customers',
    'conversations',
    'dashboard',
    'analytics',
    'campaigns',
    'products',
  ],
  // The logs page asks by itself while it runs, and paused means paused.
  logs: [],
  // At how many pieces a product is low is a setting.
  settings: ['settings', 'system', 'dashboard', 'analytics', 'products', 'campaigns'],
  facebook: ['facebook', 'system'],
  queue: ['queue'],
  data: ['data'],
} as const satisfies Record<ChangeKind, readonly string[]>

// Not the contract's own list: that would bring all its schemas before the first paint.
const kinds = Object.keys(staleAfter).filter((key): key is ChangeKind => key in staleAfter)
const anything: Change = { kinds }

/** An open chat follows at once; lists and figures may take a breath in a busy hour. */
const rests = { chat: 100, overview: 600 } as const

/** Stale reads by the first part of their keys, each with the conversations it may tell of; null: any. */
type Stale = Map<string, Set<number> | null>

/**
 * Refreshes what is on screen after changes, and of it only what they can have changed. A burst of
 * changes is one refresh and one more after it: a refresh that is under way is never begun again, or
 * a busy hour would show nothing.
 */
export function createRefresher(queryClient: QueryClient): (change: Change) => void {
  const refreshers = [
    refresherOf(queryClient, rests.chat, isChat),
    refresherOf(queryClient, rests.overview, (key) => !isChat(key)),
  ]
  return (change) => {
    for (const refresh of refreshers) refresh(change)
  }
}

function refresherOf(
  queryClient: QueryClient,
  restMs: number,
  isMine: (key: QueryKey) => boolean,
): (change: Change) => void {
  let waiting: Stale = new Map()
  let running = false
  const run = async () => {
    running = true
    while (waiting.size > 0) {
      const stale = waiting
      waiting = new Map()
      await queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) => {
          const only = stale.get(String(queryKey[0]))
          if (only === undefined || !isMine(queryKey)) return false
          return only === null || concerns(queryKey, state.data, only)
        },
      })
      await new Promise((resolve) => setTimeout(resolve, restMs))
    }
    running = false
  }
  return ({ kinds: changed, conversations }) => {
    for (const kind of changed) {
      for (const key of staleAfter[kind]) {
        const before = waiting.get(key)
        const named = key === 'conversations' || key === 'messages' ? conversations : undefined
        waiting.set(key, named && before !== null ? new Set([...(before ?? []), ...named]) : null)
      }
    }
    if (!running) void run()
  }
}

const isChat = ([key, part]: QueryKey) =>
  key === 'messages' || (key === 'conversations' && part === 'detail')

/**
 * Whether a read of conversations may say something else now. A conversation in which something
 * happened goes to the top of a list: a page further down only misses those that were in it.
 */
function concerns(key: QueryKey, data: unknown, changed: ReadonlySet<number>): boolean {
  if (isChat(key)) {
    const id = Number(key.at(-1))
    // One can also be opened by Facebook's own id.
    return !Number.isSafeInteger(id) || changed.has(id)
  }
  // The key of a page ends with its cursor, which the first has none of.
  const isFurtherDown = key[1] === 'list' && key.at(-1) !== ''
  return !isFurtherDown || !isPage(data) || data.rows.some(({ id }) => changed.has(id))
}

function isPage(data: unknown): data is { readonly rows: readonly { readonly id: number }[] } {
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows)
}

/** A break shorter than this is not worth a word. */
const patienceMs = 1_200
const againMs = 1_000

interface Listening {
  readonly changed: (change: Change) => void
  readonly reachable: (reachable: boolean) => void
  /** At once, also of a break that is too short for a word. */
  readonly heard: (heard: boolean) => void
}

const happenings = ['ready', 'changed', 'error'] as const
/** What one window heard, as it tells the others. */
interface Told {
  readonly type: (typeof happenings)[number]
  readonly data?: unknown
}
const stream = 'pal-events'

/**
 * Listens to the server until asked to stop; a lost connection is tried again every second. A browser
 * has six connections to a server for all its windows: one of them listens, and tells the others.
 */
export function listenToServer({ changed, reachable, heard }: Listening): () => void {
  // A browser that takes 127.0.0.1 for an insecure place has none: then each window listens.
  const { locks } = navigator as { readonly locks?: LockManager }
  const others = locks && new BroadcastChannel(stream)
  let isNew = true
  let stopped = false
  let again: ReturnType<typeof setTimeout> | undefined
  let giveUp: ReturnType<typeof setTimeout> | undefined
  let end = () => {}
  const hear = ({ type, data }: Told) => {
    if (type === 'changed') return changed(readChange(data))
    heard(type === 'ready')
    if (type === 'error') return (giveUp ??= setTimeout(() => reachable(false), patienceMs))
    clearTimeout(giveUp)
    giveUp = undefined
    reachable(true)
    // Nobody knows what changed while nothing was heard.
    if (!isNew) changed(anything)
  }
  others?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    isNew = false
    hear(data)
  })
  const listen = () =>
    new Promise<void>((ended) => {
      if (stopped) return ended()
      const source = new EventSource('/api/events', { withCredentials: true })
      end = () => {
        source.close()
        ended()
      }
      const tell = ({ type, data }: Event & Told) => {
        if (type === 'error') end()
        hear({ type, data })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
        others?.postMessage({ type, data })
      }
      for (const type of happenings) source.addEventListener(type, tell as EventListener)
    })
  const inTurn = async () => {
    // New is who is first: one that has to wait for its turn misses what changes in between.
    const options = { ifAvailable: isNew }
    await (locks ? locks.request(stream, options, (mine) => mine && listen()) : listen())
    isNew = false
    if (!stopped) again = setTimeout(() => void inTurn(), againMs)
  }
  void inTurn()
  return () => {
    stopped = true
    end()
    clearTimeout(giveUp)
    clearTimeout(again)
    others?.close()
  }
}

/** A server of another version may name kinds that this window does not know. */
function readChange(data: unknown): Change {
  const sent: unknown = typeof data === 'string' ? JSON.parse(data) : null
  if (typeof sent !== 'object' || sent === null) return { kinds: [] }
  const named = 'kinds' in sent && Array.isArray(sent.kinds) ? sent.kinds : []
  const only = 'conversations' in sent && Array.isArray(sent.conversations) && sent.conversations
  return {
    kinds: kinds.filter((kind) => named.includes(kind)),
    ...(only && { conversations: only.filter((id) => typeof id === 'number') }),
  }
}
