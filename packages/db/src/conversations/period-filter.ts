import {
  type ConversationEvent,
  conversationStages,
  type ConversationStage,
} from '@pal/core/domain/entities'
import { hourMs } from '@pal/core/durations'
import { expressionBuilder, type Expression, type SqlBool, sql } from 'kysely'

import type { StoreSchema } from '../schema/schema.ts'
import { cameBy, type SourcePick } from '../stats/source-filter.ts'
import { toldSoldOut } from '../stats/stock-demand.ts'

/** What a figure counts of the conversations. */
export interface PeriodFilter extends SourcePick {
  from?: number | undefined
  /** Until just before. */
  to?: number | undefined
  /** What happened then; that they begun, where nothing else is asked for. */
  event?: ConversationEvent | undefined
  /** Of what happened, only what happened in one of the hours that begin then. */
  hours?: readonly number[] | undefined
  /** On this page, by its Facebook id. */
  pageId?: string | undefined
  /** That ever came to this campaign: in the period, where that is asked for. */
  campaignId?: number | undefined
  /** That are at this stage now, or beyond it. */
  reached?: ConversationStage | undefined
  /** That want this product: in an open cart, or told of it since it is out of stock. */
  productId?: number | undefined
  /** With words of the customer that nobody has read. */
  unread?: 1 | undefined
  /** Whose customer waits for the seller: see `waitsForSeller`. */
  needsHuman?: 1 | undefined
  /** That the seller gave this tag. */
  tag?: string | undefined
}

/** The same, as a prepared query takes it: what decides its words is there or not there. */
export interface PeriodValues extends SourcePick {
  from?: number | undefined
  to?: number | undefined
  answered?: 1 | undefined
  replied?: 1 | undefined
  corrected?: 1 | undefined
  charged?: 1 | undefined
  hours?: string | undefined
  pageId?: string | undefined
  campaignId?: number | undefined
  reached?: string | undefined
  productId?: number | undefined
  unread?: 1 | undefined
  needsHuman?: 1 | undefined
  tag?: string | undefined
}

export function periodValues({ event, hours, reached, ...rest }: PeriodFilter): PeriodValues {
  return {
    ...rest,
    ...(event && event !== 'begun' && { [event]: 1 }),
    ...(hours && { hours: JSON.stringify(hours) }),
    ...(reached && {
      reached: JSON.stringify(conversationStages.slice(conversationStages.indexOf(reached))),
    }),
  }
}

interface Asked extends PeriodFilter {
  readonly status?: string | undefined
  readonly stage?: string | undefined
}

/**
 * Whether a list of these may pass many others on its way: lists are kept in order for a page, a status
 * or a stage, for nothing else and within a page for neither of the others.
 */
export function isSeldom(filter: Asked): boolean {
  const { from, to, event, hours, campaignId, reached, productId, unread, needsHuman } = filter
  const { sourceKind, noSource, tag, pageId, status, stage } = filter
  if (pageId !== undefined && (status ?? stage) !== undefined) return true
  const when = [from, to, event, hours, campaignId]
  const all = [...when, reached, productId, unread, needsHuman, sourceKind, noSource, tag]
  return all.some((one) => one !== undefined)
}

/**
 * The conditions. `down` goes down the conversations from the newest on; otherwise those that begun in
 * the period are looked up and sorted, which is less where it was long ago.
 */
export function inPeriod(values: PeriodValues, down: boolean): Expression<SqlBool>[] {
  const eb = expressionBuilder<StoreSchema, 'conversations'>()
  const { pageId, reached, productId, unread, needsHuman, tag } = values
  return [
    ...(pageId === undefined ? [] : [eb('conversations.page_id', '=', pageId)]),
    ...whatHappened(values, down),
    ...cameBy('conversations.id', values),
    ...(unread ? [eb('conversations.unread_count', '>', 0)] : []),
    ...(needsHuman ? [waitsForSeller] : []),
    // The words of its index first.
    ...(tag === undefined
      ? []
      : [
          sql<boolean>`conversations.tags <> '[]' and ${tag} in (
            select value from json_each(conversations.tags)
          )`,
        ]),
    ...(reached === undefined
      ? []
      : [sql<boolean>`conversations.stage in (select value from json_each(${reached}))`]),
    ...(productId === undefined
      ? []
      : [
          sql<boolean>`(
            (conversations.status = 'active' and exists (
              select 1 from json_each(conversations.cart, '$.items') as item
              where item.value ->> 'productId' = ${productId}
            )) or conversations.id in (${toldSoldOut(sql`= ${productId}`)})
          )`,
        ]),
  ]
}

