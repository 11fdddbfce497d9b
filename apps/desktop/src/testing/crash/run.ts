import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { errorText } from '@pal/core/errors'
import { logMessage } from '@pal/core/texts/log-line'
import { createCampaign } from '@pal/db/campaigns/campaigns'
import { openStore, storeFile } from '@pal/db/maintenance/open-store'
import { connectPage } from '@pal/db/pages/pages'
import { storeFolder } from '@pal/db/testing/testing'
import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import { type OpenAiDouble, startOpenAiDouble } from '@pal/doubles/openai/openai-double'
import Sqlite from 'better-sqlite3'

import { headlessVault } from '../../platform/vault/headless-vault.ts'
import { Secrets } from '../../platform/vault/secrets.ts'
import { crowdedness } from './crowded.ts'
import { faults } from './invariants.ts'
import { killPoint, messenger } from './kill-point.ts'
import { showPicture } from './operator.ts'
import { type Customer, customersOf, model, price, until, runScenario } from './scenario.ts'
import { type Moment, nameOf } from './schedule.ts'
import { type Endpoint, Supervisor } from './supervisor.ts'

export const stock = 10
export const longestStartMs = 3_000
export const never = 3_600_000

export interface Outcome {
  readonly kills: number
  readonly slowestStartMs: number
  /** Empty when nothing was lost, doubled or left undone. */
  readonly faults: readonly string[]
  /** What happened when, for whoever looks for the reason. */
  readonly log: readonly string[]
}

/** One walk through a kill, from the first message to the confirmed order, and what came of it. */
export async function survive(program: string, moment: Moment): Promise<Outcome> {
  await using shop = await openKilledShop(moment)
  const { graph, openai, page, file } = shop
  const began = performance.now()
  const lines: string[] = []
  const log = (line: string) => lines.push(`${(performance.now() - began).toFixed(0)} ms: ${line}`)
  let door: Endpoint = { webhookPort: 0, origin: '', cookie: '' }
  const keeper = new Supervisor({
    program,
    order: { ...shop.order, pollMs: moment.channel === 'webhook' ? never : 40 },
    deadMs: () => moment.random() * 60,
    ready: (at) => {
      door = at
      facebook.webhookPort = at.webhookPort
      const url = `http://127.0.0.1:${at.webhookPort}/webhook`
      if (moment.channel !== 'polling') graph.setWebhook(url)
    },
    log,
    diesYoung: true,
  })
  const over = new AbortController()
  const range = { graph, openai, keeper, moment, over: over.signal }
  const facebook = messenger(range)
  const customers = customersOf(graph, page, moment)
  const found: string[] = []
  const check = () => {
    if (keeper.failed) throw keeper.failed
  }
  try {
    await keeper.start()
    killPoint({ ...range, watchOrders: () => orderWatch(file) })
    const street = { graph, page, moment, bring: facebook.bring, check, door: () => door }
    const goThrough = async (customer: Customer) => {
      await runScenario(street, customer)
      if (moment.pictures) await showPicture(street, customer.person)
    }
    await Promise.all(customers.map(goThrough))
    log('the customers have heard everything')
    await until({ check }, () => keeper.up)
    if (keeper.kills === 0) {
      keeper.kill('when all was said')
      await until({ check }, () => keeper.up)
    }
    await until({ check }, () => isQuiet(file))
  } catch (error) {
    found.push(errorText(error))
  }
  over.abort()
  const code = await keeper.stop()
  if (code !== 0) found.push(`it ended with ${code} when it was asked to`)
  found.push(...faults({ file, graph, moment, customers, stock }), ...openai.problems)
  const slowestStartMs = Math.round(Math.max(...keeper.startMs))
  if (slowestStartMs > longestStartMs * crowdedness())
    found.push(`it took ${slowestStartMs} ms to start again`)
  return { kills: keeper.kills, slowestStartMs, faults: found, log: lines }
}

/** What a person needs to see of a run that went wrong. */
export function report(moment: Moment, { faults, log }: Outcome): string {
  const again = `npm run soak -- --seed ${moment.seed} --only ${moment.index}`
  return [nameOf(moment), ...faults, ...log, `Again: ${again}`].join('\n  ')
}

export interface KilledShop extends AsyncDisposable {
  readonly graph: GraphDouble
  readonly openai: OpenAiDouble
  readonly page: GraphPage
  readonly file: string
  readonly order: {
    dataDir: string
    rendererDir: string
    keyFile: string
    graphUrl: string
    openAiUrl: string
  }
}

/** A connected page with one campaign, as a seller left it, and Facebook and OpenAI around it. */
export async function openKilledShop(
  { differentMids, pictures }: Pick<Moment, 'differentMids' | 'pictures'>,
  { place, jars = stock }: { readonly place?: string; readonly jars?: number } = {},
): Promise<KilledShop> {
  // Whoever gets the port of one that was killed must not take its messages.
  const secret = randomBytes(16).toString('hex')
  const graph = await startGraphDouble({ differentMids, app: { secret } })
  const openai = await startOpenAiDouble()
  const page = graph.addPage({ name: 'Sundarban Honey' })
  graph.subscribe(page)
  const dataDir = place ?? (await storeFolder()).path
  const rendererDir = join(dataDir, 'renderer')
  await mkdir(rendererDir)
  const keyFile = join(dataDir, 'key')
  await using store = await openStore(dataDir)
  const now = Date.now()
  const secrets = new Secrets({
    store,
    vault: await headlessVault({ keyFile, passphrase: null }),
    now: Date.now,
    warn: (said) => {
      throw new Error(logMessage(said))
    },
  })
  await secrets.set('openai.api_key', openai.key)
  await secrets.set('facebook.app_secret', graph.app.secret)
  await secrets.set(`facebook.page_token.${page.id}`, page.token)
  await connectPage(store.db, { id: page.id, name: page.name, category: page.category, now })
  const productId = await store.transaction(async (tx) => {
    await createCampaign(
      tx,
      {
        name: 'Honey week',
        page_id: page.id,
        page_name: page.name,
        target_daily_conversations: 100,
        currency: 'BDT',
        trial_pack_duration: 7,
      },
      [
        {
          name: 'Wildflower honey 500 g',
          price_minor: price * 100,
          stock_count: jars,
          image_url: 'https://shop.example/honey.jpg',
        },
      ],
      now,
    )
    const { id } = await tx.selectFrom('products').select('id').executeTakeFirstOrThrow()
    return id
  })
  openai.respond((request) => model(request, { productId, pictures }))
  return {
    graph,
    openai,
    page,
    file: join(dataDir, storeFile),
    order: { dataDir, rendererDir, keyFile, graphUrl: graph.url, openAiUrl: openai.url },
    [Symbol.asyncDispose]: async () => {
      await graph.close()
      await openai.close()
      if (place === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function orderWatch(file: string): () => boolean {
  const raw = new Sqlite(file, { readonly: true })
  const look = raw.prepare('SELECT 1 FROM orders LIMIT 1')
  return () => {
    const there = look.get() !== undefined
    // While it is open, a start after the kill would have less to recover than in earnest.
    if (there) raw.close()
    return there
  }
}

/** Nothing is left to be done. */
export function isQuiet(file: string): boolean {
  const raw = new Sqlite(file, { readonly: true })
  const open = raw
    .prepare(
      `SELECT 1 FROM jobs UNION ALL SELECT 1 FROM messages WHERE state IN ('queued', 'sending')`,
    )
    .get()
  raw.close()
  return open === undefined
}
