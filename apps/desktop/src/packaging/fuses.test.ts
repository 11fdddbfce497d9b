import { expect, it } from 'vitest'

import { fuses } from './fuses.ts'

it('what would run foreign code in the packaged program is off, what checks its own is on [DT-04]', () => {
  const on = Object.entries(fuses).flatMap(([name, enabled]) => (enabled ? [name] : []))
  expect(on.toSorted()).toEqual([
    'EnableCookieEncryption',
    'EnableEmbeddedAsarIntegrityValidation',
    'OnlyLoadAppFromAsar',
    'WasmTrapHandlers',
  ])
})
