import { logMessage } from '@pal/core/texts/log-line'
import { runPendingSendsNow } from '@pal/db/jobs/pending-sends-now'
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
import type { Clock } from '../platform/clock.ts'
import { impatient } from './clocks.ts'
import { ManualClock } from './manual-clock.ts'

export interface Relay extends AsyncDisposable {
  readonly clock: Clock
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
  /** When the pending timers would run, from now. */
  due(): number[]
  texts(conversationId: number): Promise<string[]>
}

/** The relay on a real store and a strict Facebook, with a clock that a test moves. */
export async function startRelay(options: GraphOptions = {}): Promise<Relay> {
  const time = new ManualClock(options.startAt)
  const clock = impatient(time)
  const { now } = clock
  const facebook = await startGraphDouble({ ...options, clock: time })
  const store = openTestStore()
  const budget = new CallBudget({ db: store.db, clock })
  const graph = new GraphClient({ url: facebook.url, meter: budget, clock })
  const tokens = new Map<string, string>()
  const logged: Relay['logged'] = []
  const pollers: Poller[] = []

  return {
    clock,
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
        clock,
        token: async (pageId) => tokens.get(pageId) ?? null,
        log: (level, _category, said, details) =>
          logged.push({ level, message: logMessage(said), ...(details && { details }) }),
        changed: () => {},
        comments: { look: async () => {} },
        back: (pageId) => runPendingSendsNow(store.db, pageId, clock.now()),
        hour: () => 12,
        random: () => 0.5001,
        ...parts,
      })
      pollers.push(poller)
      return poller
    },
    elapse: (ms) => time.elapse(ms),
    due: () => time.due(),
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
