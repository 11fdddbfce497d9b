import process from 'node:process'

import { expect, it } from 'vitest'

import { shellMissed, shellNotRun } from './shell-run.ts'

const here = process.execPath

it('says why the desktop window is not tried, where it cannot be [DT-02]', () => {
  expect(shellNotRun({}, 'win32')).toContain('E2E_ELECTRON does not name')
  expect(shellNotRun({ E2E_ELECTRON: '/no/such/electron' }, 'win32')).toContain(
    'which is not there',
  )
  expect(shellNotRun({ E2E_ELECTRON: here }, 'linux')).toContain('no screen')
  expect(shellNotRun({ E2E_ELECTRON: here, DISPLAY: ':99' }, 'linux')).toBeUndefined()
  expect(shellNotRun({ E2E_ELECTRON: here, WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBeUndefined()
  for (const platform of ['win32', 'darwin'] as const)
    expect(shellNotRun({ E2E_ELECTRON: here }, platform)).toBeUndefined()
})

it('a release fails where the desktop window was not tried; a clone without Electron does not [DT-04]', () => {
  expect(shellMissed({ REQUIRE_ELECTRON: '1' })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(shellMissed({})).toEqual({ passed: 0, failed: 0, skipped: 0 })
})
