import type { Campaign, Product } from '@pal/core/contract/campaigns'
import type { ColumnField } from '@pal/core/contract/transfer'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import type { ImportBody } from '../../components/import/use-import-file.ts'
import { aCampaign, aProduct } from '../../components/products/sold.testing.ts'
import { server } from '../../testing/fake-events.ts'
import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { narrowWindow } from '../../testing/narrow-window.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { saying, savedSettings } from '../../testing/samples.ts'

let campaigns: Campaign[]
let products: Product[]
let importing: (body: ImportBody) => unknown
let asked: readonly Asked[]
let refusing: boolean
let lowStock: number | null
let openOffers: number
let toTell: number

beforeEach(() => {
  refusing = false
  lowStock = 5
  openOffers = 0
  toTell = 0
  campaigns = [aCampaign(2, { name: 'Eid collection' }), aCampaign(1)]
  products = [
    aProduct(7, { name: 'শাড়ি', description: 'Soft cotton', category: 'Sarees', price: 1299.5 }),
    aProduct(8, { name: 'Scarf', inStock: false, stockCount: 0 }),
  ]
  const changed = (body: unknown) => {
    products = products.map((product) =>
      product.id === 8 ? { ...product, ...stored(body) } : product,
    )
    return { ...products.find(({ id }) => id === 8), openOffers, toTell }
  }
  ;({ asked } = serve({
    'GET /api/settings': () => ({
      ...savedSettings,
      notifications: { ...savedSettings.notifications, lowStock },
    }),
    'GET /api/campaigns': ({ url }) => {
      const search = url.searchParams.get('search')?.toLowerCase() ?? ''
      const status = url.searchParams.get('status')
      const sold = (id: number) => (id === 2 ? products.map(({ name }) => name) : [])
      return campaigns.filter(
        (one) =>
          [one.name, ...sold(one.id)].join('\n').toLowerCase().includes(search) &&
          (status === null || one.status === status),
      )
    },
    'GET /api/campaigns/2/products': ({ url }) => {
      const search = url.searchParams.get('search')?.toLowerCase() ?? ''
      return products.filter(({ name }) => name.toLowerCase().includes(search))
    },
    'POST /api/campaigns/2/products': ({ body }) => {
      const made = aProduct(9, stored(body))
      products = [...products, made]
      return made
    },
    'GET /api/products/8': () => products.find(({ id }) => id === 8),
    'PATCH /api/products/8': ({ body }) =>
      refusing
        ? Response.json(
            { code: 'changed_meanwhile', message: 'x', field: 'price' },
            { status: 409 },
          )
        : changed(body),
    'DELETE /api/products/8': () => {
      products = products.filter(({ id }) => id !== 8)
      return { success: true }
    },
    'POST /api/products/8/restore': () => {
      const scarf = aProduct(8, { name: 'Scarf' })
      products = [...products, scarf]
      return scarf
    },
    'POST /api/campaigns/2/products/undo': () => ({ undone: 1, kept: 2 }),
    'POST /api/campaigns/2/products/import': ({ body }) => importing(body as ImportBody),
  }))
})

/** Amounts are typed, and answered as numbers. */
const stored = (body: unknown): Partial<Product> => ({
  ...(body as Partial<Product>),
  ...Object.fromEntries(
    Object.entries(body as Partial<Product>).flatMap(([field, value]) =>
      /price$/i.test(field) && value !== null ? [[field, Number(value)]] : [],
    ),
  ),
})

const table = () => screen.findByRole('table', { name: 'Products of Eid collection' })
const rowOf = async (name: string) =>
  within(await table())
    .getAllByRole('row')
    .find((row) => row.textContent.includes(name))!
const sent = (method: string) => asked.filter((one) => one.method === method)

