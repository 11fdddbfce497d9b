import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { dataFolders, openInBrowser, runningNote } from './installed-program.ts'

const program = process.env['PAL_INSTALLED']

test('the installed program starts, and shows its dashboard [DT-04]', async ({ page }) => {
  test.skip(!program, 'NOT RUN: PAL_INSTALLED does not name an installed program')
  const home = await mkdtemp(join(tmpdir(), 'pal-installed-'))
  const places = { HOME: home, APPDATA: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const child = spawn(program ?? '', ['--hidden', `--user-data-dir=${join(home, 'user')}`], {
    env: { ...process.env, ...places },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  const note = () => runningNote(dataFolders(home))
  await expect.poll(note, { timeout: 60_000 }).not.toBeNull()
  await openInBrowser(page, (await note()) ?? { port: 0, linkSecret: '' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  child.kill()
  await ended
  // On Windows its last helpers may hold a file for a moment.
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
})
