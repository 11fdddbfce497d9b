import { AppError, type ErrorCode } from '@pal/core/errors'

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
} as const satisfies Record<ErrorCode, number>

/** The one error shape of the contract. A failure without a name tells nothing of the inside. */
export function errorResponse(error: unknown): Response {
  const known = error instanceof AppError ? error : unexpected
  const { code, message, field } = known
  return Response.json(
    { code, message, ...(field === undefined ? {} : { field }) },
    {
      status: statusOf[code],
      // The rest of a body that was too large is never read, so the connection cannot be used again.
      ...(code === 'too_large' && { headers: { connection: 'close' } }),
    },
  )
}

const unexpected = new AppError(
  'internal',
  'Something went wrong inside PAL Admin. The system log says what; nothing was changed in part.',
)
