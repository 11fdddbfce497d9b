import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { because } from '@pal/core/texts/reason'
import { requestHuman } from '@pal/db/conversations/request-human'
import { openStore, storeFile } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { placeOrder } from '@pal/db/orders/place-order'
import { someOrder } from '@pal/db/testing/fixtures'
import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { DeliveryResult } from '@pal/doubles/graph/graph-webhook'
import type { APIRequestContext } from '@playwright/test'

import { type Product, startProduct } from './product.ts'

interface SeededRows {
  readonly conversations: number
  readonly messages: number
  readonly orders: number
}

export interface ShopSize extends SeededRows {
  /** Orders that wait to be packed. */
  readonly waiting: number
  /** Customers who write. */
  readonly writers: number
}

interface Customer {
  readonly pageId: string
  readonly psid: string
}

export interface DeliveredOrder {
  readonly number: string
  /** The end of the customer's phone number, as somebody reads it out. */
  readonly digits: string
}

export interface BusyShop extends AsyncDisposable {
  readonly product: Product
  readonly graph: GraphDouble
  /** Delivered orders of which nothing came back, newest first, of customers with few: all in sight. */
  readonly delivered: readonly DeliveredOrder[]
  /** The customers write, one after the other, until it is stopped. */
  readonly write: (perSecond: number) => Writing
  /** Ends the product; how many of these messages its store holds. */
  readonly stored: (mids: readonly string[]) => Promise<number>
}

interface Writing {
  /** What was written, each of it taken by the product. */
  readonly stop: () => Promise<readonly string[]>
}

const pages = 10
/** At most; of the first who write: nobody else can be answered. */
const tasks = 600
/** So many messages are on their way at once: a shop that takes them slower is written to slower. */
const mostUnderWay = 20
const verifyToken = 'verify-me'

