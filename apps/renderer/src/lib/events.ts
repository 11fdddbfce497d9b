import type { ChangeKind } from '@pal/core/contract/system'
import type { QueryClient } from '@tanstack/react-query'

/** Which reads a kind of change makes stale, by the first part of their keys. */
const staleAfter = {
  campaigns: ['campaigns', 'dashboard', 'analytics', 'system'],
  products: ['products', 'campaigns', 'dashboard', 'analytics'],
  conversations: ['conversations', 'dashboard'],
  messages: ['messages'],
  orders: ['orders', 'conversations', 'dashboard', 'analytics'],
  // The logs page asks by itself while it runs, and paused means paused.
  logs: [],
  settings: ['settings', 'system', 'dashboard', 'analytics'],
  facebook: ['facebook', 'system'],
  queue: ['queue'],
  data: ['data'],
} as const satisfies Record<ChangeKind, readonly string[]>

// Not the contract's own list: that would bring all its schemas before the first paint.
const kinds = Object.keys(staleAfter).filter((key): key is ChangeKind => key in staleAfter)

const restMs = 100

/**
 * Refreshes what is on screen after changes. A burst of changes is one refresh and one more after
 * it: a refresh that is under way is never begun anew, or a busy hour would show nothing.
 */
export function createRefresher(queryClient: QueryClient): (kinds: readonly ChangeKind[]) => void {
  const waiting = new Set<string>()
  let running = false
  const run = async () => {
    running = true
    while (waiting.size > 0) {
      const keys = [...waiting]
      waiting.clear()
      await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
      await new Promise((resolve) => setTimeout(resolve, restMs))
    }
    running = false
  }
  return (changed) => {
    for (const kind of changed) for (const key of staleAfter[kind]) waiting.add(key)
    if (!running) void run()
  }
}

/** A break shorter than this is not worth a word. */
const patienceMs = 1_200
const againMs = 1_000

interface Listening {
  readonly changed: (kinds: readonly ChangeKind[]) => void
  readonly reachable: (reachable: boolean) => void
}

/** Listens to the server until told to stop; a lost connection is tried again every second. */
export function listenToServer({ changed, reachable }: Listening): () => void {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  let giveUp: ReturnType<typeof setTimeout> | undefined
  let missed = false
  const open = () => {
    source = new EventSource('/api/events', { withCredentials: true })
    source.addEventListener('ready', () => {
      clearTimeout(giveUp)
      giveUp = undefined
      reachable(true)
      // Nobody knows what changed while nothing was heard.
      if (missed) changed(kinds)
      missed = false
    })
    source.addEventListener('changed', ({ data }) => changed(readKinds(data)))
    source.addEventListener('error', () => {
      source.close()
      missed = true
      giveUp ??= setTimeout(() => reachable(false), patienceMs)
      again = setTimeout(open, againMs)
    })
  }
  open()
  return () => {
    clearTimeout(again)
    clearTimeout(giveUp)
    source.close()
  }
}

/** A server of another version may name kinds that this window does not know. */
function readKinds(data: unknown): readonly ChangeKind[] {
  if (typeof data !== 'string') return []
  const named: unknown = JSON.parse(data)
  return Array.isArray(named) ? kinds.filter((kind) => named.includes(kind)) : []
}
