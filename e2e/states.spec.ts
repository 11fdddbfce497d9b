import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { startOpenAiDouble } from '@pal/doubles/openai/openai-double'
import { type Browser, expect, type Page } from '@playwright/test'

import { atRest, lead, soon, watchRequests } from './in-window.ts'
import { startProduct, test } from './product.ts'

const long = 'Ānanda’s-hand-made-'.repeat(10)

/** Where somebody has just written, they are in the inbox at once: with the first look at the page. */
async function shop(browser: Browser, said?: { readonly name: string; readonly text: string }) {
  const graph = await startGraphDouble()
  const openai = await startOpenAiDouble()
  const env = { PAL_GRAPH_URL: graph.url, PAL_OPENAI_URL: openai.url }
  const product = await startProduct({ env })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto(product.startLink)
  const fb = graph.addPage({ name: 'Corner Shop' })
  if (said) graph.customerWrites(fb, graph.addPerson(fb, said).psid, said.text)
  const ask = async (method: string, path: string, data: unknown) => {
    const answer = await page.request.fetch(product.origin + path, {
      method,
      headers: { origin: product.origin },
      data,
    })
    expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
    return answer.json() as Promise<unknown>
  }
  await ask('POST', '/api/openai/config', { apiKey: openai.key })
  await ask('POST', '/api/facebook/validate-token', { pageAccessToken: fb.token })
  return {
    graph,
    openai,
    product,
    page,
    fb,
    ask,
    env,
    [Symbol.asyncDispose]: async () => {
      await context.close()
      await product.stop()
      await openai.close()
      await graph.close()
    },
  }
}

const pill = (page: Page, words: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name: words })

test('the agent paused, Facebook away and back, and an expired token are said where one looks first [DB-01, SH-10]', async ({
  browser,
}) => {
  test.setTimeout(270_000)
  await using made = await shop(browser)
  const { page, product, graph, fb, ask } = made
  await ask('POST', '/api/campaigns', {
    name: 'Honey season',
    facebookPageId: fb.id,
    products: [{ name: 'Mustard honey', price: '1250' }],
  })
  const watch = watchRequests(page)
  await page.goto(product.origin)
  await expect(pill(page, 'Agent on')).toBeVisible()
  // What changes while a window is only about to listen is not seen by it.
  await expect.poll(() => watch.listens).toBe(true)

  await ask('PUT', '/api/settings', { agent: { paused: true } })
  await expect(pill(page, 'Agent paused')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Resume/ })
    .click()
  await expect(pill(page, 'Agent on')).toBeVisible()

  const away = graph.fail({ how: 'reset' })
  await expect(pill(page, 'Agent stopped')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(/Facebook cannot be reached/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('Facebook still can’t be used')).toBeVisible()
  away.cancel()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText('Facebook answers again')).toBeVisible()
  await expect(pill(page, 'Agent on')).toBeVisible()

  graph.fail({ how: { error: { code: 190, subcode: 463, status: 400 } } })
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(pill(page, 'Agent stopped')).toBeVisible({ timeout: 40_000 })
  await page.goto(`${product.origin}/settings?tab=integrations`)
  await expect(page.getByText(/The access token of this page has expired/).first()).toBeVisible()
  // Tried again, an expired token is expired all the same.
  await page.goto(product.origin)
  await expect(page.getByText(/has expired/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0)
})

test('the server starts again under an open page: a reply that is being typed stays, and goes out [SH-10, CV-07]', async ({
  browser,
}) => {
  test.setTimeout(270_000)
  await using made = await shop(browser, { name: 'Amina Khan', text: 'Is it raw honey?' })
  const { page, product, graph, env } = made
  await page.goto(`${product.origin}/conversations`)
  await page.getByText('Amina Khan').first().click()
  const reply = page.getByLabel('Reply to Amina Khan').last()
  await reply.fill('Yes, raw and')

  const stopped = new Promise((resolve) => product.process.once('exit', resolve))
  product.process.kill('SIGTERM')
  await stopped
  await expect(page.getByText('PAL Admin is not responding.')).toBeVisible()
  await reply.pressSequentially(' unheated.')
  const again = await startProduct({
    env,
    dataDir: product.dataDir,
    args: ['--port', new URL(product.origin).port],
  })
  try {
    expect(again.origin).toBe(product.origin)
    await expect(page.getByText('PAL Admin is not responding.')).toBeHidden({ timeout: 15_000 })
    await expect(reply).toHaveValue('Yes, raw and unheated.')
    await page.getByRole('button', { name: 'Send', exact: true }).last().click()
    await expect.poll(() => graph.sent.map(({ text }) => text)).toContain('Yes, raw and unheated.')

    await reply.fill('Half a thought')
    await page.reload()
    await expect(page.getByLabel('Reply to Amina Khan').last()).toHaveValue('Half a thought')
  } finally {
    await again.stop()
  }
})

test('very long names and amounts from a cent to a thousand million keep every page in its width [CP-01, PR-01, CU-03]', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  await using made = await shop(browser, { name: long.slice(0, 100), text: long.repeat(4) })
  const { page, product, fb, ask } = made
  const { id } = (await ask('POST', '/api/campaigns', {
    name: long,
    description: long.repeat(3),
    productCategory: long,
    facebookPageId: fb.id,
    currency: 'BDT',
    budgetLimit: '1000000000',
    products: [
      { name: long, price: '1000000000', description: long.repeat(4), category: long },
      { name: 'Sample', price: '0.01' },
    ],
  })) as { id: number }
  await expect
    .poll(async () => ((await ask('GET', '/api/conversations?limit=10', null)) as []).length, {
      timeout: 40_000,
    })
    .toBe(1)
  await page.goto(product.origin)
  for (const path of ['/', '/campaigns', '/conversations', `/products?campaign=${id}`, '/orders']) {
    await lead(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await atRest(page)
      await expect.poll(() => page.evaluate(over), soon(`${path} at ${width}`)).toEqual([])
      if (!path.startsWith('/products')) continue
      for (const amount of ['৳1,00,00,00,000', '৳0.01'])
        await expect(page.getByText(amount).filter({ visible: true }).first()).toBeVisible()
    }
  }
})

/** How wide the page is where it is too wide, and which of its controls and cells are past its edges. */
function over(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = [...document.querySelectorAll('main button, main a, main td')].filter((each) => {
    const { left, right, width } = each.getBoundingClientRect()
    if (width === 0 || (right <= innerWidth + 1 && left >= -1)) return false
    // A row of filters is scrolled by itself.
    for (let at = each.parentElement; at !== null; at = at.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return false
    }
    return true
  })
  const page = scrollWidth > clientWidth ? [`page ${scrollWidth}`] : []
  return [...page, ...wide.map((each) => each.outerHTML.slice(0, 200))]
}
