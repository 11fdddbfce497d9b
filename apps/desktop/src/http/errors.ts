import { AppError, type ErrorKind } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { isBusy } from '@pal/db/sqlite/busy'
import { isDiskFull } from '@pal/db/sqlite/disk-full'
import { isStoreGone } from '@pal/db/sqlite/store-gone'

const statusOf = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected: 421,
  internal: 500,
  not_implemented: 501,
  refused_upstream: 502,
  unreachable_upstream: 504,
  unavailable: 503,
} as const satisfies Record<ErrorKind, number>

/** The one error shape of the contract. */
export function errorResponse(error: unknown): Response {
  const { kind, reason, message, field } = asAppError(error)
  return Response.json(
    { ...reason, message, ...(field === undefined ? {} : { field }) },
    {
      status: statusOf[kind],
      // The rest of a body that was too large is never read, so the connection cannot be used again.
      ...(kind === 'too_large' && { headers: { connection: 'close' } }),
    },
  )
}

/** As it may be told: a failure without a name says nothing of the inside. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDiskFull(error)) return diskFull
  if (isBusy(error)) return storeHeld
  return isStoreGone(error) ? storeGone : unexpected
}

const diskFull = new AppError('unavailable', because('disk_full'))
const storeGone = new AppError('unavailable', because('store_gone'))
const storeHeld = new AppError('unavailable', because('store_held'))
const unexpected = new AppError('internal', because('unexpected_failure'))
