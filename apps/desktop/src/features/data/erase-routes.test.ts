import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Job } from '@pal/core/contract/data'
import { because } from '@pal/core/texts/reason'
import { changeCustomer } from '@pal/db/conversations/customers'
import { addDecisionLog } from '@pal/db/conversations/decision-log'
import { appendLogs } from '@pal/db/logs/logs'
import { storeFile } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { storeWebhookEvent } from '@pal/db/messages/webhook-events'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { indexMessages } from '@pal/db/testing/testing'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'
import { readZip } from '../../testing/read-zip.ts'

const zuleikha = {
  pageId: 'page-1',
  psid: '9988776655443322',
  name: 'Zuleikha Khatun',
  phone: '01755443322',
  words: 'Nilgiri নীলগিরি',
}
const karim = {
  pageId: 'page-1',
  psid: '1000000000000001',
  name: 'Karim Mia',
  phone: '01811111111',
  words: 'Sundarban মধু',
}
const otherPage = { ...karim, pageId: 'page-2', psid: '2000000000000002', name: 'Salma Begum' }

type Who = typeof zuleikha

async function shopping(store: Store, campaignId: number, who: Who): Promise<void> {
  const { psid, name, phone, words, pageId } = who
  await store.transaction(async (tx) => {
    for (let n = 0; n < 40; n++) {
      const said = { text: `${words} ${n}`, sentAt: noon + n, now: noon + n }
      const attachments = n === 0 ? [{ type: 'image', name: null, url: 'https://x/1' }] : []
      await ingestInbound(
        tx,
        inbound({ pageId, psid, mid: `${psid}-${n}`, customerName: name, attachments, ...said }),
      )
    }
    const { id, customer_id } = await tx
      .selectFrom('conversations')
      .select(['id', 'customer_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await changeCustomer(tx, customer_id, { phone, address: `${words} road` }, { now: noon })
    const { order } = await placeOrder(
      tx,
      someOrder({
        campaignId,
        conversationId: id,
        customer: { name, phone, address: `${words} road` },
        line: { productId: campaignId, quantity: 3, unitPriceMinor: 3_333 },
      }),
    )
    await addDecisionLog(tx, {
      conversation_id: id,
      campaign_id: campaignId,
      settings_version: 1,
      model: 'gpt-6-luna',
      decision: JSON.stringify({ reply: words }),
      outcome: 'answered',
      started_at: noon,
      order_id: order.id,
    })
    await tx
      .updateTable('attachments')
      .set({ state: 'kept', file: `${psid}.png`, mime: 'image/png', size: 20 })
      .where('conversation_id', '=', id)
      .execute()
    await appendLogs(store.logs.db, [
      {
        at: noon,
        level: 'info',
        category: 'ai',
        said: because('earlier_text', { text: `Order ${order.number} is shipped` }),
      },
      {
        at: noon,
        level: 'info',
        category: 'ai',
        said: because('earlier_text', { text: 'Answered' }),
        details: { conversationId: id },
      },
      {
        at: noon,
        level: 'warn',
        category: 'facebook',
        said: because('earlier_text', { text: `${name} cannot be reached` }),
        details: { psid },
      },
      {
        at: noon,
        level: 'warn',
        category: 'facebook',
        said: because('earlier_text', { text: `${name} was slow` }),
      },
    ])
  })
  await storeWebhookEvent(store.db, {
    pageId,
    psid,
    kind: 'postback',
    eventKey: `key-${psid}`,
    body: { sender: { id: psid }, title: words },
    receivedAt: noon,
  })
  const folder = join(store.folder ?? '', 'attachments')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${psid}.png`), `picture of ${words}`)
}

let filled: FilledServer
let moment = noon + 60_000
/** Too soon for the first daily backup, which would come in between. */
const soonAfter = () => (moment += 5)

beforeEach(async () => {
  filled = await startFilledServer(async (store) => {
    await aPage(store)
    await aPage(store, 'page-2', 'Khulna Looms')
    const first = await aCampaign(store)
    const second = await aCampaign(store, {
      page_id: 'page-2',
      page_name: 'Khulna Looms',
      name: 'Second',
    })
    await shopping(store, first.campaign.id, karim)
    await shopping(store, first.campaign.id, zuleikha)
    await shopping(store, second.campaign.id, otherPage)
    indexMessages(store)
  }, clockAt(soonAfter))
})

afterEach(() => filled[Symbol.asyncDispose]())

const post = async (path: string, body?: unknown): Promise<unknown> => {
  const response = await filled.server.ask(path, { method: 'POST', body })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
const get = async (path: string): Promise<unknown> => (await filled.server.ask(path)).json()

/** Which of a customer's traces are in any file below the data folder. */
async function tracesOf({ psid, name, phone, words }: Who): Promise<string[]> {
  const entries = await readdir(filled.server.dataDir, { withFileTypes: true, recursive: true })
  const found = new Set<string>()
  for (const { parentPath, name: file } of entries.filter((entry) => entry.isFile())) {
    const bytes = await readFile(join(parentPath, file))
    for (const trace of [
      psid,
      name,
      phone,
      ...words.split(' '),
      words.split(' ')[0]?.toLowerCase(),
    ])
      if (trace !== undefined && (bytes.includes(trace) || file.includes(trace))) found.add(trace)
  }
  return [...found]
}

it('erases a customer from every file of the data folder, and no one else [EN-02]', async () => {
  expect(await tracesOf(zuleikha)).toHaveLength(6)
  const others = await tracesOf(karim)
  const orders = (await get('/api/orders')) as { totalAmount: number }[]
  expect(await post(`/api/customers/${zuleikha.psid}/erase`)).toEqual({ outcome: 'erased' })
  expect(await tracesOf(zuleikha)).toEqual([])
  expect(await tracesOf(karim)).toEqual(others)
  const left = (await get('/api/orders')) as { totalAmount: number }[]
  expect([orders.length, left.length]).toEqual([3, 2])
  const logs = JSON.stringify(await get('/api/system/logs'))
  expect(logs).toContain('••• was slow')
  expect(logs).toContain('Karim Mia was slow')
  expect(logs).not.toContain('PAL-000002')
  expect((await filled.server.ask(`/api/customers/${zuleikha.psid}/export`)).status).toBe(404)
})

it('erases a page with its customers and campaigns, and leaves the other pages [EN-02]', async () => {
  expect(await post('/api/facebook/pages/page-1/erase')).toEqual({ outcome: 'erased' })
  for (const who of [zuleikha, { ...karim, phone: '01999999999', words: 'Rangamati' }]) {
    expect(await tracesOf(who)).toEqual([])
  }
  expect(await tracesOf({ ...zuleikha, name: 'Dhaka Looms', psid: 'page-1' })).toEqual([])
  expect(await get('/api/campaigns')).toMatchObject([{ name: 'Second', conversationCount: 1 }])
  expect(await get('/api/orders')).toMatchObject([{ customerName: 'Salma Begum' }])
  expect(await get('/api/data/erasing')).toEqual({ erasing: null })
})

it('erases everything: an empty store goes on, with nothing in any file [SE-10]', async () => {
  await post('/api/openai/config', { apiKey: 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789' })
  await post('/api/data/backup', {})
  const refused = await filled.server.ask('/api/data/erase', { method: 'POST', body: {} })
  expect(refused.status).toBe(400)
  await post('/api/data/erase', { confirm: 'everything' })
  for (const who of [zuleikha, karim, otherPage]) expect(await tracesOf(who)).toEqual([])
  expect(await get('/api/settings')).toMatchObject({ ai: { apiKeySet: false } })
  expect(await get('/api/conversations')).toEqual([])
  expect(await get('/api/data/backups')).toMatchObject({ backups: [] })
  const place = (await get('/api/data')) as { folder: string; size: Record<string, number> }
  expect(place).toMatchObject({
    folder: filled.server.dataDir,
    size: { attachments: 0, backups: 0, setAside: 0 },
  })
  expect(place.size['store']).toBeGreaterThan(0)
})

it('names the backups that still hold an erased customer, and rewrites them on request [EN-02]', async () => {
  const { file } = (await post('/api/data/backup', {})) as { file: string }
  await post(`/api/customers/${zuleikha.psid}/erase`)
  const after = (await post('/api/data/backup', {})) as { file: string; madeAt: string }
  const day = 24 * 60 * 60 * 1000
  expect(await get('/api/data/erased-in-backups')).toMatchObject({
    erased: 1,
    holders: [
      {
        kind: 'backup',
        name: file,
        afterBackups: 6,
        goesAt: new Date(Date.parse(after.madeAt) + 6 * day).toISOString(),
      },
    ],
  })
  expect(await tracesOf(zuleikha)).not.toEqual([])
  // A damaged one makes room for none, so that it would hold them for ever.
  const cut = 'pal-000009-20261101T120000Z-daily.tar'
  const folder = join(filled.server.dataDir, 'backups')
  const bytes = await readFile(join(folder, file))
  await writeFile(join(folder, cut), bytes.subarray(0, bytes.length - 20_000))
  expect(await get('/api/data/backups')).toMatchObject({ damaged: [cut] })
  expect(await post('/api/data/erased-in-backups/rewrite')).toMatchObject({ removed: [file, cut] })
  expect(await tracesOf(zuleikha)).toEqual([])
  expect(await get('/api/data/erased-in-backups')).toMatchObject({ holders: [] })
  expect(await get('/api/data/backups')).toMatchObject({ backups: [{}, { file: after.file }] })
})

it('hands out everything of one customer, amounts exact to the cent [EN-02, CU-03]', async () => {
  const response = await filled.server.ask(`/api/customers/${zuleikha.psid}/export`)
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const file = (await response.json()) as Record<string, { [name: string]: unknown }[]>
  expect(file).toMatchObject({
    customer: { customerId: zuleikha.psid, name: zuleikha.name, phone: zuleikha.phone },
    orders: [{ totalAmount: 99.99, products: [{ unitPrice: 33.33, quantity: 3 }] }],
    decisions: [{ decision: { reply: zuleikha.words } }],
    events: [{ kind: 'postback', body: { title: zuleikha.words } }],
  })
  expect(file['messages']).toHaveLength(40)
  expect(file['messages']?.[0]).toMatchObject({
    text: `${zuleikha.words} 0`,
    attachments: [{ type: 'image', stored: { state: 'kept', mime: 'image/png' } }],
  })
  expect(JSON.stringify(file)).not.toContain(karim.name)
})

it('what an older store holds as no JSON is handed out as it is, and ends no export [EN-01, SE-10]', async () => {
  const raw = new Sqlite(join(filled.server.dataDir, storeFile))
  raw.exec("UPDATE conversations SET cart = '{half'; UPDATE campaigns SET strategies = 'all'")
  raw.close()
  const one = await filled.server.ask(`/api/customers/${zuleikha.psid}/export`)
  expect(await one.json()).toMatchObject({ conversation: { cart: '{half' } })
  const all = await filled.server.ask('/api/data/export?format=json')
  const files = readZip(Buffer.from(await all.arrayBuffer()))
  expect(JSON.parse(files.get('campaigns.json')?.toString() ?? '')).toMatchObject([
    { strategies: 'all' },
    { strategies: 'all' },
  ])
})

it('hands out what one customer sent as well: pictures, voice notes and files [EN-02]', async () => {
  const response = await filled.server.ask(`/api/customers/${zuleikha.psid}/export?format=zip`)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/"customer-[\d-]+\.zip"/)
  const files = readZip(Buffer.from(await response.arrayBuffer()))
  expect([...files.keys()]).toEqual(['customer.json', `attachments/${zuleikha.psid}.png`])
  const json = JSON.parse(String(files.get('customer.json'))) as { messages: object[] }
  expect(json.messages[0]).toMatchObject({
    attachments: [{ stored: { file: `${zuleikha.psid}.png` } }],
  })
  const all = readZip(
    Buffer.from(await (await filled.server.ask('/api/data/export?format=json')).arrayBuffer()),
  )
  const picture = `attachments/${zuleikha.psid}.png`
  expect(files.get(picture)).toEqual(all.get(picture))
  expect(files.get(picture)?.length).toBeGreaterThan(0)
})

it('hands out everything as one zip file that any computer opens [SE-10, EN-01]', async () => {
  const response = await filled.server.ask('/api/data/export?format=json')
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/"pal-export-[\d-]+\.zip"/)
  const files = readZip(Buffer.from(await response.arrayBuffer()))
  expect([...files.keys()].toSorted()).toEqual([
    `attachments/${karim.psid}.png`,
    `attachments/${otherPage.psid}.png`,
    `attachments/${zuleikha.psid}.png`,
    'campaigns.json',
    'conversations.json',
    'customers.json',
    'messages.json',
    'orders.json',
    'products.json',
    'rehearsal-offers.json',
    'settings.json',
  ])
  const table = (name: string) =>
    JSON.parse(String(files.get(`${name}.json`))) as Record<string, unknown>[]
  expect(table('messages')).toHaveLength(120)
  const [order] = table('orders')
  const [served = {}] = (await get('/api/orders?limit=1')) as Record<string, unknown>[]
  // Until when somebody can be told is of the moment, and a file has the page by its id.
  const ofList = new Set(['pageName', 'tellUntil'])
  const stored = Object.entries(served).filter(([name]) => !ofList.has(name))
  expect(order).toMatchObject(Object.fromEntries(stored))
})

it('hands out its tables in the words of the screen [SE-10, SH-11]', async () => {
  const headings = async (language: string) => {
    const body = { company: { language } }
    await filled.server.ask('/api/settings', { method: 'PUT', body })
    const csv = await filled.server.ask('/api/data/export')
    const files = readZip(Buffer.from(await csv.arrayBuffer()))
    return String(files.get('orders.csv')).split(',').slice(0, 2)
  }
  expect(await headings('es')).toEqual(['\uFEFFPedido', 'Fecha'])
  expect(await headings('en')).toEqual(['\uFEFFOrder', 'Date'])
})

it('writes the whole file while pictures come in and go [SE-10]', async () => {
  const folder = join(filled.server.dataDir, 'attachments')
  const large = Buffer.alloc(3_000_000, 'ছবি')
  await writeFile(join(folder, 'নতুন.png'), large)
  await writeFile(join(folder, '.half.png.part'), 'half')
  const { body } = await filled.server.ask('/api/data/export')
  const pieces: Uint8Array[] = []
  for await (const piece of body ?? []) {
    if (pieces.length === 0) {
      await rm(join(folder, `${karim.psid}.png`))
      await writeFile(join(folder, '.more.png.part'), 'more')
    }
    pieces.push(piece)
  }
  const files = readZip(Buffer.concat(pieces))
  // It may have been read before it went.
  files.delete(`attachments/${karim.psid}.png`)
  expect([...files.keys()].filter((name) => name.startsWith('attachments/')).toSorted()).toEqual([
    `attachments/${otherPage.psid}.png`,
    `attachments/${zuleikha.psid}.png`,
    'attachments/নতুন.png',
  ])
  expect(files.get('attachments/নতুন.png')?.equals(large)).toBe(true)
})

it('says how far the whole export is, and breaks it off when asked [SE-10]', async () => {
  const jobs = async () => {
    const answer = (await get('/api/data/jobs')) as { jobs: Job[] }
    return answer.jobs.filter(({ kind }) => kind === 'export')
  }
  const read = async (format: string) => {
    const { body } = await filled.server.ask(`/api/data/export?format=${format}`)
    return body?.getReader()
  }
  // More than is made ahead of whoever reads it: something is left to be seen, and to break off.
  const pictures = [1, 2].map((n) => join(filled.server.dataDir, 'attachments', `large-${n}.png`))
  for (const picture of pictures) await writeFile(picture, randomBytes(3_000_000))
  expect(await jobs()).toEqual([])
  const whole = await read('csv')
  const seen: (number | null | undefined)[] = []
  for (let piece = await whole?.read(); piece && !piece.done; piece = await whole?.read()) {
    const [job] = await jobs()
    if (job) seen.push(job.percent)
  }
  expect(seen.at(-1)).toBeGreaterThanOrEqual(85)
  const known = seen.filter((percent) => typeof percent === 'number')
  expect(known).toEqual(known.toSorted((a, b) => a - b))
  expect(await jobs()).toEqual([])

  const reader = await read('json')
  await reader?.read()
  const [job] = await jobs()
  expect(job).toMatchObject({ subject: null, canBeCancelled: true })
  await filled.server.ask(`/api/data/jobs/${job?.id}/cancel`, { method: 'POST' })
  await expect(
    (async () => {
      for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read());
    })(),
  ).rejects.toThrow()
  for (const picture of pictures) await rm(picture)
  expect(await jobs()).toEqual([])
  expect(JSON.stringify(await get('/api/system/logs'))).not.toContain('broke off')
})

it('ends quietly when nobody reads the file any more [SE-10]', async () => {
  await writeFile(join(filled.server.dataDir, 'attachments', 'large.png'), Buffer.alloc(3_000_000))
  const { body } = await filled.server.ask('/api/data/export')
  const reader = body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const again = await filled.server.ask('/api/data/export')
  expect(readZip(Buffer.from(await again.arrayBuffer())).has('attachments/large.png')).toBe(true)
  const logs = await get('/api/logs')
  expect(JSON.stringify(logs)).not.toContain('broke off')
})
