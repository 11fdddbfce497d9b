import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { parse } from 'csv-parse/sync'
import { expect, it, vi } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'
import type { PrintPdf } from './documents.ts'

const hour = 3_600_000
const day = 24 * hour
/** In Dhaka (+06:00) it is noon of the third of November. */
const now = Date.UTC(2026, 10, 3, 6)

/** When each was ordered, in the order of their ids: two days of October, then the three of November. */
const placed = [
  now - 4 * day,
  now - 3 * day - 12 * hour - 1,
  now - 2 * day - 12 * hour,
  now - day - 12 * hour,
  now - 12 * hour - 1,
  now - 12 * hour,
  now - hour,
]

async function aShop(printPdf?: PrintPdf): Promise<FilledServer> {
  const filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store, { products: [{ name: 'Saree', price_minor: 100_050 }] })
      await store.transaction((tx) => ingestInbound(tx, inbound()))
      for (const [index, at] of placed.entries()) {
        const order = someOrder({
          line: { unitPriceMinor: 100_050 + index, quantity: 2 },
          customer: {
            name: `=Customer ${index + 1}`,
            phone: index === 0 ? '01712345678' : '+8801712345678',
            address: 'House 1, Road 2\nMirpur, Dhaka',
          },
          deliveryMinor: 6_000,
          deliveryArea: 'Mirpur',
          note: 'Pays late',
          now: at,
        })
        await store.transaction((tx) => placeOrder(tx, order))
      }
    },
    clockAt(() => now),
    undefined,
    printPdf ? { printPdf } : {},
  )
  await filled.server.ask('/api/settings', {
    method: 'PUT',
    body: { company: { timezone: 'Asia/Dhaka' } },
  })
  return filled
}

const asking = ({ server }: FilledServer) => ({
  read: async <T>(path: string) => (await (await server.ask(path)).json()) as T,
  ids: async (query: string) =>
    ((await (await server.ask(`/api/orders?${query}`)).json()) as { id: number }[]).map(
      ({ id }) => id,
    ),
  send: async (path: string, body: object, method = 'POST') => {
    const answer = await server.ask(path, { method, body })
    expect(answer.status, path).toBe(200)
  },
})

type Send = ReturnType<typeof asking>['send']
const deliver = async (send: Send, id: number, courier: string | null) => {
  await send(`/api/orders/${id}`, { courier }, 'PATCH')
  for (const status of ['processing', 'shipped', 'delivered'])
    await send(`/api/orders/${id}/status`, { status })
}

it('yesterday and this month are those of the shop’s calendar [OR-03]', async () => {
  await using shop = await aShop()
  const { ids } = asking(shop)
  expect(await ids('period=today')).toEqual([7, 6])
  expect(await ids('period=yesterday')).toEqual([5, 4])
  expect(await ids('period=this_month')).toEqual([7, 6, 5, 4, 3])
  const from = new Date(placed[1]!).toISOString()
  const to = new Date(placed[4]!).toISOString()
  expect(await ids(`from=${from}&to=${to}`)).toEqual([4, 3, 2])
  // Together, both hold.
  expect(await ids(`period=yesterday&to=${to}`)).toEqual([4])
})

