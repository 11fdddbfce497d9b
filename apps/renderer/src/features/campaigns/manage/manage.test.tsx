import type { Campaign } from '@pal/core/contract/campaigns'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { server } from '../../../testing/fake-events.ts'
import { refusal, serve, type Answers, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings } from '../../../testing/samples.ts'
import { campaign } from '../campaign.testing.ts'

let stored: Campaign[] = []
let asked: readonly Asked[] = []

const file = {
  format: 'pal-admin-campaign',
  version: 1,
  campaign: {
    name: 'Eid collection',
    description: '',
    productCategory: '',
    targetDailyConversations: 50,
    budgetLimit: null,
    currency: 'BDT',
    hasTrialPack: false,
    trialPackPrice: null,
    trialPackDuration: 7,
    autoFollowUpEnabled: true,
    draftMode: false,
    strategies: {},
    offerEndsAt: null,
    deliveryFee: null,
  },
  products: [
    {
      name: 'Saree',
      description: '',
      price: 1200,
      category: '',
      productType: 'main',
      isTrialPack: false,
      imageUrl: null,
      picture: null,
      features: [],
      lowestPrice: null,
      costPrice: null,
      stockCount: null,
      lowStock: null,
      inStock: true,
    },
  ],
}

function start(over: Answers = {}) {
  const change = (part: Partial<Campaign>) => {
    stored = stored.map((row) => ({ ...row, ...part }))
    return stored[0]
  }
  ;({ asked } = serve({
    'GET /api/campaigns': () => stored,
    'GET /api/facebook/connected-pages': () => [
      { id: '900000000000009', name: 'Nila Boutique', category: '' },
      { id: '8', name: 'Nila Home', category: '' },
    ],
    'GET /api/campaigns/1/file': () => file,
    'PATCH /api/campaigns/1': ({ body }) => {
      const { budgetLimit, ...typed } = body as Omit<Partial<Campaign>, 'budgetLimit'> & {
        readonly budgetLimit?: string
      }
      return change({ ...typed, ...(budgetLimit && { budgetLimit: Number(budgetLimit) }) })
    },
    'POST /api/campaigns/1/complete': () => change({ status: 'completed' }),
    'POST /api/campaigns/import': () => campaign({ id: 2, status: 'paused' }),
    ...over,
  }))
}

beforeEach(() => {
  stored = [campaign({ budgetLimit: 50, description: 'Sarees' })]
  start()
})

