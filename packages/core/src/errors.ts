import { isOfField } from './texts/params.ts'
import { messageOf, type Reason, type ReasonCode } from './texts/reason.ts'

/** What kind of failure it is. The server maps each to one HTTP status. */
export const errorKinds = [
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

export type ErrorKind = (typeof errorKinds)[number]

interface Details {
  /** The payload's field that is wrong, in dotted form: `products.0.price`. */
  readonly field?: string | undefined
  readonly cause?: unknown
}

/** The one error class: what kind of failure, and why, in words for the person in front of the screen. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly kind: ErrorKind
  readonly reason: Reason
  readonly field: string | undefined

  constructor(kind: ErrorKind, reason: Reason, { field, cause }: Details = {}) {
    super(fieldMessage(reason, field), cause === undefined ? undefined : { cause })
    this.kind = kind
    this.reason = reason
    this.field = field
  }
}

function fieldMessage(reason: Reason, field: string | undefined): string {
  const message = messageOf(reason)
  return field !== undefined && isOfField(reason.code) ? `${field}: ${message}` : message
}

export function notFound(code: Extract<ReasonCode, `${string}_not_found`>): AppError {
  return new AppError('not_found', { code })
}

export function badField(field: string, reason: Reason): AppError {
  return new AppError('bad_request', reason, { field })
}

/** What a log keeps of something thrown. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What something thrown says of itself. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
