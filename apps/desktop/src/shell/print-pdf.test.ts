import { beforeEach, expect, it, vi } from 'vitest'

import type { PrintPdf } from '../features/orders/documents.ts'
import { fakeElectron, type FakeElectron } from '../testing/electron/fake-electron.ts'

const address = 'http://127.0.0.1:4780/orders?print=invoice&ids=1'

let electron: FakeElectron
let printPdf: PrintPdf
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
  expect(Buffer.from(await printing).toString()).toBe('%PDF-1.7')
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