it('what each courier has collected and owes leads to its orders, and paying them leaves none [OR-09, AN-04]', async () => {
  await using shop = await aShop()
  const { read, ids, send } = asking(shop)
  const anyDelivered = async () =>
    (await read<{ delivered: boolean }>('/api/orders/couriers')).delivered
  expect(await anyDelivered()).toBe(false)
  for (const id of [1, 2]) await deliver(send, id, 'Pathao')
  expect(await anyDelivered()).toBe(true)
  await deliver(send, 3, 'Steadfast')
  await deliver(send, 4, null)
  await send('/api/orders/5', { courier: 'Pathao' }, 'PATCH')
  await send('/api/orders/2', { paymentStatus: 'part', paidAmount: '1000.25' }, 'PATCH')
  // Paid on the phone: the courier has nothing of it.
  await deliver(send, 6, 'Pathao')
  await send('/api/orders/6', { paymentMethod: 'bkash' }, 'PATCH')
  const owed = async () =>
    (await read<{ owed: object[]; names: string[] }>('/api/orders/couriers')).owed
  expect(await owed()).toEqual(
    [
      { courier: 'Pathao', currency: 'BDT', orders: 2, due: 3_121.77 },
      { courier: 'Steadfast', currency: 'BDT', orders: 1, due: 2_061.04 },
      { courier: null, currency: 'BDT', orders: 1, due: 2_061.06 },
    ].toSorted((a, b) => b.due - a.due),
  )
  expect((await read<{ names: string[] }>('/api/orders/couriers')).names).toEqual([
    'Pathao',
    'Steadfast',
  ])
  expect(await ids('payment=due&courier=Pathao')).toEqual([2, 1])
  expect(await ids('payment=due&noCourier=true')).toEqual([4])
  expect(await ids('courier=Pathao')).toEqual([6, 5, 2, 1])
  // Nobody knows who has that one's money: it is asked for by itself.
  expect(await ids('payment=advance_due')).toEqual([6])
  expect(await read('/api/orders/sums?payment=due&courier=Pathao')).toEqual({
    atLeast: false,
    sums: [
      { currency: 'BDT', orders: 2, total: 4_122.02, returned: 0, due: 3_121.77, giveBack: 0 },
    ],
  })
  await send('/api/orders/payments', { ids: [1, 2] })
  expect(await ids('payment=due&courier=Pathao')).toEqual([])
  expect(await owed()).toHaveLength(2)
  await send('/api/orders/payments', { ids: [6] })
  expect(await ids('payment=advance_due')).toEqual([])
  expect(await ids('payment=paid')).toEqual([6, 2, 1])
})

it('cancelled orders are found, added up and written down by why [OR-03, OR-04, OR-06]', async () => {
  await using shop = await aShop()
  const { read, send, ids } = asking(shop)
  const cancel = (id: number, why: object) =>
    send(`/api/orders/${id}/status`, { status: 'cancelled', ...why })
  await cancel(1, { cancelReason: 'unreachable', note: '=Rang three times' })
  await cancel(2, { cancelReason: 'out_of_stock' })
  await cancel(3, { cancelReason: 'unreachable' })
  await cancel(4, {})
  expect(await ids('status=cancelled&cancelReason=unreachable')).toEqual([3, 1])
  expect(await ids('cancelReason=out_of_stock')).toEqual([2])
  expect(await read('/api/orders/count?cancelReason=unreachable')).toEqual({ count: 2 })
  expect(await read('/api/orders/1')).toMatchObject({ cancelReason: 'unreachable' })
  const file = await shop.server.ask('/api/orders/export?status=cancelled')
  const rows = parse<Record<string, string>>(await file.text(), { bom: true, columns: true })
  expect(rows.map((row) => [row['Cancelled because'], row['Note on cancelling']])).toEqual([
    ['', ''],
    ['Customer can’t be reached', ''],
    ['Out of stock', ''],
    ['Customer can’t be reached', "'=Rang three times"],
  ])
  await send('/api/orders/undo', { ids: [3], what: 'cancelled' })
  expect(await ids('cancelReason=unreachable')).toEqual([1])
  expect(await read('/api/orders/3')).toMatchObject({ cancelReason: null })
})

it('an order waits for its slip until that was printed, or saved as a file [OR-03, OR-07]', async () => {
  let saved = Promise.withResolvers<boolean>()
  await using shop = await aShop(async () => ({
    file: new Uint8Array([37]),
    saved: saved.promise,
  }))
  const { ids, send } = asking(shop)
  await send('/api/orders/7/status', { status: 'cancelled' })
  await deliver(send, 1, 'Pathao')
  expect(await ids('unprinted=true')).toEqual([6, 5, 4, 3, 2])
  await send('/api/orders/slips', { ids: [5, 6] })
  expect(await ids('unprinted=true')).toEqual([4, 3, 2])
  // The paper of one did not come out.
  await send('/api/orders/slips', { ids: [5], printed: false })
  expect(await ids('unprinted=true')).toEqual([5, 4, 3, 2])
  await send('/api/orders/slips', { ids: [5] })
  // An invoice is no packing slip.
  const pdf = (query: string) => shop.server.ask(`/api/orders/pdf?${query}`)
  const slips = () => pdf('document=packing_slip&ids=4,3')
  await pdf('document=invoice&ids=4')
  // Whoever was asked where to save the file thought better of it.
  await slips()
  saved.resolve(false)
  saved = Promise.withResolvers()
  await slips()
  expect(await ids('unprinted=true')).toEqual([4, 3, 2])
  saved.resolve(true)
  await vi.waitFor(async () => expect(await ids('unprinted=true')).toEqual([2]), 10_000)
})

