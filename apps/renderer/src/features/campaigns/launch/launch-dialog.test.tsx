import type { BodyInput } from '@pal/core/contract/endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { refusal, serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings, aStatus } from '../../../testing/samples.ts'
import { campaign } from '../campaign.testing.ts'
import { launchKeeper } from './kept-draft.ts'

const token = 'EAAsecrettoken'
const pictureId = 'a'.repeat(32)
const nila = { valid: true, pageId: '900000000000009', pageName: 'Nila Boutique' }

let tactics: object = {}

let access = true
let keptByServer: unknown = null
let refusing = false
let validating: () => unknown
let creating: () => unknown
let connected: unknown[] = []
let connecting: () => unknown
let active: unknown[] = []
let newest: unknown[] = []
let company: object = {}
let flow = savedSettings.flow
let agent: object = {}
let asked: readonly Asked[] = []

beforeEach(() => {
  access = true
  validating = () => nila
  keptByServer = null
  refusing = false
  connected = []
  connecting = () => connected
  agent = {}
  creating = () => campaign()
  active = []
  newest = []
  company = { country: '', timezone: 'UTC', defaultCurrency: 'BDT' }
  tactics = { deliveryFee: 0, deliveryAreas: [] }
  flow = savedSettings.flow
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => ({
      hasPageToken: access,
      hasVerifyToken: false,
      hasAppSecret: false,
      hasAppId: false,
      isFullyConfigured: false,
    }),
    'GET /api/system/status': () => aStatus({ agent }),
    'GET /api/conversations': () => [],
    'GET /api/orders': () => [],
    'GET /api/campaigns': ({ url }) =>
      url.searchParams.get('status') === 'active' ? active : newest,
    'GET /api/settings': () => settings(),
    'PUT /api/settings': ({ body }) => {
      const { flow: change } = body as BodyInput<'settings.save'>
      flow = { ...flow, followUpsEnabled: change?.followUpsEnabled === true }
      return settings()
    },
    'GET /api/facebook/connected-pages': () => connecting(),
    'GET /api/launch-draft': () => ({ draft: keptByServer }),
    'PUT /api/launch-draft': ({ body }) => {
      if (refusing) return refusal(503, 'unavailable', 'The disk is full')
      keptByServer = (body as BodyInput<'launch.keepDraft'>).draft
      return { success: true }
    },
    'POST /api/facebook/validate-token': () => validating(),
    'POST /api/pictures': () => ({ id: pictureId, mime: 'image/png', size: 3 }),
    'POST /api/campaigns/create-with-products': () => creating(),
  }))
})

// What a test leaves waiting is not for the server of the next one.
afterEach(() => launchKeeper.send())

const settings = () => ({
  ...savedSettings,
  company: { ...savedSettings.company, ...company },
  tactics: { ...savedSettings.tactics, ...tactics },
  flow,
})
const posts = (path: string) => asked.filter((each) => each.method === 'POST' && each.path === path)
const created = () => posts('/api/campaigns/create-with-products')
const body = () => created()[0]?.body as BodyInput<'campaigns.createWithProducts'>
const dialog = () => within(screen.getByRole('dialog', { name: 'Launch Campaign' }))
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label)
const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } })
const toastText = async (title: string) =>
  (await screen.findByText(title)).parentElement?.textContent

async function open() {
  const shown = renderAt('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Launch Campaign' }))
  await screen.findByRole('dialog', { name: 'Launch Campaign' })
  return shown
}

async function validate() {
  type('Page access token', token)
  await press('Validate Token')
  await waitFor(() => expect(field('Page name').value).toBe('Nila Boutique'))
}

async function toProducts() {
  const shown = await open()
  await dialog().findByLabelText('Campaign name')
  type('Campaign name', 'Eid collection')
  type('Product category', 'Clothing')
  await validate()
  await press('Next')
  return shown
}

async function toTrial() {
  await toProducts()
  await press('Add main product')
  type('Product name', 'Saree')
  type('Price', '1,250')
  await press('Next')
}

