import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { type RawBuilder, sql } from 'kysely'

import { type Erased, markErased } from '../conversations/tombstones.ts'
import { removeSecret } from '../settings/secrets.ts'
import { count } from '../stats/counters.ts'
import { inParts, withoutForeignKeys } from './erase-rows.ts'
import type { Store } from './store.ts'

const eventsAtOnce = 2_000
const sumsAtOnce = 500

/** What webhooks brought about a customer, or of a whole page; looked through in parts. */
export async function eraseEventsOf(store: Store, { pageId, psid }: Erased): Promise<void> {
  const { db } = store
  const { last } = await db
    .selectFrom('webhook_events')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  for (let from = 0; from < (last ?? 0); from += eventsAtOnce) {
    await db
      .deleteFrom('webhook_events')
      .where('id', '>', from)
      .where('id', '<=', from + eventsAtOnce)
      .where('page_id', '=', pageId)
      .$if(psid !== null, (query) => query.where(namedIn(psid ?? '')))
      .execute()
    await yieldToEventLoop()
  }
}

/** An event may name them somewhere inside only. */
function namedIn(psid: string): RawBuilder<boolean> {
  return sql<boolean>`(psid = ${psid} or instr(body, ${JSON.stringify(psid)}) > 0)`
}

/** The sums of a page's campaigns, in parts: years of quarters of an hour are a lot of rows. */
async function eraseSumsOf(store: Store, pageId: string): Promise<void> {
  const campaigns = await store.db
    .selectFrom('campaigns')
    .select('id')
    .where('page_id', '=', pageId)
    .execute()
  for (const { id } of campaigns) {
    await inParts(store, async (tx) => {
      const rows = await tx
        .selectFrom('rollup_quarter_campaign')
        .select('quarter')
        .where('campaign_id', '=', id)
        .orderBy('quarter')
        .limit(sumsAtOnce)
        .execute()
      const last = rows.at(-1)
      if (!last) return 0
      await tx
        .deleteFrom('rollup_quarter_campaign')
        .where('campaign_id', '=', id)
        .where('quarter', '<=', last.quarter)
        .execute()
      return rows.length
    })
  }
}

/** The page with its campaigns, products and token, when its customers are gone. */
export async function erasePageRow(store: Store, pageId: string, now: number): Promise<void> {
  await eraseSumsOf(store, pageId)
  await withoutForeignKeys(store, async (tx) => {
    const page = await tx
      .selectFrom('pages')
      .selectAll()
      .where('id', '=', pageId)
      .executeTakeFirst()
    if (!page) return
    await markErased(tx, { pageId, psid: null, since: page.connected_at, now })
    const campaigns = await tx
      .selectFrom('campaigns')
      .select(['id', 'status', 'deleted_at'])
      .where('page_id', '=', pageId)
      .execute()
    for (const { id, status, deleted_at } of campaigns) {
      await tx.deleteFrom('products').where('campaign_id', '=', id).execute()
      await tx.deleteFrom('tactic_message_stats').where('campaign_id', '=', id).execute()
      await tx.deleteFrom('tactic_proposals').where('campaign_id', '=', id).execute()
      await tx.deleteFrom('rehearsal_offers').where('campaign_id', '=', id).execute()
      await tx.deleteFrom('trust_changes').where('campaign_id', '=', id).execute()
      await tx.deleteFrom('rollup_quarter_campaign').where('campaign_id', '=', id).execute()
      await tx.deleteFrom('rollup_day_next').where('campaign_id', '=', id).execute()
      await tx.deleteFrom('rollup_day_campaign').where('campaign_id', '=', id).execute()
      await tx.deleteFrom('campaigns').where('id', '=', id).execute()
      await tx
        .deleteFrom('counters')
        .where('key', 'in', [
          `campaign.${id}.conversations`,
          `campaign.${id}.orders`,
          `campaign.${id}.chat_orders`,
          `campaign.${id}.cost`,
        ])
        .execute()
      if (status === 'active' && deleted_at === null) await count(tx, { 'campaigns.active': -1 })
    }
    await removeSecret(tx, `facebook.page_token.${pageId}`)
    await tx.deleteFrom('comments').where('page_id', '=', pageId).execute()
    await tx.deleteFrom('page_calls').where('page_id', '=', pageId).execute()
    await tx.deleteFrom('jobs').where('page_id', '=', pageId).execute()
    await tx.deleteFrom('pages').where('id', '=', pageId).execute()
  })
}
