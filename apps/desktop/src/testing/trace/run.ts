import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import type { Clock } from '../../platform/clock.ts'
import { figuresOf, inOrder, medianOf, roomOf } from './figures.ts'
import { type Entry, traceEntries } from './instrument.ts'

// Run as `npm run trace`; with `--root DIR` it traces the program of another checkout.
const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    runs: { type: 'string', default: '5' },
    list: { type: 'boolean' },
    json: { type: 'boolean' },
  },
})
const root = resolve(values.root ?? join(import.meta.dirname, '../../../../..'))
const entries = traceEntries(root)

/** The first of these files that this checkout has. */
function load<T>(...paths: readonly string[]): Promise<T> {
  const path = paths.map((one) => join(root, one)).find((one) => existsSync(one))
  if (path === undefined) throw new Error(`${root} has none of ${paths.join(', ')}`)
  return import(pathToFileURL(path).href) as Promise<T>
}

const { systemClock } = await load<typeof import('../../platform/clock.ts')>(
  'apps/desktop/src/platform/clock.ts',
)
/** What looks now and then whether there is something to do stays out of the trace. */
const clock: Clock = {
  ...systemClock,
  after: (ms, run) => (ms < 1_000 ? systemClock.after(ms, run) : { cancel: () => {} }),
  every: () => ({ cancel: () => {} }),
}

type Testing = Pick<typeof import('../test-server.ts'), 'startTestServer'>
const { startTestServer } = await load<Testing>('apps/desktop/src/testing/test-server.ts')
const { startGraphDouble } = await load<typeof import('@pal/doubles/graph/graph-double')>(
  'packages/doubles/src/graph/graph-double.ts',
  'packages/doubles/src/graph-double.ts',
)
type Context = Pick<typeof import('@pal/core/testing/agent-context'), 'someDecision'>
/** With every field that the model of this checkout has to fill. */
const { someDecision } = await load<Context>(
  'packages/core/src/testing/agent-context.ts',
  'packages/core/src/agent/context.testing.ts',
)
const { startOpenAiDouble } = await load<typeof import('@pal/doubles/openai/openai-double')>(
  'packages/doubles/src/openai/openai-double.ts',
  'packages/doubles/src/openai-double.ts',
)

const graph = await startGraphDouble()
const openai = await startOpenAiDouble()
const rarely = 3_600_000
const server = await startTestServer({
  clock,
  config: { graphUrl: graph.url, openAiUrl: openai.url, webhookPort: 0 },
  timing: {
    quietMs: 60,
    graceMs: 400,
    poll: {
      haste: 1,
      busyMs: rarely,
      normalMs: rarely,
      idleMs: rarely,
      errorMs: rarely,
      longestErrorMs: rarely,
    },
  },
})
const post = async (path: string, body: unknown, method = 'POST') => {
  const response = await server.ask(path, { method, body })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { id: number }
}
const get = async <T>(path: string) => (await (await server.ask(path)).json()) as T
const page = graph.addPage({ name: 'Sundarban Honey' })
await post('/api/openai/config', { apiKey: openai.key })
await post('/api/facebook/config', { appId: graph.app.id, appSecret: graph.app.secret }, 'PUT')
await post('/api/facebook/validate-token', { pageAccessToken: page.token })
const campaign = await post('/api/campaigns', {
  name: 'Honey week',
  facebookPageId: page.id,
  currency: 'BDT',
  products: [
    { name: 'Wildflower honey 500 g', price: '650', description: 'From the Sundarbans' },
    { name: 'Beeswax candle', price: '120.50', description: 'Hand-poured' },
  ],
})
const products = await get<{ id: number }[]>(`/api/campaigns/${campaign.id}/products`)
graph.setWebhook(`http://127.0.0.1:${server.running.webhookPort}/webhook`, {
  unsubscribedToo: true,
})

const productId = products[0]?.id ?? 0
const cart = [{ productId, quantity: 2 }]
const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
const plain = someDecision()
openai.respond(({ input }) => {
  const said = JSON.stringify(input)
  const order = { ...plain, cart, customer: receiver }
  if (said.includes('yes please')) {
    return { ...order, reply: 'Thank you!', order: 'place', confirmationQuote: 'yes please' }
  }
  if (said.includes('Lake Road')) {
    return { ...order, reply: 'Here is your order: {{summary}}', order: 'ask' }
  }
  return { ...plain, reply: `It costs {{price:${productId}}}. Would you like some?` }
})

/** Longer than the notifier waits for more changes. */
const alertsGatherMs = 1_200
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** Writes a message, and waits until its answer has come back as an echo and nothing moves any more. */
async function write(psid: string, text: string): Promise<void> {
  const before = graph.deliveries.length
  graph.customerWrites(page, psid, text)
  for (const until = Date.now() + 60_000; graph.deliveries.length < before + 2; await pause(10)) {
    if (Date.now() > until) throw new Error(`Nobody answered '${text}'`)
  }
  for (let seen = -1; seen !== entries.length; await pause(150)) seen = entries.length
}

const runs: Entry[][] = []
const taken = new Set<number>()
for (let run = 0; run < Number(values.runs); run++) {
  const { psid } = graph.addPerson(page, { name: receiver.name })
  await write(psid, 'How much is the honey?')
  await write(psid, '2 jars. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  // Alerts look a moment later whether there is one: what they do for these stays out, too.
  await pause(alertsGatherMs)
  entries.length = 0
  await write(psid, 'yes please')
  const [order] = await get<{ id: number }[]>('/api/orders?limit=1')
  runs.push([...entries])
  if (order === undefined || taken.has(order.id)) throw new Error('No order was taken')
  taken.add(order.id)
}

const [one = []] = runs
if (values.list) {
  for (const { file, name, sql } of inOrder(one)) {
    console.log(roomOf(file), file, name, sql === undefined ? '' : sql.slice(0, 160))
  }
}
const figures = medianOf(runs.map(figuresOf))
if (values.json) console.log(JSON.stringify(figures))
else console.table(figures)

await server[Symbol.asyncDispose]()
await graph.close()
await openai.close()
