import type { Checked } from '@pal/core/agent/checks/checks'
import type { AgentContext } from '@pal/core/agent/context/context'
import { tokens } from '@pal/core/agent/context/text'
import { type Commitment, readReview, type ReviewQuestion } from '@pal/core/agent/prompt/review'
import type { Spent } from '@pal/core/domain/models/spent'

import type { ModelAccess } from '../model/model-client.ts'
import { ModelError } from '../model/model-error.ts'
import type { Model } from '../model/model.ts'

/** What the second look at an answer found; kept with its decision. */
export interface Review {
  readonly verdict: 'clean' | 'uncovered' | 'failed'
  readonly commitments: readonly Commitment[]
  /** Null where the provider counted nothing. */
  readonly spent: Spent | null
}

interface ReviewOptions {
  readonly model: Model
  readonly access: ModelAccess | ModelError | undefined
  readonly deadlineMs: number
  readonly customerDigest: string
  readonly signal: AbortSignal
  readonly onCall?: (() => void) | undefined
}

/**
 * Whether nothing binds the shop that no card covers: neither by the look, nor by the program. What
 * the program only suspects goes by the look, where there was one.
 */
export function coversAll(review: Review | null, binding: Checked['binding']): boolean {
  if (review && review.verdict !== 'clean') return false
  const covered = review?.commitments.map(({ words }) => tokens(words).join(' ')) ?? []
  return binding
    .filter(({ isSure }) => isSure || review === null)
    .map(({ sentence }) => tokens(sentence).join(' '))
    .every((sentence) =>
      covered.some(
        (words) => words !== '' && (sentence.includes(words) || words.includes(sentence)),
      ),
    )
}

/** A list of a few sentences; one that continues says nothing that could be used. */
const mostTokens = 800
/** The customer waits meanwhile. */
const longestMs = 10_000

export async function reviewReply(
  asked: ReviewQuestion,
  context: AgentContext,
  { model, access, deadlineMs, customerDigest, signal, onCall }: ReviewOptions,
): Promise<Review> {
  const { ids: _, ...question } = asked
  try {
    const reply = await model.ask(
      {
        ...question,
        model: context.settings.ai.model,
        maxOutputTokens: mostTokens,
        temperature: 0,
        deadlineMs: Math.min(deadlineMs, longestMs),
        customerDigest,
        signal,
        onCall,
      },
      access,
    )
    const { text, ...spent } = reply
    const commitments = readReview(text, asked)
    if (!commitments) return { verdict: 'failed', commitments: [], spent }
    const open = commitments.some(({ coveredBy }) => coveredBy === null)
    return { verdict: open ? 'uncovered' : 'clean', commitments, spent }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { verdict: 'failed', commitments: [], spent: error.spent }
  }
}