/** Word for word the condition of the index of open drafts, and of them what answers the customer. */
const anAnswerIsDrafted = sql`state = 'open' and kind <> 'correction'
  and about ->> '$.kind' is not 'order' and kind = 'answer'`

/** The agent asks for a human there, or has an answer worded that waits for the seller's yes. */
export const waitsForSeller = sql<boolean>`conversations.id in (
  select id from conversations where needs_human_reason is not null
  union all select conversation_id from drafts where ${anAnswerIsDrafted}
)`

/** Since when that answer waits; null where there is none. */
export const answerDraftedAt = sql<number | null>`(
  select created_at from drafts where conversation_id = conversations.id and ${anAnswerIsDrafted}
)`

/** An event of a conversation may be recorded long after the last word in it; a follow-up may fail. */
const longAfter = 31 * 24 * hourMs

function whatHappened(values: PeriodValues, down: boolean): Expression<SqlBool>[] {
  const { from, campaignId } = values
  const event = eventOf(values)
  if (event === null) {
    if (campaignId !== undefined) return [ofCampaign(values, campaignId, down)]
    const begun = sql.ref('conversations.created_at')
    return within(down ? sql`+${begun}` : begun, values)
  }
  return [
    event,
    ...(campaignId === undefined || values.charged ? [] : [ofCampaign({}, campaignId, true)]),
    ...(from === undefined
      ? []
      : [sql<boolean>`conversations.last_activity_at >= ${from} - ${sql.lit(longAfter)}`]),
  ]
}

function eventOf(values: PeriodValues): Expression<SqlBool> | null {
  const out = sql`state in ('sent', 'delivered', 'read')`
  const what = values.answered
    ? sql`response_ms is not null`
    : values.replied
      ? sql`(author = 'agent' or corrected_by = id) and ${out}`
      : values.corrected
        ? sql`corrected_by is not null and ${out}`
        : null
  if (values.charged) {
    const { campaignId } = values
    const its = campaignId === undefined ? sql`` : sql`and campaign_id = ${campaignId}`
    return sql<boolean>`exists (
      select 1 from decision_log
      where conversation_id = conversations.id ${its} ${and(within(sql`started_at`, values))}
    )`
  }
  if (what === null) return null
  const { hours } = values
  const hour = sql`sent_at / ${sql.lit(hourMs)} * ${sql.lit(hourMs)}`
  const then =
    hours === undefined ? sql`` : sql`and ${hour} in (select value from json_each(${hours}))`
  return sql<boolean>`exists (
    select 1 from messages
    where conversation_id = conversations.id and ${what} ${and(within(sql`sent_at`, values))} ${then}
  )`
}

function ofCampaign(values: PeriodValues, campaignId: number, down: boolean): Expression<SqlBool> {
  const since = and(within(sql`since`, values))
  return down
    ? sql<boolean>`exists (
        select 1 from campaign_conversations
        where campaign_id = ${campaignId} and conversation_id = conversations.id ${since}
      )`
    : sql<boolean>`conversations.id in (
        select conversation_id from campaign_conversations
        where campaign_id = ${campaignId} ${since}
      )`
}

function within(moment: Expression<unknown>, { from, to }: PeriodValues): Expression<SqlBool>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${moment} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${moment} < ${to}`]),
  ]
}

function and(conditions: readonly Expression<SqlBool>[]) {
  return sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  )
}