it('is behind the gate, which opens by itself [GT-10, DB-07]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  access = false
  await open()
  expect(await dialog().findByText('Facebook API Connection Required')).toBeDefined()
  expect(dialog().queryByLabelText('Campaign name')).toBeNull()
  access = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await dialog().findByLabelText('Campaign name')).toBeDefined()
})

describe('step 1', () => {
  it('has its fields, the token masked and the page name read-only [W4-01, W4-10]', async () => {
    await open()
    expect((await dialog().findByLabelText<HTMLInputElement>('Page access token')).type).toBe(
      'password',
    )
    expect(field('Page name').readOnly).toBe(true)
    expect(field('Currency').value).toBe('USD')
    for (const label of ['Campaign name', 'Product category', 'Description', 'Page name'])
      expect(field(label).value).toBe('')
  })

  it('asks nothing of the server while the token is empty [W4-02]', async () => {
    await open()
    await dialog().findByLabelText('Campaign name')
    await press('Validate Token')
    expect(posts('/api/facebook/validate-token')).toEqual([])
  })

  it('fills the page in and lets go of the token [W4-02]', async () => {
    await open()
    await dialog().findByLabelText('Campaign name')
    await validate()
    expect(posts('/api/facebook/validate-token')[0]?.body).toEqual({ pageAccessToken: token })
    expect(await toastText('Token Valid')).toContain('Nila Boutique')
    expect(field('Page access token').value).toBe('')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(token)
  })

  it("tells the server's reason, or that the check itself failed [W4-02]", async () => {
    validating = () => ({ valid: false, error: 'This token has expired.' })
    await open()
    await dialog().findByLabelText('Campaign name')
    type('Page access token', token)
    await press('Validate Token')
    expect(await toastText('Invalid Token')).toBe('Invalid TokenThis token has expired.')
    validating = () => ({ valid: false })
    await press('Validate Token')
    await waitFor(async () => expect(await toastText('Invalid Token')).toContain('check the token'))
    validating = () => refusal(504, 'unreachable_upstream', 'Facebook does not answer.')
    await press('Validate Token')
    expect(await toastText('Validation Failed')).toContain('Facebook does not answer.')
    expect(field('Page access token').value).toBe(token)
  })

  it('goes on only with name, validated token and category [W4-03]', async () => {
    await open()
    await dialog().findByLabelText('Campaign name')
    await press('Next')
    expect(await toastText('Missing Information')).toBe(
      'Missing InformationPlease fill in: Campaign name, Page access token, Product category',
    )
    expect(document.activeElement).toBe(field('Campaign name'))
    type('Campaign name', 'Eid')
    type('Product category', 'Clothing')
    type('Page access token', token)
    await press('Next')
    expect(await screen.findByText('Token not validated')).toBeDefined()
    await validate()
    await press('Next')
    expect(await dialog().findByRole('button', { name: 'Add main product' })).toBeDefined()
  })
})

it('takes a connected page instead of a token and its validation [W4-03]', async () => {
  connected = [
    { id: nila.pageId, name: nila.pageName, category: 'Clothing' },
    { id: '900000000000011', name: 'Nila Home', category: 'Home decor' },
  ]
  await open()
  const choice = await dialog().findByLabelText<HTMLSelectElement>('Connected page')
  type('Campaign name', 'Eid')
  type('Product category', 'Clothing')
  await press('Next')
  expect(
    dialog().getByText('Choose a connected page, or enter a token and validate it.'),
  ).toBeDefined()
  await userEvent.selectOptions(choice, nila.pageId)
  expect(field('Page name').value).toBe('Nila Boutique')
  await press('Next')
  expect(await dialog().findByRole('button', { name: 'Add main product' })).toBeDefined()
  expect(posts('/api/facebook/validate-token')).toEqual([])
})

