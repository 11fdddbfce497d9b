import { someDecision as decided } from '@pal/core/testing/agent-context'
import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import { type OpenAiDouble, startOpenAiDouble } from '@pal/doubles/openai/openai-double'
import { type BrowserContext, expect } from '@playwright/test'

import { answersOf } from './answers.ts'
import { type Product, startProduct, test } from './product.ts'
import { retail } from './retail.ts'

const card = (text: string) => ({
  id: 'returns',
  subject: 'returns',
  texts: [{ language: 'en', text }],
  areas: [],
  until: null,
})
const was = 'You can return it within 30 days.'
const is = 'You can return it within 3 days.'

let graph: GraphDouble
let openai: OpenAiDouble
let product: Product
let context: BrowserContext

async function ask(method: 'PUT' | 'POST', path: string, data: unknown): Promise<void> {
  const headers = { origin: product.origin }
  const answer = await context.request.fetch(product.origin + path, { method, headers, data })
  expect(answer.status(), path).toBeLessThan(300)
}

test.describe('what was stated to a customer', () => {
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000)
    graph = await startGraphDouble()
    openai = await startOpenAiDouble({
      respond: () => decided({ reply: 'Of course.', cards: ['returns'] }),
    })
    product = await startProduct({
      env: { PAL_GRAPH_URL: graph.url, PAL_OPENAI_URL: openai.url },
    })
    context = await browser.newContext({
      storageState: { cookies: [], origins: [] },
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    await page.goto(product.startLink)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.close()
    const fb = graph.addPage({ name: 'Corner Shop' })
    await ask('POST', '/api/openai/config', { apiKey: openai.key })
    await ask('POST', '/api/facebook/validate-token', { pageAccessToken: fb.token })
    await ask('PUT', '/api/settings', { tactics: { cards: [card(was)] } })
    await ask('POST', '/api/campaigns', {
      name: 'Autumn at home',
      facebookPageId: fb.id,
      currency: 'USD',
      products: retail,
    })
    const { psid } = graph.addPerson(fb, { name: 'Nusrat Jahan' })
    graph.customerWrites(fb, psid, 'Can I give it back?')
    await expect.poll(() => answersOf(graph).length, { timeout: 60_000 }).toBe(1)
  })

  test.afterAll(async () => {
    await context.close()
    await product.stop()
    await graph.close()
    await openai.close()
  })

  test('whoever was sent a card that was wrong is found, and hears what is right [AG-26]', async () => {
    await ask('PUT', '/api/settings', { tactics: { cards: [card(is)] } })
    const page = await context.newPage()
    await page.goto(`${product.origin}/ai-analytics`)
    const stated = page.getByRole('table', { name: 'What the agent told' })
    const row = stated.getByRole('row', { name: was })
    await expect(row.getByText('Changed')).toBeVisible()
    await row.getByRole('button', { name: /^Show who was told/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Card' })
    await expect(dialog.getByRole('link', { name: 'Nusrat Jahan' })).toBeVisible()
    const correction = dialog.getByRole('textbox', { name: 'Correction' })
    await expect(correction).toHaveValue(is)
    await correction.fill(`Sorry, that was wrong. ${is}`)
    const before = answersOf(graph).length
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
    await expect.poll(() => answersOf(graph).length, { timeout: 60_000 }).toBe(before + 1)
    expect(JSON.stringify(answersOf(graph).at(-1))).toContain(`Sorry, that was wrong. ${is}`)
    await row.getByRole('button', { name: /^Show who was told/ }).click()
    await expect(dialog.getByText('Corrected')).toBeVisible()
    await page.close()
  })

  test('a chat is kept from its details, and is among the kept ones of a rehearsal [AG-12]', async () => {
    const page = await context.newPage()
    await page.goto(`${product.origin}/conversations?view=1`)
    const details = page
      .getByRole('dialog', { name: 'Conversation' })
      .getByRole('complementary', { name: 'Customer details' })
    await details.getByRole('button', { name: 'Keep to rehearse' }).click()
    await expect(details.getByRole('button', { name: 'Keep no longer' })).toBeVisible()
    await page.goto(`${product.origin}/settings?tab=ai`)
    await page.getByRole('button', { name: 'Rehearse past conversations' }).click()
    const drawer = page.getByRole('dialog', { name: 'Rehearsal' })
    await drawer.getByRole('button', { name: /^Kept/ }).click()
    await expect(drawer.getByRole('button', { name: 'Keep Nusrat Jahan no longer' })).toBeVisible()
    await page.close()
  })
})
