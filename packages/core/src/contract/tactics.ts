import * as z from 'zod/mini'

import { longestCard } from '../domain/cards.ts'
import { ownLanguages, proposalStates } from '../domain/entities.ts'
import { get, id, idParam, post, time } from './shape.ts'

const proposal = z.object({
  id,
  campaignId: id,
  campaignName: z.string(),
  /** The message that the agent of the campaign might no longer be given. */
  text: z.string(),
  /** To how many customers it was sent, and how many of them bought after it. */
  sent: z.int(),
  sold: z.int(),
  /** What it is compared with, of the same list. */
  better: z.object({ text: z.string(), sent: z.int(), sold: z.int() }),
  state: z.enum(proposalStates),
  at: time,
  settledAt: z.nullable(time),
})
export type Proposal = z.output<typeof proposal>

/** What waits for the seller's word first, then what was settled last. */
const proposals = z.object({
  /** Whether the messages are compared: Settings, Auto-optimize. */
  on: z.boolean(),
  proposals: z.array(proposal),
})

const cardWords = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestCard))

export const tacticEndpoints = {
  'cards.translate': post(
    '/api/cards/translation',
    'Proposes the words of a card in another language; nothing is kept',
    {
      body: z.object({ text: cardWords, from: z.enum(ownLanguages), to: z.enum(ownLanguages) }),
      answer: z.object({ text: z.string() }),
    },
  ),
  'tactics.stats': get(
    '/api/tactics/stats',
    'To how many customers each tactic message was sent, and how many of them bought after it',
    { answer: z.array(z.object({ text: z.string(), sent: z.int(), sold: z.int() })) },
  ),
  'tactics.proposals': get(
    '/api/tactics/proposals',
    'Which messages a campaign might no longer use, by their figures',
    { answer: proposals },
  ),
  'tactics.settleProposal': post(
    '/api/tactics/proposals/{id}',
    'Apply or dismiss a proposal, or undo one that was applied',
    {
      params: idParam,
      body: z.strictObject({ decision: z.enum(['apply', 'dismiss', 'undo']) }),
      answer: proposals,
    },
  ),
}
