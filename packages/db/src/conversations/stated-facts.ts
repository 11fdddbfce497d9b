import type { StatedFact } from '@pal/core/agent/outcome/stated-facts'
import type { DraftState, FactKind } from '@pal/core/domain/entities'
import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { MessagesTable, StoreSchema } from '../schema/schema.ts'
import { messageTerms } from '../search/search-terms.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export async function keepStatedFacts(
  tx: Tx,
  message: { readonly id: number; readonly conversation_id: number; readonly sent_at: number },
  campaignId: number,
  facts: readonly StatedFact[],
): Promise<void> {
  for (const { kind, productId, value, card = '' } of facts)
    await insertFact(tx, {
      message_id: message.id,
      kind,
      product_id: productId,
      value: typeof value === 'number' ? value : await keptWords(tx, card, value),
      conversation_id: message.conversation_id,
      campaign_id: campaignId,
      at: message.sent_at,
    })
}

const insertFact = preparedQuery((tx: Tx, row: Insertable<StoreSchema['stated_facts']>) =>
  tx
    .insertInto('stated_facts')
    .values(row)
    .onConflict((on) => on.doNothing()),
)

/** The id of what is stated in words, each kept once. */
async function keptWords(tx: Tx, card: string, text: string): Promise<number> {
  const words = { card: card.toWellFormed(), text: text.toWellFormed() }
  const [known] = await wordsLike(tx, words)
  const [kept] = known ? [known] : await insertWords(tx, words)
  if (!kept) throw new Error('a stated text was not kept')
  return kept.id
}

const wordsLike = preparedQuery((db: Reads, { card, text }: { card: string; text: string }) =>
  db.selectFrom('stated_texts').select('id').where('text', '=', text).where('card', '=', card),
)

const insertWords = preparedQuery((tx: Tx, row: { card: string; text: string }) =>
  tx.insertInto('stated_texts').values(row).returning('id'),
)

/** Facts whose value is the id of their words. */
const inWords = ['product', 'card', 'line'] as const satisfies readonly FactKind[]

export async function factsStatedTo(db: Reads, conversationId: number) {
  return db
    .selectFrom('stated_facts as fact')
    .leftJoin('stated_texts', (on) =>
      on.onRef('stated_texts.id', '=', 'fact.value').on('fact.kind', 'in', inWords),
    )
    .selectAll('fact')
    .select(['stated_texts.text', 'stated_texts.card'])
    .where('conversation_id', '=', conversationId)
    .orderBy('at')
    .execute()
}

/** Whatever may have reached the customer. */
const out = ['sent', 'delivered', 'read', 'unknown'] as const

/** A value of a fact in a campaign, and how many customers were sent it. */
export interface StatedValue {
  readonly kind: FactKind
  readonly product_id: number
  readonly value: number
  readonly campaign_id: number
  readonly product_name: string | null
  /** Of what is stated in words; the card's id is empty where it was none. */
  readonly text: string | null
  readonly card: string | null
  readonly customers: number
  readonly first_at: number
  readonly last_at: number
}

/** Of each kind so many, the newest first. */
export async function statedValues(db: Reads, limit: number): Promise<StatedValue[]> {
  const values = db
    .selectFrom('stated_facts as fact')
    .innerJoin('messages', 'messages.id', 'fact.message_id')
    // Deleted ones keep their names.
    .leftJoin('products', 'products.id', 'fact.product_id')
    .leftJoin('stated_texts', (on) =>
      on.onRef('stated_texts.id', '=', 'fact.value').on('fact.kind', 'in', inWords),
    )
    .where('messages.state', 'in', out)
    .groupBy(['fact.kind', 'fact.product_id', 'fact.value', 'fact.campaign_id'])
    .select((eb) => [
      'fact.kind',
      'fact.product_id',
      'fact.value',
      'fact.campaign_id',
      'products.name as product_name',
      'stated_texts.text',
      'stated_texts.card',
      sql<number>`count(DISTINCT fact.conversation_id)`.as('customers'),
      eb.fn.min('fact.at').as('first_at'),
      eb.fn.max('fact.at').as('last_at'),
      sql<number>`row_number() OVER (PARTITION BY fact.kind ORDER BY max(fact.at) DESC)`.as('nth'),
    ])
  return db
    .selectFrom(values.as('stated'))
    .select(['kind', 'product_id', 'value', 'campaign_id', 'product_name', 'text', 'card'])
    .select(['customers', 'first_at', 'last_at'])
    .where('nth', '<=', limit)
    .orderBy('last_at', 'desc')
    .execute()
}

