import { vi } from 'vitest'

import type { FakeElectron } from './fake-electron.ts'

let now: Readonly<Record<string, unknown>> = {}
let stage: object | undefined

/**
 * What imports Electron gets the parts of whichever fake plays at the moment: to load all that imports it
 * anew for each test takes longer than the test.
 */
export function playElectron({ module }: FakeElectron): void {
  now = module as typeof now
  stage ??= Object.defineProperties(
    {},
    Object.fromEntries(
      Object.keys(module).map((name) => [name, { enumerable: true, get: () => now[name] }]),
    ),
  )
  const played = stage
  vi.doMock('electron', () => played)
}

/** What was loaded with it is not kept for other files. */
export function endElectron(): void {
  vi.doUnmock('electron')
  vi.resetModules()
}
