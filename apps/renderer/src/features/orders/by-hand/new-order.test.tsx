import { type Settings } from '@pal/core/contract/settings'
import { because } from '@pal/core/texts/reason'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { aCampaign, aProduct } from '../../../components/products/sold.testing.ts'
import { server } from '../../../testing/fake-events.ts'
import { type Asked, refusal, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import {
  ago,
  aConversation,
  aDetail,
  anOrder,
  anOrderDetail,
  savedSettings,
  configured,
} from '../../../testing/samples.ts'
import { useTelling } from '../data/telling.ts'

const here = aCampaign(1, { facebookPageId: aConversation(4).pageId })
const sold = (id: number, name: string, price: number) =>
  aProduct(id, { campaignId: 1, name, price, stockCount: id })

afterEach(() => useTelling.setState({ tells: true }))

let asked: readonly Asked[]
let answer: () => unknown
let customer: string
let windowClosesAt: string | null
let nobodyWrote: boolean
let connected: boolean
let settings: Settings
let campaigns: object[]
beforeEach(() => {
  campaigns = [here, aCampaign(2, { facebookPageId: 'elsewhere' })]
  settings = savedSettings
  nobodyWrote = false
  connected = true
  customer = 'Karima Begum'
  windowClosesAt = aConversation(4).windowClosesAt
  answer = () => anOrderDetail(7, { byHand: true, aiPointsEarned: 0 })
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => ({ ...configured, hasPageToken: connected }),
    'GET /api/settings': () => settings,
    'GET /api/orders': () => [anOrder(3)],
    'GET /api/orders/7': () => answer(),
    'GET /api/conversations': ({ url }) =>
      nobodyWrote || url.searchParams.get('search') === 'nobody'
        ? []
        : [aConversation(4, { customerName: customer })],
    'GET /api/conversations/4': () =>
      aDetail(4, {
        customerName: customer,
        windowClosesAt,
        campaignId: 1,
        collected: { name: null, phone: '01712345678', address: null, deliveryNote: 'Call first' },
        cart: [{ productId: 1, name: 'Saree', quantity: 2 }],
      }),
    'GET /api/conversations/4/messages': () => [],
    'GET /api/conversations/4/written': () => ({
      phones: ['01911111111', '01712345678'],
      addresses: ['House 7, Road 17, Sylhet'],
    }),
    // One that was deleted is reported where it alone is asked for.
    'GET /api/campaigns': ({ url }) => (url.searchParams.has('only') ? [here] : campaigns),
    'GET /api/campaigns/1/products': () => [sold(1, 'Saree', 1299), sold(2, 'Shawl', 500)],
    'POST /api/orders/totals': ({ body }) => {
      const {
        lines,
        deliveryArea,
        deliveryFee = deliveryArea ? 120 : 80,
      } = body as {
        deliveryArea?: string
        lines: { productId: number; quantity: number; unitPrice?: number }[]
        deliveryFee?: number
      }
      const priced = lines.map(({ productId, quantity, unitPrice }) => {
        const price = unitPrice ?? (productId === 1 ? 1299 : 500)
        return { productId, unitPrice: price, total: price * quantity }
      })
      const subtotal = priced.reduce((sum, { total }) => sum + total, 0)
      const sums = { subtotal, discount: 0, deliveryFee, total: subtotal + deliveryFee }
      return { currency: 'BDT', lines: priced, ...sums }
    },
    'POST /api/orders': () => answer(),
  }))
})

const posts = () => asked.filter(({ method, path }) => method === 'POST' && path === '/api/orders')
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New order' }))

it.each([
  [true, /Whoever writes to your page on Messenger is listed here/],
  [false, /Connect your Facebook page: whoever writes to it is listed here/],
])(
  'in a shop that nobody has written to, it says so, and what to do; connected: %s [OR-11]',
  async (isConnected, words) => {
    nobodyWrote = true
    connected = isConnected
    renderAt('/orders?new=yes')
    const empty = await dialog()
    expect(await empty.findByText('No customer has written yet')).toBeDefined()
    expect(empty.getByText(words)).toBeDefined()
    expect(empty.queryByText(/No matching customers/)).toBeNull()
    const link = empty.queryByRole('link', { name: 'Connect Facebook' })
    expect(link?.getAttribute('href')).toBe(isConnected ? undefined : '/settings?tab=integrations')
  },
)

