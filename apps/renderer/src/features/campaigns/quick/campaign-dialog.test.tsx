import type { BodyInput } from '@pal/core/contract/endpoints'
import { emptyQuickDraft } from '@pal/core/domain/drafts/quick-draft'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { refusal, serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings } from '../../../testing/samples.ts'
import { campaign } from '../campaign.testing.ts'
import { quickKeeper } from './kept-draft.ts'

const nila = { id: '900000000000009', name: 'Nila Boutique', category: 'Clothing store' }
const home = { id: '900000000000011', name: 'Nila Home', category: 'Home decor' }

const shawl = {
  name: 'Shawl',
  description: 'Soft',
  price: 900,
  category: 'Winter',
  productType: 'main',
  imageUrl: null,
  features: ['warm'],
  lowestPrice: null,
  costPrice: 400,
  stockCount: 3,
  lowStock: null,
  inStock: true,
  sku: 'S-1',
}
const inFile = {
  stored: false,
  taken: 1,
  changed: 0,
  skipped: 0,
  refused: 0,
  needed: [],
  columns: [{ heading: 'name', field: 'name', known: 'name', example: 'Shawl', fixed: false }],
  rows: [
    {
      line: 2,
      name: 'Shawl',
      outcome: 'taken',
      price: 900,
      priceBefore: null,
      stock: null,
      changes: [],
      reasons: [],
    },
  ],
}
const tried = {
  answer: 'It is ৳1,250.',
  held: null,
  decision: { text: 'x', stage: 'interested', handOver: false, handOverReason: null },
  buttons: [],
  picture: null,
  order: null,
  checks: [],
  model: 'gpt-6-luna',
  inputTokens: 1_200,
  cachedInputTokens: 0,
  outputTokens: 80,
  cost: 0.0002,
  latencyMs: 900,
  state: {
    stage: 'interested',
    customer: { name: null, phone: null, address: null, language: 'en' },
    cart: [],
    offer: null,
    request: null,
    concessions: [],
    upsold: { count: 0, over: false },
    orders: [],
  },
}

let pages: () => unknown = () => [nila, home]
let creating: (body: unknown) => unknown = () => campaign()
let asked: readonly Asked[] = []
let keptByServer: unknown = null
let active: unknown[] = []
let newest: unknown[] = []
let settings: unknown = null

beforeEach(() => {
  keptByServer = null
  active = []
  newest = []
  settings = null
  pages = () => [nila, home]
  creating = () => campaign()
  ;({ asked } = serve({
    'GET /api/campaigns': ({ url }) =>
      url.searchParams.get('status') === 'active' ? active : newest,
    'GET /api/campaign-draft': () => ({ draft: keptByServer }),
    'PUT /api/campaign-draft': ({ body }) => {
      keptByServer = (body as BodyInput<'campaigns.keepDraft'>).draft
      return { success: true }
    },
    'GET /api/facebook/connected-pages': () => pages(),
    'POST /api/campaigns': ({ body }) => creating(body),
    'POST /api/products/read': () => ({ ...inFile, products: [shawl] }),
    'POST /api/agent/preview': () => tried,
    'POST /api/pictures': () => ({ id: 'a'.repeat(32), mime: 'image/png', size: 3 }),
    'GET /api/settings': () => settings ?? refusal(404, 'not_found', 'none'),
  }))
})

// What a test leaves waiting is not for the server of the next one.
afterEach(() => quickKeeper.send())

const posts = () => asked.filter(({ method }) => method === 'POST')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const toastText = async (title: string) =>
  (await screen.findByText(title)).parentElement?.textContent
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

async function open() {
  const shown = renderAt('/campaigns')
  await userEvent.click(await screen.findByRole('button', { name: 'New Campaign' }))
  await screen.findByRole('dialog', { name: 'New Campaign' })
  return shown
}

async function toStep2() {
  await open()
  type('Campaign name', 'Eid collection')
  await userEvent.selectOptions(await screen.findByLabelText('Facebook page'), nila.id)
  await press('Next')
}

async function toStep3() {
  await toStep2()
  await press('Next')
}

function typeProduct(name: string, price: string) {
  type('Product name', name)
  type('Price', price)
}

