import { type OfferedChange, offerStep } from '@pal/core/agent/context/rehearsal-offers'
import type { RehearsalOfferState } from '@pal/core/domain/entities'
import type { Selectable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { RehearsalOffersTable } from '../schema/schema.ts'
import { readStoredJson } from '../schema/stored-json.ts'

export type RehearsalOfferRow = Selectable<RehearsalOffersTable>

/** Offers a rehearsal for each change, if there is anything to rehearse. Whether anything changed. */
export async function offerRehearsal(
  tx: Tx,
  changes: readonly OfferedChange[],
  now: number,
): Promise<boolean> {
  let changed = false
  for (const change of changes) {
    if (await offerFor(tx, change, now)) changed = true
  }
  return changed
}

async function offerFor(tx: Tx, change: OfferedChange, now: number): Promise<boolean> {
  const { kind, subject, campaignId } = change
  const known = await offersOfSubject(tx, change)
  const open = known.find(({ state }) => state === 'open')
  const settled = known.flatMap(({ state, ...row }) =>
    state === 'open'
      ? []
      : [{ state, was: readStoredJson(row.was), becomes: readStoredJson(row.becomes) }],
  )
  const step = offerStep(change, open ? { was: readStoredJson(open.was) } : null, settled)
  if (step === 'none') return false
  if (step === 'withdraw') {
    if (open) await tx.deleteFrom('rehearsal_offers').where('id', '=', open.id).execute()
    return true
  }
  const becomes = JSON.stringify(change.becomes)
  if (open) {
    if (open.becomes === becomes) return false
    await tx
      .updateTable('rehearsal_offers')
      .set({ becomes, changed_at: now })
      .where('id', '=', open.id)
      .execute()
    return true
  }
  if ((await campaignToRehearse(tx, campaignId)) === null) return false
  const was = JSON.stringify(change.was)
  await tx
    .insertInto('rehearsal_offers')
    .values({ kind, campaign_id: campaignId, subject, was, becomes, changed_at: now })
    .execute()
  return true
}

async function offersOfSubject(
  db: Reads,
  { kind, subject }: Pick<OfferedChange, 'kind' | 'subject'>,
): Promise<RehearsalOfferRow[]> {
  return db
    .selectFrom('rehearsal_offers')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
}

/** The campaign in which the agent answered last, if it is this one; null where there is none. */
export async function campaignToRehearse(
  db: Reads,
  campaignId: number | null,
): Promise<number | null> {
  const found = await db
    .selectFrom('conversations_by_activity as conversations')
    .innerJoin('campaigns', 'campaigns.id', 'conversations.campaign_id')
    .select(['campaigns.id', 'conversations.last_activity_at'])
    .where('campaigns.deleted_at', 'is', null)
    .where('conversations.erasing_since', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('decision_log as turn')
          .whereRef('turn.conversation_id', '=', 'conversations.id')
          .select('turn.id'),
      ),
    )
    .$if(campaignId !== null, (query) => query.where('campaigns.id', '=', campaignId))
    .orderBy('conversations.last_activity_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? null
}

/**
 * The model in use and its last day, as far as it is known. One that is no longer used needs no
 * rehearsal. What the provider says of the day takes precedence over what was announced. Whether anything
 * changed.
 */
export async function offerForModel(
  tx: Tx,
  {
    model,
    reported,
    changes,
  }: {
    readonly model: string
    readonly reported: boolean
    readonly changes: readonly OfferedChange[]
  },
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('rehearsal_offers')
    .where('kind', '=', 'model')
    .where('state', '=', 'open')
    .where('subject', '!=', model)
    .executeTakeFirst()
  const gone = numDeletedRows > 0n
  const known = await offersOfSubject(tx, { kind: 'model', subject: model })
  if (known.length > 0 && !reported) return gone
  return (await offerRehearsal(tx, changes, now)) || gone
}

export interface OpenOffer extends RehearsalOfferRow {
  /** Of the product whose price changed, as far as it is still sold. */
  readonly product_name: string | null
  readonly campaign_name: string | null
  readonly currency: string | null
}

/** The newest change first; what is no longer sold needs no rehearsal. */
export async function openOffers(db: Reads): Promise<OpenOffer[]> {
  return db
    .selectFrom('rehearsal_offers as offer')
    .leftJoin('campaigns', 'campaigns.id', 'offer.campaign_id')
    .leftJoin('products', (on) =>
      on
        .onRef('products.campaign_id', '=', 'offer.campaign_id')
        .on('offer.kind', '=', 'price')
        .on('products.deleted_at', 'is', null)
        .on((eb) => eb('products.id', '=', eb.cast<number>('offer.subject', 'integer'))),
    )
    .selectAll('offer')
    .select([
      'products.name as product_name',
      'campaigns.name as campaign_name',
      'campaigns.currency',
    ])
    .where('offer.state', '=', 'open')
    .where('campaigns.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('offer.kind', '!=', 'price'), eb('products.id', 'is not', null)]))
    .orderBy('offer.changed_at', 'desc')
    .orderBy('offer.id', 'desc')
    .execute()
}

/** All that were made, the oldest first. */
export async function everyOffer(db: Reads): Promise<RehearsalOfferRow[]> {
  return db.selectFrom('rehearsal_offers').selectAll().orderBy('id').execute()
}

/** Which of these there are, in whatever state. */
export async function dismissOffers(
  tx: Tx,
  ids: readonly number[],
  now: number,
): Promise<readonly number[]> {
  await tx
    .updateTable('rehearsal_offers')
    .set({ state: 'dismissed', settled_at: now })
    .where('id', 'in', ids)
    .where('state', '=', 'open')
    .execute()
  const found = await tx
    .selectFrom('rehearsal_offers')
    .select('id')
    .where('id', 'in', ids)
    .execute()
  return found.map(({ id }) => id)
}

interface Rehearsed {
  readonly campaignId: number
  /** The one that was rehearsed with. */
  readonly model: string
  /** When it began: what changed later was not rehearsed. */
  readonly since: number
}

/** What a rehearsal has shown is no longer offered. Whether anything was. */
export async function settleRehearsed(
  tx: Tx,
  { campaignId, model, since }: Rehearsed,
  now: number,
): Promise<boolean> {
  const state: RehearsalOfferState = 'rehearsed'
  const { numUpdatedRows } = await tx
    .updateTable('rehearsal_offers')
    .set({ state, settled_at: now })
    .where('state', '=', 'open')
    .where('changed_at', '<=', since)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'card'),
        eb.and([eb('kind', '=', 'price'), eb('campaign_id', '=', campaignId)]),
        // A model is only left by trying another one.
        eb.and([eb('kind', '=', 'model'), eb('subject', '!=', model)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
