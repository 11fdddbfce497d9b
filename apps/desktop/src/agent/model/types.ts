import type { Spent } from '@pal/core/domain/models/spent'

export interface ModelQuestion {
  readonly model: string
  readonly instructions: string
  readonly input: readonly {
    readonly role: 'developer' | 'user' | 'assistant'
    readonly content: string
    /** Data addresses of pictures that belong to it. */
    readonly pictures?: readonly string[]
  }[]
  /** Name and strict JSON schema of the answer. */
  readonly format: { readonly name: string; readonly schema: Record<string, unknown> }
  readonly maxOutputTokens: number
  readonly temperature: number
  /** For everything together: connecting, waiting, a second try. */
  readonly deadlineMs: number
  /** A digest of the customer's id, never the PSID itself. */
  readonly customerDigest: string
  readonly signal: AbortSignal
  /** Called at each call that is made for it. */
  readonly onCall?: (() => void) | undefined
}

export interface Counted {
  /** Null where the server does not say. */
  readonly model: string | null
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
  /** Everything that a price is for was counted, and at the usual price. */
  readonly complete: boolean
}

export interface ModelReply extends Spent {
  readonly text: string
}
