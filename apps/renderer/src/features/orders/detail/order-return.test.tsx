import type { OrderDetail } from '@pal/core/contract/orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { speak } from '../../../lib/i18n/i18n.ts'
import { escapeAsks } from '../../../testing/escape.ts'
import { type Answers, type Asked, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { ago, anOrder, anOrderDetail, configured } from '../../../testing/samples.ts'

let detail: OrderDetail
let answers: Answers
let asked: readonly Asked[]
beforeEach(() => {
  detail = anOrderDetail(3, { status: 'delivered' })
  answers = {
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [anOrder(3, { status: 'delivered', returned: true })],
    'GET /api/orders/3': () => detail,
    'PATCH /api/orders/3': () => (detail = { ...detail, likelyDouble: false, doubleOf: null }),
    'POST /api/orders/undo': () => {
      const event = { id: 9, at: ago(0), kind: 'undone', from: null, to: null } as const
      const undone = { ...event, actor: 'human', note: null, facts: {} } as const
      detail = { ...detail, returned: false, returns: [], history: [...detail.history, undone] }
      return { undone: [3], refused: [] }
    },
    'POST /api/orders/3/returns': () =>
      (detail = {
        ...detail,
        returned: true,
        piecesReturned: 1,
        returnedAmount: 1299,
        returns: [
          {
            id: 1,
            at: ago(0),
            reason: 'damaged',
            note: null,
            amount: 1299,
            restocked: false,
            lines: [{ line: 1, quantity: 1 }],
          },
        ],
        customerOrders: { orders: 4, delivered: 2, returned: 1, partlyReturned: 0, cancelled: 1 },
      }),
  }
  ;({ asked } = serve(answers))
})

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Order' }))
const posts = () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)

it('something of a delivered order comes back, and the sheet tells it [OR-10]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return items of PAL-000003' }))
  const pieces = dialog.getByLabelText('Pieces of Saree that came back')
  await userEvent.selectOptions(pieces, '0 of 2')
  await userEvent.click(dialog.getByRole('button', { name: 'Save return' }))
  expect(dialog.getByRole('alert').textContent).toBe('Choose at least one piece.')
  expect(posts()).toEqual([])
  await userEvent.selectOptions(pieces, '1 of 2')
  expect(dialog.getByText(/what the items were sold at: ৳1,299\./)).toBeDefined()
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Damaged')
  await userEvent.click(dialog.getByRole('button', { name: 'Save return' }))
  await waitFor(() =>
    expect(posts()).toEqual([
      { lines: [{ line: 1, quantity: 1 }], reason: 'damaged', restock: false },
    ]),
  )
  const order = await sheet()
  // Of its two pieces; beside the sums it is what was taken off.
  expect(await order.findByText('Returned 1 of 2')).toBeDefined()
  expect(order.getByText('Returned')).toBeDefined()
  expect(order.getByText('−৳1,299')).toBeDefined()
  expect(order.getByText('4 orders · 2 delivered · 1 returned · 1 cancelled')).toBeDefined()
})

it('what came back has its minus before the figure, from right to left, too [OR-10, SH-11]', async () => {
  await speak('ar')
  onTestFinished(() => speak('en'))
  const event = { id: 9, at: ago(0), kind: 'return', from: null, to: null } as const
  detail = {
    ...detail,
    returned: true,
    returnedAmount: 1299,
    history: [{ ...event, actor: 'human', note: null, facts: { pieces: 1, amount: 1299 } }],
  }
  renderAt('/orders?order=3')
  const [inSums, inHistory] = await screen.findAllByText(/−/)
  expect(inSums?.dir).toBe('ltr')
  // One piece, which runs from left to right.
  expect(inHistory?.textContent).toContain('\u2066−')
})

it('what cannot be sold again stays out of stock by its reason, until somebody says otherwise [OR-10]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return items of PAL-000003' }))
  const restock = dialog.getByRole<HTMLInputElement>('switch', { name: 'Put back into stock' })
  const back = async () => {
    const all: Record<string, boolean> = {}
    for (const reason of ['Refused at the door', 'Damaged', 'Not as described', 'Wrong item']) {
      await userEvent.selectOptions(dialog.getByLabelText('Reason'), reason)
      all[reason] = restock.checked
    }
    return Object.entries(all).flatMap(([reason, checked]) => (checked ? [reason] : []))
  }
  expect(await back()).toEqual(['Refused at the door', 'Wrong item'])
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Damaged')
  await userEvent.click(restock)
  // Seen by whoever has it in their hands.
  expect(await back()).toHaveLength(4)
  await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Damaged')
  await userEvent.click(dialog.getByRole('button', { name: 'Save return' }))
  await waitFor(() => expect(posts()).toMatchObject([{ reason: 'damaged', restock: true }]))
})

