import { AppError, errorText } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { BrowserWindow, session } from 'electron'

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
export async function printPdf(address: string): Promise<Uint8Array<ArrayBuffer>> {
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
    return new Uint8Array(file)
  } catch (error) {
    const cause = errorText(error)
    throw new AppError('internal', because('pdf_failed', { cause }), { cause: error })
  } finally {
    timer.cancel()
    if (!window.isDestroyed()) window.destroy()
  }
}
