import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { expect, it, vi } from 'vitest'

import { startFailure } from './start-failure.ts'

it('says what is known in its own words, and leads a failure of the system with plain ones', () => {
  const taken = new AppError('conflict', because('port_taken', { port: 80 }))
  expect(startFailure(taken)).toBe('Port 80 is already taken by another program')
  const denied = Object.assign(new Error("EACCES: permission denied, mkdir '/root/x'"), {
    code: 'EACCES',
  })
  expect(startFailure(denied)).toBe(
    "PAL Admin may not read or write the folder that holds its data.\n\nEACCES: permission denied, mkdir '/root/x'",
  )
  const foreign = Object.assign(new Error('invalid ELF header'), { code: 'ERR_DLOPEN_FAILED' })
  expect(startFailure(foreign)).toMatch(/^A part of PAL Admin does not run on this computer\./)
  for (const code of ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']) {
    const absent = Object.assign(new Error('Cannot find module'), { code })
    expect(startFailure(absent)).toMatch(/^A part of PAL Admin does not run on this computer\./)
  }
  expect(startFailure(new TypeError('x is not a function'))).toMatch(
    /^Something unexpected went wrong\..*\n\nx is not a function$/,
  )
})

it('tells what the start failed for, not what went wrong in closing it after, however old Electron is', () => {
  const taken = new AppError('conflict', because('port_taken', { port: 80 }))
  const both = new SuppressedError(new Error('It did not close'), taken)
  expect(startFailure(both)).toBe('Port 80 is already taken by another program')
  vi.stubGlobal('SuppressedError', undefined)
  expect(startFailure(both)).toBe('Port 80 is already taken by another program')
  vi.unstubAllGlobals()
})
