import { expect as expectNow, test } from '@playwright/test'

import { desktopProgram, lostAnswer } from './electron-app.ts'
import { openBare } from './electron-bare.ts'
import { startProduct } from './product.ts'
import { startShopAtWork } from './shop-at-work.ts'

/** A window of which each question is asked again takes its time on a busy machine. */
const expect = expectNow.configure({ timeout: 60_000 })

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
  let old = 0
  await expect(async () => {
    const { pid, crashed } = await page()
    expect(crashed).toBe(false)
    old = pid
  }).toPass()
  await app
    .evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    )
    .catch(lostAnswer)
  // The test's own driver holds the new process before its first script, so no more is to be seen.
  await expect(async () => {
    const { pid, crashed } = await page()
    expect(pid !== 0 && pid !== old && !crashed).toBe(true)
  }).toPass()
  app.process().kill('SIGKILL')
  await ended
  await product.stop()
})

test('what was typed before a crash is there again, in the same conversation [CV-10, DT-02]', async ({
  request,
}) => {
  test.slow()
  const typed = 'Your jar leaves tomorrow'
  await using shop = await startShopAtWork(request, { talks: 1 })
  await using program = await desktopProgram()
  await using window = await openBare(program, await shop.product.freshLink())
  // The newest opens by itself, and is not the newest for long.
  await window.goTo('/conversations')
  const written = () => window.run<string>(`document.querySelector('textarea')?.value`)
  await expect.poll(written).toBe('')
  // No window manager gives the window the keyboard here. What was done may be done without an answer.
  await expect(async () => {
    if ((await written()) === '') {
      await window.run(
        `document.querySelector('textarea').focus(), document.execCommand('insertText', false, '${typed}')`,
      )
    }
    expect(await written()).toBe(typed)
    expect(await window.run<boolean>('globalThis.sameProcess = true')).toBe(true)
  }).toPass()
  const address = () => window.run<string>('location.pathname + location.search')
  await expect.poll(address).toMatch(/^\/conversations\?conversation=\d+$/)
  const there = await address()

  await window.crash()
  await expect.poll(() => window.run<boolean>('globalThis.sameProcess === undefined')).toBe(true)
  await expect.poll(address).toBe(there)
  await expect.poll(written).toBe(typed)
})
