import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, test } from '@playwright/test'

import { atHome, runningNote, dataFolders } from './installed-program.ts'
import { openScreen } from './x-screen.ts'

const root = join(import.meta.dirname, '..')

test('the packed program says that the store’s module cannot be loaded, and ends with 1 [DT-01]', async () => {
  test.skip(process.platform !== 'linux', 'NOT RUN: its dialog is closed through X11')
  test.setTimeout(5 * 60_000)
  const folder = await mkdtemp(join(tmpdir(), 'pal-packed-'))
  try {
    const pack = ['scripts/run.mjs', 'package', '--into', folder]
    const packing = spawn(process.execPath, pack, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const [said, why] = [text(packing.stdout), text(packing.stderr)]
    await once(packing, 'close')
    expect(packing.exitCode, await why).toBe(0)
    expect(await said).toContain('fuses and list as decided')

    const unpacked = (await readdir(folder)).find((name) => /^linux.*unpacked$/.test(name))
    const program = join(folder, unpacked ?? '')
    const prebuilds = 'resources/app.asar.unpacked/node_modules/better-sqlite3/prebuilds'
    // The Electron of the tests cannot load it as it is; a right one then neither.
    for (const name of await readdir(join(program, prebuilds))) {
      await writeFile(join(program, prebuilds, name), 'no module')
    }
    await using screen = await openScreen()
    const { args, env } = atHome(join(folder, 'home'))
    const running = spawn(join(program, 'pal-admin'), [...args, '--no-sandbox'], {
      env: { ...env, DISPLAY: screen.display, WAYLAND_DISPLAY: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(running, 'exit')
    const errors = text(running.stderr)
    // One that is closed before it listens is closed once more.
    let closed = 0
    await expect
      .poll(
        async () => {
          closed += await screen.close('Error')
          return running.exitCode
        },
        { timeout: 60_000 },
      )
      .toBe(1)
    expect(closed).toBeGreaterThan(0)
    expect(await ended).toEqual([1, null])
    expect(await errors).toMatch(
      /PAL Admin could not start\nA part of PAL Admin does not run on this computer\. Install PAL Admin again, in the version for your system\.\n\n.+/,
    )
    expect(await runningNote(dataFolders(join(folder, 'home')))).toBeNull()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
