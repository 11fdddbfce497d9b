import { AppError, errorKinds } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { errorResponse } from './errors.ts'

it('tells code, params, message and field, with a status for each kind of failure [API-03]', async () => {
  const reason = because('order_currency', { currency: 'BDT' })
  for (const kind of errorKinds) {
    const response = errorResponse(new AppError(kind, reason, { field: 'currency' }))
    expect(response.status, kind).toBeGreaterThanOrEqual(400)
    expect(await response.json()).toEqual({
      code: 'order_currency',
      params: { currency: 'BDT' },
      message: 'The campaign sells in BDT',
      field: 'currency',
    })
  }
})

it('tells nothing of the inside, and still has a code [API-03]', async () => {
  const response = errorResponse(new Error('SELECT token FROM secrets'))
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({
    code: 'unexpected_failure',
    message: expect.not.stringContaining('secrets'),
  })
})

it('a full disk is said to be full, whatever found it so [API-03, AG-08]', async () => {
  for (const code of ['SQLITE_FULL', 'ENOSPC']) {
    const response = errorResponse(Object.assign(new Error('database or disk is full'), { code }))
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      code: 'disk_full',
      message: expect.stringContaining('The disk is full'),
    })
  }
})