it('is taken of a customer who is looked for, with their cart, at typed prices [OR-11]', async () => {
  const { router } = renderAt('/orders')
  await userEvent.click(await screen.findByRole('link', { name: 'New order' }))
  const search = (await dialog()).getByRole('searchbox')
  await userEvent.type(search, 'nobody{Enter}')
  expect((await (await dialog()).findByRole('status')).textContent).toBe('No matching customers.')
  await userEvent.clear(search)
  await userEvent.click(await (await dialog()).findByRole('button', { name: /^K?\s*Karima Begum/ }))

  const form = await dialog()
  expect((await form.findByLabelText('Name')).getAttribute('value')).toBe('Karima Begum')
  expect(form.getByLabelText('Phone').getAttribute('value')).toBe('01712345678')
  await userEvent.type(form.getByLabelText('Address'), '12 Lake Road')
  // The cart is there, at the price of the product and with the campaign's fee.
  expect(await form.findByText('৳2,678')).toBeDefined()
  expect(form.getByLabelText('Price of Saree').getAttribute('placeholder')).toBe('1299')
  // What is usually taken off is worth a word where it is something.
  expect(form.getByText('Leave empty for the usual ৳80.')).toBeDefined()
  expect(form.queryByText('Leave empty for the usual ৳0.')).toBeNull()
  await userEvent.type(form.getByLabelText('Price of Saree'), '১০০০')
  const add = form.getByRole('searchbox', { name: 'Add a product' })
  const addShawl = async () => {
    await userEvent.click(add)
    await userEvent.click(await form.findByRole('button', { name: /^Shawl/ }))
  }
  await addShawl()
  await addShawl()
  expect(form.getByLabelText('Quantity of Shawl').getAttribute('value')).toBe('2')
  await userEvent.type(form.getByLabelText('Delivery fee'), '0')
  await userEvent.type(form.getByLabelText('Note'), 'by phone')
  await userEvent.type(form.getByLabelText('Delivery instructions'), ', after six')
  expect(await form.findByText('৳3,000')).toBeDefined()

  await userEvent.dblClick(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body).toEqual({
    conversationId: 4,
    campaignId: 1,
    lines: [
      { productId: 1, quantity: 2, unitPrice: 1000 },
      { productId: 2, quantity: 2 },
    ],
    deliveryFee: 0,
    customerName: 'Karima Begum',
    customerPhone: '01712345678',
    customerAddress: '12 Lake Road',
    // What the customer has asked for in the chat is there.
    deliveryInstructions: 'Call first, after six',
    note: 'by phone',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'unpaid',
    // As it was shown.
    total: 3000,
    // Ticked, as with a change of status.
    tell: true,
    clientId: expect.stringMatching(/^\d+(?:-\d+){3}$/),
  })
  // It opens, and says that a person took it.
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  expect(await sheet.findByText(/By hand/)).toBeDefined()
  expect(sheet.queryByText(/AI point/)).toBeNull()
  // Back leads to the list, not to the form again.
  expect(router.state.location.search).toMatch(/^\?order=\d+$/)
  expect(router.state.historyAction).toBe('REPLACE')
})

it('an advance is typed with it, how it came in and what is left to collect [OR-11, OR-09]', async () => {
  renderAt('/orders?new=4')
  const form = await dialog()
  await userEvent.type(await form.findByLabelText('Address'), '12 Lake Road')
  const status = form.getByLabelText('Status')
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Unpaid', 'Partly paid', 'Paid'])
  expect(form.queryByLabelText('Paid so far')).toBeNull()
  await userEvent.selectOptions(form.getByLabelText('Method'), 'bKash')
  await userEvent.selectOptions(status, 'Paid')
  expect(await form.findByText('৳0')).toBeDefined()
  await userEvent.selectOptions(status, 'Partly paid')
  const paid = form.getByLabelText('Paid so far')
  await form.findByText('৳2,678')
  // Neither nothing nor all of it is a part.
  for (const typed of ['', '2678', '0']) {
    await userEvent.clear(paid)
    if (typed) await userEvent.type(paid, typed)
    await userEvent.click(form.getByRole('button', { name: 'Create order' }))
    expect(paid.getAttribute('aria-invalid'), typed).toBe('true')
    expect(form.getByText('A part is more than nothing and less than ৳2,678.')).toBeDefined()
    expect(document.activeElement, typed).toBe(paid)
  }
  expect(posts()).toEqual([])
  await userEvent.clear(paid)
  await userEvent.type(paid, '৫০০')
  expect(form.getByText('৳2,178')).toBeDefined()
  expect(form.getByText('To collect')).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body).toMatchObject({
    paymentMethod: 'bkash',
    paymentStatus: 'part',
    paidAmount: 500,
  })
})

