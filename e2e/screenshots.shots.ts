import { join } from 'node:path'

import { startGraphDouble } from '@pal/doubles/graph-double'
import { startOpenAiDouble } from '@pal/doubles/openai-double'
import { expect, type Page } from '@playwright/test'

import { startProduct, test } from './product.ts'
import { retail } from './retail.ts'
import { answerTo, customers } from './shop-talk.ts'

const folder = process.env['PAL_SHOTS'] ?? join(import.meta.dirname, '../screenshots')

const looks = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'small', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const

const pages = [
  ['dashboard', '/'],
  ['campaigns', '/campaigns'],
  ['conversations', '/conversations'],
  ['orders', '/orders'],
  ['products', '/products'],
  ['analytics', '/ai-analytics'],
  ['logs', '/logs'],
  ['settings-general', '/settings?tab=general'],
  ['settings-ai', '/settings?tab=ai'],
  ['settings-tactics', '/settings?tab=tactics'],
  ['settings-flow', '/settings?tab=flow'],
  ['settings-integrations', '/settings?tab=integrations'],
  ['not-found', '/no/such/page'],
] as const

test('every page and dialog, with a shop at work', async ({ browser }) => {
  test.setTimeout(240_000)
  const graph = await startGraphDouble()
  const openai = await startOpenAiDouble({
    respond: ({ input }) => answerTo(JSON.stringify(input)),
  })
  const empty = await startProduct()
  const product = await startProduct({
    env: { PAL_GRAPH_URL: graph.url, PAL_OPENAI_URL: openai.url },
  })
  try {
    const fb = graph.addPage({ name: 'Corner Shop', category: 'Home goods', engagedUsers: 500 })
    const first = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    const setup = await first.newPage()
    await setup.goto(product.startLink)
    const call = (method: string, path: string, body: unknown) =>
      setup.evaluate(
        async ([method, path, body]) => {
          const response = await fetch(path, {
            method,
            headers: { 'content-type': 'application/json' },
            body,
          })
          if (!response.ok) throw new Error(await response.text())
        },
        [method, path, JSON.stringify(body)] as const,
      )
    await call('PUT', '/api/settings', {
      company: { defaultCurrency: 'USD', companyName: 'Corner Shop' },
    })
    await call('POST', '/api/openai/config', { apiKey: openai.key })
    await call('POST', '/api/facebook/validate-token', { pageAccessToken: fb.token })
    await call('POST', '/api/campaigns', {
      name: 'Autumn at home',
      description: 'Useful things for home and desk.',
      productCategory: 'Home',
      facebookPageId: fb.id,
      currency: 'USD',
      strategies: { scarcity: true, urgency: false, socialProof: true, freeDelivery: true },
      products: retail,
    })
    const people = customers.map(({ name, says }) => ({
      person: graph.addPerson(fb, { name }),
      says,
    }))
    const rounds = Math.max(...people.map(({ says }) => says.length))
    let answers = 0
    for (let round = 0; round < rounds; round++) {
      for (const { person, says } of people) {
        const text = says[round]
        if (text === undefined) continue
        graph.customerWrites(fb, person.psid, text)
        answers += 1
      }
      await expect.poll(() => graph.sent.length, { timeout: 60_000 }).toBe(answers)
    }
    // Whoever ordered last stands first.
    const view = await setup.evaluate(async () => {
      const response = await fetch('/api/conversations?limit=10')
      const rows: { id: number; stage: string }[] = await response.json()
      return rows.find(({ stage }) => stage === 'completed')?.id
    })
    const state = await first.storageState()
    await first.close()

    for (const { name, ...look } of looks) {
      const context = await browser.newContext({
        ...look,
        baseURL: product.origin,
        storageState: state,
      })
      const page = await context.newPage()
      for (const [title, path] of [
        ...pages,
        ['conversation', `/conversations?view=${view}`],
      ] as const) {
        await page.goto(path)
        await still(page)
        await page.screenshot({ path: join(folder, `${title}-${name}.png`) })
      }
      await dialogs(page, (title) =>
        page.screenshot({ path: join(folder, `${title}-${name}.png`) }),
      )
      await context.close()
      const fresh = await browser.newContext({
        ...look,
        storageState: { cookies: [], origins: [] },
      })
      const gate = await fresh.newPage()
      await gate.goto(await empty.freshLink())
      await still(gate)
      await gate.screenshot({ path: join(folder, `gate-${name}.png`) })
      await fresh.close()
    }
  } finally {
    await empty.stop()
    await product.stop()
    await openai.close()
    await graph.close()
  }
})

async function dialogs(page: Page, shot: (title: string) => Promise<unknown>): Promise<void> {
  await page.goto('/campaigns')
  await page.getByRole('button', { name: 'New Campaign' }).click()
  await still(page)
  await shot('campaign-dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Configure strategies/ }).click()
  await still(page)
  await shot('strategies-dialog')
  await page.keyboard.press('Escape')
  await page.goto('/orders')
  await page.getByRole('button', { name: /^View/ }).first().click()
  await still(page)
  await shot('order')
}

/** Data has come and nothing moves any more. */
async function still(page: Page): Promise<void> {
  await page.waitForTimeout(900)
}
