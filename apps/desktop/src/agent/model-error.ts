/** Why the model gave no usable answer, in the terms that decide what to do next. */
export type ModelFailure =
  | 'no_key'
  | 'wrong_key'
  | 'no_quota'
  | 'no_model'
  | 'too_many'
  | 'unreachable'
  | 'timeout'
  | 'provider'
  | 'refused'
  | 'truncated'
  | 'bad_request'

const retryable: ReadonlySet<ModelFailure> = new Set([
  'too_many',
  'unreachable',
  'timeout',
  'provider',
  'truncated',
])

/** The message is for the seller and holds nothing of the key or the prompt. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly failure: ModelFailure
  /** How long the provider asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | null

  constructor(
    failure: ModelFailure,
    message: string,
    options: { retryAfterMs?: number | null; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.failure = failure
    this.retryAfterMs = options.retryAfterMs ?? null
  }

  /** Whether the same question may be answered later without anybody changing anything. */
  get mayPass(): boolean {
    return retryable.has(this.failure)
  }
}
