import { wholePhone } from '@pal/core/domain/phone'

import { createCampaign, type CampaignRow, type NewCampaign } from '../campaigns/campaigns.ts'
import { catalogueOf, type NewProduct, type ProductRow } from '../campaigns/products.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound, type InboundMessage } from '../messages/inbound.ts'
import type { NewOrder, NewOrderLine, OrderFacts } from '../orders/place-order.ts'
import { connectPage } from '../pages/pages.ts'

/** 2026-11-02, 12:00 UTC. */
export const noon = Date.UTC(2026, 10, 2, 12)

export async function aPage(store: Store, id = 'page-1', name = 'Dhaka Looms'): Promise<void> {
  await connectPage(store.db, { id, name, category: 'Clothing', now: noon })
}

export interface MadeCampaign {
  campaign: CampaignRow
  products: ProductRow[]
}

export async function aCampaign(
  store: Store,
  {
    products = [{ name: 'Saree', price_minor: 129_900 }],
    ...over
  }: Partial<NewCampaign> & { products?: NewProduct[] } = {},
): Promise<MadeCampaign> {
  return store.transaction(async (tx) => {
    const campaign = await createCampaign(
      tx,
      {
        name: 'Winter',
        page_id: 'page-1',
        page_name: 'Dhaka Looms',
        target_daily_conversations: 100,
        currency: 'BDT',
        trial_pack_duration: 7,
        ...over,
      },
      products,
      noon,
    )
    return { campaign, products: await catalogueOf(tx, campaign.id) }
  })
}

export function inbound(over: Partial<InboundMessage> = {}): InboundMessage {
  return {
    pageId: 'page-1',
    psid: 'psid-1',
    mid: 'm_1',
    text: 'Hello',
    sentAt: noon,
    now: noon,
    customerName: 'Rahim Uddin',
    ...over,
  }
}

/** `psid-1`, `psid-2` …, who have each written their name: in conversations 1, 2 …, so far apart. */
export async function someCustomers(store: Store, count: number, apartMs = 0): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    const psid = `psid-${n}`
    const at = noon + (n - 1) * apartMs
    const said = inbound({ psid, mid: psid, text: psid, sentAt: at, now: at })
    await store.transaction((tx) => ingestInbound(tx, said))
  }
}

export interface SomeOrder extends Partial<Omit<OrderFacts, 'lines'>> {
  conversationId?: number | null
  line?: Partial<NewOrderLine>
}

/** An order of one saree, but for what a test is about. */
export function someOrder({ line, conversationId = 1, ...over }: SomeOrder = {}): NewOrder {
  const facts: OrderFacts = {
    campaignId: 1,
    currency: 'BDT',
    customer: { name: 'Rahim Uddin', phone: '01712345678', address: 'Dhaka' },
    lines: [
      {
        productId: 1,
        name: 'Saree',
        quantity: 1,
        unitPriceMinor: 100,
        productType: 'main',
        ...line,
      },
    ],
    discountMinor: 0,
    deliveryMinor: 0,
    aiPoints: 10,
    decidedBy: 'agent',
    sourceMessageId: null,
    now: noon,
    ...over,
  }
  if (conversationId !== null) return { ...facts, conversationId }
  return { ...facts, conversationId, caller: wholePhone(facts.customer.phone, 'BD') }
}
