import { expect, test } from '@playwright/test'

import { desktopProgram } from './electron-app.ts'
import { startProduct } from './product.ts'

test('a page that crashed is loaded again in a new process', async () => {
  const product = await startProduct()
  await using program = await desktopProgram()
  const app = await program.start(product.startLink)
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  await expect((await app.firstWindow()).getByRole('heading', { level: 1 })).toBeVisible()
  const page = () =>
    app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents
      return { pid: contents?.getOSProcessId() ?? 0, crashed: contents?.isCrashed() ?? true }
    })
  const before = await page()
  expect(before.crashed).toBe(false)
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  )
  // The test's own driver holds the new process before its first script, so no more is to be seen.
  await expect
    .poll(async () => {
      const { pid, crashed } = await page()
      return pid !== 0 && pid !== before.pid && !crashed
    })
    .toBe(true)
  app.process().kill('SIGKILL')
  await ended
  await product.stop()
})
