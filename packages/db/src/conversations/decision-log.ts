import { type Insertable, type Selectable, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { DecisionLogTable } from '../schema/schema.ts'
import { appStateText, writeAppState } from '../settings/app-state.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { count, counter } from '../stats/counters.ts'
import { addFact } from '../stats/rollups.ts'

export type DecisionLogRow = Selectable<DecisionLogTable>
export type NewDecisionLog = Omit<Insertable<DecisionLogTable>, 'id'>

/** What the agent did in one turn, and what it cost. */
export async function addDecisionLog(tx: Tx, turn: NewDecisionLog): Promise<number> {
  const [made] = await insert(tx, { ...turn })
  if (!made) throw new Error('A turn was not kept')
  await addFact(tx, {
    at: turn.started_at,
    campaignId: turn.campaign_id ?? null,
    input_tokens: turn.input_tokens ?? 0,
    output_tokens: turn.output_tokens ?? 0,
    cost_micros: turn.cost_micros ?? 0,
    unpriced: turn.unpriced ?? 0,
  })
  await count(tx, { [`unpriced.${turn.model}`]: turn.unpriced ?? 0 })
  if (turn.campaign_id) {
    await count(tx, { [`campaign.${turn.campaign_id}.cost`]: turn.cost_micros ?? 0 })
  }
  return made.id
}

const insert = preparedQuery((tx: Tx, turn: NewDecisionLog) =>
  tx.insertInto('decision_log').values(turn).returning('id'),
)

/** Whether that very turn was stored before. */
export async function isLogged(
  db: Reads,
  { conversation_id, started_at }: Pick<NewDecisionLog, 'conversation_id' | 'started_at'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('decision_log')
    .select('id')
    .where('conversation_id', '=', conversation_id)
    .where('started_at', '=', started_at)
    .executeTakeFirst()
  return row !== undefined
}

/** How often the agent thought about a conversation since then: each time is paid for. */
export async function turnsSince(
  db: Reads,
  conversationId: number,
  since: number,
): Promise<number> {
  const [row] = await countSince(db, { conversationId, since })
  return row?.turns ?? 0
}

const countSince = preparedQuery(
  (db: Reads, { conversationId, since }: { conversationId: number; since: number }) =>
    db
      .selectFrom('decision_log')
      .select(({ fn }) => fn.countAll<number>().as('turns'))
      .where('conversation_id', '=', conversationId)
      .where('started_at', '>=', since)
      // What was only remembered was no thought about an answer.
      .where('outcome', '!=', 'summarised'),
)

/** Whether it has answered a customer, or the seller in a test chat. */
export async function wasAgentTried(db: Reads): Promise<boolean> {
  if ((await appStateText(db, 'agent_tried')) !== null) return true
  const row = await db.selectFrom('decision_log').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Whether it has thought about a customer since then. */
export async function agentAnswered(db: Reads, since: number): Promise<boolean> {
  const last = await db
    .selectFrom('decision_log')
    .select('started_at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.started_at >= since
}

export async function noteAgentTried(tx: Tx, now: number): Promise<void> {
  await writeAppState(tx, 'agent_tried', true, now)
}

/** The order that came of it later. */
export async function setDecisionOrder(tx: Tx, id: number, orderId: number): Promise<void> {
  await tx.updateTable('decision_log').set({ order_id: orderId }).where('id', '=', id).execute()
}

export async function decisionLogById(db: Reads, id: number): Promise<DecisionLogRow | undefined> {
  return db.selectFrom('decision_log').selectAll().where('id', '=', id).executeTakeFirst()
}

/** One answer that stated something. */
export interface Recipient {
  readonly conversationId: number
  readonly messageId: number
  readonly psid: string
  readonly customerName: string | null
  readonly at: number
}

/** Who was sent exactly this, the latest first; drafts that were never sent reached nobody. */
export async function recipientsOfSaid(
  db: Reads,
  { name, value }: { readonly name: string; readonly value: string },
  limit: number,
): Promise<Recipient[]> {
  const said = JSON.stringify({ name, value })
  return db
    .selectFrom('decision_log')
    .innerJoin('messages', 'messages.decision_id', 'decision_log.id')
    .innerJoin('conversations', 'conversations.id', 'decision_log.conversation_id')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .select((eb) => [
      'decision_log.conversation_id as conversationId',
      eb.fn.min<number>('messages.id').as('messageId'),
      eb.fn.min<string>('customers.psid').as('psid'),
      eb.fn.min<string | null>('customers.name').as('customerName'),
      eb.fn.min<number>('messages.sent_at').as('at'),
    ])
    .where('decision_log.said', 'is not', null)
    .where((eb) => eb(eb.fn<number>('instr', ['decision_log.said', eb.val(said)]), '>', 0))
    .where('messages.state', '!=', 'failed')
    .where('conversations.erasing_since', 'is', null)
    .groupBy('decision_log.id')
    .orderBy('decision_log.id', 'desc')
    .limit(limit)
    .execute()
}

/** Newest first. */
export async function decisionLogsOf(
  db: Reads,
  conversationId: number,
  limit: number,
): Promise<DecisionLogRow[]> {
  return db
    .selectFrom('decision_log')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** All of a conversation, a part at a time: those behind the last one of the part before. */
export async function decisionLogsAfter(
  db: Reads,
  conversationId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<DecisionLogRow[]> {
  return db
    .selectFrom('decision_log')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** What a conversation has cost so far, in millionths of a US dollar, and how many answers that leaves out. */
export async function costOfConversation(
  db: Reads,
  conversationId: number,
): Promise<{ micros: number; unpriced: number }> {
  const { micros, unpriced } = await db
    .selectFrom('decision_log')
    .select((eb) => [
      eb.fn.sum<number | null>('cost_micros').as('micros'),
      eb.fn.sum<number | null>('unpriced').as('unpriced'),
    ])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow()
  return { micros: micros ?? 0, unpriced: unpriced ?? 0 }
}

const unpricedPrefix = 'unpriced.'

/** Models that answered while their price was not known, the busiest first. */
export async function unpricedModels(db: Reads): Promise<{ model: string; answers: number }[]> {
  const rows = await db
    .selectFrom('counters')
    .selectAll()
    .where('key', '>=', unpricedPrefix)
    .where('key', '<', 'unpriced/')
    .orderBy('value', 'desc')
    .execute()
  return rows.map(({ key, value }) => ({ model: key.slice(unpricedPrefix.length), answers: value }))
}

/** Millionths of a US dollar that a campaign has cost so far: what its budget is held against. */
export async function costOfCampaign(db: Reads, campaignId: number): Promise<number> {
  return counter(db, `campaign.${campaignId}.cost`)
}

/** The addresses that the agent read in its last turns, also in those without an answer; the last one first. */
export async function addressesRead(
  db: Reads,
  conversationId: number,
  turns: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('decision_log')
    .select(sql<string | null>`decision ->> '$.customer.address'`.as('address'))
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(turns)
    .execute()
  const read = rows.map(({ address }) => address?.trim() ?? '')
  return [...new Set(read)].filter((address) => address !== '')
}