it('the number of an advance is typed with it, and cash has none [OR-11, OR-09]', async () => {
  renderAt('/orders?new=4')
  const form = await dialog()
  await userEvent.type(await form.findByLabelText('Address'), '12 Lake Road')
  await form.findByText('৳2,678')
  const number = () => form.queryByLabelText('Transaction number')
  await userEvent.selectOptions(form.getByLabelText('Status'), 'Paid')
  expect(number()).toBeNull()
  await userEvent.selectOptions(form.getByLabelText('Method'), 'bKash')
  await userEvent.type(number()!, ' 9AB7XK21')
  await userEvent.selectOptions(form.getByLabelText('Status'), 'Unpaid')
  expect(number()).toBeNull()
  await userEvent.selectOptions(form.getByLabelText('Status'), 'Paid')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body).toMatchObject({
    paymentMethod: 'bkash',
    paymentStatus: 'paid',
    paymentReference: ' 9AB7XK21',
  })
})

it('what the server refuses of an advance is said at its field [OR-11, OR-09]', async () => {
  const reason = because('order_part_amount', { total: '৳90' })
  answer = () =>
    Response.json({ ...reason, message: 'no part', field: 'paidAmount' }, { status: 400 })
  renderAt('/orders?new=4')
  const form = await dialog()
  await userEvent.type(await form.findByLabelText('Address'), '12 Lake Road')
  await userEvent.selectOptions(form.getByLabelText('Status'), 'Partly paid')
  await userEvent.type(form.getByLabelText('Paid so far'), '100')
  await form.findByText('৳2,678')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() =>
    expect(form.getByLabelText('Paid so far').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(form.getAllByText(/less than the total of ৳90/)).toHaveLength(1)
})

it.each(['Create order', 'Cancel', 'Back'])(
  'whoever asks for it in a chat types it over the chat, and is there afterwards: %s [OR-11]',
  async (way) => {
    const { router } = renderAt('/conversations?view=4')
    const chat = within(await screen.findByRole('dialog', { name: 'Conversation' }))
    await userEvent.click(await chat.findByRole('link', { name: 'New order' }))
    const form = await dialog()
    expect(router.state.location.pathname).toBe('/conversations')
    expect((await form.findByLabelText<HTMLInputElement>('Name')).value).toBe('Karima Begum')
    await userEvent.type(form.getByLabelText('Address'), '12 Lake Road')
    if (way === 'Back') void router.navigate(-1)
    else await userEvent.click(form.getByRole('button', { name: way }))
    if (way !== 'Create order')
      await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(router.state.location.search).toBe('?view=4'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New order' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Conversation' })).toBeDefined()
    expect(posts()).toHaveLength(way === 'Create order' ? 1 : 0)
  },
)

it('offers the numbers that the customer wrote, but for the one that is there [OR-11]', async () => {
  renderAt('/orders?new=4')
  const form = await dialog()
  const phone = await form.findByLabelText<HTMLInputElement>('Phone')
  expect(phone.value).toBe('01712345678')
  await userEvent.click(await form.findByRole('button', { name: 'Use 01911111111' }))
  expect(phone.value).toBe('01911111111')
  expect(form.queryByRole('button', { name: 'Use 01911111111' })).toBeNull()
  expect(form.getByRole('button', { name: 'Use 01712345678' })).toBeDefined()
})

it('offers the address that the agent read in the chat, until it is there [OR-11]', async () => {
  renderAt('/orders?new=4')
  const form = await dialog()
  const use = { name: 'Use House 7, Road 17, Sylhet' }
  await userEvent.click(await form.findByRole('button', use))
  expect(form.getByLabelText<HTMLTextAreaElement>('Address').value).toBe('House 7, Road 17, Sylhet')
  expect(form.queryByRole('button', use)).toBeNull()
})