/** Somebody to whom something was stated: the newest message that did. */
export interface Recipient {
  readonly conversation_id: number
  readonly message_id: number
  readonly at: number
  readonly author: MessagesTable['author']
  readonly text: string
  readonly psid: string
  readonly customer_name: string | null
  readonly page_name: string
  readonly last_customer_at: number | null
  readonly can_reply: 0 | 1 | null
  readonly can_reply_at: number | null
  /** Of the newest correction since. */
  readonly corrected: DraftState | null
  /** An order placed since that is not cancelled. */
  readonly order_id: number | null
  readonly order_number: string | null
}

export type Fact = Pick<StatedValue, 'kind' | 'product_id' | 'value' | 'campaign_id'>

export interface RecipientPage {
  readonly since?: number | undefined
  readonly limit: number
}

/** Everybody to whom a fact was stated, each once, the latest first. */
export async function recipientsOfFact(
  db: Reads,
  fact: Fact,
  { since, limit }: RecipientPage,
): Promise<Recipient[]> {
  const said = db
    .selectFrom('stated_facts')
    .innerJoin('messages', 'messages.id', 'stated_facts.message_id')
    .where('kind', '=', fact.kind)
    .where('product_id', '=', fact.product_id)
    .where('value', '=', fact.value)
    .where('stated_facts.campaign_id', '=', fact.campaign_id)
    .where('messages.state', 'in', out)
    .$if(since !== undefined, (query) => query.where('stated_facts.at', '>=', since ?? 0))
    .groupBy('stated_facts.conversation_id')
    .select((eb) => [
      eb.fn.max('messages.id').as('id'),
      eb.fn.min('messages.sent_at').as('first_at'),
    ])
  return recipients(db, said, limit)
}

/** Everybody to whom somebody of the shop, or the agent, wrote all these words in one message. */
export async function recipientsOfWords(
  db: Reads,
  words: string,
  { since, limit }: RecipientPage,
): Promise<Recipient[]> {
  const terms = messageTerms(words)
  if (terms === null) return []
  const said = db
    .selectFrom('message_search')
    .innerJoin('messages', 'messages.id', 'message_search.rowid')
    .where(sql<boolean>`message_search match ${terms}`)
    .where('messages.correction_draft_id', 'is', null)
    .where('messages.state', 'in', out)
    .$if(since !== undefined, (query) => query.where('messages.sent_at', '>=', since ?? 0))
    .groupBy('messages.conversation_id')
    .select((eb) => [
      eb.fn.max('messages.id').as('id'),
      eb.fn.min('messages.sent_at').as('first_at'),
    ])
  return recipients(db, said, limit)
}

/** Who was told the right already comes last, and makes room for the rest. */
function recipients(
  db: Reads,
  said: SelectQueryBuilder<StoreSchema, never, { id: number; first_at: number }>,
  limit: number,
): Promise<Recipient[]> {
  return db
    .selectFrom(said.as('said'))
    .innerJoin('messages', 'messages.id', 'said.id')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .innerJoin('pages', 'pages.id', 'conversations.page_id')
    .leftJoin('orders', (on) =>
      on.on((eb) =>
        eb(
          'orders.id',
          '=',
          eb
            .selectFrom('orders as placed')
            .whereRef('placed.conversation_id', '=', 'messages.conversation_id')
            .whereRef('placed.created_at', '>=', 'said.first_at')
            .where('placed.status', '!=', 'cancelled')
            .select(({ fn }) => fn.max('placed.id').as('newest')),
        ),
      ),
    )
    .where('conversations.erasing_since', 'is', null)
    .select((eb) => [
      'messages.conversation_id',
      'messages.id as message_id',
      'messages.sent_at as at',
      'messages.author',
      'messages.text',
      eb.ref('customers.psid').$notNull().as('psid'),
      'customers.name as customer_name',
      'pages.name as page_name',
      'conversations.last_customer_at',
      'conversations.can_reply',
      'conversations.can_reply_at',
      eb
        .selectFrom('drafts')
        .whereRef('drafts.conversation_id', '=', 'messages.conversation_id')
        .whereRef('drafts.created_at', '>=', 'messages.sent_at')
        .where('drafts.kind', '=', 'correction')
        .where('drafts.state', 'in', ['open', 'sent', 'edited'])
        .orderBy('drafts.id', 'desc')
        .limit(1)
        .select('drafts.state')
        .as('corrected'),
      'orders.id as order_id',
      'orders.number as order_number',
    ])
    .orderBy(sql`corrected IS NOT NULL`)
    .orderBy('messages.sent_at', 'desc')
    .limit(limit)
    .execute()
}