it('marks what there is little of, as Settings says, and shows it alone [PR-01]', async () => {
  products = [
    aProduct(7, { name: 'Few', stockCount: 3 }),
    aProduct(8, { name: 'Many', stockCount: 4 }),
    aProduct(9, { name: 'None', stockCount: 0 }),
    aProduct(10, { name: 'Uncounted', stockCount: null }),
  ]
  lowStock = 3
  const { router } = renderAt('/products?campaign=2')
  const stockOf = async (name: string) =>
    within(await rowOf(name)).getAllByRole('cell')[4]?.textContent
  await waitFor(async () => expect(await stockOf('Few')).toBe('Low Stock3 left'))
  expect(await stockOf('Many')).toBe('In Stock4 left')
  expect(await stockOf('None')).toBe('Out of Stock')
  expect(await stockOf('Uncounted')).toBe('In Stock')
  await userEvent.click(screen.getByRole('button', { name: 'Low Stock' }))
  await waitFor(() => expect(asked.at(-1)?.search).toContain('stock=low'))
  expect(router.state.location.search).toBe('?campaign=2&stock=low')
  await userEvent.click(screen.getByRole('button', { name: 'Out of Stock' }))
  await waitFor(() => expect(asked.at(-1)?.search).toContain('stock=out'))
})

it('marks none as low where none is to be, and still looks for those far down that say a number [PR-01, SE-08]', async () => {
  products = [aProduct(7, { name: 'Few', stockCount: 1 })]
  lowStock = null
  renderAt('/products?campaign=2')
  expect((await rowOf('Few')).textContent).toContain('In Stock')
  await userEvent.click(screen.getByRole('button', { name: 'Low Stock' }))
  await waitFor(() => expect(asked.at(-1)?.search).toContain('stock=low'))
})

it('marks a product by its own number where it says one, also where Settings says none [PR-01, SE-08]', async () => {
  products = [
    aProduct(7, { name: 'Plenty', stockCount: 20, lowStock: 20 }),
    aProduct(8, { name: 'Last', stockCount: 1, lowStock: 0 }),
    aProduct(9, { name: 'Usual', stockCount: 1 }),
  ]
  lowStock = null
  renderAt('/products?campaign=2')
  expect((await rowOf('Plenty')).textContent).toContain('Low Stock')
  for (const name of ['Last', 'Usual'])
    expect((await rowOf(name)).textContent).toContain('In Stock')
  await userEvent.click(screen.getByRole('button', { name: 'Low Stock' }))
  await waitFor(() => expect(asked.at(-1)?.search).toContain('stock=low'))
})

it('is told at how many it is low, and shows the number of Settings while it says none [PR-02, SE-08]', async () => {
  lowStock = 4
  renderAt('/products?campaign=2')
  await userEvent.click(within(await rowOf('Scarf')).getByRole('button', { name: 'Edit Scarf' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit product' }))
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Low stock at' })
  await waitFor(() => expect(field.placeholder).toBe('4, as in Settings'))
  await userEvent.type(field, 'few')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field)
  await userEvent.type(field, '১০')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PATCH')[0]?.body).toEqual({ lowStock: 10, was: { lowStock: null } }),
  )
})

it('is sorted by a press on a head, which says so, and keeps that in the address [PR-01]', async () => {
  const { router } = renderAt('/products?campaign=2&stock=out')
  await table()
  const head = (name: string) => screen.getByRole('columnheader', { name })
  const sorts = () =>
    screen.getAllByRole('columnheader').map((each) => each.getAttribute('aria-sort'))
  const read = () => Object.fromEntries(new URLSearchParams(asked.at(-1)?.search))
  expect(sorts()).toEqual(['none', null, null, 'none', 'none', null])
  within(head('Price')).getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(read()).toMatchObject({ sort: 'price', order: 'asc', stock: 'out' }))
  expect(head('Price').getAttribute('aria-sort')).toBe('ascending')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(read()).toMatchObject({ sort: 'price', order: 'desc' }))
  expect(head('Price').getAttribute('aria-sort')).toBe('descending')
  expect(router.state.location.search).toBe('?campaign=2&stock=out&sort=price&order=desc')
  await userEvent.click(within(head('Stock')).getByRole('button'))
  expect(router.state.location.search).toBe('?campaign=2&stock=out&sort=stock')
  expect(sorts()).toEqual(['none', null, null, 'none', 'ascending', null])
  // The other way, and as the seller put them.
  await userEvent.click(within(head('Stock')).getByRole('button'))
  await userEvent.click(within(head('Stock')).getByRole('button'))
  expect(router.state.location.search).toBe('?campaign=2&stock=out')
})

it('whoever comes back to the list finds it sorted as it was [PR-01]', async () => {
  const { router } = renderAt('/products?campaign=2&sort=name&order=desc')
  await table()
  await act(() => router.navigate('/orders'))
  await act(() => router.navigate(-1))
  await table()
  const head = screen.getByRole('columnheader', { name: 'Name' })
  expect(head.getAttribute('aria-sort')).toBe('descending')
})

