import { mayBeShown } from '@pal/core/agent/prompt/examples-privacy'
import { sql } from 'kysely'

import type { CampaignRow } from '../campaigns/campaigns.ts'
import type { ConversationRow } from '../conversations/conversations.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import type { MessageRow } from './messages.ts'

/** Of a campaign: the oldest go. */
const mostKept = 500

/** A pair as it is written now; whether it may be shown is asked again then. */
export interface KeptExample {
  readonly id: number
  readonly conversationId: number
  readonly question: string
  readonly answer: string
}

/** A message of the page is out: where a person wrote it, it is kept with what it answers. */
export async function keepExample(tx: Tx, message: MessageRow): Promise<void> {
  const { id, conversation_id, page_id, sent_at, author, text } = message
  if (author !== 'human' && author !== 'inbox') return
  // It answers nothing that was asked.
  if (message.correction_draft_id !== null) return
  const question = await tx
    .selectFrom('messages')
    .select(['id', 'text'])
    .where('conversation_id', '=', conversation_id)
    .where((eb) => eb(eb.refTuple('sent_at', 'id'), '<', eb.tuple(sent_at, id)))
    .where('direction', '=', 'in')
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!question) return
  const known = await knownOf(tx, conversation_id)
  if (!mayBeShown({ question: question.text, answer: text }, known)) return
  const { campaign_id = null } =
    (await tx
      .selectFrom('conversations')
      .select('campaign_id')
      .where('id', '=', conversation_id)
      .executeTakeFirst()) ?? {}
  await tx
    .insertInto('answer_examples')
    .values({
      answer_id: id,
      question_id: question.id,
      conversation_id,
      page_id,
      at: sent_at,
      campaign_id,
      removed_at: null,
    })
    .onConflict((on) => on.column('answer_id').doNothing())
    .execute()
  await tx
    .deleteFrom('answer_examples')
    .where('answer_id', 'in', (db) =>
      db
        .selectFrom('answer_examples')
        .select('answer_id')
        .where('page_id', '=', page_id)
        .where(sql<boolean>`campaign_id IS ${campaign_id}`)
        .orderBy('at', 'desc')
        .orderBy('answer_id', 'desc')
        .limit(mostKept)
        .offset(mostKept),
    )
    .execute()
}

/** What people answered to others in the same campaign, the newest first, as both texts are now. */
export async function examplesForOthers(
  db: Reads,
  { id, page_id, campaign_id }: Pick<ConversationRow, 'id' | 'page_id' | 'campaign_id'>,
): Promise<KeptExample[]> {
  return ofCampaign(db, { pageId: page_id, campaignId: campaign_id, butId: id })
}

interface Of {
  pageId: string
  campaignId: number | null
  butId: number
}

/** The pairs of a page that may be learned from, newest first, as both texts are now. */
const pairsOf = (db: Reads, pageId: string) =>
  db
    .selectFrom('answer_examples as pair')
    .innerJoin('messages as answer', 'answer.id', 'pair.answer_id')
    .innerJoin('messages as question', 'question.id', 'pair.question_id')
    .select([
      'pair.answer_id as id',
      'pair.conversation_id as conversationId',
      'question.text as question',
      'answer.text as answer',
    ])
    .where('pair.page_id', '=', pageId)
    .where('pair.removed_at', 'is', null)
    // Facebook may tell later that a program wrote it.
    .where('answer.author', 'in', ['human', 'inbox'])
    .orderBy('pair.at', 'desc')
    .orderBy('pair.answer_id', 'desc')

const ofCampaign = preparedQuery((db: Reads, { pageId, campaignId, butId }: Of) =>
  pairsOf(db, pageId)
    .where(sql<boolean>`pair.campaign_id IS ${campaignId}`)
    .where('pair.conversation_id', '!=', butId),
)

export interface ListedExample extends KeptExample {
  readonly at: number
}

/** All that the agent of a campaign may learn from, the newest first. */
export async function examplesOfCampaign(
  db: Reads,
  { id, page_id }: Pick<CampaignRow, 'id' | 'page_id'>,
): Promise<ListedExample[]> {
  return pairsOf(db, page_id).select('pair.at').where('pair.campaign_id', '=', id).execute()
}

/** Nothing is learned from it any more. False where there is none. */
export async function removeExample(
  tx: Tx,
  { campaignId, id, now }: { campaignId: number; id: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('answer_examples')
    .set({ removed_at: now })
    .where('answer_id', '=', id)
    .where('campaign_id', '=', campaignId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Everything by which the store knows the customer of a conversation, and whom they ordered for. */
export async function knownOf(db: Reads, conversationId: number): Promise<string[]> {
  const [customers, orders] = await Promise.all([
    db
      .selectFrom('conversations')
      .innerJoin('customers', 'customers.id', 'conversations.customer_id')
      .select([
        'customers.name',
        'customers.profile_name as profileName',
        'customers.phone',
        'customers.address',
      ])
      .where('conversations.id', '=', conversationId)
      .execute(),
    db
      .selectFrom('orders')
      .select(['customer_name as name', 'customer_phone as phone', 'customer_address as address'])
      .where('conversation_id', '=', conversationId)
      .execute(),
  ])
  const names = customers.flatMap(({ profileName }) => profileName ?? [])
  const others = [...customers, ...orders].flatMap(({ name, phone, address }) =>
    [name, phone, address].filter((value) => value !== null),
  )
  return [...names, ...others]
}
