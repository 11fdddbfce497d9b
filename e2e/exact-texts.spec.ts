import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'

import { type Product, startProduct, test } from './product.ts'

/** Each of them is read on the screen, letter for letter. */
async function reads(where: Page | Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const there = where.getByText(text, { exact: true }).filter({ visible: true }).first()
    await expect(there, text).toBeVisible()
  }
}

const offers = (select: Locator, texts: readonly string[]) =>
  expect(select.locator('option')).toHaveText(texts)
const labels = (where: Page | Locator, role: 'button' | 'switch', names: readonly string[]) =>
  Promise.all(
    names.map((name) => expect(where.getByRole(role, { name, exact: true }).first()).toBeVisible()),
  )

const currencies = [
  'BDT (৳) – Bangladeshi Taka',
  'USD ($) – US Dollar',
  'AED – UAE Dirham',
  'EUR (€) – Euro',
  'GBP (£) – British Pound',
]

interface Window {
  readonly page: Page
  readonly product: Product
  readonly token: string
  readonly ask: (method: string, path: string, body?: unknown) => Promise<unknown>
}

async function fresh(browser: Browser, look: (window: Window) => Promise<void>): Promise<void> {
  const graph = await startGraphDouble()
  const product = await startProduct({ env: { PAL_GRAPH_URL: graph.url } })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const { token } = graph.addPage({ name: 'Sundarban Honey', category: 'Food' })
    const page = await context.newPage()
    page.on('dialog', (asked) => void asked.accept())
    await page.goto(product.startLink)
    const ask = (method: string, path: string, body: unknown = null) =>
      page.evaluate(
        async (asked) => {
          const json = { 'content-type': 'application/json' }
          const sent = asked.body === 'null' ? {} : { headers: json, body: asked.body }
          return (await fetch(asked.path, { method: asked.method, ...sent })).json()
        },
        { method, path, body: JSON.stringify(body) },
      )
    await look({ page, product, token, ask })
  } finally {
    await context.close()
    await product.stop()
    await graph.close()
  }
}

test('the words of a first start: frame, gate, dashboard and empty lists [SH-02, SH-06, GT-01, GT-03, GT-04, GT-05, GT-06, GT-07, DB-02, DB-03, DB-06, CP-05, PR-01]', async ({
  browser,
}) => {
  await fresh(browser, async ({ page, product }) => {
    await reads(page.getByRole('complementary'), ['PAL Admin', 'Active'])
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Dashboard',
      'Campaigns',
      'Conversations',
      'Orders',
      'Products',
      'AI Analytics',
      'System Logs',
      'Settings',
    ])
    await reads(page.getByRole('main'), ['Live Conversations', 'No active conversations', '৳0'])
    await page.getByRole('button', { name: 'Launch Campaign' }).click()
    const gate = page.getByRole('region', { name: 'Facebook API Connection Required' })
    await reads(gate, [
      'Facebook API Connection Required',
      'Page Access Token',
      'Verify Token',
      'App Secret',
      "Create an app in Facebook's developer console",
      'Add the Messenger product to the app',
      'Generate a page access token for your page',
      "Configure the webhook settings with the app's verify token",
      "Enter the credentials in PAL Admin's settings",
      'Only genuine credentials work here. Mock data cannot be used for conversations.',
    ])
    await expect(page.getByText('✗ Missing', { exact: true })).toHaveCount(3)
    await expect(gate).toContainText(
      'Facebook API Required: You need to configure Facebook Messenger API credentials to create campaigns and manage customer conversations.',
    )
    await expect(page.getByRole('link', { name: 'Configure Facebook API' })).toBeVisible()
    await page.goto(`${product.origin}/campaigns`)
    await reads(page, ['No campaigns yet', 'New Campaign'])
    await page.goto(`${product.origin}/orders`)
    await reads(page, ['No orders yet'])
    await page.goto(`${product.origin}/no/such`)
    await reads(page, ['404 Page Not Found'])
  })
})

