import { wholePhone } from '@pal/core/domain/phone'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { NoResultError, sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { createCampaign, removeCampaign, setCampaignStatus } from '../campaigns/campaigns.ts'
import {
  abandonSilent,
  changeConversation,
  markConversationSeen,
} from '../conversations/conversations.ts'
import { addDecisionLog } from '../conversations/decision-log.ts'
import type { Store } from '../maintenance/store.ts'
import { correctReply, takeBackCorrections } from '../messages/corrections.ts'
import { adoptEcho } from '../messages/echoes.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { advanceSend, insertOutgoing, markSending, markSent } from '../messages/outgoing.ts'
import { setOrderStatus } from '../orders/moves.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { dayOf } from './days.ts'

const hour = 3_600_000

/** One thing that may happen, chosen by small numbers; whatever is not possible then is skipped. */
async function happen(store: Store, what: number, which: number, at: number): Promise<void> {
  const now = noon + at
  const impossible = (error: unknown) => {
    const refused = error instanceof AppError || error instanceof NoResultError
    const missing = error instanceof Sqlite.SqliteError && error.code.endsWith('FOREIGNKEY')
    if (!refused && !missing) throw error
  }
  await store
    .transaction(async (tx) => {
      const conversationId = 1 + (which % 4)
      switch (what) {
        case 0:
        case 1:
          return ingestInbound(
            tx,
            inbound({ psid: `p${which % 5}`, mid: `m${which}`, sentAt: now, now }),
          )
        case 2: {
          const { message } = await insertOutgoing(tx, {
            conversationId,
            author: which % 2 ? 'agent' : 'human',
            text: 'Yes',
            now,
          })
          await markSending(tx, message.id, now)
          if (which % 7 === 0)
            return advanceSend(tx, message.id, 'refused', {
              reason: because('send_not_taken'),
              now,
            })
          return markSent(tx, message.id, { mid: `out${message.id}`, now })
        }
        case 3:
          return adoptEcho(tx, {
            pageId: 'page-1',
            psid: `p${which % 5}`,
            mid: `echo${which}`,
            text: 'From the inbox',
            sentAt: now,
            now,
          })
        case 4: {
          const campaignId = 1 + (which % 2)
          const campaign = await tx
            .selectFrom('campaigns')
            .select('currency')
            .where('id', '=', campaignId)
            .executeTakeFirstOrThrow()
          return placeOrder(tx, {
            campaignId,
            ...(which % 5 === 0
              ? { conversationId: null, caller: wholePhone('01712345678', 'BD') }
              : { conversationId }),
            currency: campaign.currency,
            customer: { name: 'A', phone: '01712345678', address: 'B' },
            lines: [
              {
                productId: campaignId,
                name: 'P',
                quantity: 1 + (which % 3),
                unitPriceMinor: 1 + which * 33,
                productType: 'main',
              },
            ],
            discountMinor: 0,
            deliveryMinor: which,
            aiPoints: which % 2 ? 10 : 5,
            decidedBy: 'agent',
            sourceMessageId: 1000 + which,
            now,
          })
        }
        case 5:
          return setOrderStatus(tx, 1 + (which % 6), {
            to: which % 3 ? 'cancelled' : 'processing',
            actor: 'human',
            now,
          })
        case 6:
          return changeConversation(
            tx,
            conversationId,
            { stage: which % 2 ? 'interested' : 'ready_to_buy' },
            now,
          )
        case 7:
          return abandonSilent(tx, { silentSince: now - hour, now })
        case 8:
          return markConversationSeen(tx, conversationId, now)
        case 9:
          return setCampaignStatus(tx, 1 + (which % 2), which % 3 ? 'paused' : 'active', now)
        case 10:
          return addDecisionLog(tx, {
            conversation_id: conversationId,
            campaign_id: 1 + (which % 2),
            settings_version: 1,
            model: 'm',
            outcome: 'answered',
            input_tokens: which,
            output_tokens: which * 2,
            cost_micros: which % 4 === 0 ? 0 : which * 3,
            unpriced: which % 4 === 0 ? 1 : 0,
            started_at: now,
          })
        case 11:
          return correctReply(tx, conversationId, null, now)
        case 12:
          return which % 5
            ? correctReply(tx, conversationId, null, now)
            : takeBackCorrections(tx, { id: 0, conversation_id: conversationId })
        default:
          return which % 5 ? undefined : removeCampaign(tx, 1 + (which % 2), now)
      }
    })
    .then(() => undefined, impossible)
}

/** The same figures counted the slow way. */
const live = `
  SELECT 'campaigns.active' AS key, count(*) AS value FROM campaigns
    WHERE status = 'active' AND deleted_at IS NULL
  UNION ALL SELECT 'conversations.total', count(*) FROM conversations
  UNION ALL SELECT 'conversations.unread', coalesce(sum(unread_count), 0) FROM conversations
  UNION ALL SELECT 'conversations.status.' || status, count(*) FROM conversations GROUP BY status
  UNION ALL SELECT 'conversations.stage.' || stage, count(*) FROM conversations GROUP BY stage
  UNION ALL SELECT 'orders.total', count(*) FROM orders
  UNION ALL SELECT 'orders.chat', count(conversation_id) FROM orders
  UNION ALL SELECT 'orders.agent', count(*) FROM orders WHERE decided_by = 'agent'
  UNION ALL SELECT 'orders.points', coalesce(sum(ai_points), 0) FROM orders
  UNION ALL SELECT 'orders.status.' || status, count(*) FROM orders GROUP BY status
  UNION ALL SELECT 'revenue.' || currency, sum(total_minor) FROM orders
    WHERE status <> 'cancelled' GROUP BY currency
  UNION ALL SELECT 'revenue_agent.' || currency, sum(total_minor) FROM orders
    WHERE status <> 'cancelled' AND decided_by = 'agent' GROUP BY currency
  UNION ALL SELECT 'campaign.' || campaign_id || '.orders', count(*) FROM orders GROUP BY campaign_id
  UNION ALL SELECT 'campaign.' || campaign_id || '.chat_orders', count(conversation_id)
    FROM orders GROUP BY campaign_id
  UNION ALL SELECT 'campaign.' || campaign_id || '.cost', sum(cost_micros)
    FROM decision_log GROUP BY campaign_id
  UNION ALL SELECT 'unpriced.' || model, sum(unpriced) FROM decision_log GROUP BY model
  UNION ALL SELECT 'campaign.' || campaign_id || '.conversations', count(*)
    FROM campaign_conversations GROUP BY campaign_id`

const figure = `(SELECT value FROM counters WHERE key = live.key)`

/** Every sum of the rollups, again from the rows. */
const measured = [
  ['orders', 'SELECT created_at AS at, currency, 1 AS n FROM orders'],
  [
    'chat_orders',
    'SELECT created_at AS at, currency, 1 AS n FROM orders WHERE conversation_id IS NOT NULL',
  ],
  ['points', 'SELECT created_at AS at, currency, ai_points AS n FROM orders'],
  [
    'revenue_minor',
    "SELECT created_at AS at, currency, total_minor AS n FROM orders WHERE status <> 'cancelled'",
  ],
  [
    'agent_replies',
    "SELECT sent_at AS at, '' AS currency, 1 AS n FROM messages WHERE state = 'sent' AND author = 'agent'",
  ],
  ['input_tokens', "SELECT started_at AS at, '' AS currency, input_tokens AS n FROM decision_log"],
  [
    'output_tokens',
    "SELECT started_at AS at, '' AS currency, output_tokens AS n FROM decision_log",
  ],
  [
    'responses',
    "SELECT sent_at AS at, '' AS currency, 1 AS n FROM messages WHERE response_ms IS NOT NULL",
  ],
  [
    'response_ms',
    "SELECT sent_at AS at, '' AS currency, response_ms AS n FROM messages WHERE response_ms IS NOT NULL",
  ],
  [
    'corrected_replies',
    "SELECT sent_at AS at, '' AS currency, 1 AS n FROM messages WHERE state = 'sent' AND corrected_by IS NOT NULL",
  ],
  ...(['initial', 'interested', 'ready_to_buy', 'completed'] as const).flatMap(
    (stage) =>
      [
        [
          `stage_${stage}`,
          `SELECT created_at AS at, '' AS currency, 1 AS n FROM conversations WHERE stage = '${stage}'`,
        ],
        [
          `left_${stage}`,
          `SELECT created_at AS at, '' AS currency, 1 AS n FROM conversations
           WHERE stage = '${stage}' AND status = 'abandoned'`,
        ],
      ] as const,
  ),
  ['cost_micros', "SELECT started_at AS at, '' AS currency, cost_micros AS n FROM decision_log"],
  ['unpriced', "SELECT started_at AS at, '' AS currency, unpriced AS n FROM decision_log"],
] as const

async function all<T>(store: Store, text: string): Promise<T[]> {
  return (await sql.raw<T>(text).execute(store.db)).rows
}

describe('what is counted as it happens', () => {
  it('equals what counting it again gives, after any sequence of events', async () => {
    const happened = { orders: 0, cancelled: 0, sent: 0, corrected: 0 }
    const event = fc.tuple(fc.nat(13), fc.nat(40), fc.integer({ min: 0, max: 60 * hour }))
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 40, maxLength: 140 }), async (events) => {
        await using store = openTestStore()
        store.raw.exec("UPDATE store_meta SET value = 'Asia/Kolkata'")
        await aPage(store)
        await aCampaign(store)
        await aCampaign(store, { name: 'Paused', status: 'paused', currency: 'USD' })
        for (let psid = 0; psid < 5; psid++) await happen(store, 0, psid, 0)
        for (const [what, which, at] of events) await happen(store, what, which, at)

        const wrong = await all(
          store,
          `SELECT key, value, ${figure} AS counted FROM (${live}) live
           WHERE coalesce(${figure}, 0) <> value
           UNION ALL SELECT key, null, value FROM counters
           WHERE value <> 0 AND key NOT IN (SELECT key FROM (${live}))
           AND key NOT LIKE 'ids.%'
           AND key NOT IN ('conversations.version', 'responses.count', 'responses.millis')`,
        )
        expect(wrong).toEqual([])
        const [made] = await all<typeof happened>(
          store,
          `SELECT (SELECT count(*) FROM orders) AS orders,
           (SELECT count(*) FROM orders WHERE status = 'cancelled') AS cancelled,
           (SELECT count(*) FROM messages WHERE state = 'sent') AS sent,
           (SELECT count(*) FROM messages WHERE corrected_by IS NOT NULL) AS corrected`,
        )
        happened.orders += made?.orders ?? 0
        happened.cancelled += made?.cancelled ?? 0
        happened.sent += made?.sent ?? 0
        happened.corrected += made?.corrected ?? 0
        for (const [name, rows] of measured) {
          const expected = await all(
            store,
            `SELECT at - at % ${hour} AS hour, currency, sum(n) AS n FROM (${rows})
             GROUP BY 1, 2 HAVING sum(n) <> 0 ORDER BY 1, 2`,
          )
          const kept = await all(
            store,
            `SELECT hour, currency, ${name} AS n FROM rollup_hour_all WHERE ${name} <> 0
             ORDER BY hour, currency`,
          )
          expect(kept, name).toEqual(expected)
          const byCampaign = await all(
            store,
            `SELECT quarter - quarter % ${hour} AS hour, currency, sum(${name}) AS n
             FROM rollup_quarter_campaign GROUP BY 1, 2 HAVING sum(${name}) <> 0 ORDER BY 1, 2`,
          )
          expect(byCampaign, name).toEqual(expected)
          const days = new Map<string, number>()
          for (const { at, currency, n } of await all<{ at: number; currency: string; n: number }>(
            store,
            rows,
          )) {
            const key = `${dayOf(at, 'Asia/Kolkata')} ${currency}`
            days.set(key, (days.get(key) ?? 0) + n)
          }
          const byDay = await all<{ key: string; n: number }>(
            store,
            `SELECT day || ' ' || currency AS key, sum(${name}) AS n FROM rollup_day_campaign
             GROUP BY 1 HAVING sum(${name}) <> 0 ORDER BY 1`,
          )
          const expectedDays = [...days]
            .filter(([, n]) => n !== 0)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
          expect(
            byDay.map(({ key, n }) => [key, n]),
            name,
          ).toEqual(expectedDays)
        }
      }),
      { numRuns: 25, seed: 11 },
    )
    expect(Math.min(...Object.values(happened)), 'of each kind some must happen').toBeGreaterThan(9)
  })

  it('refuses a second active campaign of a page by the name of the first', async () => {
    await using store = openTestStore()
    await aPage(store)
    await aCampaign(store, { name: 'Winter' })
    await expect(aCampaign(store, { name: 'Spring' })).rejects.toThrow("'Winter' is active")
    const { campaign } = await aCampaign(store, { name: 'Spring', status: 'paused' })
    await expect(
      store.transaction((tx) => setCampaignStatus(tx, campaign.id, 'active', noon)),
    ).rejects.toThrow("'Winter' is active")
    await store.transaction((tx) => removeCampaign(tx, 1, noon))
    await store.transaction((tx) => setCampaignStatus(tx, campaign.id, 'active', noon))
  })

  it('stores a campaign with all its products or not at all', async () => {
    await using store = openTestStore()
    await aPage(store)
    const making = store.transaction((tx) =>
      createCampaign(
        tx,
        {
          name: 'Winter',
          page_id: 'page-1',
          page_name: 'Dhaka Looms',
          target_daily_conversations: 100,
          currency: 'BDT',
          trial_pack_duration: 7,
        },
        [
          { name: 'Saree', price_minor: 100 },
          { name: 'Shawl', price_minor: -1 },
        ],
        noon,
      ),
    )
    await expect(making).rejects.toThrow(/CHECK/)
    expect(await all(store, 'SELECT * FROM campaigns')).toEqual([])
    expect(await all(store, 'SELECT * FROM products')).toEqual([])
    expect(await all(store, 'SELECT * FROM counters WHERE value <> 0')).toEqual([])
  })
})
