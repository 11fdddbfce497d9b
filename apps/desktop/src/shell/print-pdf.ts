import { AppError, errorText } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { BrowserWindow, type DownloadItem, type Event, session } from 'electron'

import type { Pdf } from '../features/orders/documents.ts'
import { systemClock } from '../platform/clock.ts'
import { ownPartition } from './window.ts'

const longestMs = 20_000

/** The page says itself when all that it prints is there; its fonts come after that. */
const allThere = `new Promise((resolve) => {
  const look = () =>
    document.querySelector('[data-print-ready]')
      ? document.fonts.ready.then(() => resolve(true))
      : setTimeout(look, 50)
  look()
})`

/** Prints one of our own pages in a window that nobody sees, in the product's session. */
export async function printPdf(address: string): Promise<Pdf> {
  const window = new BrowserWindow({
    show: false,
    width: 900,
    height: 1200,
    webPreferences: {
      session: session.fromPartition(ownPartition),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    },
  })
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = systemClock.after(longestMs, () => reject(new Error('timeout')))
  try {
    const { webContents: contents } = window
    await Promise.race([window.loadURL(address), late])
    await Promise.race([contents.executeJavaScript(allThere), late])
    const file = await contents.printToPDF({
      printBackground: true,
      preferCSSPageSize: true,
      pageSize: 'A4',
    })
    return { file: new Uint8Array(file), saved: whetherSaved(address) }
  } catch (error) {
    const cause = errorText(error)
    throw new AppError('internal', because('pdf_failed', { cause }), { cause: error })
  } finally {
    timer.cancel()
    if (!window.isDestroyed()) window.destroy()
  }
}

/** A browser beside the program saves it by itself, and nobody hears of it: the window asks at once. */
const askedWithinMs = 5_000

/** The window has its person choose a place for the file, who may think better of it. */
function whetherSaved(address: string): Promise<boolean> {
  const window = session.fromPartition(ownPartition)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onDownload = (_: Event, item: DownloadItem) => {
    if (!isFileOf(address, item.getURL())) return
    stop()
    item.once('done', (__, state) => resolve(state === 'completed'))
  }
  const timer = systemClock.after(askedWithinMs, () => {
    stop()
    resolve(true)
  })
  const stop = () => {
    timer.cancel()
    window.off('will-download', onDownload)
  }
  window.on('will-download', onDownload)
  return promise
}

/** The file names the same orders as the page that it was made of. */
function isFileOf(page: string, download: string): boolean {
  const printed = new URL(page).searchParams
  const { pathname, searchParams: asked } = new URL(download)
  return (
    pathname === '/api/orders/pdf' &&
    asked.get('document') === printed.get('print') &&
    asked.get('ids') === printed.get('ids')
  )
}
