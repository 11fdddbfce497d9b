import { findBrowser } from '@pal/e2e/browser.ts'
import { addDrawn, type Drawing } from '@pal/e2e/drawn.ts'
import { chromium, type Browser, type Page } from '@playwright/test'

import { signIn, startProgram } from '../servers/program.ts'

/** Nobody is there: what is measured talks to this machine only. */
export const nowhere = {
  PAL_GRAPH_URL: 'http://127.0.0.1:9',
  PAL_OPENAI_URL: 'http://127.0.0.1:9/v1',
}

/** As large as the program's window opens. */
const viewport = { width: 1_280, height: 800 }

export async function launchChromium(): Promise<Browser> {
  const executablePath = await findBrowser()
  return chromium.launch(executablePath ? { executablePath } : {})
}

export interface OpenWindow extends AsyncDisposable {
  readonly page: Page
  readonly origin: string
}

/** The program on a store, and a window of it that is signed in and measures itself. */
export async function openWindow(browser: Browser, dataDir: string): Promise<OpenWindow> {
  await using opened = new AsyncDisposableStack()
  const program = opened.use(await startProgram(dataDir, nowhere))
  const { origin, cookie } = await signIn(program.startLink)
  const context = await browser.newContext({ viewport })
  opened.defer(() => context.close())
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  await measureItself(page)
  const all = opened.move()
  return { page, origin, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/** A page by its address, and what of it must be seen. */
export interface Content {
  readonly path: string
  /** A CSS selector. */
  readonly shows: string
}

/** From a key or a click, in milliseconds. */
export interface Times {
  /** To the next paint. */
  readonly paint: number
  /** To the frame that shows the content instead of a skeleton. */
  readonly content: number
}

interface Measured extends Drawing {
  palWanted: Content
  palTimes: Times | undefined
}

/** What this input needs until the window has painted again, and until it shows the content. */
export async function timesOf(
  page: Page,
  wanted: Content,
  input: () => Promise<unknown>,
): Promise<Times> {
  await page.evaluate((content) => {
    const measured = window as unknown as Measured
    measured.palWanted = content
    measured.palTimes = undefined
  }, wanted)
  await input()
  const measured = page.waitForFunction(() => (window as unknown as Measured).palTimes, null, {
    polling: 20,
    timeout: 15_000,
  })
  const times = await measured.catch((error: unknown) => {
    const place = `${wanted.path} did not show '${wanted.shows}', but ${page.url()}`
    throw new Error(place, { cause: error })
  })
  return (await times.jsonValue()) ?? { paint: Number.NaN, content: Number.NaN }
}

/** Every key and click of the page is measured, see `timesOf`. */
export async function measureItself(page: Page): Promise<void> {
  await addDrawn(page)
  await page.addInitScript(() => {
    const measured = window as unknown as Measured
    const isThere = ({ path, shows }: Content) =>
      location.pathname === path &&
      document.querySelector(shows) !== null &&
      document.querySelector('main [role="status"] [aria-hidden="true"][style*="height"]') === null
    const note = ({ isTrusted, timeStamp }: Event) => {
      if (!isTrusted) return
      const since = () => performance.now() - timeStamp
      let paint = 0
      const look = () => {
        if (isThere(measured.palWanted)) measured.palTimes = { paint, content: since() }
        else measured.palDrawn(look)
      }
      measured.palDrawn(() => {
        paint = since()
        look()
      })
    }
    addEventListener('keydown', note, true)
    addEventListener('click', note, true)
  })
}

/**
 * From the page's next document on: when the frame was drawn in which the first such element says
 * this, in milliseconds of the world's clock. The page looks by itself, for each question from outside
 * waits until its thread is free, and takes a turn of it.
 */
export async function drawnAt(
  page: Page,
  selector: string,
  says: RegExp,
): Promise<() => Promise<number>> {
  await addDrawn(page)
  const wanted = { selector, source: says.source }
  await page.addInitScript(({ selector: place, source }) => {
    const drawing = window as unknown as Drawing & { palContentAt?: number }
    const said = new RegExp(source)
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll(place)].some((one) => said.test(one.textContent))) return
      observer.disconnect()
      drawing.palDrawn(() => {
        drawing.palContentAt = performance.timeOrigin + performance.now()
      })
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  }, wanted)
  return async () => {
    const at = await page.waitForFunction(
      () => (window as unknown as { palContentAt?: number }).palContentAt,
    )
    return (await at.jsonValue()) ?? Number.NaN
  }
}