it('keeps the place of the connected pages while they are asked for [W4-03]', async () => {
  let answer = (_: unknown) => {}
  connecting = () => new Promise((resolve) => (answer = resolve))
  await open()
  const choice = await dialog().findByLabelText<HTMLSelectElement>('Connected page')
  expect(choice.disabled).toBe(true)
  answer([{ id: nila.pageId, name: nila.pageName, category: 'Clothing' }])
  await waitFor(() => expect(choice.value).toBe(nila.pageId))
  expect(choice.disabled).toBe(false)
  expect(dialog().getByLabelText('Connected page')).toBe(choice)
})

it('chooses the only connected page by itself, which leaves nothing to keep [W4-03]', async () => {
  connected = [{ id: nila.pageId, name: nila.pageName, category: 'Clothing' }]
  await open()
  const choice = await dialog().findByLabelText<HTMLSelectElement>('Connected page')
  await waitFor(() => expect(choice.value).toBe(nila.pageId))
  expect(field('Page name').value).toBe('Nila Boutique')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(keptByServer).toBeNull()
})

it.each([
  ['of the newest campaign', { defaultCurrency: 'GBP' }, [campaign({ currency: 'EUR' })], 'EUR'],
  ['that the shop chose', { defaultCurrency: 'GBP', country: 'AE' }, [], 'GBP'],
  ['of the shop’s country', { country: 'AE', timezone: 'Asia/Dhaka' }, [], 'AED'],
  ['of the country of its time zone', { timezone: 'Europe/Berlin' }, [], 'EUR'],
  ['of the amounts that it has typed', { timezone: 'Asia/Tokyo', deliveryFee: 60 }, [], 'BDT'],
  ['that it always had, in another country', { timezone: 'Asia/Tokyo' }, [], 'USD'],
])('begins with the currency %s [W4-10, CU-01]', async (_, ofShop, campaigns, expected) => {
  const { deliveryFee, ...more } = { deliveryFee: 0, ...ofShop }
  tactics = { deliveryFee, deliveryAreas: [] }
  company = { ...company, ...more }
  newest = campaigns
  await open()
  expect((await dialog().findByLabelText<HTMLSelectElement>('Currency')).value).toBe(expected)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(keptByServer).toBeNull()
})

it.each([
  ['Asia/Dhaka', 0, 'BDT'],
  ['Europe/London', 0, 'GBP'],
  ['Europe/London', 60, 'BDT'],
  ['Asia/Tokyo', 0, 'USD'],
])(
  'of a shop that has not said where it is, is in the money of where its window is: %s, fee %i [W4-10, CU-01]',
  async (timeZone, deliveryFee, expected) => {
    const options = new Intl.DateTimeFormat().resolvedOptions()
    const own = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    own.mockReturnValue({ ...options, timeZone })
    tactics = { deliveryFee, deliveryAreas: [] }
    await open()
    expect((await dialog().findByLabelText<HTMLSelectElement>('Currency')).value).toBe(expected)
    own.mockRestore()
  },
)

it('asks for the zones of a country once, however often it is opened [W4-10]', async () => {
  company = { ...company, timezone: 'Pacific/Apia' }
  const prototype = Intl.Locale.prototype as Intl.Locale & { getTimeZones: () => string[] }
  const zones = vi.spyOn(prototype, 'getTimeZones')
  await open()
  await dialog().findByLabelText('Campaign name')
  expect(zones).toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  zones.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Launch Campaign' }))
  await dialog().findByLabelText('Campaign name')
  expect(zones).not.toHaveBeenCalled()
})

it('goes on only once it is said what becomes of the page’s other campaign [CP-06, W4-03]', async () => {
  active = [campaign({ name: 'Winter', facebookPageId: nila.pageId })]
  await toProducts()
  expect(await dialog().findByText('Stop Winter, or choose another page.')).toBeDefined()
  const stop = dialog().getByRole('switch', { name: 'Stop Winter and start this one' })
  await waitFor(() => expect(document.activeElement).toBe(stop))
  // Whoever presses again still reads why.
  await press('Next')
  expect(dialog().getByText('Stop Winter, or choose another page.')).toBeDefined()
  expect(dialog().queryByRole('button', { name: 'Add main product' })).toBeNull()
  await userEvent.click(stop)
  await press('Next')
  expect(await dialog().findByRole('button', { name: 'Add main product' })).toBeDefined()
})

