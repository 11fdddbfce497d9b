import type { Analytics } from '@pal/core/contract/analytics'
import { insightLeast } from '@pal/core/domain/insights'

const leastOf = {
  conversations: insightLeast.conversations,
  answers: insightLeast.answers,
  agentReplies: insightLeast.replies,
} as const

/** Nothing is compared with a period in which there was nothing. */
export const nothingBefore = ({ previous: { counts, total } }: Pick<Analytics, 'previous'>) =>
  counts.conversations + counts.answers + total.orders === 0

/** Below what the insights ask for, a change is chance: no colour says that it is good or bad. */
export const isChance = (
  { counts, previous }: Pick<Analytics, 'counts' | 'previous'>,
  of: keyof typeof leastOf,
): boolean => Math.min(counts[of], previous.counts[of]) < leastOf[of]