it.each([
  [0, 'BDT', /^No delivery fee is setCustomers pay nothing for delivery\.Set a delivery fee$/],
  [
    60,
    'USD',
    /sells in USD, your shop in BDT.*Once it is created, edit the campaign to set one\.$/,
  ],
  [60, 'BDT', null],
] as const)(
  'says that delivery is free where no fee is set: %s, %s',
  async (deliveryFee, currency, said) => {
    const tactics = { ...savedSettings.tactics, deliveryFee }
    settings = { ...savedSettings, tactics }
    await open()
    type('Campaign name', 'Eid collection')
    await userEvent.selectOptions(await screen.findByLabelText('Facebook page'), nila.id)
    await userEvent.selectOptions(screen.getByLabelText('Currency'), currency)
    await press('Next')
    await press('Next')
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/settings')).toBe(true))
    const name = /No delivery fee is set|your shop in BDT/
    const note = () => screen.findByRole('group', { name }, said ? {} : { timeout: 300 })
    if (said) expect((await note()).textContent).toMatch(said)
    else await expect(note()).rejects.toThrow('Unable to find')
  },
)

describe('step 1', () => {
  it('asks for name, page, category, currency and description, and says how many pages there are [W3-01]', async () => {
    await open()
    const choice = await screen.findByLabelText<HTMLSelectElement>('Facebook page')
    expect(screen.getByText('Choose from 2 connected page(s)')).toBeDefined()
    expect([...choice.options].map(({ value }) => value)).toEqual(['', nila.id, home.id])
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('BDT')
    for (const label of ['Campaign name', 'Product category', 'Description'])
      expect(screen.getByLabelText(label)).toBeDefined()
  })

  it('can be sold in each of the five currencies [CU-01]', async () => {
    await open()
    const choice = screen.getByLabelText<HTMLSelectElement>('Currency')
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'BDT (৳) – Bangladeshi Taka',
      'USD ($) – US Dollar',
      'AED – UAE Dirham',
      'EUR (€) – Euro',
      'GBP (£) – British Pound',
    ])
  })

  it('reloads the pages when there was none, and says where to connect one [W3-01, W3-08]', async () => {
    pages = () => []
    await open()
    expect(await toastText('No Connected Pages')).toMatch(/Settings first/)
    expect(screen.getByRole('link', { name: 'Connect one in Settings' })).toBeDefined()
    pages = () => [home]
    await press('Reload pages')
    expect(await screen.findByText('Choose from 1 connected page(s)')).toBeDefined()
  })

  it("says 'Connection Error' when the server refuses the pages [W3-08]", async () => {
    pages = () => refusal(502, 'refused_upstream', 'Facebook said no')
    await open()
    expect(await toastText('Connection Error')).toMatch(/ensure your Facebook account is connected/)
  })

  it("says 'Load Failed' when nothing answers [W3-08]", async () => {
    pages = () => {
      throw new TypeError('fetch failed')
    }
    await open()
    expect(await toastText('Load Failed')).toMatch(/could not load/i)
  })

  it('does not go on without a name or a page [W3-02]', async () => {
    await open()
    await screen.findByLabelText('Facebook page')
    await press('Next')
    expect(await toastText('Missing Information')).toBe(
      'Missing InformationPlease fill in campaign name and select a Facebook page',
    )
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Campaign name')))
    type('Campaign name', 'Eid collection')
    await press('Next')
    const page = screen.getByLabelText('Facebook page')
    expect(page.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(page))
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

it('has four strategies, all on by default [W3-03]', async () => {
  await toStep2()
  const toggles = screen.getAllByRole<HTMLInputElement>('switch')
  expect(toggles.map(({ checked }) => checked)).toEqual([true, true, true, true])
  for (const name of ['Scarcity', 'Urgency', 'Social proof', 'Free delivery'])
    expect(screen.getByRole('switch', { name })).toBeDefined()
})

describe('step 3', () => {
  it('takes several products, and lets go of one again [W3-04]', async () => {
    await toStep3()
    typeProduct('Saree', '1250')
    await press('Add Product')
    expect(screen.getAllByRole('group', { name: /^Product \d/ })).toHaveLength(2)
    const second = within(screen.getByRole('group', { name: 'Product 2' }))
    fireEvent.change(second.getByLabelText('Product name'), { target: { value: 'Panjabi' } })
    fireEvent.change(second.getByLabelText('Price'), { target: { value: '990.50' } })
    await press('Remove product 1')
    await press('Create Campaign')
    await screen.findByText('Campaign Created')
    expect(posts()[0]?.body).toMatchObject({
      products: [{ name: 'Panjabi', description: '', price: '990.50' }],
    })
  })

  it('takes a picture of a product, and waits for it before it creates [W3-04, AG-19]', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saree')
    await toStep3()
    typeProduct('Saree', '1,250')
    const file = new File(['png'], 'saree.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Picture file'), file)
    await screen.findByRole('button', { name: 'Remove picture' })
    await press('Create Campaign')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const made = posts().find(({ path }) => path === '/api/campaigns')
    expect(made?.body).toMatchObject({ products: [{ name: 'Saree', picture: 'a'.repeat(32) }] })
  })

  it('creates nothing without a product [W3-05]', async () => {
    await toStep3()
    await press('Create Campaign')
    expect(await toastText('Products Required')).toBe(
      'Products RequiredPlease add at least one product to your campaign',
    )
    expect(posts()).toEqual([])
  })

  it('creates nothing once the page was taken back [W3-05]', async () => {
    await toStep3()
    typeProduct('Saree', '1250')
    await press(/Basics/)
    await userEvent.selectOptions(screen.getByLabelText('Facebook page'), '')
    await press(/3\s*Products/)
    await press('Create Campaign')
    expect(await toastText('Page Selection Required')).toBe(
      'Page Selection RequiredPlease select a Facebook page for this campaign',
    )
    expect(posts()).toEqual([])
  })

  it('marks a price that is none, and asks nothing of the server', async () => {
    await toStep3()
    typeProduct('Saree', '12,50')
    await press('Create Campaign')
    expect(screen.getByLabelText('Price').getAttribute('aria-invalid')).toBe('true')
    expect(await toastText('Please check: Price')).toContain('Write 12.50 or 1250.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price')))
    typeProduct('Saree', '')
    await press('Create Campaign')
    expect(await toastText('Missing Information')).toBeDefined()
    expect(posts()).toEqual([])
  })

  it('understands a price with thousands set apart, in Bengali digits', async () => {
    await toStep3()
    typeProduct('Saree', '৳১,২৫০')
    await press('Create Campaign')
    await screen.findByText('Campaign Created')
    expect(posts()[0]?.body).toMatchObject({ products: [{ price: '1250' }] })
  })
})

