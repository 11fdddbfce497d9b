import type { Analytics } from '@pal/core/contract/analytics'
import type { Answer } from '@pal/core/contract/endpoints'
import type { Store } from '@pal/db/maintenance/store'
import type { Hono } from 'hono'

import { api } from '../../http/api.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { TaskContext } from '../../threads/task-context.ts'
import { tasks } from '../../threads/tasks.ts'
import { type ConversationParts, conversationRoutes } from '../conversations/routes.ts'
import { type OrderParts, orderRoutes } from '../orders/routes.ts'
import { analyticsRoutes } from './routes.ts'

export interface Desk {
  readonly analytics: (period: string) => Promise<Analytics>
  readonly sources: (period: string) => Promise<Answer<'sources.list'>['sources']>
  readonly products: (period: string) => Promise<Answer<'productSales.list'>>
  /** All rows behind an address of the analytics, page by page. */
  readonly rows: <Row>(link: string) => Promise<Row[]>
  /** How many of them the server counts. */
  readonly count: (link: string) => Promise<number>
  /** What the list of orders says that they come to. */
  readonly sums: (link: string) => Promise<Answer<'orders.sums'>['sums']>
}

/** The analytics and the lists that they lead to, in memory, on a store that a test fills. */
export function openDesk(store: Store, now: () => number): Desk {
  const run = (task: keyof typeof tasks, input: never) =>
    (tasks[task] as (input: never, context: Pick<TaskContext, 'db'>) => unknown)(input, store)
  const parts = {
    store,
    clock: { now },
    thread: { run },
    printPdf: null,
  } as unknown as ConversationParts & OrderParts
  const app: Hono = api(
    {
      ...analyticsRoutes(parts),
      ...orderRoutes(parts),
      ...conversationRoutes(parts),
    } as unknown as Handlers,
    { checkAnswers: true },
  )
  const ask = async (path: string) => {
    const response = await app.request(path)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response
  }
  return {
    analytics: async (period) =>
      (await (await ask(`/api/analytics?period=${period}`)).json()) as Analytics,
    sources: async (period) => {
      const body = await (await ask(`/api/analytics/sources?period=${period}`)).json()
      return (body as Answer<'sources.list'>).sources
    },
    products: async (period) => {
      const body = await (await ask(`/api/analytics/products?period=${period}`)).json()
      return body as Answer<'productSales.list'>
    },
    rows: async <Row>(link: string) => {
      const rows: Row[] = []
      for (let path: string | undefined = `/api${link}&limit=20`; path;) {
        const response = await ask(path)
        rows.push(...((await response.json()) as Row[]))
        path = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      }
      return rows
    },
    sums: async (link) => {
      const body = await (await ask(`/api${link.replace('?', '/sums?')}`)).json()
      return (body as Answer<'orders.sums'>).sums
    },
    count: async (link) => {
      const [path, query] = link.split('?')
      const response = await ask(`/api${path}/count?${query}`)
      return ((await response.json()) as { count: number }).count
    },
  }
}