it.each([
  [{ orders: 1, delivered: 1, returned: 0, partlyReturned: 0, cancelled: 0 }, 'First order'],
  [
    { orders: 1, delivered: 1, returned: 1, partlyReturned: 0, cancelled: 0 },
    'First order · 1 delivered · 1 returned',
  ],
  [
    { orders: 1, delivered: 1, returned: 0, partlyReturned: 1, cancelled: 0 },
    'First order · 1 delivered · 1 partly returned',
  ],
  [
    { orders: 1, delivered: 0, returned: 0, partlyReturned: 0, cancelled: 1 },
    'First order · 1 cancelled',
  ],
])('says what became of the customer’s first order: %o [OR-10]', async (customerOrders, words) => {
  detail = { ...detail, customerOrders }
  renderAt('/orders?order=3')
  expect(await (await sheet()).findByText(words)).toBeDefined()
})

it('whose number is known is no first customer, and leads to those orders [OR-10]', async () => {
  const once = { orders: 1, delivered: 0, returned: 0, partlyReturned: 0, cancelled: 0 }
  const samePhone = { ...once, orders: 2, delivered: 2, partlyReturned: 1 }
  detail = { ...detail, customerOrders: once, samePhone }
  renderAt('/orders?order=3')
  const link = await (
    await sheet()
  ).findByRole('link', { name: 'Other orders with this phone number: 2' })
  expect(link.getAttribute('href')).toContain('/orders?search=')
  expect(link.parentElement?.textContent).toBe(
    'Other orders with this phone number: 2 · 2 delivered · 1 partly returned',
  )
  expect(screen.queryByText('First order')).toBeNull()
})

it('a double click keeps one return, of pieces that could come back twice [OR-10]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return items of PAL-000003' }))
  await userEvent.selectOptions(dialog.getByLabelText('Pieces of Saree that came back'), '1 of 2')
  const save = dialog.getByRole('button', { name: 'Save return' })
  act(() => {
    save.click()
    save.click()
  })
  await waitFor(() => expect(posts().length).toBeGreaterThan(0))
  await new Promise((done) => setTimeout(done, 50))
  expect(posts()).toHaveLength(1)
})

it('more than is left is said at the amount, and a smaller one is kept [OR-10]', async () => {
  const tooMuch = { code: 'return_amount_too_large', field: 'amount', message: 'Too much' }
  const keep = answers['POST /api/orders/3/returns']
  ;({ asked } = serve({
    ...answers,
    'POST /api/orders/3/returns': (request) =>
      Number((request.body as { amount: string }).amount) > 2598
        ? Response.json(tooMuch, { status: 400 })
        : keep?.(request),
  }))
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const name = 'Return items of PAL-000003'
  const dialog = within(await screen.findByRole('dialog', { name }))
  const amount = dialog.getByLabelText<HTMLInputElement>('Taken off the revenue')
  await userEvent.type(amount, '9000')
  const save = dialog.getByRole('button', { name: 'Save return' })
  await userEvent.click(save)
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'))
  expect(dialog.getByText(/more than is left of the order/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(amount))
  // Said once, where it is put right.
  expect(screen.queryByText('Couldn’t save the return')).toBeNull()
  await userEvent.clear(amount)
  expect(dialog.queryByText(/more than is left of the order/)).toBeNull()
  await userEvent.type(amount, '900')
  await userEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
})

it('why a return was not kept is said in its dialog, where no field is meant [OR-10]', async () => {
  const moved = { code: 'return_not_delivered', message: 'Not delivered' }
  serve({
    ...answers,
    'POST /api/orders/3/returns': () => Response.json(moved, { status: 409 }),
  })
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return items of PAL-000003' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save return' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/deliver/i)
})

it('Escape asks before a return that is being typed is lost [OR-10, SH-07]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Note')
  await userEvent.type(note, 'torn')
  await expect(escapeAsks(/^Return items/, () => note.value)).resolves.toBeUndefined()
})

it('a whole parcel comes back at one press, however many things were in it [OR-10]', async () => {
  const line = (name: string, productId: number) =>
    ({ name, productId, quantity: 2, unitPrice: 500, total: 1_000 }) as const
  detail = anOrderDetail(3, {
    status: 'delivered',
    products: [line('Saree', 1), line('Shawl', 2)],
    subtotal: 2_000,
    returns: [
      {
        id: 1,
        at: ago(1),
        reason: 'damaged',
        note: null,
        amount: 500,
        restocked: false,
        lines: [{ line: 1, quantity: 1 }],
      },
    ],
  })
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return items of PAL-000003' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Everything' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save return' }))
  await waitFor(() =>
    expect(posts()).toEqual([
      {
        lines: [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 2 },
        ],
        reason: 'refused',
        restock: true,
      },
    ]),
  )
})

