import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { messageOf } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { startFailure } from './start-failure.ts'
import { refuseOldElectron, wantedNodeApi } from './store-part.ts'

it('refuses an Electron in which the store’s module would end the program, in words [DT-01]', () => {
  expect(() => refuseOldElectron({ napi: '10', electron: '45.4.1' })).not.toThrow()
  let failure: unknown
  try {
    refuseOldElectron({ napi: '9', electron: '33.2.1' })
  } catch (error) {
    failure = error
  }
  expect(startFailure(failure, messageOf)).toMatch(
    /^A part of PAL Admin does not run on this computer\..*\n\nbetter-sqlite3 needs Node-API 10; Electron 33\.2\.1 has 9$/,
  )
})

it('wants what the store’s module is compiled for', async () => {
  const module = dirname(createRequire(import.meta.url).resolve('better-sqlite3/package.json'))
  const recipe = await readFile(join(module, 'binding.gyp'), 'utf8')
  expect(recipe).toContain(`'NAPI_VERSION=${wantedNodeApi}'`)
})
