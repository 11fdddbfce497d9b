import type { Campaign, Product } from '@pal/core/contract/campaigns'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { aCampaign, aProduct } from '../../components/products/sold.testing.ts'
import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { narrowWindow } from '../../testing/narrow-window.ts'
import { renderAt } from '../../testing/render-app.tsx'

let campaigns: Campaign[]
let here: Product[]
let there: Product[]
let taking: () => unknown
let asked: readonly Asked[]

beforeEach(() => {
  campaigns = [
    aCampaign(2, { name: 'Second page' }),
    aCampaign(1, { name: 'Honey week' }),
    aCampaign(3, { name: 'Abroad', currency: 'USD' }),
  ]
  here = [aProduct(20, { name: 'Ghee ' })]
  there = [
    aProduct(11, { campaignId: 1, name: 'Lychee honey', stockCount: 12 }),
    aProduct(12, { campaignId: 1, name: 'Honeycomb', inStock: false }),
    aProduct(13, { campaignId: 1, name: 'ghee' }),
    aProduct(14, {
      campaignId: 1,
      name: 'Mustard honey',
      stockSharedWith: [{ id: 2, name: 'Second page', price: 1250, currency: 'BDT' }],
    }),
    aProduct(15, { campaignId: 1, name: 'Wax', productType: 'trial_pack' }),
  ]
  taking = () => ({ taken: 2, skipped: 0 })
  ;({ asked } = serve({
    'GET /api/campaigns': () => campaigns,
    'GET /api/campaigns/2/products': () => here,
    'GET /api/campaigns/1/products': () => there,
    'GET /api/products/21': () => here.find(({ id }) => id === 21),
    'PATCH /api/products/21': ({ body }) => ({
      ...here[0],
      ...(body as Partial<Product>),
      openOffers: 0,
      toTell: 0,
    }),
    'POST /api/campaigns/2/products/take': () => taking(),
    'POST /api/campaigns/2/products/undo': () => ({ undone: 2, kept: 0 }),
  }))
})

const sent = (method: string) => asked.filter((one) => one.method === method)
const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'From another campaign' }))

async function open() {
  renderAt('/products?campaign=2')
  await userEvent.click(await screen.findByRole('button', { name: 'From another campaign…' }))
  return dialog()
}
const box = (where: Awaited<ReturnType<typeof dialog>>, name: string) =>
  where.getByRole<HTMLInputElement>('checkbox', { name })

it('products of another campaign are ticked, one by one or all that a search finds, and taken over [CP-08]', async () => {
  const taken = await open()
  await taken.findByRole('checkbox', { name: 'Lychee honey' })
  expect(taken.getByText(/what either campaign sells is gone from both/)).toBeDefined()
  const submit = () => taken.getByRole<HTMLButtonElement>('button', { name: /^Add/ })
  expect(submit().disabled).toBe(true)
  await userEvent.click(box(taken, 'All'))
  expect(submit().textContent).toBe('Add 3 products')
  await userEvent.click(box(taken, 'All'))
  await userEvent.type(taken.getByRole('searchbox'), 'honey{Enter}')
  expect(taken.queryByRole('checkbox', { name: 'Wax' })).toBeNull()
  await userEvent.click(box(taken, 'All'))
  await userEvent.click(submit())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('POST')[0]?.body).toEqual({ from: 1, products: [11, 12] })
  expect(await screen.findByText('2 products added from Honey week')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('What was added is gone from here again')).toBeDefined()
})

it('what is here already cannot be ticked, and campaigns of another currency cannot be picked [CP-08]', async () => {
  const taken = await open()
  await taken.findByRole('checkbox', { name: 'Lychee honey' })
  for (const name of ['ghee', 'Mustard honey']) expect(box(taken, name).disabled).toBe(true)
  expect(taken.getAllByText('Already here')).toHaveLength(2)
  const options = [...taken.getByLabelText<HTMLSelectElement>('Campaign').options]
  expect(options.map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Honey week · Nila Boutique', false],
    ['Abroad (sells in USD)', true],
  ])
})

