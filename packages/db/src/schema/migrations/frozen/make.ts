import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { because } from '@pal/core/texts/reason'

import { countMessagesUsed } from '../../../campaigns/tactic-stats.ts'
import { addDecisionLog } from '../../../conversations/decision-log.ts'
import { appendLogs } from '../../../logs/logs.ts'
import { logFile, openStore, storeFile } from '../../../maintenance/open-store.ts'
import type { Store } from '../../../maintenance/store.ts'
import { ingestInbound } from '../../../messages/inbound.ts'
import { insertOutgoing, markSending, markSent } from '../../../messages/outgoing.ts'
import { setOrderStatus } from '../../../orders/moves.ts'
import { placeOrder } from '../../../orders/place-order.ts'
import { aCampaign, aPage, inbound, noon } from '../../../testing/fixtures.ts'
import { testFolder } from '../../../testing/testing.ts'

/**
 * How the next frozen store is made: on the commit that is released, before any newer migration is
 * added, run `node packages/db/src/schema/migrations/frozen/make.ts N` with N the store's version.
 * It writes `store-N.db.br` and `logs-N.db.br` beside this file. Add N to `frozen.test.ts`, with the
 * fingerprints of its migrations. What is frozen is never made again.
 */
const minute = 60_000

const customers = [
  { psid: 'p-1', customerName: 'রহিম উদ্দিন', text: 'নীল শাড়ির দাম কত?' },
  { psid: 'p-2', customerName: 'Fatema Begum', text: 'Is the blue saree in stock?' },
  { psid: 'p-3', customerName: 'শাহনাজ পারভীন', text: 'ঢাকায় ডেলিভারি কবে পাব?' },
  { psid: 'p-4', customerName: 'Karim', text: 'apa price koto' },
  { psid: 'p-5', customerName: 'ليلى', text: 'هل القميص متوفر؟' },
] as const

/** A small shop's day: every table that a seller would miss holds something of it. */
async function smallLife(store: Store): Promise<void> {
  await aPage(store)
  await aPage(store, 'page-2', 'কলকাতা সিল্ক')
  const { campaign, products } = await aCampaign(store, {
    products: [
      { name: 'নীল শাড়ি', price_minor: 129_900, stock_count: 12 },
      { name: 'Saree', price_minor: 99_900 },
      { name: 'Scarf', price_minor: 25_050, product_type: 'upsell' },
    ],
  })
  await aCampaign(store, { name: 'Paused', status: 'paused', currency: 'USD', page_id: 'page-2' })
  for (const [n, customer] of customers.entries()) {
    const at = noon + n * 7 * 60 * minute
    await store.transaction(async (tx) => {
      await ingestInbound(tx, inbound({ ...customer, mid: `in-${n}-1`, sentAt: at, now: at }))
      const conversationId = n + 1
      const { message } = await insertOutgoing(tx, {
        conversationId,
        author: n % 2 === 0 ? 'agent' : 'human',
        text: `উত্তর ${n}: yes, it is there`,
        now: at + minute,
      })
      await markSending(tx, message.id, at + minute)
      await markSent(tx, message.id, { mid: `out-${n}`, now: at + 2 * minute })
      await ingestInbound(
        tx,
        inbound({
          ...customer,
          text: 'ধন্যবাদ',
          mid: `in-${n}-2`,
          sentAt: at + 3 * minute,
          now: at + 3 * minute,
        }),
      )
      await addDecisionLog(tx, {
        conversation_id: conversationId,
        campaign_id: campaign.id,
        settings_version: 1,
        model: 'gpt-frozen',
        outcome: 'answered',
        input_tokens: 900 + n,
        output_tokens: 80,
        cost_micros: 1200,
        started_at: at + minute,
        examples: n === 3 ? '[1]' : null,
      })
      const line = { campaignId: campaign.id, texts: ['আজই নিন'], message: { created_at: at } }
      await countMessagesUsed(tx, { conversationId, ...line })
    })
  }
  const [first, second] = products
  if (!first || !second) throw new Error('the shop has no products')
  for (const [n, product] of [first, second, first].entries()) {
    const at = noon + n * 11 * 60 * minute
    await store.transaction((tx) =>
      placeOrder(tx, {
        campaignId: campaign.id,
        conversationId: n + 1,
        currency: 'BDT',
        customer: {
          name: customers[n]?.customerName ?? '',
          phone: `0171234567${n}`,
          address: 'বাড়ি ১২, ধানমন্ডি, ঢাকা',
        },
        lines: [
          {
            productId: product.id,
            name: product.name,
            quantity: n + 1,
            unitPriceMinor: product.price_minor,
            productType: 'main',
          },
        ],
        discountMinor: 0,
        deliveryMinor: 6000,
        aiPoints: 10,
        decidedBy: 'agent',
        sourceMessageId: null,
        now: at,
      }),
    )
  }
  await store.transaction((tx) =>
    setOrderStatus(tx, 3, { to: 'cancelled', actor: 'human', now: noon + 30 * 60 * minute }),
  )
  await store.db
    .insertInto('settings')
    .values({ tab: 'company', value: '{"companyName":"ঢাকা লুমস"}', updated_at: noon })
    .execute()
  await appendLogs(
    store.logs.db,
    Array.from({ length: 30 }, (_, n) => ({
      at: noon + n * minute,
      level: n % 10 === 0 ? ('error' as const) : ('info' as const),
      category: n % 2 === 0 ? ('facebook' as const) : ('ai' as const),
      said: because('earlier_text', { text: `line ${n} অর্ডার` }),
      details: n % 3 === 0 ? { n } : null,
    })),
  )
}

const version = process.argv[2]
if (!version) throw new Error('Say which version of the store this is')
const squeeze = promisify(brotliCompress)
await using folder = await testFolder()
{
  await using store = await openStore(folder.path)
  if (store.raw.pragma('user_version', { simple: true }) !== Number(version)) {
    throw new Error(`This program does not write version ${version}`)
  }
  await smallLife(store)
}
for (const [file, name] of [
  [storeFile, 'store'],
  [logFile, 'logs'],
] as const) {
  const content = await readFile(join(folder.path, file))
  const small = await squeeze(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
  await writeFile(join(import.meta.dirname, `${name}-${version}.db.br`), small)
}
