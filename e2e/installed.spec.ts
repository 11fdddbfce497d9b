import { spawn } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

const program = process.env['PAL_INSTALLED']

/** Its fuses keep every driver out, so the dashboard is looked at in a browser, by a start link. */
test('the installed program starts, and shows its dashboard [DT-04]', async ({ page }) => {
  test.skip(!program, 'NOT RUN: PAL_INSTALLED does not name an installed program')
  const home = await mkdtemp(join(tmpdir(), 'pal-installed-'))
  const places = { HOME: home, APPDATA: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const child = spawn(program ?? '', ['--hidden'], { env: { ...process.env, ...places } })
  const ended = once(child, 'exit')
  const folders = [
    join(home, 'PAL Admin'),
    join(home, 'Library/Application Support/PAL Admin'),
    join(home, 'pal-admin'),
  ]
  const note = async () => {
    for (const folder of folders) {
      const text = await readFile(join(folder, 'running.json'), 'utf8').catch(() => null)
      if (text !== null) return JSON.parse(text) as { port: number; linkSecret: string }
    }
    return null
  }
  await expect.poll(note, { timeout: 60_000 }).not.toBeNull()
  const { port, linkSecret } = (await note()) ?? { port: 0, linkSecret: '' }
  const origin = `http://127.0.0.1:${port}`
  const nonce = randomBytes(32).toString('base64url')
  const question = JSON.stringify(['asks', port, nonce])
  const proof = createHmac('sha256', linkSecret).update(question).digest('base64url')
  const answer = await fetch(`${origin}/start/link`, {
    method: 'POST',
    headers: { authorization: `Proof ${nonce}.${proof}`, origin },
  })
  const { token } = (await answer.json()) as { token: string }
  await page.goto(`${origin}/start?token=${token}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  child.kill()
  await ended
  await rm(home, { recursive: true, force: true })
})