it('leads back to what keeps it from being launched [W4-07, W4-12]', async () => {
  await toTrial()
  type('Budget limit', 'much')
  await press('Next')
  await press('Launch Campaign')
  await waitFor(() => expect(field('Budget limit').getAttribute('aria-invalid')).toBe('true'))
  expect(created()).toEqual([])
})

it('says in the review what is wrong with an amount, and leads to its field [W4-06, W4-08]', async () => {
  await toTrial()
  type('Budget limit', 'much')
  await press('Next')
  const terms = within(dialog().getByRole('region', { name: 'Trial and follow-up' }))
  expect(terms.getByText(/^Budget limit/, { selector: 'li span' })).toBeDefined()
  await userEvent.click(terms.getByRole('button', { name: 'Go to Budget limit' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Budget limit')))
  expect(field('Budget limit').getAttribute('aria-invalid')).toBe('true')
  type('Budget limit', '1500')
  await press('Next')
  expect(dialog().queryByRole('button', { name: /^Go to/ })).toBeNull()
})

it('asks what a dollar costs where the budget is in other money, and says where nothing enforces it [CP-09, W4-06]', async () => {
  company = { ...company, country: 'BD' }
  await toTrial()
  expect(dialog().getByText(/Without a rate the budget is not enforced/)).toBeDefined()
  expect(dialog().getByText(/Test chats and rehearsals are not counted/)).toBeDefined()
  expect(dialog().queryByLabelText('1 US dollar in BDT')).toBeNull()
  type('Budget limit', '5000')
  await press('Next')
  expect(dialog().getByText(/^Not enforced: no exchange rate/)).toBeDefined()
  await press('Previous')
  type('1 US dollar in BDT', 'dear')
  await press('Next')
  await press('Launch Campaign')
  await waitFor(() => expect(document.activeElement).toBe(field('1 US dollar in BDT')))
  expect(created()).toEqual([])
  type('1 US dollar in BDT', '121')
  expect(dialog().queryByText(/Without a rate/)).toBeNull()
  await press('Next')
  expect(dialog().queryByText(/^Not enforced/)).toBeNull()
  await press('Launch Campaign')
  await screen.findByText('Campaign Created')
  const saved = asked.findIndex(({ method, path }) => method === 'PUT' && path === '/api/settings')
  expect(asked[saved]?.body).toMatchObject({ ai: { dollarRates: { BDT: 121 } } })
  expect(saved).toBeLessThan(asked.findIndex((each) => each === created()[0]))
})

it('has the shop’s own switch where that holds follow-ups back, and says so in the review [W4-06, W4-08, SE-06]', async () => {
  await toTrial()
  const shop = () => dialog().getByRole('switch', { name: 'Follow-ups for the whole shop' })
  const held = /nothing goes out from any campaign/
  expect(dialog().getByText(held)).toBeDefined()
  await press('Next')
  expect(dialog().getByText(held)).toBeDefined()
  await press('Previous')
  await userEvent.click(shop())
  await waitFor(() => expect(flow.followUpsEnabled).toBe(true))
  expect(await dialog().findByText(/also asks customers who fall silent/)).toBeDefined()
  await press('Next')
  expect(dialog().queryByText(held)).toBeNull()
})

it('refuses half a day and a target of none where they are typed, and changes neither [W4-07]', async () => {
  await toTrial()
  await userEvent.click(dialog().getByRole('switch', { name: 'Trial pack' }))
  type('Trial duration (days)', '2.5')
  fireEvent.blur(field('Trial duration (days)'))
  expect(field('Trial duration (days)').value).toBe('2.5')
  expect(dialog().getByText('Enter a whole number from 1 to 3,650.')).toBeDefined()
  type('Daily conversation target', 'many')
  fireEvent.blur(field('Daily conversation target'))
  expect(field('Daily conversation target').value).toBe('100')
  type('Daily conversation target', '0')
  fireEvent.blur(field('Daily conversation target'))
  expect(field('Daily conversation target').value).toBe('0')
  await press('Next')
  await press('Launch Campaign')
  expect(await toastText('Please check: Trial duration (days)')).toContain('whole number')
  expect(field('Daily conversation target').getAttribute('aria-invalid')).toBe('true')
  expect(created()).toEqual([])
})

it('does not say that the agent answers while it cannot [W4-12]', async () => {
  agent = { state: 'not_configured', reason: { code: 'no_ai_key', message: 'No AI key is set.' } }
  await toTrial()
  await press('Next')
  await press('Launch Campaign')
  expect(await toastText('Campaign Created')).toContain(
    'The agent doesn’t answer on Nila Boutique yet.',
  )
})

describe('step 2', () => {
  it('goes on only with a main product, and every product named and priced [W4-05]', async () => {
    await toProducts()
    await press('Next')
    expect(await screen.findByText('Products Required')).toBeDefined()
    await press('Add upsell product')
    type('Product name', 'Blouse')
    type('Price', '300')
    await press('Next')
    expect(dialog().getByRole('button', { name: 'Add main product' })).toBeDefined()
    await press('Add main product')
    await press('Next')
    expect(await toastText('Missing Information')).toContain('Product name, Price')
  })

  it('says which price can be read in two ways, and how to write it', async () => {
    await toProducts()
    await press('Add main product')
    type('Product name', 'Saree')
    type('Price', '12,50')
    await press('Next')
    expect(await toastText('Please check: Price')).toContain('Write 12.50 or 1250.')
    expect(field('Price').getAttribute('aria-invalid')).toBe('true')
    type('Price', '1,450/-')
    await press('Next')
    await waitFor(() => expect(screen.queryByText('Please check: Price')).toBeNull())
  })

  it('adds and removes features by keyboard, the cursor staying among them [W4-04]', async () => {
    await toProducts()
    await press('Add main product')
    await press('Add feature')
    await waitFor(() => expect(document.activeElement).toBe(field('Feature 1')))
    await userEvent.keyboard('Cotton{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(field('Feature 2')))
    await userEvent.keyboard('Handmade')
    await press('Remove feature 1')
    await waitFor(() => expect(document.activeElement).toBe(field('Feature 1')))
    expect(field('Feature 1').value).toBe('Handmade')
    await press('Remove Main product 1')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add main product'))
  })
})

describe('launching', () => {
  const otherCurrency = 'This campaign sells in USD, your shop in BDT'

  it('warns before it that no delivery fee is set, and leads to it [W4-08, SE-05]', async () => {
    await toTrial()
    await press('Next')
    expect(dialog().getByRole('group', { name: otherCurrency }).textContent).toContain(
      'no delivery fee of its own yet',
    )
    await userEvent.click(dialog().getByRole('button', { name: 'Edit Connect page' }))
    await userEvent.selectOptions(field('Currency'), 'BDT')
    for (let step = 1; step < 4; step += 1) await press('Next')
    const warning = within(dialog().getByRole('group', { name: 'No delivery fee is set' }))
    expect(warning.getByRole('link', { name: 'Set a delivery fee' }).getAttribute('href')).toBe(
      '/settings?tab=tactics&field=settings.tactics.deliveryFee',
    )
    expect(dialog().queryByRole('group', { name: otherCurrency })).toBeNull()
  })

  it('takes a picture of a product, kept over the steps, and sends it [W4-04, AG-19]', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saree')
    await toProducts()
    await press('Add main product')
    type('Product name', 'Saree')
    type('Price', '1,250')
    const picture = () => dialog().getByRole('group', { name: 'Picture' })
    const file = new File(['png'], 'saree.png', { type: 'image/png' })
    await userEvent.upload(dialog().getByLabelText('Picture file'), file)
    await dialog().findByRole('button', { name: 'Choose another' })
    expect(dialog().queryByLabelText('Image URL')).toBeNull()
    await press('Next')
    await press('Previous')
    expect(picture().querySelector('img')?.src).toBe('blob:saree')
    await press('Next')
    await press('Next')
    expect(dialog().getByRole<HTMLImageElement>('img', { name: 'Picture' }).src).toBe('blob:saree')
    await press('Launch Campaign')
    expect(await toastText('Campaign Created')).toContain('Nila Boutique')
    expect(body().products).toMatchObject([{ name: 'Saree', picture: pictureId }])
  })

  it('sends one request with all that was typed [W4-04, W4-06, W4-08, W4-11, W4-12, W4-14]', async () => {
    await toProducts()
    await press('Add main product')
    type('Product name', 'Saree')
    type('Price', '১,২৫০.৫০')
    type('Product description', 'Hand-printed')
    type('Image URL', 'https://example.com/saree.jpg')
    type('Lowest price', '1100')
    type('In stock', '১২')
    await press('Add feature')
    type('Feature 1', 'Cotton')
    await press('Next')
    await userEvent.click(dialog().getByRole('switch', { name: 'Trial pack' }))
    await userEvent.click(dialog().getByRole('switch', { name: 'Automated follow-up' }))
    expect(dialog().getByText(/checks in 7 days after trial orders/i)).toBeDefined()
    expect(field('Trial price').placeholder).toBe('9.99')
    type('Trial price', '99')
    type('Trial duration (days)', '14')
    type('Daily conversation target', '60')
    type('Budget limit', '1,500')
    type('End of the offer', '2099-01-31T18:00')
    await press('Add trial pack product')
    type('Product name', 'Sample')
    await press('Next')
    expect(dialog().getByRole('group', { name: otherCurrency })).toBeDefined()
    expect(dialog().getByText('$1,250.50')).toBeDefined()
    expect(dialog().getByText('Sample')).toBeDefined()
    // How far the agent may go down, how much there is, and what it shows: here it is caught.
    const said = screen.getByRole('region', { name: 'Products' }).textContent
    expect(said).toContain('Lowest price: $1,100 · In stock: ১২')
    expect(said).toContain('Picture: https://example.com/saree.jpg')
    expect(said).toContain('Lowest price: None · In stock: not countedPicture: None')
    await press('Launch Campaign')
    expect(await toastText('Campaign Created')).toContain('Nila Boutique')
    expect(created()).toHaveLength(1)
    const main = {
      name: 'Saree',
      description: 'Hand-printed',
      price: '1250.50',
      category: 'Clothing',
      productType: 'main',
      isTrialPack: false,
      imageUrl: 'https://example.com/saree.jpg',
      features: ['Cotton'],
      lowestPrice: '1100',
      stockCount: 12,
    }
    expect(body()).toMatchObject({
      hasTrialPack: true,
      trialPackPrice: '99',
      trialPackDuration: 14,
      autoFollowUpEnabled: false,
      targetDailyConversations: 60,
      budgetLimit: '1500',
      offerEndsAt: new Date('2099-01-31T18:00').toISOString(),
      products: [
        main,
        { name: 'Sample', price: '99', productType: 'trial_pack', isTrialPack: true },
      ],
    })
    expect(JSON.stringify(created())).not.toContain(token)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(keptByServer).toBeNull())
  })

  it('falls back where a number is none, and stores no trial price that was not typed [W4-07, W4-10, W4-13]', async () => {
    await toTrial()
    type('Daily conversation target', 'many')
    await press('Next')
    await press('Launch Campaign')
    await screen.findByText('Campaign Created')
    expect(body()).toEqual({
      name: 'Eid collection',
      facebookPageId: nila.pageId,
      facebookPageName: 'Nila Boutique',
      productCategory: 'Clothing',
      description: '',
      status: 'active',
      targetDailyConversations: 100,
      budgetLimit: null,
      currency: 'USD',
      hasTrialPack: false,
      trialPackPrice: null,
      trialPackDuration: 7,
      autoFollowUpEnabled: true,
      strategies: {},
      offerEndsAt: null,
      products: [
        {
          name: 'Saree',
          description: '',
          price: '1250',
          category: 'Clothing',
          productType: 'main',
          isTrialPack: false,
          imageUrl: null,
          features: [],
          lowestPrice: null,
          stockCount: null,
        },
      ],
    })
  })

  it("says 'Creating...' while the server is asked, and asks once [W4-08, W4-12]", async () => {
    let answer = (_: Response) => {}
    await toTrial()
    await press('Next')
    const fetched = globalThis.fetch
    let calls = 0
    globalThis.fetch = () => {
      calls += 1
      return new Promise<Response>((resolve) => (answer = resolve))
    }
    await userEvent.dblClick(dialog().getByRole('button', { name: 'Launch Campaign' }))
    const busy = await dialog().findByRole<HTMLButtonElement>('button', { name: 'Creating...' })
    expect([busy.disabled, calls]).toEqual([true, 1])
    globalThis.fetch = fetched
    answer(Response.json({ facebookPageName: 'Nila Boutique' }))
    expect(await screen.findByText('Campaign Created')).toBeDefined()
  })

  it("shows the server's word at its field, or asks to try again [W4-12]", async () => {
    creating = () =>
      Response.json(
        {
          code: 'bad_request',
          message: 'products.0.price: is too high',
          field: 'products.0.price',
        },
        { status: 400 },
      )
    await toTrial()
    await press('Next')
    await press('Launch Campaign')
    expect(await toastText('Failed to Create Campaign')).toContain('Is too high')
    await waitFor(() => expect(document.activeElement).toBe(field('Price')))
    creating = () => {
      throw new TypeError('fetch failed')
    }
    await press('Next')
    await press('Next')
    await press('Launch Campaign')
    await waitFor(async () =>
      expect(await toastText('Failed to Create Campaign')).toContain(
        'Something went wrong. Please try again.',
      ),
    )
  })
})

describe('a draft', () => {
  it('moves one step at a time, back and forth, and loses nothing [W4-09]', async () => {
    await toTrial()
    await press('Previous')
    expect(field('Price').value).toBe('1,250')
    await press('Previous')
    expect(field('Campaign name').value).toBe('Eid collection')
  })

  it('that was left by closing is offered again, without the token: go on, or start over [W4-09]', async () => {
    await toTrial()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(keptByServer).toMatchObject({ name: 'Eid collection' }))
    expect(JSON.stringify(asked.filter(({ method }) => method === 'PUT'))).not.toContain(token)
    expect({ ...localStorage, ...sessionStorage }).toEqual({})
    const again = () => userEvent.click(screen.getByRole('button', { name: 'Launch Campaign' }))
    await again()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue draft' }))
    expect(field('Campaign name').value).toBe('Eid collection')
    expect(field('Page access token').value).toBe('')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await again()
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }))
    expect(field('Campaign name').value).toBe('')
    await waitFor(() => expect(keptByServer).toBeNull())
  })

  it('that the server does not keep is reported once; what was typed stays', async () => {
    refusing = true
    await open()
    await dialog().findByLabelText('Campaign name')
    type('Campaign name', 'Eid collection')
    expect(await toastText('Couldn’t save the draft')).toContain('The disk is full')
    expect(field('Campaign name').value).toBe('Eid collection')
  })

  it("is not left by the browser's Back unasked", async () => {
    const { router } = await toProducts()
    await router.navigate('/orders')
    expect(await screen.findByRole('dialog', { name: 'Leave this campaign?' })).toBeDefined()
    expect(router.state.location.pathname).toBe('/')
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/orders'))
  })
})