describe('creating', () => {
  it('sends one request with every field, its defaults and the products [W3-07, W3-08]', async () => {
    await toStep2()
    await userEvent.click(screen.getByRole('switch', { name: 'Urgency' }))
    await press('Next')
    typeProduct(' Saree ', '1250')
    type('Product description', 'Hand-printed')
    await press('Create Campaign')
    expect(await toastText('Campaign Created')).toContain('Nila Boutique')
    expect(posts()).toMatchObject([{ path: '/api/campaigns', credentials: 'include' }])
    expect(posts()[0]?.body).toEqual({
      name: 'Eid collection',
      description: '',
      facebookPageId: nila.id,
      facebookPageName: 'Nila Boutique',
      productCategory: '',
      status: 'active',
      targetDailyConversations: 50,
      currency: 'BDT',
      hasTrialPack: false,
      trialPackPrice: 799,
      trialPackDuration: 7,
      autoFollowUpEnabled: true,
      strategies: { scarcity: true, urgency: false, socialProof: true, freeDelivery: true },
      products: [{ name: ' Saree ', description: 'Hand-printed', price: '1250' }],
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it("shows the server's word at the field it names, and keeps what was typed [W3-06, W3-08]", async () => {
    creating = () =>
      Response.json(
        {
          code: 'bad_request',
          message: 'Please select a valid Facebook page',
          field: 'facebookPageId',
        },
        { status: 400 },
      )
    await toStep3()
    typeProduct('Saree', '1250')
    await press('Create Campaign')
    expect(await toastText('Creation Failed')).toContain('Please select a valid Facebook page')
    const page = await screen.findByLabelText('Facebook page')
    expect(page.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(page))
    expect(screen.getByLabelText<HTMLInputElement>('Campaign name').value).toBe('Eid collection')
    // Once it is answered, it can be tried again.
    creating = () => campaign()
    await press(/3\s*Products/)
    await press('Create Campaign')
    await screen.findByText('Campaign Created')
    expect(posts()).toHaveLength(2)
  })

  it('keeps no draft of a campaign that it has created [W3-07]', async () => {
    await toStep3()
    typeProduct('Saree', '1250')
    await waitFor(() => expect(keptByServer).toMatchObject({ name: 'Eid collection' }))
    await press('Create Campaign')
    await screen.findByText('Campaign Created')
    await waitFor(() => expect(keptByServer).toBeNull())
  })

  it("puts the server's word on a product under that product's own field, and names it as the person knows it [W3-08]", async () => {
    creating = () =>
      Response.json(
        {
          code: 'bad_request',
          message: 'products.0.price: is too high',
          field: 'products.0.price',
        },
        { status: 400 },
      )
    await toStep3()
    typeProduct('Saree', '1250')
    await press('Create Campaign')
    expect(await screen.findByText('Is too high.')).toBeDefined()
    expect(await toastText('Creation Failed')).toContain('Product 1, Price: Is too high')
    const price = screen.getByLabelText('Price')
    expect(price.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(price)
  })

  it('says of a product without a price that it is free, and takes it [W3-04]', async () => {
    await toStep3()
    typeProduct('Gift wrap', '0')
    expect(screen.getByText('Free: customers pay nothing for it.')).toBeDefined()
    await press('Create Campaign')
    await waitFor(() => expect(posts()[0]?.body).toMatchObject({ products: [{ price: '0' }] }))
  })

  it("names the page's other campaign when the server refuses a second one", async () => {
    creating = () => refusal(409, 'conflict', "The campaign 'Winter' is active on this page.")
    await toStep3()
    typeProduct('Saree', '1250')
    await press('Create Campaign')
    expect(await toastText('Creation Failed')).toContain("'Winter' is active")
    expect(screen.getByRole('dialog', { name: 'New Campaign' })).toBeDefined()
  })
})

it('asks before what was typed is lost, and closes at once when nothing was', async () => {
  await open()
  await screen.findByLabelText('Facebook page')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('New Campaign')
  await screen.findByRole('dialog', { name: 'New Campaign' })
  type('Campaign name', 'Eid')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await press('Leave without saving')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('starts over without what was kept, which is gone then [W3-01]', async () => {
  keptByServer = { ...emptyQuickDraft(), name: 'Eid collection' }
  await open()
  await press('Start over')
  expect((await screen.findByLabelText<HTMLInputElement>('Campaign name')).value).toBe('')
  await waitFor(() => expect(keptByServer).toBeNull())
})

it("asks before the browser's Back loses what was typed", async () => {
  const { router } = await open()
  await screen.findByLabelText('Facebook page')
  type('Campaign name', 'Eid')
  await router.navigate('/orders')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  expect(router.state.location.pathname).toBe('/campaigns')
  await press('Leave without saving')
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'))
})

it('is offered again after a reload, as it was typed: go on, or start over [W3-01]', async () => {
  keptByServer = { ...emptyQuickDraft(), name: 'Eid collection', pageId: nila.id, currency: 'USD' }
  await open()
  const dialog = within(screen.getByRole('dialog', { name: 'New Campaign' }))
  expect(await dialog.findByText('Nila Boutique')).toBeDefined()
  await press('Continue draft')
  expect(screen.getByLabelText<HTMLInputElement>('Campaign name').value).toBe('Eid collection')
  expect(screen.getByLabelText<HTMLSelectElement>('Facebook page').value).toBe(nila.id)
  type('Campaign name', 'Winter')
  await waitFor(() => expect(keptByServer).toMatchObject({ name: 'Winter', currency: 'USD' }))
  await userEvent.keyboard('{Escape}')
  await press('Leave without saving')
  await waitFor(() => expect(keptByServer).toBeNull())
})

it('chooses the only page by itself, which leaves nothing to discard [W3-01]', async () => {
  pages = () => [home]
  await open()
  const choice = await screen.findByLabelText<HTMLSelectElement>('Facebook page')
  await waitFor(() => expect(choice.value).toBe(home.id))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(keptByServer).toBeNull()
})

it('begins with the currency of the newest campaign [W3-01, CU-01]', async () => {
  newest = [campaign({ currency: 'EUR' }), campaign({ id: 2, currency: 'GBP' })]
  await open()
  expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('EUR')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says at the page that another campaign is active there, and stops it together with the creation [CP-06, W3-01]', async () => {
  active = [campaign({ name: 'Winter', facebookPageId: nila.id, status: 'active' })]
  await toStep2()
  expect(await screen.findByText(/Winter is active on this page/)).toBeDefined()
  expect(screen.getByText('Stop Winter, or choose another page.')).toBeDefined()
  const stop = screen.getByRole('switch', { name: 'Stop Winter and start this one' })
  await waitFor(() => expect(document.activeElement).toBe(stop))
  // Whoever presses again still reads why.
  await press('Next')
  expect(screen.getByText('Stop Winter, or choose another page.')).toBeDefined()
  await userEvent.click(stop)
  await press('Next')
  await press('Next')
  typeProduct('Saree', '1250')
  await press('Create Campaign')
  await screen.findByText('Campaign Created')
  expect(posts()[0]?.body).toMatchObject({ facebookPageId: nila.id, stopOther: true })
})

it('says beside the list that a product is missing, and leads to its name [W3-05, SH-07]', async () => {
  await toStep3()
  // Not to the button that takes the product away.
  expect(document.activeElement).toBe(screen.getByLabelText('Product name'))
  await press('Create Campaign')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Product name')))
  const list = within(screen.getByRole('region', { name: 'Products' }))
  expect(list.getByRole('alert').textContent).toBe(
    'Please add at least one product to your campaign',
  )
  await press('Add Product')
  expect(list.queryByRole('alert')).toBeNull()
})

describe('before it runs', () => {
  it('can be tried without any page, and is created only with one [AG-11, W3-02, W3-05]', async () => {
    pages = () => []
    await open()
    type('Campaign name', 'Eid collection')
    await press('Next')
    expect(await toastText('Missing Information')).toContain('select a Facebook page')
    await press('Try it first, without a page')
    await press('Next')
    expect(screen.queryByRole('dialog', { name: 'Test chat' })).toBeNull()
    await press('Try it first')
    expect(await screen.findByText('Products Required')).toBeDefined()
    await press('Add Product')
    typeProduct('Saree', '1,250')
    await press('Try it first')
    const chat = within(await screen.findByRole('dialog', { name: 'Test chat' }))
    expect(chat.getByText('This campaign isn’t launched yet')).toBeDefined()
    await userEvent.type(
      chat.getByRole('textbox', { name: 'Message as the customer' }),
      'How much?{Enter}',
    )
    expect(await chat.findByText('It is ৳1,250.')).toBeDefined()
    expect(posts().map(({ path }) => path)).toEqual(['/api/agent/preview'])
    expect(posts()[0]?.body).toMatchObject({
      campaign: { name: 'Eid collection', products: [{ name: 'Saree', price: '1250' }] },
      messages: [{ from: 'customer', text: 'How much?' }],
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Test chat' })).toBeNull())
    await press('Create Campaign')
    expect(await screen.findByText('Page Selection Required')).toBeDefined()
  })

  it('takes its products from a file, with what it has no field for [PR-03, W3-04]', async () => {
    await toStep3()
    await press('Add from a file')
    const file = within(await screen.findByRole('dialog', { name: 'Import products' }))
    await userEvent.upload(
      file.getByLabelText('CSV or Excel file'),
      new File(['name,price\nShawl,900'], 'spring.csv', { type: 'text/csv' }),
    )
    await userEvent.click(await file.findByRole('button', { name: 'Import 1 product' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Product name').value).toBe('Shawl'),
    )
    expect(screen.queryByRole('dialog', { name: 'Import products' })).toBeNull()
    await press('Create Campaign')
    await waitFor(() => expect(posts().at(-1)?.path).toBe('/api/campaigns'))
    expect(posts().at(-1)?.body).toMatchObject({
      products: [{ name: 'Shawl', price: '900', costPrice: 400, stockCount: 3, sku: 'S-1' }],
    })
  })
})
