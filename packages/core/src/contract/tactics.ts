import * as z from 'zod/mini'

import { cardSubjects, longestCard } from '../domain/cards.ts'
import { ownLanguages, proposalStates } from '../domain/entities.ts'
import { refusal } from './reason.ts'
import { cardAreas, cardWords, text } from './settings-fields.ts'
import { del, done, get, id, idParam, patch, post, time } from './shape.ts'

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

const untranslated = text(longestCard).check(z.trim(), z.minLength(1))

/**
 * When a card is true; null where it always is. A seller's card holds in the named places (none:
 * everywhere) and up to the end of a day by the shop's clock (null: for good). One that the program
 * makes holds in its campaign; one about the last pieces, of its product.
 */
const condition = z.nullable(
  z.object({
    areas: z.array(z.string()),
    until: z.nullable(z.string()),
    campaignId: z.optional(id),
    productId: z.optional(id),
  }),
)

const shopCard = z.object({
  id: z.string(),
  topic: z.enum(cardSubjects),
  /** What it is made of; a seller's own alone can be changed. */
  source: z.enum(['settings', 'catalogue', 'seller']),
  condition,
  /** By language. What is not approved is said to no customer. */
  texts: z.partialRecord(
    z.enum(ownLanguages),
    z.object({ text: z.string(), approved: z.boolean() }),
  ),
})
export type ShopCard = z.output<typeof shopCard>

const conditionInput = z.nullable(
  z.strictObject({
    areas: z._default(cardAreas, []),
    until: z._default(z.nullable(z.iso.date()), null),
  }),
)
const someText = z.refine<object>((texts) => Object.keys(texts).length > 0, refusal('field_empty'))

const cardDraft = z.strictObject({
  topic: z.enum(cardSubjects),
  condition: z._default(conditionInput, null),
  texts: z
    .partialRecord(
      z.enum(ownLanguages),
      z.strictObject({
        text: cardWords,
        /** False for a translation that the seller has yet to approve. */
        approved: z._default(z.boolean(), true),
      }),
    )
    .check(someText),
})
export type CardDraft = z.output<typeof cardDraft>

/** Languages that are not named stay; null takes one away. Words that are written are approved. */
const cardPatch = z.strictObject({
  topic: z.optional(z.enum(cardSubjects)),
  condition: z.optional(conditionInput),
  texts: z.optional(
    z.partialRecord(
      z.enum(ownLanguages),
      z.nullable(
        z.strictObject({ text: z.optional(cardWords), approved: z.optional(z.boolean()) }),
      ),
    ),
  ),
  /** These parts as they were seen: one that is another by now is not replaced. */
  was: z.optional(z.partial(z.pick(shopCard, { topic: true, condition: true, texts: true }))),
})
export type CardPatch = z.output<typeof cardPatch>

const cardParam = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) })

export const tacticEndpoints = {
  'cards.list': get(
    '/api/cards',
    'What binds the shop: the seller’s own cards, and those that the program makes',
    { answer: z.array(shopCard) },
  ),
  'cards.create': post('/api/cards', 'Add a card', { body: cardDraft, answer: shopCard }),
  'cards.change': patch('/api/cards/{id}', 'Change a card of the seller’s, or approve its words', {
    params: cardParam,
    body: cardPatch,
    answer: shopCard,
  }),
  'cards.remove': del('/api/cards/{id}', 'Delete a card of the seller’s', {
    params: cardParam,
    answer: done,
  }),
  'cards.translate': post(
    '/api/cards/translation',
    'Proposes the words of a card in another language; nothing is kept',
    {
      body: z.object({ text: untranslated, from: z.enum(ownLanguages), to: z.enum(ownLanguages) }),
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
