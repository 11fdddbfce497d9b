import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'

import { afterAll, beforeEach, expect, it, vi } from 'vitest'

import type { PrintPdf } from '../features/orders/documents.ts'
import { fakeElectron, type FakeElectron } from '../testing/electron/fake-electron.ts'
import { endElectron } from '../testing/electron/play-electron.ts'

const address = 'http://127.0.0.1:4780/orders?print=invoice&ids=1'

let electron: FakeElectron
let printPdf: PrintPdf
afterAll(endElectron)
beforeEach(async () => {
  electron = fakeElectron()
  vi.resetModules()
  vi.doMock('electron', () => electron.module)
  ;({ printPdf } = await import('./print-pdf.ts'))
})

it('prints a page in a window that nobody sees, in the product’s session, once all of it is there [OR-07]', async () => {
  const printing = printPdf(address)
  const [window] = electron.windows
  if (!window) throw new Error('No window')
  const { session, preload, ...rest } = window.options.webPreferences ?? {}
  expect(window.options.show).toBe(false)
  expect(session).toBe(electron.sessions.get('pal-window'))
  expect(preload).toBeUndefined()
  expect(rest).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
  })
  expect(await window.loaded).toBe(address)
  window.webContents.there.resolve()
  expect(Buffer.from((await printing).file).toString()).toBe('%PDF-1.7')
  expect(window.destroyed).toBe(true)
})

it('says why when the page breaks off, and leaves no window behind [OR-07]', async () => {
  const printing = printPdf(address)
  electron.windows[0]?.webContents.there.reject(new Error('the page is gone'))
  await expect(printing).rejects.toMatchObject({
    reason: { code: 'pdf_failed', params: { cause: 'the page is gone' } },
  })
  expect(electron.windows[0]?.destroyed).toBe(true)
})

it('prints on A4 with its colours, once the page says that all is there and its letters have come [OR-07]', async () => {
  const printing = printPdf(address)
  const [window] = electron.windows
  if (!window) throw new Error('No window')
  await vi.waitFor(() => expect(window.webContents.scripts).toHaveLength(1), 10_000)
  const [script = ''] = window.webContents.scripts
  expect(window.webContents.printed).toEqual([])
  window.webContents.there.resolve()
  await printing
  expect(window.webContents.printed).toEqual([
    { printBackground: true, preferCSSPageSize: true, pageSize: 'A4' },
  ])

  // What the window is asked, asked of a page that has its paper late and its letters later still.
  let ready = false
  const letters = Promise.withResolvers<void>()
  const page = {
    querySelector: (selector: string) => (ready && selector === '[data-print-ready]' ? {} : null),
    fonts: { ready: letters.promise },
  }
  let there = false
  const asked = runInNewContext(script, { document: page, setTimeout, Promise }) as Promise<true>
  const seen = asked.then(() => (there = true))
  await wait(120)
  expect(there).toBe(false)
  ready = true
  await wait(120)
  expect(there).toBe(false)
  letters.resolve()
  await seen
})

it('gives up on a page that never comes, or never says that all is there [OR-07]', async () => {
  vi.useFakeTimers()
  try {
    for (const loads of [true, false]) {
      if (!loads) {
        electron = fakeElectron({ loads: () => new Promise(() => undefined) })
        vi.resetModules()
        vi.doMock('electron', () => electron.module)
        ;({ printPdf } = await import('./print-pdf.ts'))
      }
      const failed = printPdf(address).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(19_000)
      expect(electron.windows[0]?.destroyed).toBe(false)
      await vi.advanceTimersByTimeAsync(1_500)
      expect(await failed).toMatchObject({
        reason: { code: 'pdf_failed', params: { cause: 'timeout' } },
      })
      expect(electron.windows[0]?.destroyed).toBe(true)
    }
  } finally {
    vi.useRealTimers()
  }
})

/** The program's window downloads a file, and what becomes of it there. */
function downloads(url: string) {
  const item = Object.assign(new EventEmitter(), { getURL: () => url })
  electron.sessions.get('pal-window')?.emit('will-download', {}, item)
  return (state: string) => item.emit('done', {}, state)
}
const slips = 'http://127.0.0.1:4780/orders?print=packing_slip&ids=2%2C1'
const file = 'http://127.0.0.1:4780/api/orders/pdf?ids=2%2C1&document=packing_slip'
const printed = async () => {
  const printing = printPdf(slips)
  electron.windows.at(-1)?.webContents.there.resolve()
  return printing
}

it.each([
  ['completed', true],
  ['cancelled', false],
  ['interrupted', false],
])('a file whose download is %s counts as saved: %s [OR-07]', async (state, isSaved) => {
  const { saved } = await printed()
  const other = downloads(file.replace('packing_slip', 'invoice'))
  other(isSaved ? 'cancelled' : 'completed')
  downloads(file)(state)
  expect(await saved).toBe(isSaved)
})

it('a file that a browser beside the program takes is saved there, without a question [OR-07]', async () => {
  vi.useFakeTimers()
  try {
    const { saved } = await printed()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await saved).toBe(true)
    expect(electron.sessions.get('pal-window')?.listenerCount('will-download')).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