it('is kept and shown at once, however long the list takes to come again [OR-10]', async () => {
  let lists = 0
  serve({
    ...answers,
    'GET /api/orders': () => {
      lists += 1
      // In a busy shop it is asked for again before it has come.
      return lists === 1 ? [anOrder(3, { status: 'delivered' })] : new Promise(() => {})
    },
  })
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const name = 'Return items of PAL-000003'
  const dialog = within(await screen.findByRole('dialog', { name }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save return' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
  expect(lists).toBe(2)
  expect(await (await sheet()).findByText('Returned 1 of 2')).toBeDefined()
  expect(document.querySelector('[data-row="3"]')?.textContent).toContain('Returned 1 of 2')
})

it('in the table a second badge says it beside the status [OR-10]', async () => {
  renderAt('/orders')
  const row = (await screen.findAllByRole('row'))[1]
  expect(row?.textContent).toContain('Delivered')
  expect(row?.textContent).toContain('Returned')
})

it('what was not delivered, or is back already, cannot come back [OR-10]', async () => {
  detail = anOrderDetail(3, { status: 'shipped' })
  renderAt('/orders?order=3')
  const order = await sheet()
  expect(await order.findByText('First order')).toBeDefined()
  expect(order.queryByRole('button', { name: 'Return items' })).toBeNull()
})

it('a likely double says of which order, leads there, and can be dismissed [OR-09]', async () => {
  detail = anOrderDetail(3, {
    likelyDouble: true,
    doubleOf: { id: 2, orderId: 'PAL-000002', status: 'confirmed', createdAt: ago(9) },
  })
  renderAt('/orders?order=3')
  const notice = within(
    await (await sheet()).findByRole('group', { name: 'This may be a duplicate of PAL-000002' }),
  )
  expect(notice.getByRole('link', { name: 'Open PAL-000002' }).getAttribute('href')).toBe(
    '/orders?order=2',
  )
  await userEvent.click(notice.getByRole('button', { name: 'Not a duplicate' }))
  await waitFor(() => expect(posts()).toEqual([{ likelyDouble: false }]))
  await waitFor(() =>
    expect(screen.queryByText('This may be a duplicate of PAL-000002')).toBeNull(),
  )
})

const advance = {
  code: 'order_advance_asked',
  params: { finished: 4, cameBack: 3, percent: 75 },
  message: 'Said by the server',
}
const why = 'Advance payment was asked for. Finished orders: 4, of which came back: 3 (75%).'

it('the list and the sheet say that advance payment was asked for, and why [OR-10]', async () => {
  const listed = [
    anOrder(3, { advance, customerName: 'Waiting' }),
    anOrder(2, { customerName: 'Paying as all' }),
    anOrder(1, { advance, customerName: 'Sent', status: 'shipped' }),
  ]
  serve({ ...answers, 'GET /api/orders': () => listed })
  detail = anOrderDetail(3, { advance })
  renderAt('/orders?order=3')
  expect(await (await sheet()).findByText(why)).toBeDefined()
  // Before it is sent: from then on nothing hangs on it.
  const rows = screen.getAllByText('Advance asked').map((badge) => badge.closest('tr'))
  expect([...new Set(rows)].map((row) => row?.textContent)).toEqual([
    expect.stringContaining('Waiting'),
  ])
})

it('nothing is said of it where nobody was asked [OR-10]', async () => {
  renderAt('/orders?order=3')
  const shown = await sheet()
  await shown.findByRole('button', { name: 'Return items' })
  expect(shown.queryByText(/[Aa]dvance/)).toBeNull()
})

it('a return that was kept by mistake is undone, and the history says so [OR-10]', async () => {
  detail = anOrderDetail(3, { status: 'delivered', products: detail.products.slice(0, 1) })
  renderAt('/orders?order=3')
  await userEvent.click(await (await sheet()).findByRole('button', { name: 'Return items' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Return items of PAL-000003' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save return' }))
  await screen.findByText('PAL-000003: return saved')
  expect((await sheet()).getByText('Returned 1 of 2', { selector: 'span' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await (await sheet()).findByText('Undone: the return')).toBeDefined()
  expect((await sheet()).queryByText(/^Returned/, { selector: 'span' })).toBeNull()
  expect(posts().at(-1)).toEqual({ ids: [3], what: 'return' })
})