it('begins in its first field, of a chat as well as of a customer who is chosen [OR-11]', async () => {
  const { router } = renderAt('/orders?new=4')
  await waitFor(async () => {
    expect(document.activeElement).toBe((await dialog()).queryByLabelText('Name'))
  })
  await act(() => router.navigate('/orders?new=yes'))
  const form = await dialog()
  await userEvent.click(await form.findByRole('button', { name: 'Choose another customer' }))
  await userEvent.click(await form.findByRole('button', { name: /^K?\s*Karima Begum/ }))
  expect(document.activeElement).toBe(await form.findByLabelText('Name'))
})

it('Escape asks before what was typed is lost, and another list behind it asks nothing [OR-11, SH-07]', async () => {
  const { router } = renderAt('/orders?new=4')
  await userEvent.type(await (await dialog()).findByLabelText('Address'), '12 Lake Road')
  await act(() => router.navigate('/orders?new=4&period=today', { replace: true }))
  await userEvent.keyboard('{Escape}')
  const ask = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(ask.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  const address = (await dialog()).getByLabelText<HTMLTextAreaElement>('Address')
  expect(address.value).toBe('12 Lake Road')
  void router.navigate('/logs')
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/logs'))
})

it('closes without a question where nothing was typed [OR-11]', async () => {
  const { router } = renderAt('/orders?new=4')
  await (await dialog()).findByLabelText('Address')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
})

it('folds the list of products once one is chosen, and never under a pressed button [OR-11]', async () => {
  renderAt('/orders')
  await userEvent.click(await screen.findByRole('link', { name: 'New order' }))
  await userEvent.click(await (await dialog()).findByRole('button', { name: /^K?\s*Karima Begum/ }))
  const form = await dialog()
  const shawl = () => form.queryByRole('button', { name: /^Shawl/ })
  const add = await form.findByRole('searchbox', { name: 'Add a product' })
  expect(shawl()).toBeNull()
  await userEvent.click(add)
  await userEvent.click(await form.findByRole('button', { name: /^Shawl/ }))
  expect(shawl()).toBeNull()
  expect(document.activeElement).toBe(add)

  await userEvent.type(form.getByLabelText('Address'), '12 Lake Road')
  // A list that folds while the button is held down moves the button away from the pointer.
  await userEvent.click(add)
  await form.findByRole('button', { name: /^Shawl/ })
  const create = form.getByRole('button', { name: 'Create order' })
  const mouse = userEvent.setup()
  await mouse.pointer({ keys: '[MouseLeft>]', target: create })
  expect(shawl()).not.toBeNull()
  await mouse.pointer({ keys: '[/MouseLeft]', target: create })
  await waitFor(() => expect(shawl()).toBeNull())
  await waitFor(() => expect(posts()).toHaveLength(1))
})

it('of a customer without a name the name is asked for, and none is made up [OR-11, DB-04]', async () => {
  customer = ''
  renderAt('/orders')
  await userEvent.click(await screen.findByRole('link', { name: 'New order' }))
  await userEvent.click(await (await dialog()).findByRole('button', { name: /Customer psid-4/ }))
  expect((await (await dialog()).findByLabelText('Name')).getAttribute('value')).toBe('')
})

it('says in its place what is missing, and what the server refuses; a retry is the same order [OR-11]', async () => {
  answer = () =>
    Response.json(
      { code: 'field_not_phone', message: 'customerPhone: no phone', field: 'customerPhone' },
      { status: 400 },
    )
  renderAt('/orders?new=4')
  const form = await dialog()
  await userEvent.click(await form.findByRole('button', { name: 'Remove Saree' }))
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  expect((await form.findByRole('alert')).textContent).toBe('Add at least one product.')
  expect(posts()).toEqual([])
  await userEvent.click(form.getByRole('button', { name: /^Saree/ }))
  // All at once, not one after the other.
  await userEvent.clear(form.getByLabelText('Phone'))
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  expect(form.getAllByText('Needed to deliver the order.')).toHaveLength(2)
  expect(document.activeElement).toBe(form.getByLabelText('Phone'))
  expect(posts()).toEqual([])
  await userEvent.type(form.getByLabelText('Phone'), '12')
  await userEvent.type(form.getByLabelText('Address'), '12 Lake Road')
  expect(form.queryByText('Needed to deliver the order.')).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() =>
    expect(form.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true'),
  )
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Phone')))
  const refuseField = (field: string) => {
    const body = {
      ...because('field_too_large', { most: 9 }),
      field,
      message: `${field}: too much`,
    }
    answer = () => Response.json(body, { status: 400 })
  }
  refuseField('lines.0.unitPrice')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  const line = within(form.getByRole('list', { name: 'Items' }))
  expect(await line.findByText('Must not be more than 9.')).toBeDefined()
  expect(form.getAllByText(/Must not be more than 9/)).toHaveLength(1)
  // What no field of the form marks is called as it is on the screen.
  refuseField('courier')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  expect(await form.findByText('Courier: Must not be more than 9.')).toBeDefined()
  answer = () => refusal(409, 'product_out_of_stock', 'gone')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(posts()).toHaveLength(4))
  const ids = posts().map(({ body }) => (body as { clientId: string }).clientId)
  expect(new Set(ids).size).toBe(1)
  expect(form.getByRole('button', { name: 'Create order' })).toBeDefined()
  // Beside an order that was taken already, what is changed is another one.
  const taken = { ...because('order_client_id_used', { number: 'PAL-000007' }), message: 'taken' }
  answer = () => Response.json(taken, { status: 409 })
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  expect(await form.findByText(/taken already as order PAL-000007/)).toBeDefined()
  await userEvent.type(form.getByLabelText('Name'), 'a')
  answer = () => refusal(409, 'product_out_of_stock', 'gone')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(posts()).toHaveLength(6))
  const [, , , , same, fresh] = posts().map(({ body }) => (body as { clientId: string }).clientId)
  expect(same).toBe(ids[0])
  expect(fresh).not.toBe(same)
  // In the form, and nowhere else.
  expect(await form.findByText(/There is not enough/)).toBeDefined()
  expect(screen.getAllByText(/There is not enough/)).toHaveLength(1)
})