const changes = () => asked.filter(({ method }) => method !== 'GET')
const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /^More actions for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('edits what a campaign says and sends only what changed, amounts as people write them [CP-08]', async () => {
  stored = stored.map((row) => ({ ...row, status: 'paused' }))
  renderAt('/campaigns')
  await choose('Edit')
  const open = await dialog('Edit campaign')
  expect(open.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Sarees')
  fireEvent.change(open.getByLabelText('Campaign name'), { target: { value: 'Eid sale' } })
  fireEvent.change(open.getByLabelText('Budget for the AI'), { target: { value: '১,২৫০' } })
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  const said = await screen.findByText('Campaign saved')
  // It is paused.
  expect(said.parentElement?.textContent).toBe('Campaign saved')
  expect(changes()).toMatchObject([
    { method: 'PATCH', body: { name: 'Eid sale', budgetLimit: '1250' } },
  ])
  expect(Object.keys(changes()[0]?.body as object)).toEqual(['name', 'budgetLimit', 'was'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps the dialog open with the reason at the field, its own and the server’s [CP-08]', async () => {
  start({
    'PATCH /api/campaigns/1': () =>
      Response.json(
        { code: 'field_too_large', params: { most: 10 }, message: 'x', field: 'budgetLimit' },
        { status: 400 },
      ),
  })
  renderAt('/campaigns')
  await choose('Edit')
  const open = await dialog('Edit campaign')
  fireEvent.change(open.getByLabelText('Conversations per day'), { target: { value: 'many' } })
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  expect(await open.findByText('Enter a whole number above zero.')).toBeDefined()
  expect(changes()).toEqual([])
  fireEvent.change(open.getByLabelText('Conversations per day'), { target: { value: '60' } })
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  expect(await open.findByText('Must not be more than 10.')).toBeDefined()
  const budget = open.getByLabelText('Budget for the AI')
  expect(budget.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(budget))
})

it('saves nothing over what another window saved, shows it, and gives way or replaces it [CP-08]', async () => {
  const overtaken = { code: 'changed_meanwhile', message: 'x', field: 'name' }
  let refused = 0
  start({
    'PATCH /api/campaigns/1': ({ body }) => {
      const { was, ...part } = body as Partial<Campaign> & { readonly was: Partial<Campaign> }
      if (was.name !== stored[0]?.name) {
        refused += 1
        return Response.json(overtaken, { status: 409 })
      }
      stored = stored.map((row) => ({ ...row, ...part }))
      return stored[0]
    },
  })
  renderAt('/campaigns')
  await choose('Edit')
  const open = await dialog('Edit campaign')
  const name = () => open.getByLabelText<HTMLInputElement>('Campaign name')
  const text = () => open.getByLabelText<HTMLTextAreaElement>('Description')
  fireEvent.change(name(), { target: { value: 'Eid sale' } })
  stored = [campaign({ budgetLimit: 50, description: 'Silk sarees', name: 'Winter sale' })]
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  await userEvent.click(await open.findByRole('button', { name: 'Use the newer ones' }))
  expect([name().value, text().value, refused]).toEqual(['Winter sale', 'Silk sarees', 1])
  fireEvent.change(name(), { target: { value: 'Summer sale' } })
  stored = [campaign({ name: 'Spring sale' })]
  await server.changed('campaigns')
  await open.findByRole('button', { name: 'Use the newer ones' })
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([stored[0]?.name, refused]).toEqual(['Summer sale', 1])
})

it('closes at once where nothing was changed, and asks before a change is lost [CP-08]', async () => {
  renderAt('/campaigns')
  await choose('Edit')
  await userEvent.click((await dialog('Edit campaign')).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes()).toEqual([])
  await choose('Edit')
  const open = await dialog('Edit campaign')
  fireEvent.change(open.getByLabelText('Campaign name'), { target: { value: 'Eid sale' } })
  await userEvent.click(open.getByRole('button', { name: 'Cancel' }))
  const asks = await dialog('Leave without saving?')
  await userEvent.click(asks.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('sets what a dollar costs before the budget that is counted by it [CP-09]', async () => {
  start({
    'GET /api/settings': () => ({
      ...savedSettings,
      ai: { ...savedSettings.ai, dollarRates: { EUR: 0.9 } },
      flow: { ...savedSettings.flow, followUpsEnabled: true },
    }),
    'PUT /api/settings': () => savedSettings,
  })
  renderAt('/campaigns')
  await choose('Edit')
  const open = await dialog('Edit campaign')
  const rate = await open.findByLabelText('1 US dollar in BDT')
  expect(open.getByText(/^Asks once more when a customer falls silent/)).toBeDefined()
  fireEvent.change(rate, { target: { value: 'dear' } })
  fireEvent.change(open.getByLabelText('Budget for the AI'), { target: { value: '90' } })
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  expect(rate.getAttribute('aria-invalid')).toBe('true')
  expect(changes()).toEqual([])
  fireEvent.change(rate, { target: { value: '120' } })
  await userEvent.click(open.getByRole('button', { name: 'Save' }))
  await screen.findByText('Campaign saved')
  expect(changes()).toMatchObject([
    { method: 'PUT', body: { ai: { dollarRates: { EUR: 0.9, BDT: 120 } } } },
    { method: 'PATCH', body: { budgetLimit: '90' } },
  ])
})

it('asks for no rate without a budget or in dollars, and says that follow-ups are off [CP-09, SE-06]', async () => {
  const flow = { ...savedSettings.flow, followUpsEnabled: false }
  start({ 'GET /api/settings': () => ({ ...savedSettings, flow }) })
  stored = [campaign({ budgetLimit: 50, currency: 'USD' })]
  renderAt('/campaigns')
  await choose('Edit')
  const open = await dialog('Edit campaign')
  expect(await open.findByText(/nothing goes out from any campaign/)).toBeDefined()
  expect(open.queryByLabelText(/^1 US dollar in/)).toBeNull()
  await userEvent.click(open.getByRole('button', { name: 'Cancel' }))
})

it('duplicates a campaign on a page that is chosen, paused [CP-08]', async () => {
  renderAt('/campaigns')
  await choose('Duplicate')
  const open = await dialog('Duplicate campaign')
  expect(open.getByText(/^It has 1 product and starts paused/).textContent).toContain(
    'one stock count with Eid collection',
  )
  expect(open.queryByText(/No pictures are in a file/)).toBeNull()
  expect(open.getByLabelText<HTMLInputElement>('Campaign name').value).toBe('Eid collection (copy)')
  await userEvent.selectOptions(open.getByLabelText('Facebook page'), '8')
  const name = open.getByLabelText('Campaign name')
  fireEvent.change(name, { target: { value: ' ' } })
  await userEvent.click(open.getByRole('button', { name: 'Create Campaign' }))
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(changes()).toEqual([])
  fireEvent.change(name, { target: { value: 'Eid collection (copy) ' } })
  await userEvent.click(open.getByRole('button', { name: 'Create Campaign' }))
  await screen.findByText('Campaign Created')
  expect(changes()).toMatchObject([
    { body: { file, name: 'Eid collection (copy)', facebookPageId: '8', of: 1 } },
  ])
})

it('takes the only page there is, and shows the server’s word at its field [CP-08]', async () => {
  const refuses = () =>
    Response.json({ code: 'field_empty', message: 'x', field: 'name' }, { status: 400 })
  start({
    'GET /api/facebook/connected-pages': () => [{ id: '8', name: 'Nila Home', category: '' }],
    'POST /api/campaigns/import': refuses,
  })
  stored = [campaign({ facebookPageId: '77' })]
  renderAt('/campaigns')
  await choose('Duplicate')
  const open = await dialog('Duplicate campaign')
  await waitFor(() =>
    expect(open.getByLabelText<HTMLSelectElement>('Facebook page').value).toBe('8'),
  )
  await userEvent.click(open.getByRole('button', { name: 'Create Campaign' }))
  await waitFor(() =>
    expect(open.getByLabelText('Campaign name').getAttribute('aria-invalid')).toBe('true'),
  )
})

it('says where to connect a page while there is none [CP-08]', async () => {
  start({ 'GET /api/facebook/connected-pages': () => [] })
  renderAt('/campaigns')
  await choose('Duplicate')
  const none = await dialog('Duplicate campaign')
  expect(await none.findByRole('link', { name: /Connect/ })).toBeDefined()
  expect(none.getByRole('button', { name: 'Create Campaign' }).hasAttribute('disabled')).toBe(true)
})

it('exports one JSON file under the campaign’s name, and imports it [CP-08]', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:1'
  })
  renderAt('/campaigns')
  await choose('Export as a file')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(JSON.parse(await (saved[0]?.text() ?? ''))).toEqual(file)

  const pick = (name: string, text: string) =>
    fireEvent.change(screen.getByLabelText('Campaign file'), {
      target: { files: [new File([text], name)] },
    })
  pick('letter.json', '{"dear": "customer"}')
  expect(
    await screen.findByText('letter.json is not a campaign exported from PAL Admin.'),
  ).toBeDefined()
  pick('eid.json', JSON.stringify(file))
  const open = await dialog('Import campaign')
  expect(open.getByText(/^No pictures are in a file\. Cards, delivery areas/)).toBeDefined()
  await userEvent.click(open.getByRole('button', { name: 'Create Campaign' }))
  expect(await open.findByText('Choose the page this campaign sells on.')).toBeDefined()
  await userEvent.selectOptions(open.getByLabelText('Facebook page'), '8')
  await userEvent.click(open.getByRole('button', { name: 'Create Campaign' }))
  await screen.findByText('Campaign Created')
  expect(changes()).toMatchObject([{ body: { name: 'Eid collection', facebookPageId: '8' } }])
})

it.each([
  ['cut.json', JSON.stringify(file).slice(0, 90), 'cut.json could not be read: it is damaged'],
  ['list.json', '[]', 'list.json is not a campaign exported from PAL Admin.'],
  ['new.json', JSON.stringify({ ...file, version: 2 }), 'written by a newer PAL Admin'],
  [
    'name.json',
    JSON.stringify({ ...file, products: [...file.products, { name: '', price: 5 }] }),
    'one value is not valid: Product 2, Name.',
  ],
  [
    'money.json',
    JSON.stringify({ ...file, campaign: { ...file.campaign, currency: 'XYZ' } }),
    'one value is not valid: Currency.',
  ],
  ['big.json', ' '.repeat(32 * 1024 * 1024 + 1), 'big.json is larger than 32 MB'],
])('says what is wrong with the file %s [CP-08]', async (name, text, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderAt('/campaigns')
  await screen.findByRole('article', { name: 'Eid collection' })
  fireEvent.change(screen.getByLabelText('Campaign file'), {
    target: { files: [new File([text], name)] },
  })
  expect(await screen.findByText(new RegExp(words))).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('marks a campaign as completed, and offers to resume it [CP-06]', async () => {
  renderAt('/campaigns')
  await choose('Mark as completed')
  await screen.findByText('Campaign completed')
  const card = within(await screen.findByRole('article', { name: 'Eid collection' }))
  expect(await card.findByText('Completed')).toBeDefined()
  expect(card.getByRole('button', { name: 'Resume' })).toBeDefined()
})

it('says why a campaign could not be copied [CP-08]', async () => {
  start({ 'GET /api/campaigns/1/file': () => refusal(404, 'campaign_not_found', 'gone') })
  renderAt('/campaigns')
  await choose('Duplicate')
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t read the campaign')
})

it('says why a campaign could not be exported [CP-08]', async () => {
  start({ 'GET /api/campaigns/1/file': () => refusal(404, 'campaign_not_found', 'gone') })
  renderAt('/campaigns')
  await choose('Export as a file')
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t export the campaign')
})