test('the words of Settings: tabs, choices and defaults [SE-01, SE-02, SE-03, SE-04, SE-05, SE-06, SE-07, SE-08, CU-01]', async ({
  browser,
}) => {
  await fresh(browser, async ({ page, product }) => {
    const tab = (name: string) => page.goto(`${product.origin}/settings?tab=${name}`)
    await tab('general')
    await reads(page, [
      'General',
      'AI Configuration',
      'Sales Tactics',
      'Conversation Flow',
      'Integrations',
      'Notifications',
    ])
    await reads(page, ['Company name', 'Contact email', 'Time zone'])
    await offers(page.getByLabel('Language'), [
      'English',
      'বাংলা',
      'Español',
      'Français',
      'Deutsch',
      'العربية',
    ])
    await offers(page.getByLabel('Default currency'), currencies)
    await expect(page.getByLabel('Default currency')).toHaveValue('BDT')

    await tab('ai')
    await labels(page, 'button', ['Test Connection'])
    await offers(page.getByLabel('Response style'), [
      'Friendly',
      'Professional',
      'Casual',
      'Persuasive',
    ])
    for (const [label, value] of [
      ['Temperature', '0.7'],
      ['Max tokens', '500'],
      ['Response timeout (seconds)', '30'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    }
    await reads(page, ['Model', 'System prompt', 'Personality trait'])
    await labels(page, 'switch', ['Learn from your replies', 'Auto-optimize'])
    await page.getByRole('button', { name: 'Test Connection' }).click()
    await reads(page, ['Test Failed'])
    await page.getByLabel('Personality trait').fill('patient')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await reads(page, ['Save Failed'])

    await tab('tactics')
    await expect(page.getByLabel('Free from')).toHaveValue('4000')
    await expect(page.getByLabel('Discount (percent)')).toHaveValue('10')
    await reads(page, ['Delivery fee', 'Free delivery', 'Trial pack', 'Urgency', 'Upsell'])

    await tab('flow')
    await expect(page.getByLabel('Delay (hours)')).toHaveValue('24')
    await labels(page, 'switch', [
      'Auto greeting',
      'Product recommendations',
      'Price negotiation',
      'Order confirmation',
    ])
    await tab('notifications')
    await labels(page, 'switch', [
      'New orders',
      'Customers who need you',
      'Send by email',
      'Send by SMS',
      'Call a webhook',
    ])
    await tab('integrations')
    await reads(page, ['Page Access Token', 'Verify Token', 'App Secret', 'App ID', '✗ Missing'])
    await page.getByRole('button', { name: 'Log in with this token' }).click()
    await page.getByLabel('User access token').fill('EAAnotgenuine')
    await page.getByRole('button', { name: 'Log in with this token' }).click()
    await reads(page, ['Login Failed'])
  })
})

test('the words of both campaign dialogs, the cards and the strategies [W3-01, W3-02, W3-03, W3-04, W3-05, W3-08, W4-01, W4-02, W4-08, W4-13, CP-01, CP-02, CP-03, ST-01, ST-02, CU-01]', async ({
  browser,
}) => {
  await fresh(browser, async ({ page, product, token, ask }) => {
    await ask('POST', '/api/facebook/validate-token', { pageAccessToken: token })
    await page.goto(`${product.origin}/campaigns`)
    await page.getByRole('button', { name: 'New Campaign' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Campaign' })
    await reads(dialog, ['Choose from 1 connected page(s)', 'Product category', 'Description'])
    await offers(dialog.getByLabel('Currency'), currencies)
    await expect(dialog.getByLabel('Currency')).toHaveValue('BDT')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await reads(page, [
      'Missing Information',
      'Please fill in campaign name and select a Facebook page',
    ])
    await dialog.getByLabel('Campaign name').fill('Honey season')
    await dialog.getByRole('button', { name: 'Next' }).click()
    for (const name of ['Scarcity', 'Urgency', 'Social proof', 'Free delivery']) {
      await expect(dialog.getByRole('switch', { name, exact: true })).toBeChecked()
    }
    await dialog.getByRole('button', { name: 'Next' }).click()
    await labels(dialog, 'button', ['Add Product', 'Create Campaign'])
    await dialog.getByRole('button', { name: 'Create Campaign' }).click()
    await reads(page, ['Products Required', 'Please add at least one product to your campaign'])
    await dialog.getByLabel('Product name').fill('Mustard honey')
    await dialog.getByLabel('Price').fill('1250')
    await dialog.getByRole('button', { name: 'Create Campaign' }).click()
    await reads(page, ['Campaign Created'])

    const card = page.getByRole('article', { name: 'Honey season' })
    await reads(card, ['Active', 'Sundarban Honey', '3/4', 'Stop'])
    await card.getByRole('button', { name: /^Configure strategies/ }).click()
    const strategies = page.getByRole('dialog', { name: 'Sales strategies' })
    await reads(strategies, ['3/4', 'Cancel', 'Save Strategies'])
    await labels(strategies, 'switch', [
      'Scarcity (FOMO)',
      'Free delivery',
      'Trial pack',
      'Urgency',
    ])
    await strategies.getByRole('button', { name: 'Save Strategies' }).click()
    await reads(page, ['Strategies Updated'])
    await card.getByRole('button', { name: 'Stop' }).click()
    await reads(page, ['Campaign stopped successfully'])
    await expect(card.getByRole('button', { name: 'Stopped' })).toBeDisabled()
    await reads(card, ['Paused'])
    await card.getByRole('button', { name: /^Delete/ }).click()
    await reads(page.getByRole('dialog'), [
      'Are you sure you want to delete this campaign? This action cannot be undone.',
    ])
    await page.getByRole('button', { name: 'Delete campaign' }).click()
    await reads(page, ['Campaign deleted successfully', 'No campaigns yet'])

    await page.goto(product.origin)
    await page.getByRole('button', { name: 'Launch Campaign' }).click()
    const launch = page.getByRole('dialog', { name: 'Launch Campaign' })
    await labels(launch, 'button', ['Validate Token'])
    await offers(launch.getByLabel('Currency'), currencies)
    await expect(launch.getByLabel('Currency')).toHaveValue('USD')
    const field = launch.getByLabel('Page access token', { exact: true })
    await field.fill('EAAnotgenuine')
    await launch.getByRole('button', { name: 'Validate Token' }).click()
    await reads(page, ['Invalid Token'])
    await field.fill(token)
    await launch.getByRole('button', { name: 'Validate Token' }).click()
    await reads(page, ['Token Valid'])
    await launch.getByLabel('Campaign name').fill('Winter honey')
    await launch.getByLabel('Product category').fill('Food')
    await launch.getByRole('button', { name: 'Next' }).click()
    await reads(launch, ['Main products', 'Upsell products', 'Previous'])
    await launch.getByRole('button', { name: 'Add main product' }).click()
    await reads(launch, ['Image URL', 'Features', 'Product description'])
    await launch.getByLabel('Product name').fill('Date honey')
    await launch.getByLabel('Price', { exact: true }).fill('12.50')
    await launch.getByRole('button', { name: 'Next' }).click()
    await launch.getByRole('switch', { name: 'Trial pack' }).check()
    await expect(launch.getByLabel('Trial price')).toHaveAttribute('placeholder', '9.99')
    await expect(launch.getByLabel('Trial duration (days)')).toHaveValue('7')
    await expect(launch.getByLabel('Daily conversation target')).toHaveValue('100')
    await expect(launch.getByRole('switch', { name: 'Automated follow-up' })).toBeChecked()
    await reads(launch, ['Budget limit'])
    await launch.getByRole('button', { name: 'Next' }).click()
    const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/campaigns/create-with-products?*', async (route) => {
      await seen
      await route.continue()
    })
    await launch.getByRole('button', { name: 'Launch Campaign' }).click()
    await expect(launch.getByRole('button', { name: 'Creating...' })).toBeVisible()
    goOn()
    await reads(page, ['Campaign Created'])
  })
})

test('the words of products [PR-01, PR-02]', async ({ browser }) => {
  await fresh(browser, async ({ page, product, token, ask }) => {
    await ask('POST', '/api/facebook/validate-token', { pageAccessToken: token })
    const pages = (await ask('GET', '/api/facebook/connected-pages')) as { id: string }[]
    await ask('POST', '/api/campaigns', {
      name: 'Honey season',
      facebookPageId: pages[0]?.id,
      products: [
        { name: 'Mustard honey', price: '1250', description: 'Raw', category: 'Honey' },
        { name: 'Lychee honey', price: '990', inStock: false },
      ],
    })
    await page.goto(`${product.origin}/products`)
    await labels(page, 'button', ['Add Product'])
    const table = page.getByRole('table')
    await reads(table, ['Name', 'Description', 'Category', 'Price', 'In Stock', 'Out of Stock'])
  })
})
