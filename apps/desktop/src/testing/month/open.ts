// Loaded before time passes, as in timed-model.ts.
import 'openai'
import { setTimeout as pause } from 'node:timers/promises'

import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import { type OpenAiDouble, startOpenAiDouble } from '@pal/doubles/openai/openai-double'

import type { Clock } from '../../platform/clock.ts'
import { offBy } from '../clocks.ts'
import { ManualClock } from '../manual-clock.ts'
import { settled } from '../settled.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import type { Wares } from './model.ts'

const minute = 60_000
const hour = 60 * minute

export interface Stall {
  readonly page: GraphPage
  readonly campaignId: number
  readonly wares: Wares
  readonly drafts: boolean
}

export interface MonthShop extends AsyncDisposable {
  readonly clock: ManualClock
  readonly graph: GraphDouble
  readonly openai: OpenAiDouble
  readonly server: TestServer
  readonly stalls: readonly Stall[]
  readonly tell: (method: string, path: string, body?: unknown) => Promise<Response>
  readonly read: <T>(path: string) => Promise<T>
}

export const stock = 50_000

const products = [
  { name: 'Wildflower honey 500 g', price: '650', lowestPrice: '550', stockCount: stock },
  { name: 'Beeswax candle', price: '120.50', stockCount: stock },
  {
    name: 'Honey trial pack',
    price: '150',
    productType: 'trial_pack',
    isTrialPack: true,
    stockCount: stock,
  },
]

const settings = {
  company: { companyName: 'Sundarban Honey', timezone: 'Europe/Berlin', country: 'BD' },
  flow: {
    followUpsEnabled: true,
    followUpDelayHours: 14,
    priceNegotiation: true,
    humanAgent: true,
    takeoverHours: 6,
  },
  tactics: { deliveryFee: 60, trialPackEnabled: true, trialPackPrice: 150 },
} as const

/** What waits no longer than that waits for others to be done, and for no time of day. */
const soonMs = 250

/** Time does not move while somebody works, however slow the machine is: a day must not pass over one request. */
class PatientClock extends ManualClock {
  override async during<T>(work: Promise<T>): Promise<T> {
    const end = new AbortController()
    work.then(
      () => end.abort(),
      () => end.abort(),
    )
    for (;;) {
      for (let looks = 0; looks < 60 && !end.signal.aborted; looks += 1) {
        await settled()
        if (end.signal.aborted) break
        const [next = Infinity] = this.due()
        if (next <= soonMs) await this.elapse(Math.max(0, next))
        // A thread works.
        else await pause(1)
      }
      if (end.signal.aborted) return work
      await this.elapse(1_000)
    }
  }
}

/** Who looks around every half minute or minute, though nothing is due, does so seldom: a month is long. */
function seldom(clock: ManualClock): Clock {
  return {
    ...offBy(clock, () => 0),
    after: (ms, run) => clock.after(ms === minute / 2 ? 5 * minute : ms, run),
    every: (ms, run) => clock.every(ms === minute ? 4 * minute : ms, run),
  }
}

/** A shop with two pages: the agent of one answers by itself, that of the other drafts. */
export async function openMonthShop(startAt: number): Promise<MonthShop> {
  const clock = new PatientClock(startAt)
  const graph = await startGraphDouble({ clock })
  const openai = await startOpenAiDouble({ clock, today: '2026-10-05' })
  const rare = { busyMs: hour, normalMs: hour, nightMs: hour, idleMs: hour, errorMs: hour }
  const server = await startTestServer({
    config: { graphUrl: graph.url, openAiUrl: openai.url, webhookPort: 0 },
    clock: seldom(clock),
    passing: clock,
    timing: { poll: { ...rare, haste: 1e9 } },
  })
  const tell = async (method: string, path: string, body?: unknown) => {
    const answer = await server.ask(path, { method, ...(body !== undefined && { body }) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  const read = async <T>(path: string) => (await (await tell('GET', path)).json()) as T
  await tell('PUT', '/api/facebook/config', { appId: graph.app.id, appSecret: graph.app.secret })
  await tell('POST', '/api/openai/config', { apiKey: openai.key })
  await tell('PUT', '/api/settings', settings)
  const stalls: Stall[] = []
  for (const drafts of [false, true]) {
    const name = drafts ? 'Red Shop' : 'Blue Shop'
    const page = graph.addPage({ name, humanAgent: true })
    await tell('POST', '/api/facebook/validate-token', { pageAccessToken: page.token })
    const body = { name, facebookPageId: page.id, currency: 'BDT', draftMode: drafts, products }
    const campaign = await tell('POST', '/api/campaigns', body)
    const { id } = (await campaign.json()) as { id: number }
    const listed = await read<{ id: number }[]>(`/api/campaigns/${id}/products`)
    const [honey = 0, candle = 0, trial = 0] = listed.map((product) => product.id)
    stalls.push({ page, campaignId: id, wares: { honey, candle, trial }, drafts })
    graph.subscribe(page)
  }
  graph.setWebhook(`http://127.0.0.1:${server.running.webhookPort}/webhook`)
  return {
    clock,
    graph,
    openai,
    server,
    stalls,
    tell,
    read,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await graph.close()
      await openai.close()
    },
  }
}
