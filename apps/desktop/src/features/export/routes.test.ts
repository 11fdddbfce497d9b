import type { Answer } from '@pal/core/contract/endpoints'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { appendLogs } from '@pal/db/logs/logs'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { setOrderStatus } from '@pal/db/orders/moves'
import { placeOrder } from '@pal/db/orders/place-order'
import { writeSettings } from '@pal/db/settings/settings'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'
import { saying } from '../../testing/saying.ts'

const people = 450
let filled: FilledServer

/** Enough for several parts of a file; the names are what an attacker or a Bengali would write. */
async function fill(store: Store): Promise<void> {
  await aPage(store)
  const saree = { name: 'Saree', price_minor: 129_900, cost_minor: 80_050, category: 'Sarees' }
  await aCampaign(store, { product_category: 'Cloth', products: [saree] })
  await store.transaction(async (tx) => {
    for (let n = 1; n <= people; n++) {
      const now = noon + n * 1000
      const at = { psid: `p${n}`, customerName: nameOf(n), now, sentAt: now }
      await ingestInbound(tx, inbound({ ...at, mid: `a${n}`, text: `Price of no. ${n}?` }))
      await ingestInbound(tx, inbound({ ...at, mid: `b${n}`, text: '=cmd|calc', sentAt: now + 1 }))
      const { order } = await placeOrder(
        tx,
        someOrder({
          conversationId: n,
          customer: { name: nameOf(n), phone: '+8801712345678', address: 'House 1,\nDhaka' },
          line: { name: 'শাড়ি, লাল', quantity: 2, unitPriceMinor: 129_950 },
          deliveryMinor: 6_000,
          now,
        }),
      )
      if (n % 3 === 0) await setOrderStatus(tx, order.id, { to: 'cancelled', actor: 'human', now })
    }
  })
  const lines = Array.from({ length: 900 }, (_, n) => ({
    at: noon + n,
    level: 'info' as const,
    category: n % 2 === 0 ? ('ai' as const) : ('webhook' as const),
    said: because('earlier_text', { text: `line ${n}` }),
    ...(n === 0 && { details: { code: 190 } }),
  }))
  await appendLogs(store.logs.db, lines)
}
const nameOf = (n: number) => (n === 7 ? '=HYPERLINK("http://evil.test")' : `রহিম ${n}`)

beforeAll(async () => {
  filled = await startFilledServer(
    fill,
    clockAt(() => noon + 3_600_000),
  )
})
afterAll(() => filled[Symbol.asyncDispose]())

type Row = Record<string, string>
const ask = (path: string) => filled.server.ask(path)
const csv = async (path: string): Promise<Row[]> =>
  parse<Row>(await (await ask(path)).text(), { bom: true, columns: true })
const json = async (path: string) => (await (await ask(path)).json()) as Record<string, unknown>[]
const send = async (path: string, body: unknown) =>
  filled.server.ask(path, { method: 'POST', body })

const leftOut = (heading: string) => expect.objectContaining({ heading, field: null })

