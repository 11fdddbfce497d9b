import { expect, it, vi } from 'vitest'

import { fakeElectron } from '../testing/electron/fake-electron.ts'
import { endElectron } from '../testing/electron/play-electron.ts'

it('keeps no key and no phone number in the log file [DT-08]', async () => {
  vi.resetModules()
  vi.doMock('electron', () => fakeElectron().module)
  const { masked } = await import('./log-file.ts')
  endElectron()
  const token = `EAA${'b'.repeat(40)}`
  const line = masked(new Error(`Asked with ${token} for 01712345678`))
  expect(line).toContain('Asked with')
  expect(line).not.toContain(token)
  expect(line).not.toContain('01712345678')
  expect(masked(`Asked with ${token}`)).not.toContain(token)
  expect(masked({ authorization: 'Bearer abcdefgh12345678' })).not.toContain('abcdefgh12345678')
})
