import type { Insertable, Selectable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { AgentReceiptsTable } from '../schema/schema.ts'
import { count, counter } from '../stats/counters.ts'
import { addFact } from '../stats/rollups.ts'

export type DecisionLogRow = Selectable<AgentReceiptsTable>
export type NewDecisionLog = Omit<Insertable<AgentReceiptsTable>, 'id'>

/** What the agent did in one turn, and what it cost. */
export async function addDecisionLog(tx: Tx, receipt: NewDecisionLog): Promise<number> {
  const { id } = await tx
    .insertInto('agent_receipts')
    .values(receipt)
    .returning('id')
    .executeTakeFirstOrThrow()
  await addFact(tx, {
    at: receipt.started_at,
    campaignId: receipt.campaign_id ?? null,
    input_tokens: receipt.input_tokens ?? 0,
    output_tokens: receipt.output_tokens ?? 0,
    cost_micros: receipt.cost_micros ?? 0,
    unpriced: receipt.unpriced ?? 0,
  })
  await count(tx, { [`unpriced.${receipt.model}`]: receipt.unpriced ?? 0 })
  if (receipt.campaign_id) {
    await count(tx, { [`campaign.${receipt.campaign_id}.cost`]: receipt.cost_micros ?? 0 })
  }
  return id
}

export async function decisionLogById(db: Reads, id: number): Promise<DecisionLogRow | undefined> {
  return db.selectFrom('agent_receipts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export async function decisionLogsOf(
  db: Reads,
  conversationId: number,
  limit: number,
): Promise<DecisionLogRow[]> {
  return db
    .selectFrom('agent_receipts')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** What a conversation has cost so far, in millionths of a US dollar, and how many answers that leaves out. */
export async function costOfConversation(
  db: Reads,
  conversationId: number,
): Promise<{ micros: number; unpriced: number }> {
  const { micros, unpriced } = await db
    .selectFrom('agent_receipts')
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