describe('a file of orders', () => {
  it('is UTF-8 that Excel knows as such, is saved under a name, and tells its length [OR-04]', async () => {
    const answer = await ask('/api/orders/export')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="orders-2026-11-02.csv"',
    )
    expect(answer.headers.get('x-total-rows')).toBe(String(people))
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes.slice(3))).toMatch(
      /^Order,Date,Status,[\w ,]+\r\nPAL-000450,2026-11-02 12:07:30,/,
    )
  })

  it('asked for its head alone, is written by nobody and no job [OR-04]', async () => {
    for (const path of ['/api/orders/export', '/api/data/export']) {
      const answer = await filled.server.ask(path, { method: 'HEAD' })
      expect([path, answer.status]).toEqual([path, 200])
    }
    const { jobs } = (await (await ask('/api/data/jobs')).json()) as Answer<'data.jobs'>
    expect(jobs.filter(({ kind }) => kind === 'export')).toEqual([])
  })

  it('has every order once, the newest first, with sums and phone as stored and no formula [OR-04]', async () => {
    const rows = await csv('/api/orders/export')
    const numbers = Array.from(
      { length: people },
      (_, n) => `PAL-${String(people - n).padStart(6, '0')}`,
    )
    expect(rows.map(({ Order }) => Order)).toEqual(numbers)
    expect(rows[people - 7]).toMatchObject({
      Customer: `'=HYPERLINK("http://evil.test")`,
      Phone: '+8801712345678',
      Address: 'House 1,\nDhaka',
      Products: '2 x শাড়ি, লাল',
      Total: '2659',
      Currency: 'BDT',
      Status: 'Confirmed',
      Payment: 'Unpaid',
      'Payment method': 'Cash on delivery',
      'Transaction number': '',
      Campaign: 'Winter',
    })
  })

  it('shows Excel the phone numbers as they are, and is the same file else [OR-04]', async () => {
    const asked = await ask('/api/orders/export?format=excel')
    expect(asked.headers.get('content-disposition')).toMatch(/\.csv"$/)
    const forExcel = await asked.text()
    expect(forExcel).toContain(',"=""+8801712345678""",')
    const bare = forExcel.replaceAll('"=""+8801712345678"""', '+8801712345678')
    expect(bare).toBe(await (await ask('/api/orders/export')).text())
  })

  it('holds what the filters show, also as JSON [OR-04]', async () => {
    for (const filter of ['status=cancelled', 'search=PAL-00044', 'status=cancelled&search=রহিম']) {
      const rows = await csv(`/api/orders/export?${filter}`)
      const listed = await json(`/api/orders?limit=200&${filter}`)
      expect(listed.length).toBeGreaterThan(5)
      expect(rows.map(({ Order }) => Order)).toEqual(listed.map(({ orderId }) => orderId))
      const lasting = listed.map(({ tellUntil: _, ...order }) => order)
      expect(await json(`/api/orders/export?format=json&${filter}`)).toMatchObject(lasting)
    }
    const [newest] = await json('/api/orders/export?format=json')
    expect(newest).toMatchObject({ products: [{ unitPrice: 1299.5, unitCost: 800.5 }] })
    expect(await json('/api/orders/export?format=json&search=nobody')).toEqual([])
    expect(await csv('/api/orders/export?search=nobody')).toEqual([])
  })
})

describe('a file of conversations', () => {
  it('has a row a conversation, or a row a message in the order of the conversation [CV-17]', async () => {
    const conversations = await csv('/api/conversations/export')
    expect(conversations).toHaveLength(people)
    expect(conversations[0]).toMatchObject({
      id: '450',
      customerName: 'রহিম 450',
      messageCount: '2',
    })
    const messages = await csv('/api/conversations/export?rows=messages')
    expect(messages).toHaveLength(2 * people)
    expect(messages.slice(0, 2)).toMatchObject([
      { conversationId: '450', sender: 'customer', text: 'Price of no. 450?' },
      { conversationId: '450', sender: 'customer', text: "'=cmd|calc" },
    ])
    const asJson = await json('/api/conversations/export?rows=messages&format=json')
    expect(asJson).toHaveLength(2 * people)
    expect(asJson[1]).toMatchObject({ conversationId: 450, text: '=cmd|calc' })
  })

  it('holds what the filters show, by name and by what was written [CV-03, CV-17]', async () => {
    for (const [filter, least] of [
      ['search=no. 44', 11],
      ['search=রহিম 12', 11],
      ['search=price&status=abandoned', 0],
      ['status=abandoned', 0],
    ] as const) {
      const listed = await json(`/api/conversations?limit=200&${filter}`)
      const rows = await csv(`/api/conversations/export?${filter}`)
      expect(listed.length, filter).toBeGreaterThanOrEqual(least)
      expect(rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
        listed.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
      )
    }
    expect(await csv('/api/conversations/export?search=price&status=converted')).toHaveLength(
      people,
    )
  })
})

