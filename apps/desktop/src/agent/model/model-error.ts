import type { Spent } from '@pal/core/domain/models/spent'
import { messageOf, type Reason } from '@pal/core/texts/reason'

/** Why the model gave no usable answer, in the terms that decide what to do next. */
export type ModelFailure =
  | 'no_key'
  | 'wrong_key'
  | 'no_quota'
  | 'no_model'
  | 'too_many'
  | 'too_long'
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

/** What lies in one conversation: the next one is answered. */
const ofOneConversation: ReadonlySet<ModelFailure> = new Set(['refused', 'too_long'])

/** The reason holds nothing of the key or the prompt. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly failure: ModelFailure
  readonly reason: Reason
  /** How long the provider asked us to wait, in milliseconds. */
  readonly retryAfterMs: number | null
  /** What an answer that cannot be used has cost all the same. */
  readonly spent: Spent | null

  constructor(
    failure: ModelFailure,
    reason: Reason,
    options: { retryAfterMs?: number | null; spent?: Spent | null; cause?: unknown } = {},
  ) {
    super(messageOf(reason), options.cause === undefined ? undefined : { cause: options.cause })
    this.failure = failure
    this.reason = reason
    this.retryAfterMs = options.retryAfterMs ?? null
    this.spent = options.spent ?? null
  }

  /** Whether the same question may be answered later without anybody changing anything. */
  get mayPass(): boolean {
    return retryable.has(this.failure)
  }

  /** Whether it says anything of how the next question will go. */
  get concernsAll(): boolean {
    return !ofOneConversation.has(this.failure)
  }

  withSpent(spent: Spent): ModelError {
    const { retryAfterMs, cause } = this
    return new ModelError(this.failure, this.reason, { retryAfterMs, spent, cause })
  }
}
