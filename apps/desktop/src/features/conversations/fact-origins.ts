import type { ConversationDetail } from '@pal/core/contract/conversations'
import type { FactOrigin } from '@pal/core/contract/decision-log'
import { isoTime } from '@pal/core/domain/iso-time'
import type { CustomerRow } from '@pal/db/conversations/customers'
import { type FactSource, factSources } from '@pal/db/conversations/fact-sources'
import { messageById } from '@pal/db/messages/messages'
import type { Reads } from '@pal/db/schema/reads'

import { excerpt } from './excerpt.ts'

/** Where what is known of a customer came from, with the words of the message that it is in. */
export async function factOrigins(
  db: Reads,
  customer: CustomerRow,
): Promise<ConversationDetail['collectedFrom']> {
  const sources = factSources(customer)
  const [name, phone, address] = await Promise.all([
    originOf(db, sources.name, customer.name),
    originOf(db, sources.phone, customer.phone),
    originOf(db, sources.address, customer.address),
  ])
  return { name, phone, address }
}

async function originOf(
  db: Reads,
  source: FactSource | undefined,
  value: string | null,
): Promise<FactOrigin> {
  if (!source || value === null) return null
  const none = { at: null, messageId: null, words: null }
  if (source.by === 'profile') return { ...none, by: 'profile' }
  if (source.by === 'human') return { ...none, by: 'human', at: isoTime(source.at) }
  const message = await messageById(db, source.messageId)
  if (!message) return { ...none, by: 'message' }
  const text = message.text.trim()
  return {
    by: 'message',
    at: isoTime(message.sent_at),
    messageId: String(message.id),
    words: text === '' ? null : excerpt(text, value),
  }
}