it('in the table an order by hand says so where others have their points [OR-01, OR-11]', async () => {
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [
      anOrder(4, { byHand: true, aiPointsEarned: 0 }),
      anOrder(3, { aiPointsEarned: 15 }),
    ],
  })
  renderAt('/orders')
  const [, byHand, byAgent] = await screen.findAllByRole('row')
  expect(byHand?.textContent).toContain('By hand')
  expect(byHand?.textContent).not.toContain('+0')
  expect(byAgent?.textContent).toContain('+15')
  expect(byAgent?.textContent).not.toContain('By hand')
})

it('asks for the delivery area where there are any, whose fee it has then [OR-11, AG-20]', async () => {
  const deliveryAreas = [{ id: 'area-1', name: 'Outside Dhaka', fee: 120 }]
  settings = { ...settings, tactics: { ...settings.tactics, deliveryAreas } }
  renderAt('/orders?new=4')
  const form = await dialog()
  await userEvent.selectOptions(await form.findByLabelText('Delivery area'), 'Outside Dhaka')
  expect(await form.findByText('Leave empty for the usual ৳120.')).toBeDefined()
  await userEvent.type(form.getByLabelText('Address'), 'Station Road, Rangpur')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body).toMatchObject({ deliveryArea: 'area-1' })
})

it('has no delivery areas in a campaign with a currency of its own [OR-11]', async () => {
  const deliveryAreas = [{ id: 'area-1', name: 'Outside Dhaka', fee: 120 }]
  settings = {
    ...settings,
    company: { ...settings.company, defaultCurrency: 'USD' },
    tactics: { ...settings.tactics, deliveryAreas },
  }
  renderAt('/orders?new=4')
  const form = await dialog()
  expect(await form.findByText('Leave empty for the usual ৳80.')).toBeDefined()
  expect(form.queryByLabelText('Delivery area')).toBeNull()
})