it('a slip that says another address, or that other cash is collected, is to be printed again [OR-03, OR-07]', async () => {
  await using shop = await aShop()
  const { ids, send } = asking(shop)
  const print = () => send('/api/orders/slips', { ids: [1, 2, 3, 4, 5, 6, 7] })
  const change = (id: number, body: object) => send(`/api/orders/${id}`, body, 'PATCH')
  await print()
  await change(3, { customerAddress: 'House 9, Sylhet' })
  await change(4, { customerPhone: '01812345678' })
  await change(5, { paymentStatus: 'part', paidAmount: 500 })
  await change(6, { courier: 'Pathao', trackingNumber: 'PX-77' })
  await change(7, { customerAddress: 'House 1, Road 2\nMirpur, Dhaka', paymentMethod: 'bkash' })
  expect(await ids('unprinted=true')).toEqual([5, 4, 3])
  await print()
  await send('/api/orders/payments', { ids: [2, 5] })
  expect(await ids('unprinted=true')).toEqual([5, 2])
})

it('the usual file takes the same filters, and of what is ticked nothing else [OR-04]', async () => {
  await using shop = await aShop()
  const { send } = asking(shop)
  const file = async (query: string) =>
    parse<Record<string, string>>(
      await (await shop.server.ask(`/api/orders/export?${query}`)).text(),
      { bom: true, columns: true },
    ).map((row) => row['Order'])
  await deliver(send, 3, 'Pathao')
  await send('/api/orders/5/status', { status: 'cancelled' })
  await send('/api/orders/2', { paymentStatus: 'part', paidAmount: '1000' }, 'PATCH')
  expect(await file('payment=part')).toEqual(['PAL-000002'])
  expect(await file('unprinted=true')).toHaveLength(5)
  expect(await file('ids=1,5,3,6')).toEqual([6, 5, 3, 1].map((id) => `PAL-00000${String(id)}`))
})

it('a file of ticked orders takes no more than can be ticked, and nothing but orders [OR-04]', async () => {
  await using shop = await aShop()
  const ids = (count: number) => Array.from({ length: count }, (_, n) => n + 1).join(',')
  const status = async (of: string) =>
    (await shop.server.ask(`/api/orders/export?ids=${of}`)).status
  expect(await status(ids(100))).toBe(200)
  for (const wrong of [ids(101), '', '1;2', '0']) expect(await status(wrong)).toBe(400)
})

