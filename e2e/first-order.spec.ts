import { join } from 'node:path'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { startOpenAiDouble } from '@pal/doubles/openai/openai-double'
import { expect, type Page } from '@playwright/test'

import { answersOf } from './answers.ts'
import { startProduct, test } from './product.ts'
import { retail } from './retail.ts'

const shots = process.env['PAL_SHOTS']
/** For the people who look at the screens; the tests themselves need no picture. */
const shot = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`) })
}

const receiver = { name: 'Nusrat Jahan', phone: '01711123456', address: '12 Lake Road, Dhaka 1205' }
const question = 'Hi! Is the blue water bottle still there? How much is it?'
const details = 'Great, two please. Nusrat Jahan, 01711123456, 12 Lake Road, Dhaka 1205'
const yes = 'Yes, please order it'

/** What the model decides, by what the customer said last. */
function decide(said: string, productId: number) {
  const cart = [{ productId, quantity: 2 }]
  if (said.includes(yes)) {
    return decided({
      reply: 'Thank you, Nusrat! Your order is on its way to us.',
      stage: 'completed',
      customer: receiver,
      cart,
      order: 'place',
      confirmationQuote: yes,
    })
  }
  if (said.includes('Lake Road')) {
    return decided({
      reply: 'Lovely. This is your order:\n\n{{summary}}',
      stage: 'ready_to_buy',
      customer: receiver,
      cart,
      order: 'ask',
    })
  }
  return decided({
    reply: `Yes, it is in stock and costs {{price:${productId}}}. Would you like one? If so, I need your name, phone number and address.`,
    stage: 'collecting_info',
  })
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a seller connects a page, launches a campaign, and the agent takes the first order [FB-01, W3-01, W3-03, W3-04, CP-01, CP-05, CV-01, CV-02, CV-05, CV-06, CV-10, OR-01, OR-05, DB-02, DB-03, DB-04, AG-01, AG-04, AG-05, LG-03]', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const graph = await startGraphDouble()
  const openai = await startOpenAiDouble()
  const product = await startProduct({
    env: { PAL_GRAPH_URL: graph.url, PAL_OPENAI_URL: openai.url },
  })
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 1440, height: 900 },
  })
  try {
    const fb = graph.addPage({ name: 'Corner Shop', category: 'Home goods', engagedUsers: 500 })
    const customer = graph.addPerson(fb, { name: 'Nusrat Jahan' })
    openai.respond(({ input }) => decide(JSON.stringify(input), 1))
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(product.startLink)
    const go = (name: string) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name, exact: true })
        .click()

    await test.step('the key of the AI and the token of the page', async () => {
      await page.goto(`${product.origin}/settings?tab=ai`)
      await page.getByLabel('API key').fill(openai.key)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByText('Settings saved')).toBeVisible()
      await page.goto(`${product.origin}/settings?tab=integrations`)
      await page.getByLabel('Page Access Token').fill(fb.token)
      await page.getByRole('button', { name: 'Connect page' }).click()
      await expect(page.getByText('Token Valid')).toBeVisible()
      await expect(page.getByText('Corner Shop').first()).toBeVisible()
      await shot(page, 'settings-integrations')
    })

    await test.step('no orders yet', async () => {
      await go('Orders')
      await expect(page.getByText('No orders yet')).toBeVisible()
    })

    await test.step('the campaign in three steps', async () => {
      await go('Campaigns')
      await expect(page.getByText('No campaigns yet')).toBeVisible()
      await page.getByRole('button', { name: 'New Campaign' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Campaign name').fill('Autumn at home')
      await dialog.getByLabel('Description').fill('Useful things for home and desk.')
      await expect(dialog.getByText('Choose from 1 connected page(s)')).toBeVisible()
      await dialog.getByLabel('Facebook page').selectOption(fb.id)
      await dialog.getByLabel('Product category').fill('Home')
      await dialog.getByLabel('Currency').selectOption('USD')
      await shot(page, 'campaign-step-1')
      await dialog.getByRole('button', { name: 'Next' }).click()
      for (const name of ['Scarcity', 'Urgency', 'Social proof', 'Free delivery'])
        await expect(dialog.getByRole('switch', { name })).toBeChecked()
      await shot(page, 'campaign-step-2')
      await dialog.getByRole('button', { name: 'Next' }).click()
      await expect(dialog.getByLabel('Product name')).toHaveCount(1)
      for (const [index, item] of retail.entries()) {
        if (index > 0) await dialog.getByRole('button', { name: 'Add Product' }).click()
        await dialog.getByLabel('Product name').nth(index).fill(item.name)
        await dialog.getByLabel('Price').nth(index).fill(item.price)
        await dialog.getByLabel('Product description').nth(index).fill(item.description)
      }
      await shot(page, 'campaign-step-3')
      await dialog.getByRole('button', { name: 'Create Campaign' }).click()
      await expect(page.getByText('Campaign Created')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Autumn at home' })).toBeVisible()
      await shot(page, 'campaigns')
    })

    await test.step('a customer asks, and is answered', async () => {
      await go('Conversations')
      graph.customerWrites(fb, customer.psid, question)
      await expect.poll(() => answersOf(graph).length, { timeout: 60_000 }).toBe(1)
      expect(answersOf(graph)[0]?.text).toContain('$47.84')
      await expect(page.getByText('Nusrat Jahan').first()).toBeVisible()
      await go('Dashboard')
      await expect(page.getByText('Nusrat Jahan').first()).toBeVisible()
      await shot(page, 'dashboard-live')
    })

    await test.step('the conversation is followed live', async () => {
      await go('Conversations')
      await page.getByRole('button', { name: /^View/ }).first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(question)).toBeVisible()
      await expect(
        dialog.getByText('This will send a direct message to the customer via Facebook Messenger'),
      ).toBeVisible()
      graph.customerWrites(fb, customer.psid, details)
      await expect(dialog.getByText(/\$95\.68/).first()).toBeVisible({ timeout: 60_000 })
      graph.customerWrites(fb, customer.psid, yes)
      await expect(dialog.getByText(/PAL-\d+/).first()).toBeVisible({ timeout: 60_000 })
      await shot(page, 'conversation')
    })

    await test.step('the seller sends a picture, seen before and after it goes out', async () => {
      const dialog = page.getByRole('dialog')
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Add pictures' }).click()
      await (await chooser).setFiles({ name: 'parcel.png', mimeType: 'image/png', buffer: pixel })
      const seen = dialog.getByRole('img', { name: 'parcel.png' })
      const drawn = () => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(drawn).toBe(1)
      await dialog.getByRole('button', { name: 'Send', exact: true }).click()
      await expect.poll(() => graph.sent.at(-1)?.attachments[0]?.name).toBe('parcel.png')
      await expect(dialog.getByRole('button', { name: 'Enlarge: parcel.png' })).toBeVisible()
      // For a moment the sent picture and its preview can stand side by side.
      await expect(seen).toHaveCount(1)
      await expect.poll(drawn).toBe(1)
      await page.keyboard.press('Escape')
    })

    await test.step('the order is in the table', async () => {
      await go('Orders')
      const row = page.getByRole('row').filter({ hasText: 'Nusrat Jahan' })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('01711123456')
      await expect(row).toContainText('Water Bottle')
      await expect(row).toContainText('$95.68')
      await expect(row).toContainText('+10')
      await expect(row).toContainText('Confirmed')
      await shot(page, 'orders')
      await go('Dashboard')
      await expect(page.getByText('$95.68').first()).toBeVisible()
      await shot(page, 'dashboard')
      await go('System Logs')
      await expect(page.getByText(/The agent took order PAL-/)).toBeVisible()
      await shot(page, 'logs')
    })
    expect(answersOf(graph)).toHaveLength(4)
    expect(problems).toEqual([])
  } finally {
    await context.close()
    await product.stop()
    await openai.close()
    await graph.close()
  }
})
