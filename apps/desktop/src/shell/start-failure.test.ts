import { AppError } from '@pal/core/errors'
import { because, messageOf } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { StoreError } from '@pal/db/sqlite/store-error'
import { expect, it, vi } from 'vitest'

import { startFailure } from './start-failure.ts'

it('says what is known in its own words, and leads a failure of the system with plain ones', () => {
  const taken = new AppError('conflict', because('port_taken', { port: 80 }))
  expect(startFailure(taken, messageOf)).toBe('Port 80 is already taken by another program')
  const denied = Object.assign(new Error("EACCES: permission denied, mkdir '/root/x'"), {
    code: 'EACCES',
  })
  expect(startFailure(denied, messageOf)).toBe(
    "PAL Admin may not read or write the folder that holds its data.\n\nEACCES: permission denied, mkdir '/root/x'",
  )
  const foreign = Object.assign(new Error('invalid ELF header'), { code: 'ERR_DLOPEN_FAILED' })
  expect(startFailure(foreign, messageOf)).toMatch(
    /^A part of PAL Admin does not run on this computer\./,
  )
  for (const code of ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']) {
    const absent = Object.assign(new Error('Cannot find module'), { code })
    expect(startFailure(absent, messageOf)).toMatch(
      /^A part of PAL Admin does not run on this computer\./,
    )
  }
  expect(startFailure(new TypeError('x is not a function'), messageOf)).toMatch(
    /^Something unexpected went wrong\..*\n\nx is not a function$/,
  )
})

it('tells what the start failed for, not what went wrong in closing it after, however old Electron is', () => {
  const taken = new AppError('conflict', because('port_taken', { port: 80 }))
  const both = new SuppressedError(new Error('It did not close'), taken)
  expect(startFailure(both, messageOf)).toBe('Port 80 is already taken by another program')
  vi.stubGlobal('SuppressedError', undefined)
  expect(startFailure(both, messageOf)).toBe('Port 80 is already taken by another program')
  vi.unstubAllGlobals()
})

it('says it in the language that it is given, whoever found it [SH-11]', async () => {
  const german = await catalogueIn('de')
  const say = (failure: unknown) => startFailure(failure, (reason) => messageOf(reason, german))
  const busy = because('store_busy', { folder: '/data' })
  expect(say(new StoreError('store_busy', busy))).toMatch(
    /^Ein anderes PAL Admin verwendet die Daten/,
  )
  expect(say(new AppError('conflict', because('port_taken', { port: 80 })))).toMatch(
    /^Port 80 wird/,
  )
  const full = Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC' })
  expect(say(full)).toMatch(/^Der Datenträger .* ist voll\.\n\nENOSPC: no space$/)
})