/** A shop that has been open for a year, whose customers write; `folder` keeps it for the next time. */
export async function startBusyShop(
  request: APIRequestContext,
  size: ShopSize,
  folder?: string,
): Promise<BusyShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-day-'))
  const filled = join(folder ?? dataDir, storeFile)
  if (!existsSync(filled)) await fill(folder ?? dataDir, size)
  // A day leaves its traces, and Facebook's stand-in would know nothing of them.
  if (folder !== undefined) await copyFile(filled, join(dataDir, storeFile))
  const { customers, delivered } = await lookInto(dataDir, size)
  const graph = await startGraphDouble()
  const connected = new Map(
    Array.from({ length: pages }, (_, index) => {
      const id = `page-${index + 1}`
      return [id, graph.addPage({ id, name: `Dhaka Looms ${index + 1}`, category: 'Clothing' })]
    }),
  )
  const product = await startProduct({
    dataDir,
    env: { PAL_GRAPH_URL: graph.url },
    args: ['--webhook-port', '0'],
  })
  await request.get(product.startLink)
  const ask = async (method: string, path: string, data?: object): Promise<unknown> => {
    const answer = await request.fetch(product.origin + path, {
      method,
      headers: { origin: product.origin },
      ...(data && { data }),
    })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  const { id: appId, secret: appSecret } = graph.app
  await ask('PUT', '/api/facebook/config', { appId, appSecret, verifyToken })
  for (const { token } of connected.values()) {
    await ask('POST', '/api/facebook/validate-token', { pageAccessToken: token })
  }
  const { port } = (await ask('GET', '/api/facebook/webhook')) as { port: number }
  graph.setWebhook(`http://127.0.0.1:${port}/webhook`, { verifyToken, unsubscribedToo: true })

  const say = async ({ pageId, psid }: Customer, number: number): Promise<string> => {
    const page = connected.get(pageId)
    if (!page) throw new Error(`The shop has no page ${pageId}`)
    if (!page.people.has(psid)) graph.addPerson(page, { psid, name: `Customer ${psid.slice(-5)}` })
    const written = graph.customerWrites(page, psid, `Is it still there? (${number})`)
    let result = await written.delivered
    // Facebook tries again what it got no answer to.
    for (let again = 0; typeof result === 'string' || result.status !== 200; again += 1) {
      if (again === 30) throw new Error(`The message ${number} was not taken: ${asText(result)}`)
      await wait(500)
      ;[result = 'no webhook set'] = await graph.redeliver(written.mid)
    }
    return written.mid
  }

  const stops: (() => void)[] = []
  return {
    product,
    graph,
    delivered,
    write: (perSecond) => {
      let seenAt = performance.now()
      let due = 0
      let underWay = 0
      const taken: Promise<string>[] = []
      const timer = setInterval(() => {
        const now = performance.now()
        due += ((now - seenAt) / 1000) * perSecond
        seenAt = now
        for (; due >= 1; due -= 1) {
          const customer = customers[taken.length % customers.length]
          if (!customer || underWay === mostUnderWay) continue
          const said = say(customer, taken.length + 1)
          underWay += 1
          // Called when it is stopped; until then nobody waits for it.
          const arrived = () => void (underWay -= 1)
          said.then(arrived, arrived)
          taken.push(said)
        }
      }, 20)
      stops.push(() => clearInterval(timer))
      return {
        stop: () => {
          clearInterval(timer)
          return Promise.all(taken)
        },
      }
    },
    stored: async (mids) => {
      await product.stop()
      const store = await openStore(dataDir)
      const { held } = store.raw
        .prepare<[string], { held: number }>(
          'SELECT count(*) AS held FROM messages WHERE mid IN (SELECT value FROM json_each(?))',
        )
        .get(JSON.stringify(mids)) ?? { held: 0 }
      await store.close()
      return held
    },
    [Symbol.asyncDispose]: async () => {
      for (const stop of stops) stop()
      await product.stop()
      await graph.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const asText = (result: DeliveryResult) =>
  typeof result === 'string' ? result : `status ${result.status} after ${Math.round(result.ms)} ms`

/** By the program that fills stores for the benchmarks. */
async function fill(dataDir: string, rows: SeededRows): Promise<void> {
  const { conversations, messages, orders } = rows
  const numbers = Object.entries({ conversations, messages, orders, logs: 100 }).flatMap(
    ([name, rows]) => [`--${name}`, String(rows)],
  )
  const script = join(import.meta.dirname, '../bench/seed/main.ts')
  const child = spawn(process.execPath, [script, '--data-dir', dataDir, ...numbers], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The shop could not be filled (exit code ${code})`)
}

/**
 * The story of such a store has an end: these came since, and wait to be packed. They are those of
 * the customers who write, so that nobody else goes to the top of the inbox.
 */
async function takeOrders(store: Store, count: number): Promise<void> {
  const now = Date.now()
  const open = store.raw
    .prepare<[number], { id: number; campaign: number; product: number }>(
      `SELECT conversations.id, campaign_id AS campaign, min(products.id) AS product
       FROM conversations JOIN products USING (campaign_id)
       WHERE products.deleted_at IS NULL GROUP BY conversations.id
       ORDER BY last_activity_at LIMIT ?`,
    )
    .all(count)
  await store.transaction(async (tx) => {
    for (const [index, { id, campaign, product }] of open.entries()) {
      await placeOrder(
        tx,
        someOrder({
          campaignId: campaign,
          conversationId: id,
          line: { productId: product, unitPriceMinor: 129_900 },
          now: now - (count - index) * 1000,
        }),
      )
    }
  })
}

async function lookInto(dataDir: string, { waiting, writers }: ShopSize) {
  const store = await openStore(dataDir)
  await takeOrders(store, waiting)
  const customers = store.raw
    .prepare<
      [number],
      Customer & { readonly id: number }
    >(`SELECT conversations.id, conversations.page_id AS pageId, psid
       FROM conversations JOIN customers ON customers.id = customer_id
       ORDER BY last_activity_at LIMIT ?`)
    .all(writers)
  await store.transaction(async (tx) => {
    for (const { id } of customers.slice(0, tasks)) {
      await requestHuman(tx, id, because('wants_human'), Date.now())
    }
  })
  const delivered = store.raw
    .prepare<[], DeliveredOrder>(
      `SELECT number, substr(phone9, -6) AS digits FROM orders
       WHERE status = 'delivered' AND phone9 IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM order_returns WHERE order_id = orders.id)
         AND (SELECT count(*) FROM orders AS own WHERE own.customer_id = orders.customer_id) <= 6
       ORDER BY id DESC LIMIT 500`,
    )
    .all()
  await store.close()
  return { customers, delivered }
}