it('lists, finds and exports what the log says in the language of the shop [LG-06, SH-11]', async () => {
  const shop = { language: 'es' } as const
  await using own = await startFilledServer(
    async (store) => {
      await store.transaction((tx) => writeSettings(tx, { company: shop }, noon))
      const when = { at: noon, level: 'info', category: 'facebook' } as const
      await appendLogs(store.logs.db, [
        { ...when, said: entry('page_connected', { page: 'Nilgiri' }) },
        { ...when, said: entry('login_cancelled') },
      ])
      await store.logs.db
        .insertInto('logs')
        .values({ ...when, message: 'An old line' })
        .execute()
    },
    clockAt(() => noon),
  )
  const text = async (path: string) => (await own.server.ask(`/api/system/logs${path}`)).text()
  const said = 'La página Nilgiri está conectada'
  const listed = {
    code: 'page_connected',
    params: { page: 'Nilgiri' },
    message: 'The page Nilgiri is connected',
  }
  const found = JSON.parse(await text('?search=pagina+conectada')) as unknown
  expect(found).toEqual([expect.objectContaining(listed)])
  const rows = parse<Row>(await text('/export'), { bom: true, columns: true })
  const ours = rows.map(({ message }) => message).slice(-3)
  expect(ours).toEqual(['An old line', 'Se canceló el inicio de sesión en Facebook', said])
  const file = JSON.parse(await text('/export?format=json&search=conectada')) as unknown
  expect(file).toEqual([expect.objectContaining({ ...listed, message: said })])
})

it('exports the logs that the filter and the search leave [LG-06]', async () => {
  const rows = await csv('/api/system/logs/export?filter=ai')
  expect(rows.map(({ message }) => message)).toEqual(
    Array.from({ length: 450 }, (_, n) => `line ${898 - 2 * n}`),
  )
  const found = await json('/api/system/logs/export?format=json&filter=webhook&search=LINE 77')
  const odd = Array.from({ length: 450 }, (_, n) => String(899 - 2 * n))
  expect(found.map(({ message }) => message)).toEqual(
    odd.filter((n) => n.includes('77')).map((n) => `line ${n}`),
  )
})

