import type { Answer, Query } from '@pal/core/contract/endpoints'
import { type WholePhone, wholePhone } from '@pal/core/domain/phone'
import { shopCountry } from '@pal/core/domain/shop-country'
import { mustFindCampaign } from '@pal/db/campaigns/campaigns'
import { type ListedConversation, listConversations } from '@pal/db/conversations/conversation-list'
import { customerByPhone, customerById } from '@pal/db/conversations/customers'
import { customerOrders } from '@pal/db/customers/customer-orders'
import { samePhoneOrders } from '@pal/db/customers/same-phone'
import type { Reads } from '@pal/db/schema/reads'
import { phone9 } from '@pal/db/search/normalise'

import { currentSettings } from '../../platform/settings.ts'

/** Shorter ones are still being typed, and would find half the shop. */
const wholeLength = 7
/** Chats whose number ends alike, or of which the seller has noted such a number. */
const mostAlike = 50

const nobody = { known: null, ordered: null, chat: null }

/** Who is known by the number of whoever orders without a chat. */
export async function callerOf(
  db: Reads,
  { phone: typed, campaign }: Query<'orders.caller'>,
): Promise<Answer<'orders.caller'>> {
  if ((phone9(typed)?.length ?? 0) < wholeLength) return nobody
  const [{ page_id: pageId, currency }, { company }] = await Promise.all([
    mustFindCampaign(db, campaign),
    currentSettings(db),
  ])
  const phone = wholePhone(typed, shopCountry(company, currency))
  const customer = await customerByPhone(db, { pageId, phone })
  const chat = await chatByPhone(db, phone)
  return {
    known: customer
      ? {
          customerName: customer.name ?? '',
          customerAddress: customer.address ?? '',
          orders: (await customerOrders(db, customer.id)).orders,
        }
      : null,
    ordered: await samePhoneOrders(db, { id: null, phone: typed }, { company, currency }),
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

async function chatByPhone(db: Reads, phone: WholePhone): Promise<ListedConversation | undefined> {
  // What all spellings have in common.
  const search = phone9(phone.spellings[0] ?? '') ?? ''
  if (search === '') return undefined
  for (const chat of await listConversations(db, { limit: mostAlike, search })) {
    const customer = await customerById(db, chat.customer_id)
    if (customer?.phone && phone.isSame(customer.phone)) return chat
  }
  return undefined
}
