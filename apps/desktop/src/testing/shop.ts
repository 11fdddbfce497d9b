// Loaded before time passes, as in timed-model.ts.
import 'openai'
import { hourMs } from '@pal/core/durations'
import { startGraphDouble, type GraphDouble } from '@pal/doubles/graph/graph-double'
import { startOpenAiDouble, type OpenAiDouble } from '@pal/doubles/openai/openai-double'
import { DEFAULT_TODAY, type ModelInfo } from '@pal/doubles/openai/openai-models'

import type { Config } from '../platform/config.ts'
import type { Outside } from '../platform/outside.ts'
import { offBy } from './clocks.ts'
import { ManualClock } from './manual-clock.ts'
import { startTestServer, type TestServer } from './test-server.ts'

type Page = ReturnType<GraphDouble['addPage']>

export interface Shop extends AsyncDisposable {
  /** Of all three: it does not move but while a test waits for something. */
  readonly clock: ManualClock
  readonly graph: GraphDouble
  readonly openai: OpenAiDouble
  readonly server: TestServer
  readonly page: Page
  readonly campaignId: number
  readonly productId: number
}

interface ShopOptions {
  readonly offMs?: () => number
  readonly config?: Partial<Config>
  readonly outside?: Outside
  readonly models?: readonly ModelInfo[]
  readonly contentShown?: Promise<void>
  /** How often Facebook is asked for news; seldom, where a test lets minutes pass in which nobody writes. */
  readonly pollMs?: number
}

/** Of the day on which the doubles stand, so that tests do not age; and far from any other day. */
const noon = Date.parse(`${DEFAULT_TODAY}T12:00:00Z`)

const products = [
  { name: 'Wildflower honey 500 g', price: '650', description: 'From the Sundarbans' },
  { name: 'Beeswax candle', price: '120.50', description: 'Hand-poured' },
]

/**
 * The real product with strict doubles around it: one page, one campaign, two products, a key. The
 * product's clock may be off by some time; Facebook's is right.
 */
export async function openShop({
  offMs = () => 0,
  config = {},
  outside,
  models,
  contentShown,
  pollMs = 250,
}: ShopOptions = {}): Promise<Shop> {
  const clock = new ManualClock(noon)
  const graph = await startGraphDouble({ clock })
  const openai = await startOpenAiDouble({ clock, ...(models && { models }) })
  const server = await startTestServer({
    config: { graphUrl: graph.url, openAiUrl: openai.url, ...config },
    clock: offBy(clock, offMs),
    passing: clock,
    ...(outside && { outside }),
    ...(contentShown && { contentShown }),
    timing: {
      quietMs: 60,
      graceMs: 400,
      // A thread takes longer to start than most tests.
      threadMs: hourMs,
      poll: {
        haste: 1e9,
        busyMs: pollMs,
        normalMs: pollMs,
        idleMs: pollMs,
        errorMs: 60,
        longestErrorMs: 200,
      },
    },
  })
  const page = graph.addPage({ name: 'Sundarban Honey' })
  const post = async (path: string, body: unknown) => {
    const response = await server.ask(path, { method: 'POST', body })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { id: number }
  }
  await post('/api/openai/config', { apiKey: openai.key })
  await post('/api/facebook/validate-token', { pageAccessToken: page.token })
  const campaign = await post('/api/campaigns', {
    name: 'Honey week',
    facebookPageId: page.id,
    currency: 'BDT',
    products,
  })
  const listed = (await (await server.ask(`/api/campaigns/${campaign.id}/products`)).json()) as {
    id: number
  }[]
  return {
    clock,
    graph,
    openai,
    server,
    page,
    campaignId: campaign.id,
    productId: listed[0]?.id ?? 0,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await graph.close()
      await openai.close()
    },
  }
}
