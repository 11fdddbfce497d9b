import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { startOpenAiDouble } from '@pal/doubles/openai/openai-double'
import { expect, type Page } from '@playwright/test'

import { speak, watchRequests } from './in-window.ts'
import { startProduct, test } from './product.ts'
import { retail } from './retail.ts'
import { answerTo, customers } from './shop-conversation.ts'
import { press, pressImport, pressInMenu, scenes } from './shop-scenes.ts'
import { saying, type Texts, texts } from './texts.ts'

const folder = process.env['PAL_SHOTS'] ?? join(import.meta.dirname, '../screenshots')

/** Titles, with commas between: only these are drawn. */
const only = process.env['PAL_SHOTS_ONLY']?.split(',')
const wanted = (title: string) => only === undefined || only.includes(title)
/** Names of looks, the same way. */
const onlyLooks = process.env['PAL_SHOTS_LOOKS']?.split(',')

const seededPages = 10
/** What a shop has after a year, as far as a list shows it. */
const year = { conversations: 900, messages: 14_000, orders: 420, logs: 4_000 }

const looks = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'medium', colorScheme: 'light', viewport: { width: 1024, height: 768 } },
  { name: 'small', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'arabic', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'arabic-dark', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { name: 'arabic-small', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const
/**
 * Drawn only when they are named: letters with signs above and below, the longest words, and the few
 * colours that Windows has in the place of ours with a contrast theme.
 */
const moreLooks = [
  {
    name: 'contrast',
    colorScheme: 'dark',
    forcedColors: 'active',
    viewport: { width: 1440, height: 900 },
  },
  { name: 'bengali', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'bengali-dark', colorScheme: 'dark', viewport: { width: 1024, height: 768 } },
  { name: 'bengali-small', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'french', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'french-small', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'spanish', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'spanish-small', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { name: 'german', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'german-small', colorScheme: 'light', viewport: { width: 390, height: 844 } },
] as const
const languages = {
  arabic: 'ar',
  bengali: 'bn',
  french: 'fr',
  spanish: 'es',
  german: 'de',
} as const

const pages = [
  ['dashboard', '/'],
  ['campaigns', '/campaigns'],
  ['conversations', '/conversations'],
  ['tasks', '/conversations?view=tasks'],
  ['conversations-previous', '/conversations?tab=previous'],
  ['orders', '/orders'],
  ['customers', '/orders?view=customers'],
  ['orders-due', '/orders?payment=due&courier=Pathao'],
  ['products', '/products'],
  ['analytics', '/ai-analytics'],
  ['logs', '/logs'],
  ['settings-general', '/settings?tab=general'],
  ['settings-ai', '/settings?tab=ai'],
  ['settings-tactics', '/settings?tab=tactics'],
  ['settings-advance', '/settings?tab=tactics&field=settings.tactics.advanceEnabled'],
  ['settings-flow', '/settings?tab=flow'],
  ['settings-notifications', '/settings?tab=notifications'],
  ['settings-integrations', '/settings?tab=integrations'],
  ['settings-data', '/settings?tab=data'],
  ['order-new', '/orders?new=yes'],
  ['not-found', '/no/such/page'],
] as const

/** What the agent does not know, so that AI analytics has a gap to show. */
const unknown = 'Do you deliver to Sylhet on a Friday?'
const handedOver = decided({
  reply: 'I had better ask.',
  handOver: true,
  handOverKind: 'delivery',
  handOverReason: 'No delivery day to Sylhet is known',
})

// A trace would take its own picture of each step, and half of the time.
test.use({ trace: 'off', screenshot: 'off' })

test('every page and dialog, with a shop at work', async ({ browser }) => {
  test.setTimeout(900_000)
  refuseUnknown(
    only,
    [...pages, ...dialogs, ...scenes, ...others].map(([title]) => title),
  )
  refuseUnknown(
    onlyLooks,
    [...looks, ...moreLooks].map(({ name }) => name),
  )
  let firstProduct = 1
  const graph = await startGraphDouble()
  const openai = await startOpenAiDouble({
    respond: ({ input }) => {
      const words = JSON.stringify(input)
      return words.includes(unknown) ? handedOver : answerTo(words, firstProduct)
    },
  })
  const empty = await startProduct()
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-shots-'))
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../bench/seed/main.ts'),
    '--data-dir',
    dataDir,
    ...Object.entries(year).flatMap(([name, count]) => [`--${name}`, String(count)]),
  ])
  const product = await startProduct({
    dataDir,
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
          const made: { id: number } = await response.json()
          return made.id
        },
        [method, path, JSON.stringify(body)] as const,
      )
    await call('PUT', '/api/settings', {
      ai: { languages: ['en', 'bn', 'bn-latn', 'ar'] },
      company: { defaultCurrency: 'USD', companyName: 'Corner Shop' },
    })
    await call('POST', '/api/openai/config', { apiKey: openai.key })
    const earlier = Array.from({ length: seededPages }, (_, index) =>
      graph.addPage({ id: `page-${index + 1}`, name: `Dhaka Looms ${index + 1}` }),
    )
    for (const { token } of [fb, ...earlier]) {
      await call('POST', '/api/facebook/validate-token', { pageAccessToken: token })
    }
    const campaign = await call('POST', '/api/campaigns', {
      name: 'Autumn at home',
      description: 'Useful things for home and desk.',
      productCategory: 'Home',
      facebookPageId: fb.id,
      currency: 'USD',
      strategies: { scarcity: true, urgency: false, socialProof: true, freeDelivery: true },
      products: retail,
    })
    // A second one, so that products begin with the choice of a campaign.
    await call('POST', '/api/campaigns', {
      name: 'Winter sale',
      facebookPageId: fb.id,
      status: 'paused',
      currency: 'USD',
    })
    firstProduct = await setup.evaluate(async (id) => {
      const response = await fetch(`/api/campaigns/${id}/products`)
      const rows: { id: number }[] = await response.json()
      return Math.min(...rows.map((row) => row.id))
    }, campaign)
    const people = [...customers, { name: 'Mina Akter', says: [unknown] }].map(
      ({ name, says }) => ({
        person: graph.addPerson(fb, { name }),
        says,
      }),
    )
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
    // So that the couriers have something to pay out.
    await setup.evaluate(async () => {
      const response = await fetch('/api/orders?status=delivered&payment=unpaid&limit=24')
      const delivered: { id: number }[] = await response.json()
      const couriers = ['Pathao', 'Steadfast', 'Pathao', 'RedX']
      for (const [index, { id }] of delivered.entries()) {
        await fetch(`/api/orders/${id}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ courier: couriers[index % couriers.length] }),
        })
      }
      // Some parcels were in yesterday's file, and one customer has moved since.
      const waiting: { id: number }[] = await (await fetch('/api/orders?unfiled=true')).json()
      const ids = waiting.slice(0, 4).map(({ id }) => id)
      const send = (path: string, method: string, body: object) =>
        fetch(path, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      await send('/api/orders/courier-files', 'POST', { courier: 'pathao', ids })
      await send(`/api/orders/${ids[0]}`, 'PATCH', {
        customerAddress: 'House 9, Road 27, Dhanmondi',
      })
    })
    // Whoever ordered last comes first.
    const view = await setup.evaluate(async () => {
      const response = await fetch('/api/conversations?limit=10')
      const rows: { id: number; stage: string }[] = await response.json()
      return rows.find(({ stage }) => stage === 'completed')?.id
    })
    const state = await first.storageState()
    await first.close()

    for (const { name, ...look } of onlyLooks ? [...looks, ...moreLooks] : looks) {
      if (onlyLooks && !onlyLooks.includes(name)) continue
      const language =
        Object.entries(languages).find(([word]) => name.startsWith(word))?.[1] ?? 'en'
      const t = texts[language]
      const context = await browser.newContext({
        ...look,
        baseURL: product.origin,
        storageState: state,
      })
      const page = await context.newPage()
      const answered = await page.request.put('/api/settings', {
        headers: { origin: product.origin },
        data: { company: { language } },
      })
      expect(answered.status()).toBe(200)
      for (const [title, path] of [
        ...pages,
        ['products-campaign', `/products?campaign=${campaign}`],
        ['conversation', `/conversations?view=${view}`],
      ] as const) {
        if (!wanted(title)) continue
        await page.goto(path)
        await still(page)
        await page.screenshot({ path: join(folder, `${title}-${name}.png`) })
      }
      const shot = (title: string) =>
        page.screenshot({ path: join(folder, `${title}-${name}.png`) })
      for (const [title, path, button] of dialogs) {
        if (!wanted(title)) continue
        await page.goto(path.replace('campaign=ID', `campaign=${campaign}`))
        const isInMenu = title === 'tracking-dialog' || title === 'courier-payments'
        if (title === 'import-dialog') await pressImport(page, t)
        else await (isInMenu ? pressInMenu(page, t, button(t)) : press(page, button(t)))
        await still(page)
        await shot(title)
      }
      for (const [title, scene] of scenes) {
        if (!wanted(title)) continue
        await scene(page, t, campaign)
        await still(page)
        await shot(title)
      }
      if (wanted('campaign-dialog')) await campaignDialog(page, t, shot)
      if (wanted('courier-file')) await courierFileDialog(page, t, shot)
      if (wanted('launch')) await launchDialog(page, t, fb.token, shot)
      await context.close()
      if (!wanted('first-start')) continue
      const fresh = await browser.newContext({
        ...look,
        storageState: { cookies: [], origins: [] },
      })
      const gate = await fresh.newPage()
      watchRequests(gate)
      await gate.goto(await empty.freshLink())
      await speak(gate, language)
      await still(gate)
      await gate.screenshot({ path: join(folder, `first-start-${name}.png`) })
      await gate.getByRole('button', { name: t.launch.title }).first().click()
      await still(gate)
      await gate.screenshot({ path: join(folder, `gate-${name}.png`) })
      await fresh.close()
    }
  } finally {
    await empty.stop()
    await product.stop()
    await openai.close()
    await graph.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** Each is opened on its page by what is pressed there. */
const dialogs = [
  ['strategies-dialog', '/campaigns', (t: Texts) => t.campaigns.card.configure],
  ['campaign-delete', '/campaigns', (t: Texts) => t.campaigns.card.delete],
  ['order', '/orders', (t: Texts) => t.orders.viewOf],
  ['tracking-dialog', '/orders', (t: Texts) => t.orders.ledger.tracking.open],
  ['courier-payments', '/orders', (t: Texts) => t.orders.ledger.couriers.open],
  ['product-dialog', '/products?campaign=ID', (t: Texts) => t.products.add],
  ['import-dialog', '/products?campaign=ID', (t: Texts) => t.products.import.open],
  ['logs-clear', '/logs', (t: Texts) => t.logs.clear],
  ['logs-details', '/logs?filter=ai', (t: Texts) => t.logs.showDetails],
  ['price-dialog', '/settings?tab=ai', (t: Texts) => t.settings.prices.add],
  ['message-dialog', '/settings?tab=tactics', (t: Texts) => t.settings.tactics.addTo],
  ['saved-reply-dialog', '/settings?tab=flow', (t: Texts) => t.settings.savedReplies.add],
  ['page-disconnect', '/settings?tab=integrations', (t: Texts) => t.settings.pages.disconnectLabel],
  ['page-welcome', '/settings?tab=integrations', (t: Texts) => t.settings.pages.welcome.title],
  ['page-comments', '/settings?tab=integrations', (t: Texts) => t.settings.pages.comments.title],
  ['delete-everything', '/settings?tab=data', (t: Texts) => t.settings.data.erase.open],
  ['test-chat', '/campaigns', (t: Texts) => t.campaigns.card.test],
  ['rehearsal', '/settings?tab=ai', (t: Texts) => t.rehearsalOffers.past],
  ['gap-dialog', '/ai-analytics', (t: Texts) => t.analytics.gaps.open],
] as const

/** Those that are drawn by what is written for them. */
const others = [
  ['products-campaign'],
  ['conversation'],
  ['campaign-dialog'],
  ['courier-file'],
  ['launch'],
  ['first-start'],
] as const

function refuseUnknown(given: readonly string[] | undefined, known: readonly string[]): void {
  const unknown = given?.find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new Error(`There is no '${unknown}'. There are: ${known.join(', ')}`)
}

type Shot = (title: string) => Promise<unknown>

/** The 3-step dialog, each step, and what it says of an amount that cannot be read. */
async function campaignDialog(page: Page, t: Texts, shot: Shot): Promise<void> {
  const { dialog } = t.campaigns
  await page.goto('/campaigns')
  await press(page, t.campaigns.new)
  await still(page)
  // What the look before had typed is offered again.
  const over = page.getByRole('button', { name: dialog.anew })
  if (await over.isVisible()) {
    await shot('campaign-dialog-offer')
    await over.click()
    await still(page)
  }
  await shot('campaign-dialog')
  await page.getByLabel(dialog.name).fill('Winter at home')
  await page.getByLabel(dialog.page).selectOption({ index: 1 })
  // Another one is active on that page.
  await page.getByRole('switch', { name: saying(t.campaigns.taken.stop) }).check()
  await press(page, dialog.next)
  await still(page)
  await shot('campaign-dialog-2')
  await press(page, dialog.next)
  await page.getByLabel(dialog.productName).fill('Desk lamp')
  await page.getByLabel(dialog.price).fill('10.999')
  await press(page, dialog.create)
  await still(page)
  await shot('campaign-dialog-3')
}

/** What was in a file before is left out, unless it is ticked. */
async function courierFileDialog(page: Page, t: Texts, shot: Shot): Promise<void> {
  const { courierFile, ledger } = t.orders
  await page.goto('/orders')
  await pressInMenu(page, t, ledger.file.pathao)
  await page.getByLabel(courierFile.again).check()
  await still(page)
  await shot('courier-file')
  await page.keyboard.press('Escape')
}

/** The 4-step dialog, each step, and the draft that it offers again. */
async function launchDialog(page: Page, t: Texts, token: string, shot: Shot): Promise<void> {
  const { launch } = t
  await page.goto('/')
  await press(page, launch.title)
  const dialog = page.getByRole('dialog', { name: launch.title })
  await dialog.getByLabel(launch.name).fill('Winter at home')
  await dialog.getByLabel(launch.category).fill('Home')
  await dialog.getByLabel(launch.token, { exact: true }).fill(token)
  await dialog.getByRole('button', { name: launch.validate }).click()
  await expect(dialog.getByLabel(launch.pageName)).not.toHaveValue('')
  await dialog.getByRole('switch', { name: saying(t.campaigns.taken.stop) }).check()
  await still(page)
  await shot('launch-1')
  await dialog.getByRole('button', { name: launch.next }).click()
  await dialog.getByRole('button', { name: launch.add.main }).click()
  await dialog.getByLabel(launch.productName).fill('Desk lamp')
  await dialog.getByLabel(launch.price, { exact: true }).fill('24.50')
  await still(page)
  await shot('launch-2')
  await dialog.getByRole('button', { name: launch.next }).click()
  await still(page)
  await shot('launch-3')
  await dialog.getByRole('button', { name: launch.next }).click()
  await still(page)
  await shot('launch-4')
  await page.keyboard.press('Escape')
  await press(page, launch.leave)
  await press(page, launch.title)
  await still(page)
  await shot('launch-offer')
  await press(page, launch.anew)
}

/** Data has come and nothing moves any more. */
async function still(page: Page): Promise<void> {
  const waiting = page.locator('main').locator('[class*="_shape_"], [role="status"][aria-label]')
  // A skeleton comes late, and only where loading takes long: none may be there twice in a row.
  await expect(async () => {
    await page.waitForTimeout(400)
    expect(await waiting.count()).toBe(0)
    await page.waitForTimeout(900)
    expect(await waiting.count()).toBe(0)
    await expect(page.locator('main')).not.toBeEmpty({ timeout: 100 })
  }).toPass({ timeout: 30_000 })
}