it('tracking numbers come from a list, and what does not match is named [OR-09]', async () => {
  await using shop = await aShop()
  const { read, send } = asking(shop)
  await send('/api/orders/3', { courier: 'RedX', trackingNumber: 'RX-1' }, 'PATCH')
  await send('/api/orders/4/status', { status: 'cancelled' })
  const track = async (body: object) => {
    const answer = await shop.server.ask('/api/orders/track', { method: 'POST', body })
    return (await answer.json()) as {
      stored: boolean
      set: number
      rows: {
        outcome: string
        id: number | null
        tracking: string
        reason: { code: string } | null
      }[]
    }
  }
  const list = [
    'PAL-000001\tDA-1',
    'pal-2 \tDA-2',
    '৩\tDA-3',
    'PAL-000004\tDA-4',
    'PAL-000099\tDA-5',
    '1\tDA-6',
    'PAL-000006',
    '',
  ].join('\r\n')
  const endless = await track({
    list: `${'9'.repeat(40_000)},${'x'.repeat(40_000)}`,
    dryRun: true,
  })
  expect(JSON.stringify(endless).length).toBeLessThan(1_000)
  const tried = await track({ list, courier: ' Pathao ', dryRun: true })
  expect(tried).toMatchObject({ stored: false, set: 3 })
  expect(tried.rows.map(({ id, outcome, reason }) => [id, outcome, reason?.code])).toEqual([
    [1, 'set', undefined],
    [2, 'set', undefined],
    [3, 'set', undefined],
    [4, 'refused', 'order_is_cancelled'],
    [null, 'refused', 'order_not_found'],
    [1, 'refused', 'order_listed_twice'],
    [6, 'refused', 'order_no_tracking'],
  ])
  expect(tried.rows[2]).toMatchObject({ before: 'RX-1', customerName: '=Customer 3', line: 3 })
  expect(await read('/api/orders/1')).toMatchObject({ courier: null, trackingNumber: null })

  expect(await track({ list, courier: ' Pathao ' })).toMatchObject({ stored: true, set: 3 })
  for (const id of [1, 2, 3]) {
    expect(await read(`/api/orders/${id}`)).toMatchObject({
      courier: 'Pathao',
      trackingNumber: `DA-${id}`,
    })
  }
  expect(await read('/api/orders/3')).toMatchObject({
    history: [
      { kind: 'placed' },
      { kind: 'shipping', facts: { courier: 'RedX', trackingNumber: 'RX-1' } },
      { kind: 'shipping', facts: { courier: 'Pathao', trackingNumber: 'DA-3' } },
    ],
  })
  // Again, it changes nothing and says so.
  const again = await track({ list })
  expect(again).toMatchObject({ stored: false, set: 0 })
  expect(again.rows.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['same', 'same', 'same'])
  // Without a courier each keeps its own; with names above the columns any order of them will do.
  const file = 'Consignment ID,Status,Merchant Order ID\n"DA-7",Pending,"PAL-000003"\n'
  expect(await track({ list: file })).toMatchObject({ stored: true, set: 1 })
  expect(await read('/api/orders/3')).toMatchObject({ courier: 'Pathao', trackingNumber: 'DA-7' })
  expect(await track({ list: 'PAL-000005 DA-8' })).toMatchObject({ stored: true, set: 1 })
  // Typed by hand, no line need look like the one before.
  const typed = ['PAL-000005 DA-9', 'PAL-000001, DA-10', 'PAL-000003;DA-11', '2 ,DA-12']
  for (const lines of [typed, typed.toReversed()]) {
    const tried = await track({ list: lines.join('\n'), dryRun: true })
    expect(tried).toMatchObject({ set: 4 })
  }
  // Some couriers write theirs in groups.
  const groups = ['PAL-000005  DA 1506 26', 'pal 1 RX 77', '3;CP  12 34 BD', '2\tDA 9 9']
  for (const lines of [groups, groups.toReversed()]) {
    const { rows } = await track({ list: lines.join('\n'), dryRun: true })
    const read = rows.map(({ id, tracking }) => `${id} ${tracking}`).toSorted()
    expect(read).toEqual(['1 RX 77', '2 DA 9 9', '3 CP 12 34 BD', '5 DA 1506 26'])
  }
  const empty = { method: 'POST', body: { list: ' \n ' } }
  expect((await shop.server.ask('/api/orders/track', empty)).status).toBe(400)
})

it('a list with a quote mark too many is refused in words, and a shortened number for its order [OR-09]', async () => {
  await using shop = await aShop()
  const { read } = asking(shop)
  const track = async (list: string) => {
    const answer = await shop.server.ask('/api/orders/track', { method: 'POST', body: { list } })
    const said: unknown = await answer.json()
    return { status: answer.status, body: said }
  }
  expect(await track('PAL-000001,DA-1\nPAL-000002,"ABC\nPAL-000003,XYZ')).toMatchObject({
    status: 400,
    body: { code: 'field_file_quote_open', field: 'list', params: { line: 2 } },
  })
  expect(await track('order,tracking\nPAL-000002,"AB"C')).toMatchObject({
    status: 400,
    body: { code: 'field_file_quote_ends', field: 'list', params: { line: '2' } },
  })
  const shortened = ['1.23457E+14', '1,2E+14', '1E+15', '১.২৩৪৫৭E+১৪']
  const list = shortened.map((number, at) => `PAL-00000${at + 1}\t${number}`)
  const refused = { outcome: 'refused', reason: { code: 'order_tracking_shortened' } }
  expect(await track([...list, 'PAL-000005\t1E5'].join('\n'))).toMatchObject({
    body: { set: 1, rows: [refused, refused, refused, refused, { outcome: 'set' }] },
  })
  expect(await read('/api/orders/1')).toMatchObject({ trackingNumber: null })
  expect(await read('/api/orders/5')).toMatchObject({ trackingNumber: '1E5' })
  const one = { method: 'PATCH', body: { trackingNumber: '1.23E+14' } } as const
  const typed = await shop.server.ask('/api/orders/1', one)
  expect([typed.status, await typed.json()]).toMatchObject([
    400,
    { code: 'order_tracking_shortened', field: 'trackingNumber' },
  ])
  expect(await read('/api/orders/1')).toMatchObject({ trackingNumber: null })
})