it('what could not be taken over is said in the dialog, and the ticks stay [CP-08]', async () => {
  taking = () => refusal(404, 'product_not_found', 'The product was not found')
  const taken = await open()
  await userEvent.click(await taken.findByRole('checkbox', { name: 'Lychee honey' }))
  await userEvent.click(taken.getByRole('button', { name: 'Add 1 product' }))
  expect((await taken.findByRole('alert')).textContent).toMatch(/^Nothing was added.*not found/)
  expect(box(taken, 'Lychee honey').checked).toBe(true)
  taking = () => ({ taken: 1, skipped: 0 })
  await userEvent.click(taken.getByRole('button', { name: 'Add 1 product' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a shop with one campaign has none to take from [CP-08]', async () => {
  campaigns = campaigns.slice(0, 1)
  renderAt('/products?campaign=2')
  await screen.findByRole('button', { name: 'Add Product' })
  expect(screen.queryByRole('button', { name: 'From another campaign…' })).toBeNull()
})

it('what another campaign sells the same goods for is said where it is another price [PR-02]', async () => {
  const stockSharedWith = [
    { id: 1, name: 'Honey week', price: 1250, currency: 'BDT' },
    { id: 3, name: 'Fair', price: 1300, currency: 'BDT' },
    { id: 4, name: 'Export', price: 15, currency: 'USD' },
  ]
  here = [aProduct(21, { name: 'Lychee honey', price: 1250, stockSharedWith })]
  renderAt('/products?campaign=2')
  const words = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '')
  const shared = (place: HTMLElement) => {
    const found = within(place).getByText(/^Stock shared with/)
    return words(found.textContent)
  }
  const table = await screen.findByRole('table')
  await within(table).findByText(/^Stock shared with/)
  expect(shared(table)).toBe('Stock shared with Honey week, Fair (৳1,300 there), and Export')
  await userEvent.click(within(table).getByRole('button', { name: 'Edit Lychee honey' }))
  const edit = await screen.findByRole('dialog', { name: 'Edit product' })
  const price = within(edit).getByRole('textbox', { name: /^Price/ })
  await userEvent.clear(price)
  await userEvent.type(price, '1300')
  expect(shared(edit)).toBe('Stock shared with Honey week (৳1,250 there), Fair, and Export')
})

it('a product says with whom it shares its stock, and is counted separately with a figure of its own [CP-08, W4-14]', async () => {
  const stockSharedWith = [
    { id: 1, name: 'Honey week', price: 1250, currency: 'BDT' },
    { id: 3, name: 'Fair', price: 1250, currency: 'BDT' },
  ]
  here = [aProduct(21, { name: 'Lychee honey', stockCount: 12, stockSharedWith })]
  renderAt('/products?campaign=2')
  const table = within(await screen.findByRole('table'))
  expect(await table.findByText('Stock shared with Honey week and Fair')).toBeDefined()
  await userEvent.click(table.getByRole('button', { name: 'Edit Lychee honey' }))
  const edit = within(await screen.findByRole('dialog', { name: 'Edit product' }))
  expect(edit.getByText('Stock shared with Honey week and Fair')).toBeDefined()
  await userEvent.click(edit.getByRole('button', { name: 'Count separately' }))
  expect(
    edit.getByText(/count for itself, beginning with 12\. .*Honey week and Fair/),
  ).toBeDefined()
  await userEvent.click(edit.getByRole('button', { name: 'Keep sharing' }))
  await userEvent.click(edit.getByRole('button', { name: 'Count separately' }))
  const count = edit.getByRole('textbox', { name: 'Pieces in stock' })
  await userEvent.clear(count)
  await userEvent.type(count, '5')
  await userEvent.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PATCH')[0]?.body).toEqual({
      stockCount: 5,
      inStock: true,
      sameAs: null,
      was: { stockCount: 12, inStock: true },
    }),
  )
})

it('in a small window one button says where products come from, and is where its dialog leads back to [CP-08, SH-05]', async () => {
  narrowWindow()
  renderAt('/products?campaign=2')
  const menu = await screen.findByRole('button', { name: 'Import' })
  expect(screen.queryByRole('button', { name: 'From another campaign…' })).toBeNull()
  await userEvent.click(menu)
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Import products',
    'From another campaign…',
  ])
  await userEvent.click(items[1]!)
  await (await dialog()).findByRole('checkbox', { name: 'Lychee honey' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Import'))
})
