import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import {
  atHome,
  dataFolders,
  openInBrowser,
  runningNote,
  savedName,
  saveName,
  shopName,
} from './installed-program.ts'
import { pages } from './pages.ts'

const program = process.env['PAL_INSTALLED']

test('the installed program shows its dashboard and every page, and keeps what is saved [DT-02, DT-04]', async ({
  page,
}) => {
  test.skip(!program, 'NOT RUN: PAL_INSTALLED does not name an installed program')
  test.setTimeout(5 * 60_000)
  const home = await mkdtemp(join(tmpdir(), 'pal-installed-'))
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') failures.push(message.text())
  })

  const first = await start(page, home)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  for (const path of [...pages, '/settings?tab=notifications', '/help']) {
    await page.goto(new URL(path, page.url()).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(failures).toEqual([])
  await saveName(page)
  await first.end()

  const again = await start(page, home)
  expect(await savedName(page)).toBe(shopName)
  await again.end()
  // On Windows its last helpers may hold a file for a moment.
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
})

/** Its window stays in the tray: its pages are looked at in a browser. */
async function start(page: Page, home: string) {
  const { args, env } = atHome(home)
  const child = spawn(program ?? '', args, { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const open = async () => {
    const note = await runningNote(dataFolders(home))
    if (!note) throw new Error('It does not run yet')
    await openInBrowser(page, note)
    return true
  }
  await expect.poll(() => open().catch(() => false), { timeout: 60_000 }).toBe(true)
  return {
    end: async () => {
      child.kill()
      await ended
    },
  }
}