it('exports the log to be read, all of it, one entry a line with its details below [LG-01, LG-06]', async () => {
  const answer = await ask('/api/system/logs/export?format=text')
  expect(answer.headers.get('content-disposition')).toMatch(/logs-2026-11-02\.txt"$/)
  const lines = (await answer.text()).split('\n')
  expect(lines.filter((line) => / line \d+$/.test(line))).toHaveLength(900)
  const at = lines.indexOf('2026-11-02T12:00:00.000Z INFO  ai       line 0')
  expect(lines.slice(at + 1, at + 4)).toEqual(['    {', '      "code": 190', '    }'])
})

describe('a file of products', () => {
  const address = '/api/campaigns/1/products'
  const take = async (text: string, dryRun = false, leaveOutRefused = false) =>
    (await (
      await send(`${address}/import`, { csv: text, dryRun, leaveOutRefused })
    ).json()) as Record<string, unknown>
  const names = async () => (await json(`${address}?limit=200`)).map(({ name }) => name)

  it('is taken whole or not at all, with what is wrong said for each row [PR-03]', async () => {
    const before = await names()
    const file = [
      'name,price,stockCount,inStock,colour',
      'Shawl,450.50,3,yes,red',
      ',10,,,',
      'Scarf,"12,50",,,',
      '"Two',
      'lines",-5,,,',
      '',
      'Hat,12,many,,',
      'Cap,12,,perhaps,',
    ].join('\r\n')
    const answer = await take(file)
    expect(answer).toMatchObject({
      stored: false,
      taken: 1,
      refused: 5,
      columns: expect.arrayContaining([leftOut('colour')]),
      rows: [
        { line: 2, name: 'Shawl', outcome: 'taken', reasons: [], price: 450.5 },
        {
          line: 3,
          outcome: 'refused',
          reasons: [{ field: 'name', reason: saying('must not be empty') }],
        },
        {
          line: 4,
          outcome: 'refused',
          reasons: [{ field: 'price', reason: saying('write 12.50 or 1250') }],
        },
        {
          line: 5,
          outcome: 'refused',
          reasons: [{ field: 'price', reason: saying("below zero, but is '-5'") }],
        },
        {
          // As a spreadsheet numbers its rows: two lines in a cell are one.
          line: 7,
          outcome: 'refused',
          reasons: [
            { field: 'stockCount', reason: saying("a whole number, 0 or more, not 'many'") },
          ],
        },
        {
          line: 8,
          outcome: 'refused',
          reasons: [{ field: 'inStock', reason: saying("yes or no, not 'perhaps'") }],
        },
      ],
    })
    expect(await names()).toEqual(before)
  })

  it('is taken without its refused rows where the person says so [PR-03]', async () => {
    const before = await names()
    const file = 'name,price,stock\nBeads,১২,২৫০\nPearls,many,\nShells,3,\n'
    expect(await take(file)).toMatchObject({ stored: false, taken: 2, refused: 1 })
    expect(await names()).toEqual(before)
    expect(await take(file, false, true)).toMatchObject({
      stored: true,
      taken: 2,
      refused: 1,
      needed: [],
      rows: [
        { outcome: 'taken', price: 12 },
        { outcome: 'refused', reasons: [{ field: 'price' }], price: null },
        { outcome: 'taken', price: 3 },
      ],
    })
    expect(await names()).toEqual([...before, 'Beads', 'Shells'])
    const [beads, shells] = (await json(`${address}?limit=200`)).slice(-2)
    expect(beads).toMatchObject({ price: 12, stockCount: 250 })
    expect(shells).toMatchObject({ price: 3, stockCount: null })
    // Nothing of a file that holds nothing else is stored.
    expect(await take('name,price\nPearls,many\n', false, true)).toMatchObject({
      stored: false,
      refused: 1,
    })
  })

  it('changes what it says of a product that is there, and nothing else of it [PR-03]', async () => {
    await send(address, {
      name: 'Brass lamp',
      description: 'Made by hand',
      price: '100',
      lowestPrice: '90',
      stockCount: 4,
    })
    const lamp = async () =>
      (await json(`${address}?limit=200`)).find(({ description }) => description === 'Made by hand')
    const was = await lamp()
    // At two prices it is asked which counts.
    const twice = await take('name,price\nBRASS  lamp,80\nBrass lamp,70\n')
    const reasons = [{ field: 'price', reason: saying('another price') }]
    expect(twice).toMatchObject({ stored: false, refused: 1, rows: [{}, { reasons }] })
    const answer = await take('name,price\nBRASS  lamp,80\nBrass lamp,80\n')
    expect(answer).toMatchObject({
      stored: true,
      taken: 0,
      changed: 1,
      skipped: 1,
      rows: [
        {
          outcome: 'changed',
          reasons: [],
          price: 80,
          priceBefore: 100,
          changes: ['price'],
        },
        { outcome: 'skipped', reasons: [{ field: null, reason: saying('same as row 2') }] },
      ],
    })
    // It may not be sold below what it costs: the lowest price falls with it.
    expect(await lamp()).toEqual({ ...was, price: 80, lowestPrice: 80 })
    expect(await take('name,price,stock\nBrass lamp,80,0\n')).toMatchObject({
      changed: 1,
      rows: [{ changes: ['stockCount'], priceBefore: null, stock: { after: 0 } }],
    })
    expect(await lamp()).toMatchObject({ price: 80, stockCount: 0, inStock: false })
    expect(await take('name,price\nBrass lamp,80\n')).toMatchObject({
      stored: false,
      changed: 0,
      rows: [
        { outcome: 'skipped', reasons: [{ field: null, reason: saying('in this campaign') }] },
      ],
    })
  })

  it('changes nothing by a cell that is empty [PR-03]', async () => {
    await send(address, {
      name: 'Mango pickle',
      description: 'Sour and hot',
      category: 'Pickles',
      price: '100',
      lowestPrice: '90',
      costPrice: '40',
      productType: 'upsell',
      imageUrl: 'https://shop.example/pickle.jpg',
      features: ['Home-made'],
      stockCount: 4,
      lowStock: 2,
    })
    const pickle = async () => (await json(`${address}?search=pickle`))[0]
    const was = await pickle()
    const all =
      'name,description,category,price,lowestPrice,costPrice,productType,isTrialPack,imageUrl,features,inStock,stockCount,lowStock,sku'
    expect(await take(`${all}\nMango pickle,,,110,,,,,,,,,,\n`)).toMatchObject({
      changed: 1,
      rows: [{ changes: ['price'] }],
    })
    expect(await pickle()).toEqual({ ...was, price: 110 })
    // It is no trial pack already, and may be for upselling all the same.
    expect(await take(`${all}\nMango pickle,,,110,,,,false,,,,,,\n`)).toMatchObject({ changed: 0 })
    const written = await (await ask(`${address}/export`)).text()
    const [head = '', ...lines] = written.split('\r\n')
    const line = lines.find((each) => each.startsWith('Mango pickle')) ?? ''
    const sold = { method: 'PATCH', body: { stockCount: 0 } }
    await filled.server.ask(`/api/products/${String(was?.['id'])}`, sold)
    // The count is taken out of our own file, which says that there were some.
    expect(line).toContain(',true,4,2,')
    const emptied = line.replace(',true,4,2,', ',true,,2,')
    expect(await take(`${head}\n${emptied}\n`)).toMatchObject({ changed: 0 })
    expect(await take('name,price,inStock\nMango pickle,110,yes\n')).toMatchObject({ changed: 0 })
    expect(await pickle()).toEqual({ ...was, price: 110, stockCount: 0, inStock: false })
  })

  it('changes prices and stock from Shopify, and leaves the words as they are here [PR-03]', async () => {
    const heads =
      'Handle,Title,Body (HTML),Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status'
    const kettle = (price: string, left: string, title: string) =>
      `${heads}\nkettle,${title},<p>New</p>,K-9,shopify,${left},${price},active`
    await take(kettle('20', '5', 'Kettle'))
    expect(await take(kettle('25', '0', 'Copper kettle'))).toMatchObject({
      changed: 1,
      rows: [{ priceBefore: 20, changes: ['price', 'stockCount'] }],
    })
    const found = (await json(`${address}?search=kettle`))[0]
    expect(found).toMatchObject({ name: 'Kettle', price: 25, stockCount: 0, inStock: false })
  })

  it('stores nothing on a trial run, and the rows in their order otherwise [PR-03]', async () => {
    const before = await names()
    const file = 'name;price\r\nSilk;99.90\r\nJute;5\r\n'
    expect(await take(file, true)).toMatchObject({ stored: false, taken: 2, refused: 0 })
    expect(await names()).toEqual(before)
    expect(await take(file)).toMatchObject({ stored: true, taken: 2 })
    expect(await names()).toEqual([...before, 'Silk', 'Jute'])
    expect((await json(`${address}?search=silk`))[0]).toMatchObject({
      price: 99.9,
      category: 'Cloth',
      stockCount: null,
      inStock: true,
    })
  })

  it('comes from Shopify with each variant as a product of its own [PR-03]', async () => {
    const file = [
      'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Status',
      'kurta,Cotton kurta,"<p>Soft &amp; light</p><p>Hand-made</p>",Looms,Clothing,Colour,Red,Size,M,KU-1,shopify,4,deny,1250.00,https://cdn.test/k.jpg,active',
      'kurta,,,,,,Blue,,L,KU-2,shopify,-1,deny,1350.00,,',
      'kurta,,,,,,,,,,,,,,https://cdn.test/k2.jpg,',
      'pot,Clay pot,,Looms,Home > Kitchen > Pots,Title,Default Title,,,,,7,deny,300,,active',
      'old,Old one,,Looms,,Title,Default Title,,,,,,deny,1,,archived',
    ].join('\n')
    const answer = await take(file)
    expect(answer).toMatchObject({
      stored: true,
      taken: 3,
      skipped: 2,
      refused: 0,
      columns: expect.arrayContaining([leftOut('Vendor')]),
    })
    const [red, blue, pot] = (await json(`${address}?limit=200`)).slice(-3)
    expect(red).toMatchObject({
      name: 'Cotton kurta – Red / M',
      description: 'Soft & light\nHand-made',
      category: 'Clothing',
      price: 1250,
      imageUrl: 'https://cdn.test/k.jpg',
      stockCount: 4,
      inStock: true,
    })
    expect(blue).toMatchObject({
      name: 'Cotton kurta – Blue / L',
      price: 1350,
      stockCount: 0,
      inStock: false,
    })
    expect(pot).toMatchObject({ name: 'Clay pot', category: 'Pots', stockCount: null })
  })

  it('says what a piece costs the shop, by the names that files have for it [PR-04]', async () => {
    const costs = async (name: string) =>
      (await json(`${address}?limit=200`)).find((row) => row['name'] === name)?.['costPrice']
    await take('name,price,Purchase price\nTea,90,"1,200.50"\n')
    expect(await costs('Tea')).toBe(1200.5)
    expect(await take('Title,Handle,Variant Price,Cost per item\nTea,tea,90,61\n')).toMatchObject({
      changed: 1,
      rows: [{ changes: ['costPrice'] }],
    })
    expect(await costs('Tea')).toBe(61)
    // Many have never typed a cost into Shopify.
    expect(await take('Title,Handle,Variant Price,Cost per item\nTea,tea,90,\n')).toMatchObject({
      changed: 0,
    })
    expect(await costs('Tea')).toBe(61)
    expect(await (await ask(`${address}/export`)).text()).toMatch(/^Tea,,[^,]*,90.00,,61.00,/m)
    expect(await take('name,price,cost\nTea,90,cheap\n')).toMatchObject({
      refused: 1,
      rows: [{ reasons: [{ field: 'costPrice' }] }],
    })
  })

  it('says at how many a product is low, by the names that files have for it [PR-03, SE-08]', async () => {
    const low = async (name: string) =>
      (await json(`${address}?limit=200`)).find((row) => row['name'] === name)?.['lowStock']
    await take('name,price,Low stock amount\nGarland,90,৭\n')
    expect(await low('Garland')).toBe(7)
    // Shopify knows no such number: its files leave it as it is.
    await take('Title,Handle,Variant Price\nGarland,garland,95\n')
    expect(await low('Garland')).toBe(7)
    expect(await (await ask(`${address}/export`)).text()).toMatch(/^Garland,.*,true,,7,,/m)
    expect(await take('name,price,lowStock\nGarland,95,few\n')).toMatchObject({
      refused: 1,
      rows: [{ reasons: [{ field: 'lowStock' }] }],
    })
  })

  it('comes back from a file of ours as it was, and is not doubled [PR-03]', async () => {
    await send(address, {
      name: '=Odd, "name"',
      price: '10.05',
      lowestPrice: '9',
      costPrice: '4.5',
      description: 'One\nTwo',
      features: ['-soft', 'warm'],
      stockCount: 3,
      productType: 'upsell',
    })
    const was = await json(`${address}?limit=200`)
    const file = await (await ask(`${address}/export`)).text()
    expect(file).toContain(',1299.00,')
    expect(file).toContain(',10.05,9.00,4.50,')
    expect(await take(file)).toMatchObject({ stored: false, taken: 0, skipped: was.length })
    expect(await json(`${address}?limit=200`)).toEqual(was)
    for (const { id } of was) {
      await filled.server.ask(`/api/products/${String(id)}`, { method: 'DELETE' })
    }
    expect(await take(file)).toMatchObject({
      stored: true,
      refused: 0,
      taken: was.length,
      needed: [],
    })
    const back = await json(`${address}?limit=200`)
    expect(back).toEqual(was.map((row) => ({ ...row, id: expect.any(Number) })))
  })

  it('that is there, by stock number or else by name, is not doubled; nor is one twice in the file [PR-03]', async () => {
    await take('name,price,sku\nRed Bowl,10,B-1\nTea  cup,5,\n')
    const before = await names()
    const file = [
      'name,price,sku',
      'Bowl in red,11,b-1',
      ' TEA CUP,6,C-9',
      'Red bowl,12,B-2',
      'Plate,8,',
      'plate,8,',
    ].join('\n')
    expect(await take(file)).toMatchObject({
      stored: true,
      taken: 2,
      changed: 2,
      skipped: 1,
      rows: [
        { line: 2, outcome: 'changed', changes: ['name', 'price'], priceBefore: 10 },
        { line: 3, outcome: 'changed', changes: ['price', 'sku'], priceBefore: 5 },
        { line: 4, outcome: 'taken', reasons: [] },
        { line: 5, outcome: 'taken', reasons: [] },
        {
          line: 6,
          outcome: 'skipped',
          reasons: [{ field: null, reason: saying('same as row 5') }],
        },
      ],
    })
    const after = before.map((name) => (name === 'Red Bowl' ? 'Bowl in red' : name))
    expect(await names()).toEqual([...after, 'Red bowl', 'Plate'])
  })

  it('is stored once when it is imported twice at the same time [PR-03]', async () => {
    const file = 'name,price\nOnly once,10\n'
    const answers = await Promise.all([take(file), take(file)])
    expect(answers.filter(({ stored }) => stored)).toHaveLength(1)
    expect((await names()).filter((name) => name === 'Only once')).toHaveLength(1)
  })

  it('with columns that nobody knows waits for the seller to choose them [PR-03]', async () => {
    const csv = 'পদ,দর,ওজন\nJamdani shawl,900,200\n'
    const unread = { stored: false, rows: [], needed: ['name', 'price'] }
    expect(await take(csv)).toMatchObject(unread)
    const columns = ['name', 'price', null]
    const answer = await send(`${address}/import`, { csv, columns })
    expect(await answer.json()).toMatchObject({ stored: true, taken: 1, needed: [] })
    expect(await names()).toContain('Jamdani shawl')
    const twice = await send(`${address}/import`, { csv, columns: ['name', 'price', 'price'] })
    expect(twice.status).toBe(400)
    expect(await twice.json()).toMatchObject({ field: 'columns' })
  })

  it('is read for a campaign that is still being typed, without what it holds already [PR-03, W4-05]', async () => {
    const before = await names()
    const csv = 'name,price,cost,stock,sku\nTyped bowl,900,400,3,B-7\nPlate,5,,,\nBad,many,,,\n'
    const body = { csv, currency: 'BDT', category: 'Clay', names: ['plate'] }
    expect(await (await send('/api/products/read', body)).json()).toMatchObject({
      stored: false,
      taken: 1,
      skipped: 1,
      refused: 1,
      products: [
        {
          name: 'Typed bowl',
          price: 900,
          costPrice: 400,
          stockCount: 3,
          sku: 'B-7',
          category: 'Clay',
          inStock: true,
        },
      ],
    })
    expect(await names()).toEqual(before)
  })

  it('is refused with a reason when it is none', async () => {
    for (const text of ['name,price\n"open', '\n']) {
      const answer = await send(`${address}/import`, { csv: text })
      expect(answer.status, text).toBe(400)
      expect(await answer.json()).toMatchObject({ field: 'csv' })
    }
    expect(
      (await send('/api/campaigns/99/products/import', { csv: 'name,price\nA,1' })).status,
    ).toBe(404)
  })

  it('may hold some MB, as a shop that moves here has them; past that it is refused as such', async () => {
    const of = (rows: number) => [
      'name,price,html',
      ...Array.from({ length: rows }, (_, n) => `P${n},10,${'x'.repeat(9_000)}`),
    ]
    const answer = await take(of(500).join('\n'), true)
    expect(answer).toMatchObject({ refused: 0, taken: 500 })
    const larger = await send(`${address}/import`, { csv: of(1_000).join('\n'), dryRun: true })
    expect(larger.status).toBe(413)
    expect(await larger.json()).toMatchObject({ message: 'The request is larger than 8 MB' })
  })
})
