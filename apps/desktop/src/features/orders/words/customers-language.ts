import { languageKey } from '@pal/core/agent/context/labels'
import { isRomanisedBengali, languageOf } from '@pal/core/agent/context/language-of'
import type { OwnLanguage } from '@pal/core/domain/entities'
import { customerById } from '@pal/db/conversations/customers'
import { messagesOf } from '@pal/db/messages/messages'
import type { OrderRow } from '@pal/db/orders/orders'
import type { Reads } from '@pal/db/schema/reads'

/** So many of the customer's last messages tell the language. */
const heard = 6

/** In which of its languages the program speaks to whoever ordered. */
export async function customersLanguage(
  db: Reads,
  order: Pick<OrderRow, 'customer_id' | 'conversation_id' | 'customer_name' | 'customer_address'>,
  shops: string,
): Promise<OwnLanguage> {
  const { conversation_id: id } = order
  const messages = id === null ? [] : await messagesOf(db, id, { limit: heard * 2 })
  const said = messages
    .filter(({ direction }) => direction === 'in')
    .map(({ text }) => text)
    .slice(-heard)
    .join(' ')
  const customer = await customerById(db, order.customer_id)
  const learnt = customer?.language ? languageKey(customer.language) : null
  const seen = languageOf(said)
  // Urdu is written in the script of Arabic.
  const known = seen === 'ar' && learnt === 'ur' ? learnt : (seen ?? learnt)
  if (known) return known
  if (isRomanisedBengali(said)) return 'bn-latn'
  return languageOf(`${order.customer_name} ${order.customer_address}`) ?? languageKey(shops)
}
