import type { Store } from '@pal/db/maintenance/store'
import { messagesOf } from '@pal/db/messages/messages'
import { connectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import {
  type GraphDouble,
  type GraphOptions,
  startGraphDouble,
} from '@pal/doubles/graph/graph-double'
import type { GraphPage } from '@pal/doubles/graph/graph-model'

import { CallBudget } from '../messenger/graph/budget.ts'
import { GraphClient } from '../messenger/graph/graph.ts'
import { Poller, type PollerParts } from '../messenger/inbox/poller.ts'

export interface Relay extends AsyncDisposable {
  readonly facebook: GraphDouble
  readonly store: Store
  readonly graph: GraphClient
  readonly budget: CallBudget
  readonly tokens: ReadonlyMap<string, string>
  readonly logged: { level: string; message: string; details?: Record<string, unknown> }[]
  connect(page: GraphPage): Promise<void>
  poller(parts?: Partial<PollerParts>): Poller
  /** Lets time pass: timers run in their order, each of their ticks to its end. */
  elapse(ms: number): Promise<void>
  /** When the timers that stand would run, from now. */
  due(): number[]
  texts(conversationId: number): Promise<string[]>
}

/** The relay on a real store and a strict Facebook, with a clock that a test moves. */
export async function startRelay(options: GraphOptions = {}): Promise<Relay> {
  const facebook = await startGraphDouble(options)
  const store = openTestStore()
  const now = () => facebook.now()
  const sleep = async (ms: number) => facebook.advance(Math.ceil(ms))
  const budget = new CallBudget({ db: store.db, now, sleep })
  const timeouts = { readMs: 2_000, writeMs: 2_000 }
  const graph = new GraphClient({ url: facebook.url, meter: budget, timeouts, now })
  const timers = new Set<{ at: number; run: () => Promise<void> }>()
  const tokens = new Map<string, string>()
  const logged: Relay['logged'] = []
  const pollers: Poller[] = []

  return {
    facebook,
    store,
    graph,
    budget,
    tokens,
    logged,
    async connect(page) {
      tokens.set(page.id, page.token)
      await connectPage(store.db, { id: page.id, name: page.name, category: '', now: now() })
    },
    poller(parts = {}) {
      const poller = new Poller({
        store,
        graph,
        budget,
        now,
        token: async (pageId) => tokens.get(pageId) ?? null,
        log: (level, _category, message, details) =>
          logged.push({ level, message, ...(details && { details }) }),
        changed: () => {},
        hour: () => 12,
        random: () => 0.5001,
        timer: (run, ms) => {
          const timer = { at: now() + ms, run }
          timers.add(timer)
          return () => timers.delete(timer)
        },
        ...parts,
      })
      pollers.push(poller)
      return poller
    },
    async elapse(ms) {
      const end = now() + ms
      for (;;) {
        const [next] = [...timers].toSorted((a, b) => a.at - b.at)
        if (!next || next.at > end) break
        timers.delete(next)
        facebook.advance(Math.ceil(Math.max(0, next.at - now())))
        await next.run()
      }
      facebook.advance(Math.ceil(Math.max(0, end - now())))
    },
    due: () => [...timers].map(({ at }) => at - now()).toSorted((a, b) => a - b),
    texts: async (conversationId) => {
      const rows = await messagesOf(store.db, conversationId, { limit: 1_000 })
      return rows.map(({ text }) => text)
    },
    async [Symbol.asyncDispose]() {
      for (const poller of pollers) await poller.stop()
      await store.close()
      await facebook.close()
    },
  }
}
