import type { ReasonAnswer } from '@pal/core/contract/reason'
import { expect } from 'vitest'

/** A reason of the contract whose sentence holds these words, whatever its code. */
export function saying(words: string | RegExp): ReasonAnswer {
  const message: unknown =
    typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words)
  return expect.objectContaining({ code: expect.any(String), message }) as ReasonAnswer
}