describe('the campaigns', () => {
  it('show a product’s picture as this server fetches it, and a sign where it cannot be had [DT-09]', async () => {
    products = [aProduct(7, { name: 'Saree', imageUrl: 'https://shop.example/saree.jpg' })]
    renderAt('/products?campaign=2')
    const saree = await rowOf('Saree')
    const picture = saree.querySelector('img')
    expect(new URL(picture?.src ?? '').pathname).toBe('/api/products/7/picture')
    if (picture) fireEvent.error(picture)
    expect(within(saree).getByRole('img', { name: 'The picture can’t be shown' })).toBeDefined()
  })

  it('a product without a picture keeps its place, so that the names are in line [PR-01]', async () => {
    products = [
      aProduct(7, { name: 'Saree', imageUrl: 'https://shop.example/saree.jpg' }),
      aProduct(8, { name: 'Panjabi' }),
    ]
    renderAt('/products?campaign=2')
    const beside = async (name: string) =>
      within(await rowOf(name)).getByTitle(name).parentElement?.previousElementSibling
    expect((await beside('Saree'))?.tagName).toBe('IMG')
    const place = await beside('Panjabi')
    expect(place?.getAttribute('aria-hidden')).toBe('true')
    expect(within(await rowOf('Panjabi')).queryByRole('img')).toBeNull()
  })

  it('are cards; the one that is picked is in the address, with a table of its products [PR-01]', async () => {
    const { router } = renderAt('/products')
    const cards = within(await screen.findByRole('list', { name: 'Campaigns' }))
    expect(cards.getAllByRole('link')).toHaveLength(2)
    await userEvent.click(cards.getByRole('link', { name: /Eid collection/ }))
    expect(router.state.location.search).toBe('?campaign=2')
    const saree = await rowOf('শাড়ি')
    for (const part of ['Soft cotton', 'Sarees', '৳1,299.50', 'In Stock']) {
      expect(saree.textContent).toContain(part)
    }
    expect((await rowOf('Scarf')).textContent).toContain('Out of Stock')
    await userEvent.click(screen.getByRole('link', { name: 'All campaigns' }))
    expect(await screen.findByRole('list', { name: 'Campaigns' })).toBeDefined()
  })

  it('say where one is paused because its AI budget is used up [PR-01]', async () => {
    campaigns.push(
      aCampaign(3, { name: 'Winter', status: 'paused' }),
      aCampaign(4, { name: 'Summer', status: 'paused', budgetUsedUp: true }),
    )
    renderAt('/products')
    const card = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent
    expect(await card(/Winter/)).toMatch(/Paused$/)
    expect(await card(/Summer/)).toMatch(/Paused: budget used up$/)
  })

  it('are searched and filtered by status on the server; both are in the address, and are counted [PR-02]', async () => {
    campaigns.push(aCampaign(3, { name: 'Winter', status: 'paused' }))
    const { router } = renderAt('/products')
    expect(await screen.findByText('3 campaigns')).toBeDefined()
    const field = screen.getByRole('searchbox', { name: 'Search campaigns and products' })
    await userEvent.type(field, 'eid{Enter}')
    expect(await screen.findByText('1 campaign')).toBeDefined()
    expect(router.state.location.search).toBe('?search=eid')
    const card = screen.getByRole('link', { name: /Eid collection/ })
    expect(card.getAttribute('href')).toBe('/products?campaign=2')
    await userEvent.click(screen.getByRole('button', { name: 'Paused' }))
    expect(await screen.findByText('No matching campaigns')).toBeDefined()
    expect(router.state.location.search).toBe('?search=eid&status=paused')
    await userEvent.click(screen.getByRole('button', { name: 'All campaigns' }))
    expect(await screen.findByText('3 campaigns')).toBeDefined()
    expect(router.state.location.search).toBe('')
  })

  it('that were found by what they sell lead to just that [PR-02]', async () => {
    renderAt('/products?search=scarf')
    expect(await screen.findByText('1 campaign')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: /Eid collection/ }))
    expect(within(await table()).getAllByRole('row')).toHaveLength(2)
    expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveProperty(
      'value',
      'scarf',
    )
  })

  it('need no picking when there is only one [PR-01]', async () => {
    campaigns = [aCampaign(2, { name: 'Eid collection' })]
    renderAt('/products')
    expect(await table()).toBeDefined()
  })

  it.each([
    ['add', 'Add Product'],
    ['import', 'Import products'],
  ])(
    'are picked first where the search asked to %s products [PR-02, SH-08]',
    async (what, title) => {
      const { router } = renderAt(`/products?open=${what}`)
      const card = await screen.findByRole('link', { name: /^Eid collection/ })
      expect(screen.queryByRole('dialog')).toBeNull()
      await userEvent.click(card)
      expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
      expect(router.state.location.search).toBe('?campaign=2')
    },
  )

  it('that are not there yet are shown as such, with the way to make one [PR-01]', async () => {
    campaigns = []
    renderAt('/products')
    expect(await screen.findByText('No campaigns yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to campaigns' })).toBeDefined()
  })

  it('say so when the address names one that was deleted [PR-01]', async () => {
    renderAt('/products?campaign=99')
    expect(await screen.findByText('This campaign is no longer there')).toBeDefined()
  })
})

