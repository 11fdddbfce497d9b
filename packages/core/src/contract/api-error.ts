/** A non-successful answer. The message is `status: body`, as the specification fixes it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The sentence for the person: the body's message, or the whole text where it has none. */
  readonly reason: string
  readonly code: string | undefined
  readonly field: string | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    const read = readBody(body)
    this.reason = read.message ?? (body || statusText)
    this.code = read.code
    this.field = read.field
  }
}

function readBody(body: string): { code?: string; message?: string; field?: string } {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed !== 'object' || parsed === null) return {}
    const texts = Object.entries(parsed).filter(([, value]) => typeof value === 'string')
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}
