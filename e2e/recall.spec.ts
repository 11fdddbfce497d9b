import { someDecision as decided } from '@pal/core/testing/agent-context'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { startOpenAiDouble } from '@pal/doubles/openai/openai-double'
import { expect } from '@playwright/test'

import { startProduct, test } from './product.ts'
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

test('whoever was told a card that was wrong is found, and hears what is right [AG-26]', async ({
  browser,
}) => {
  test.setTimeout(60_000)
  const graph = await startGraphDouble()
  const openai = await startOpenAiDouble({
    respond: () => decided({ reply: 'Of course.', cards: ['returns'] }),
  })
  const product = await startProduct({
    env: { PAL_GRAPH_URL: graph.url, PAL_OPENAI_URL: openai.url },
  })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    await page.goto(product.startLink)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const ask = async (method: 'PUT' | 'POST', path: string, data: unknown) => {
      const headers = { origin: product.origin }
      const answer = await page.request.fetch(product.origin + path, { method, headers, data })
      expect(answer.status(), path).toBeLessThan(300)
    }
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
    await expect.poll(() => graph.sent.length, { timeout: 30_000 }).toBe(1)
    await ask('PUT', '/api/settings', { tactics: { cards: [card(is)] } })

    await page.goto(`${product.origin}/ai-analytics`)
    const told = page.getByRole('table', { name: 'What the agent told' })
    const row = told.getByRole('row', { name: was })
    await expect(row.getByText('Changed')).toBeVisible()
    await row.getByRole('button', { name: /^Show who was told/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Card' })
    await expect(dialog.getByRole('link', { name: 'Nusrat Jahan' })).toBeVisible()
    const correction = dialog.getByRole('textbox', { name: 'Correction' })
    await expect(correction).toHaveValue(is)
    await correction.fill(`Sorry, that was wrong. ${is}`)
    await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
    await expect.poll(() => graph.sent.length, { timeout: 30_000 }).toBe(2)
    expect(JSON.stringify(graph.sent.at(-1))).toContain(`Sorry, that was wrong. ${is}`)
    await row.getByRole('button', { name: /^Show who was told/ }).click()
    await expect(dialog.getByText('Corrected')).toBeVisible()
  } finally {
    await context.close()
    await product.stop()
    await graph.close()
    await openai.close()
  }
})