describe('the products', () => {
  it('are searched, and nothing found differs from nothing there [PR-02]', async () => {
    const { router } = renderAt('/products?campaign=2')
    await table()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'sca{Enter}')
    await waitFor(async () => expect(within(await table()).getAllByRole('row')).toHaveLength(2))
    expect(router.state.location.search).toBe('?campaign=2&search=sca')
    await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}')
    expect(await screen.findByText('No matching products')).toBeDefined()
    products = []
    await userEvent.click(screen.getByRole('button', { name: 'Show all products' }))
    await waitFor(() => expect(screen.queryByText('No matching products')).toBeNull())
  })

  it('of a campaign that has none are shown as that [PR-02]', async () => {
    products = []
    renderAt('/products?campaign=2')
    expect(await screen.findByText('This campaign has no products')).toBeDefined()
  })

  it('are added with a price as people type it, and not before it can be read [PR-02]', async () => {
    renderAt('/products?campaign=2')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Add Product' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Product' }))
    const price = dialog.getByRole('textbox', { name: 'Price' })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Shawl')
    await userEvent.type(price, '12,50')
    // By itself it lowers no price: what else that takes is said where it is typed.
    expect(dialog.getByText(/^How far the agent goes down.*Price negotiation/)).toBeDefined()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Pieces in stock' }), '১২')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Product' }))
    expect(await dialog.findByText(/Price can be read in two ways/)).toBeDefined()
    expect(sent('POST')).toEqual([])
    await userEvent.clear(price)
    await userEvent.type(price, '১,২৫০.৫০')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Product' }))
    expect(await rowOf('Shawl')).toBeDefined()
    expect(sent('POST')[0]?.body).toMatchObject({
      name: 'Shawl',
      price: '1250.50',
      category: 'Clothing',
      stockCount: 12,
      inStock: true,
      productType: 'main',
      isTrialPack: false,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('in a small window, what can be done with one is a menu of words [PR-02]', async () => {
    narrowWindow()
    renderAt('/products?campaign=2')
    const [more] = within(await table()).getAllByRole('button', { name: /^Actions: / })
    const name = more!.getAttribute('aria-label')!.replace('Actions: ', '')
    await userEvent.click(more!)
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(name),
      `Duplicate ${name}`,
      `Delete ${name}`,
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: `Duplicate ${name}` }))
    expect(await screen.findByRole('dialog', { name: 'Add Product' })).toBeDefined()
  })

  it('are duplicated into one that differs, which needs a name of its own [PR-02]', async () => {
    const picture = 'a'.repeat(32)
    products = [
      aProduct(8, { name: 'Dress M', stockCount: 4, costPrice: 300, lowStock: 2, picture }),
    ]
    renderAt('/products?campaign=2')
    const row = within(await rowOf('Dress M'))
    await userEvent.click(row.getByRole('button', { name: 'Duplicate Dress M' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Product' }))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('Dress M')
    expect(dialog.getByRole('group', { name: 'Picture' }).querySelector('img')).not.toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Add Product' }))
    expect(await dialog.findByText(/Say what is different/)).toBeDefined()
    await userEvent.clear(name)
    await userEvent.type(name, 'Dress L')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Product' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('POST').map(({ body }) => body)).toMatchObject([
      { name: 'Dress L', costPrice: '300', lowStock: 2, picture, stockCount: null, inStock: true },
    ])
    expect(sent('PATCH')).toEqual([])
  })

  it('say what they cost where that is known [PR-04]', async () => {
    products = [aProduct(7, { name: 'Saree', costPrice: 812.5 }), aProduct(8, { name: 'Scarf' })]
    renderAt('/products?campaign=2')
    expect((await rowOf('Saree')).textContent).toContain('Cost ৳812.50')
    expect((await rowOf('Scarf')).textContent).not.toContain('Cost')
  })

  it('are edited in the fields they have [PR-02]', async () => {
    renderAt('/products?campaign=2')
    await userEvent.click(within(await rowOf('Scarf')).getByRole('button', { name: 'Edit Scarf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit product' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Wool scarf')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await rowOf('Wool scarf')).toBeDefined()
    expect(sent('PATCH')[0]?.body).toEqual({ name: 'Wool scarf', was: { name: 'Scarf' } })
  })

  it('say after a new price how many open summaries still have the old one, and what happens with them [PR-02]', async () => {
    openOffers = 2
    renderAt('/products?campaign=2')
    await userEvent.click(within(await rowOf('Scarf')).getByRole('button', { name: 'Edit Scarf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit product' }))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Price' }), { target: { value: '990' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText(
        '2 customers have an open summary with the old price. A yes to it shows them the new one first.',
      ),
    ).toBeDefined()
  })

  it('that are back lead to the drafts for whoever asked for them meanwhile [PR-02, AG-10]', async () => {
    toTell = 2
    const { router } = renderAt('/products?campaign=2')
    await userEvent.click(
      within(await rowOf('Scarf')).getByRole('button', { name: 'Mark Scarf as in stock' }),
    )
    expect(await screen.findByText(/^2 customers asked for it while it was sold out/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show drafts' }))
    await waitFor(() => expect(router.state.location.search).toBe('?view=tasks&kind=draft'))
  })

  it('have a cost price, which is said where it is above what a customer may pay [PR-04]', async () => {
    renderAt('/products?campaign=2')
    await userEvent.click(within(await rowOf('Scarf')).getByRole('button', { name: 'Edit Scarf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit product' }))
    const field = (name: string) => dialog.getByRole('textbox', { name })
    const loss = () => dialog.queryByText('More than a customer may pay for it.') !== null
    const fill = async (name: string, text: string) => {
      await userEvent.clear(field(name))
      await userEvent.paste(text)
    }
    await fill('Price', '500')
    await fill('Cost price', '450')
    expect(loss()).toBe(false)
    await fill('Lowest price', '440')
    expect(loss()).toBe(true)
    await fill('Lowest price', '')
    expect(loss()).toBe(false)
    await fill('Cost price', '4,50')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Cost price can be read in two ways/)).toBeDefined()
    await fill('Cost price', '৪৫০')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('PATCH')[0]?.body).toMatchObject({ costPrice: '450', was: { costPrice: null } }),
    )
  })

  it('that were sold to the last piece are for sale again with a new count, unless the person says otherwise [PR-02]', async () => {
    renderAt('/products?campaign=2')
    await userEvent.click(within(await rowOf('Scarf')).getByRole('button', { name: 'Edit Scarf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit product' }))
    const count = dialog.getByRole('textbox', { name: 'Pieces in stock' })
    const forSale = dialog.getByRole<HTMLInputElement>('switch', { name: 'In stock' })
    expect(forSale.checked).toBe(false)
    await userEvent.clear(count)
    await userEvent.type(count, '৫')
    expect(forSale.checked).toBe(true)
    await userEvent.click(forSale)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent('PATCH')[0]?.body).toEqual({
        stockCount: 5,
        inStock: false,
        was: { stockCount: 0, inStock: false },
      }),
    )
  })

  it('that another window was quicker with are not saved over: what is newer comes, and gives way or is replaced [PR-02]', async () => {
    renderAt('/products?campaign=2')
    await userEvent.click(within(await rowOf('Scarf')).getByRole('button', { name: 'Edit Scarf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit product' }))
    const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name })
    const theirs = (part: Partial<Product>) => {
      products = products.map((one) => (one.id === 8 ? { ...one, ...part } : one))
    }
    fireEvent.change(field('Price'), { target: { value: '900' } })
    theirs({ price: 950, stockCount: 3, inStock: true })
    refusing = true
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByRole('button', { name: 'Use the newer ones' })
    expect([field('Price').value, field('Pieces in stock').value]).toEqual(['900', '3'])
    expect(field('Price').getAttribute('aria-invalid')).toBe('true')
    expect(products.find(({ id }) => id === 8)?.price).toBe(950)
    await userEvent.click(dialog.getByRole('button', { name: 'Use the newer ones' }))
    expect(field('Price').value).toBe('950')
    expect(dialog.queryByRole('alert')).toBeNull()
    fireEvent.change(field('Price'), { target: { value: '990' } })
    // An event comes before anything is saved: it is said at once.
    theirs({ price: 960 })
    await server.changed('products')
    await dialog.findByRole('button', { name: 'Use the newer ones' })
    refusing = false
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('PATCH').at(-1)?.body).toEqual({ price: '990', was: { price: 960 } })
  })

  it('give the focus back to where a dialog was opened from [PR-02]', async () => {
    renderAt('/products?campaign=2')
    await table()
    const add = screen.getByRole('button', { name: 'Add Product' })
    await userEvent.click(add)
    await screen.findByRole('dialog', { name: 'Add Product' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(add))
  })

  it('are put in stock, without a count that says 0 [PR-02]', async () => {
    renderAt('/products?campaign=2')
    await userEvent.click(
      within(await rowOf('Scarf')).getByRole('button', { name: 'Mark Scarf as in stock' }),
    )
    await waitFor(async () => expect((await rowOf('Scarf')).textContent).toContain('In Stock'))
    expect(sent('PATCH')[0]?.body).toEqual({ inStock: true, stockCount: null })
  })

  it('are deleted only after a question [PR-02]', async () => {
    renderAt('/products?campaign=2')
    await userEvent.click(
      within(await rowOf('Scarf')).getByRole('button', { name: 'Delete Scarf' }),
    )
    const question = within(await screen.findByRole('dialog', { name: 'Delete Scarf?' }))
    expect(sent('DELETE')).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Delete product' }))
    await waitFor(async () => expect(within(await table()).queryByText('Scarf')).toBeNull())
    expect(sent('DELETE')).toHaveLength(1)
  })

  it('that were deleted are brought back from the toast [PR-02]', async () => {
    renderAt('/products?campaign=2')
    await userEvent.click(
      within(await rowOf('Scarf')).getByRole('button', { name: 'Delete Scarf' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Delete product' }))
    expect(await screen.findByText('Scarf was deleted')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Scarf is back')).toBeDefined()
    expect(await rowOf('Scarf')).toBeDefined()
  })
})

describe('files', () => {
  const plainRow = {
    reasons: [],
    price: null,
    priceBefore: null,
    stock: null,
    changes: [],
  }
  const row = { ...plainRow, line: 2, name: 'Shawl', outcome: 'taken' as const, price: 1 }
  const skipped = {
    ...plainRow,
    price: 1,
    line: 3,
    name: 'Saree',
    outcome: 'skipped' as const,
    reasons: [{ field: null, reason: saying('in this campaign') }],
  }
  const refused = {
    ...plainRow,
    line: 4,
    name: 'Hat',
    outcome: 'refused' as const,
    reasons: [
      { field: 'price', reason: saying('too odd') },
      { field: 'stockCount', reason: saying('no count') },
    ],
  }
  const column = (heading: string, field: ColumnField | null, example: string) => ({
    heading,
    field,
    known: field,
    example,
    fixed: false,
  })
  const columns = [
    column('name', 'name', 'Shawl'),
    column('price', 'price', '10'),
    column('colour', null, 'red'),
  ]
  const answer = {
    stored: false,
    taken: 1,
    changed: 0,
    skipped: 1,
    refused: 0,
    columns,
    needed: [],
    openOffers: 0,
  }
  const csv = 'name,price,colour\nShawl,10,red\nSaree,1,'

  const pick = async (file = new File([csv], 'spring.csv', { type: 'text/csv' })) => {
    renderAt('/products?campaign=2')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }))
    await userEvent.upload(dialog.getByLabelText('CSV or Excel file'), file)
    return dialog
  }
  const imports = () => sent('POST').map(({ body }) => body)

  it('are had as CSV and JSON by a link [PR-03]', async () => {
    renderAt('/products?campaign=2')
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    for (const [name, format] of [
      ['Products as CSV', 'csv'],
      ['Products as JSON', 'json'],
    ]) {
      const link = await screen.findByRole('menuitem', { name: name! })
      expect(link.getAttribute('href')).toBe(`/api/campaigns/2/products/export?format=${format}`)
    }
  })

  it('are tried first, shown row by row, and stored by a second press [PR-03]', async () => {
    importing = ({ dryRun }) => ({ ...answer, stored: !dryRun, rows: [row, skipped] })
    const dialog = await pick()
    const report = within(
      await dialog.findByRole('table', { name: 'Import preview' }),
    ).getAllByRole('row')
    expect(report[1]?.textContent).toBe('2Shawl৳1New')
    expect(report[2]?.textContent).toBe('3Sareein this campaign৳1Already there')
    const colour = dialog.getByRole<HTMLSelectElement>('combobox', {
      name: /colour.* is taken for/,
    })
    expect(colour.selectedOptions[0]?.textContent).toBe('Leave out')
    expect(imports()).toEqual([{ csv, dryRun: true, leaveOutRefused: false }])
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 product' }))
    expect(await screen.findByText('1 product imported')).toBeDefined()
    expect(imports()[1]).toEqual({ csv, dryRun: false, leaveOutRefused: true })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('with a column that is not known ask for it, and know it the next time [PR-03]', async () => {
    const unknown = [
      column('MRP', 'price', '10'),
      column('Artikel', null, 'Shawl'),
      { ...column('palId', null, 'x'), fixed: true },
    ]
    const of = (fields: readonly (ColumnField | null)[]) =>
      unknown.map((each, at) => ({ ...each, field: fields[at] ?? null }))
    importing = ({ dryRun, columns: chosen }) =>
      chosen?.includes('name')
        ? { ...answer, stored: !dryRun, columns: of(chosen), rows: [row] }
        : { ...answer, taken: 0, skipped: 0, columns: unknown, needed: ['name'], rows: [] }
    const dialog = await pick()
    expect(
      await dialog.findByText('Choose which column holds the name of the product.'),
    ).toBeDefined()
    expect(dialog.queryByRole('table')).toBeNull()
    expect(dialog.getAllByRole('combobox')).toHaveLength(2)
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: /Artikel.* is taken for/ }),
      'Name',
    )
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 product' }))
    expect(await screen.findByText('1 product imported')).toBeDefined()
    expect(imports().map((body) => (body as ImportBody).columns)).toEqual([
      undefined,
      ['price', 'name', null],
      ['price', 'name', null],
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const again = within(await screen.findByRole('dialog', { name: 'Import products' }))
    await userEvent.upload(again.getByLabelText('CSV or Excel file'), new File([csv], 'summer.csv'))
    expect(await again.findByRole('button', { name: 'Import 1 product' })).toBeDefined()
    expect((imports().at(-1) as ImportBody).columns).toEqual(['price', 'name', null])
  })

  it('can be taken back for a while, and what changed since is said to stay [PR-03]', async () => {
    importing = ({ dryRun }) => ({ ...answer, stored: !dryRun, rows: [row, skipped] })
    const dialog = await pick()
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 product' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The import is undone')).toBeDefined()
    expect(screen.getByText('Products that changed since stay as they are: 2')).toBeDefined()
    expect(sent('POST').at(-1)?.path).toBe('/api/campaigns/2/products/undo')
  })

  it('with other prices say who still has an old one open, beside the way back [PR-02, PR-03]', async () => {
    const repriced = { ...row, outcome: 'changed', changes: ['price'], priceBefore: 900 }
    importing = ({ dryRun }) => ({
      ...answer,
      stored: !dryRun,
      taken: 0,
      changed: 2,
      openOffers: dryRun ? 0 : 2,
      rows: [repriced, { ...repriced, line: 3 }, { ...skipped, line: 4 }],
    })
    const dialog = await pick()
    await userEvent.click(await dialog.findByRole('button', { name: /2 products/ }))
    expect(
      await screen.findByText(/^2 customers have an open summary with the old price/),
    ).toBeDefined()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  })

  it('store nothing when the person cancels [PR-03]', async () => {
    importing = () => ({ ...answer, rows: [row, skipped] })
    const dialog = await pick()
    await dialog.findByRole('button', { name: 'Import 1 product' })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(imports()).toEqual([{ csv, dryRun: true, leaveOutRefused: false }])
  })

  it('with a refused row are imported without it, which is said with the reason [PR-03]', async () => {
    importing = ({ dryRun }) => ({
      ...answer,
      stored: !dryRun,
      refused: 1,
      rows: [row, skipped, refused],
    })
    const dialog = await pick()
    expect(await dialog.findByText('Price: too odd')).toBeDefined()
    expect(dialog.getByText('Pieces in stock: no count')).toBeDefined()
    expect(dialog.getByText(/1 row of spring.csv has an error and is left out/)).toBeDefined()
    // The rows of one kind alone, and all of them again.
    const rows = () => dialog.getAllByRole('row').length - 1
    expect(rows()).toBe(3)
    await userEvent.click(dialog.getByRole('button', { name: /^Error/ }))
    expect(rows()).toBe(1)
    await userEvent.click(dialog.getByRole('button', { name: /^All/ }))
    expect(rows()).toBe(3)
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1 product' }))
    expect(await screen.findByText('1 product imported')).toBeDefined()
    expect(imports()[1]).toEqual({ csv, dryRun: false, leaveOutRefused: true })
  })

  it('say what they change of a product that is there, with both prices [PR-03]', async () => {
    const changed = {
      ...plainRow,
      line: 3,
      name: 'Saree',
      outcome: 'changed' as const,
      price: 1_350,
      priceBefore: 1_250,
      stock: { before: 7, after: 1_000 },
      changes: ['price', 'stockCount'] as const,
    }
    importing = ({ dryRun }) => ({
      ...answer,
      stored: !dryRun,
      changed: 1,
      skipped: 0,
      rows: [row, changed],
    })
    const dialog = await pick()
    const [, , shown] = within(
      await dialog.findByRole('table', { name: 'Import preview' }),
    ).getAllByRole('row')
    expect(shown?.textContent).toBe(
      '3SareeChanges: Price, Pieces in stock' +
        'Pieces in stock: 7 now, 1,000 after the import৳1,250৳1,350Changed',
    )
    expect(
      dialog.getByText('1 product that is here already changes. Empty cells change nothing.'),
    ).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Import 1, update 1' }))
    expect(await screen.findByText('1 imported, 1 updated')).toBeDefined()
  })

  it('with nothing but refused rows offer no import [PR-03]', async () => {
    importing = () => ({ ...answer, taken: 0, skipped: 0, refused: 1, rows: [refused] })
    const dialog = await pick()
    expect(await dialog.findByText('Price: too odd')).toBeDefined()
    expect(dialog.getByText('Pieces in stock: no count')).toBeDefined()
    expect(dialog.getByText('There is nothing new to import in spring.csv.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: /^(Import|Update)/ })).toBeNull()
  })

  it("that cannot be read as a whole are reported in the server's words [PR-03]", async () => {
    importing = () =>
      Response.json(
        {
          code: 'bad_request',
          message: "csv: the column 'price' stands in it twice",
          field: 'csv',
        },
        { status: 400 },
      )
    const dialog = await pick()
    expect((await dialog.findByRole('alert')).textContent).toContain(
      "The column 'price' stands in it twice",
    )
  })

  it('say before one is chosen how much it may hold [PR-03]', async () => {
    renderAt('/products?campaign=2')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }))
    expect(dialog.getByText(/At most 8 MB and 5,000 rows\./)).toBeDefined()
  })

  it('that are too large, empty or no text are never sent [PR-03]', async () => {
    importing = () => refusal(500, 'internal', 'asked though it must not be')
    const dialog = await pick(new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'big.csv'))
    expect((await dialog.findByRole('alert')).textContent).toContain('big.csv is larger than 8 MB')
    for (const [file, words] of [
      [new File([''], 'none.csv'), 'none.csv is empty'],
      [
        new File([new Uint8Array([0x6e, 0xe9, 0x65])], 'old.csv'),
        'is neither a CSV file in UTF-8 nor',
      ],
      [new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.xls'), 'is an old Excel file'],
    ] as const) {
      await userEvent.upload(dialog.getByLabelText('CSV or Excel file'), file)
      expect(await dialog.findByText(new RegExp(words))).toBeDefined()
    }
    expect(imports()).toEqual([])
  })
})
