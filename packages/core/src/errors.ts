/** Every failure that the product knows by name. The server maps each to one HTTP status. */
export const errorCodes = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'misdirected',
  'refused_upstream',
  'unreachable_upstream',
  'not_implemented',
  'unavailable',
  'internal',
] as const

export type ErrorCode = (typeof errorCodes)[number]

interface Details {
  /** The payload's field that is wrong, in dotted form: `products.0.price`. */
  readonly field?: string
  readonly cause?: unknown
}

/** The one error class. Its message is written for the person in front of the screen. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly field: string | undefined

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.field = details.field
  }
}

export function notFound(what: string): AppError {
  return new AppError('not_found', `${what} was not found`)
}

export function badField(field: string, message: string): AppError {
  return new AppError('bad_request', message, { field })
}
