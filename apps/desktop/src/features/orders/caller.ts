import type { Answer, Query } from '@pal/core/contract/endpoints'
import { mustFindCampaign } from '@pal/db/campaigns/campaigns'
import { listConversations } from '@pal/db/conversations/conversation-list'
import { customerByPhone } from '@pal/db/conversations/customers'
import { customerOrders } from '@pal/db/customers/customer-orders'
import type { Reads } from '@pal/db/schema/reads'
import { phone9 } from '@pal/db/search/normalise'

/** Shorter ones are still being typed, and would find half the shop. */
const wholeNumber = 7

/** Who is known by the number of whoever orders without a chat. */
export async function callerOf(
  db: Reads,
  { phone, campaign }: Query<'orders.caller'>,
): Promise<Answer<'orders.caller'>> {
  const digits = phone9(phone)
  if (digits === null || digits.length < wholeNumber) return { known: null, chat: null }
  const { page_id: pageId } = await mustFindCampaign(db, campaign)
  const customer = await customerByPhone(db, { pageId, phone })
  const [chat] = await listConversations(db, { limit: 1, search: digits })
  return {
    known: customer
      ? {
          customerName: customer.name ?? '',
          customerAddress: customer.address ?? '',
          orders: (await customerOrders(db, customer.id)).orders,
        }
      : null,
    chat: chat
      ? {
          conversationId: chat.id,
          customerName: chat.customer_name ?? '',
          customerId: chat.psid,
          pageName: chat.page_name,
        }
      : null,
  }
}