it('tells nobody of it where that is not ticked, or the reply window has closed [OR-09, OR-11]', async () => {
  const taken = async (act: (form: ReturnType<typeof within>) => Promise<void>) => {
    renderAt('/orders?new=4')
    const form = await dialog()
    await userEvent.type(await form.findByLabelText('Address'), '12 Lake Road')
    await act(form)
    await userEvent.click(form.getByRole('button', { name: 'Create order' }))
    await waitFor(() => expect(posts().length).toBeGreaterThan(0))
    const { body } = posts().at(-1) ?? {}
    cleanup()
    return (body as { tell: boolean }).tell
  }
  const box = { name: 'Tell the customer on Messenger' }
  expect(
    await taken(async (form) => {
      expect(form.getByText(/Sends the number of the order/)).toBeDefined()
      await userEvent.click(form.getByRole('checkbox', box))
    }),
  ).toBe(false)
  useTelling.setState({ tells: true })
  windowClosesAt = ago(60)
  expect(
    await taken(async (form) => {
      expect(form.queryByRole('checkbox', box)).toBeNull()
      expect(form.getByText(/The reply window has closed/)).toBeDefined()
    }),
  ).toBe(false)
})

it('a campaign that is deleted meanwhile stays chosen, with what was typed, until another is [OR-11]', async () => {
  const { pageId } = aConversation(4)
  campaigns = [here, aCampaign(3, { facebookPageId: pageId })]
  renderAt('/orders?new=4')
  const form = await dialog()
  await userEvent.type(await form.findByLabelText('Address'), '12 Lake Road')
  const choice = form.getByLabelText<HTMLSelectElement>('Campaign')
  expect(choice.getAttribute('aria-invalid')).not.toBe('true')
  campaigns = [aCampaign(3, { facebookPageId: pageId })]
  await server.changed('campaigns', 'products')
  expect(await form.findByText(/^‘Campaign 1’ was deleted meanwhile/)).toBeDefined()
  expect(choice.value).toBe('1')
  expect(form.getByLabelText('Quantity of Saree').getAttribute('value')).toBe('2')
  expect(form.queryByRole('searchbox', { name: 'Add a product' })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  expect(posts()).toEqual([])
  expect(document.activeElement).toBe(choice)
  await userEvent.selectOptions(choice, 'Campaign 3')
  expect(form.queryByText(/was deleted meanwhile/)).toBeNull()
  expect(form.queryByLabelText('Quantity of Saree')).toBeNull()
  expect(form.getByLabelText<HTMLTextAreaElement>('Address').value).toBe('12 Lake Road')
})

it('a campaign that was deleted before stays chosen by its name, and no other in its place [OR-11]', async () => {
  campaigns = [aCampaign(3, { facebookPageId: aConversation(4).pageId })]
  renderAt('/orders?new=4')
  const form = await dialog()
  expect(await form.findByText(/^‘Campaign 1’ was deleted meanwhile/)).toBeDefined()
  const choice = form.getByLabelText<HTMLSelectElement>('Campaign')
  expect(choice.value).toBe('1')
  expect(form.getByLabelText('Quantity of Saree').getAttribute('value')).toBe('2')
  await userEvent.type(form.getByLabelText('Address'), '12 Lake Road')
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  expect(posts()).toEqual([])
  await userEvent.selectOptions(choice, 'Campaign 3')
  expect(form.queryByLabelText('Quantity of Saree')).toBeNull()
})

it('the only campaign that is deleted meanwhile is not left out in silence, either [OR-11]', async () => {
  renderAt('/orders?new=4')
  const form = await dialog()
  await form.findByText('৳2,678')
  campaigns = []
  await server.changed('campaigns')
  expect(await form.findByText(/^‘Campaign 1’ was deleted meanwhile/)).toBeDefined()
  expect(form.getByLabelText('Quantity of Saree')).toBeDefined()
  expect(form.getByRole('link', { name: 'Go to campaigns' })).toBeDefined()
})

it('says once that the server cannot be reached, however much of the form needs it [OR-11]', async () => {
  renderAt('/orders?new=4')
  const form = await dialog()
  await userEvent.type(await form.findByLabelText('Address'), '12 Lake Road')
  await form.findByText('৳2,678')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await userEvent.type(form.getByLabelText('Quantity of Saree'), '3')
  await userEvent.type(form.getByRole('searchbox', { name: 'Add a product' }), 'sh')
  await waitFor(() => expect(form.getByRole('status').textContent).toMatch(/not responding/))
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(form.getByRole('alert').textContent).toMatch(/not responding/))
  await waitFor(() => expect(form.queryByRole('searchbox', { name: 'Add a product' })).toBeNull())
  expect(screen.getAllByText(form.getByRole('alert').textContent)).toHaveLength(1)
})
