import { isParams } from '../../texts/params.ts'
import type { ReasonAnswer } from '../reason.ts'

/** A non-successful answer. The message is `status: body`, as the specification fixes it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Why, by its code; the whole text where the body is not ours and has none. */
  readonly reason: ReasonAnswer
  readonly field: string | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    const { code, params, message, field } = readBody(body)
    this.reason = {
      code: typeof code === 'string' ? code : '',
      message: typeof message === 'string' ? message : body || statusText,
      ...(isParams(params) && { params }),
    }
    this.field = typeof field === 'string' ? field : undefined
  }
}

/** Nothing answered, or not to the end. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

/** What comes over the network rejects with a bare TypeError where that breaks, as mistakes of ours do. */
export async function overNetwork<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw new UnreachableError(cause.message, { cause })
  }
}

function readBody(body: string): { [K in 'code' | 'params' | 'message' | 'field']?: unknown } {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}
