import { expect, type Page, type Request } from '@playwright/test'

interface Watched {
  /** What it has asked for and not got yet. What tells it of changes has no end. */
  readonly underWay: Set<Request>
  /** Whether it is told of changes. */
  listens: boolean
}

const watched = new WeakMap<Page, Watched>()

/** From before its first page, so that `atRest` and `speak` know of all that it asks. */
export function watchRequests(page: Page): Watched {
  const known = watched.get(page)
  if (known) return known
  const watch: Watched = { underWay: new Set(), listens: false }
  watched.set(page, watch)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watch.listens = false
    if (request.resourceType() !== 'eventsource') watch.underWay.add(request)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'eventsource') watch.listens = true
  })
  const ended = (request: Request) => {
    watch.underWay.delete(request)
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return watch
}

/** For what comes a few frames later: the waits of `poll` begin with a tenth of a second. */
export const soon = (message: string) => ({ message, intervals: [20, 50, 100, 250, 500] })

/** Until all that the window shows has come and is drawn: twice it has nothing left to do. */
export async function atRest(page: Page): Promise<void> {
  const { underWay } = watchRequests(page)
  await expect(async () => {
    for (let looks = 0; looks < 2; looks += 1) {
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2_000 }))
          }),
      )
      expect([...underWay].map((request) => request.url())).toEqual([])
    }
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 })
}

/** Opens a window, and waits until it has fetched ahead what its other pages need: their dialogs last. */
export async function openWithAllPages(page: Page, address: string): Promise<void> {
  watchRequests(page)
  const last = page.waitForRequest(/\/campaign-dialog-[^/]*\.js$/, { timeout: 60_000 })
  await page.goto(address)
  await last
  await atRest(page)
}

/**
 * Leads an open window to another of its pages, as the desktop program does. Nothing is loaded again,
 * which takes several times as long as the page itself.
 */
export async function lead(page: Page, path: string): Promise<void> {
  watchRequests(page)
  const before = page.url()
  // The address changes when the page is there.
  const led =
    new URL(path, before).href === before
      ? null
      : page.waitForURL(({ href }) => href !== before, { waitUntil: 'commit', timeout: 30_000 })
  await page.evaluate((to) => {
    dispatchEvent(new CustomEvent('pal-navigate', { detail: to }))
  }, path)
  await led
  await atRest(page)
}

/** Chooses the language of an open window, which follows. */
export async function speak(page: Page, language: string): Promise<void> {
  const watch = watchRequests(page)
  await expect.poll(() => watch.listens).toBe(true)
  const { origin } = new URL(page.url())
  const answer = await page.request.put(`${origin}/api/settings`, {
    headers: { origin },
    data: { company: { language } },
  })
  expect(answer.status()).toBe(200)
  const follows = (language: string) => document.documentElement.lang === language
  await page.waitForFunction(follows, language, { timeout: 30_000 })
  await atRest(page)
}
