import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

interface Near {
  readonly pageId: string
  readonly psid: string
  readonly direction: 'in' | 'out'
  readonly from: number
  readonly to: number
}

/** What a message of this customer, told with a time in between, may be another copy of. */
export async function messagesNear(db: Reads, where: Near) {
  return near(db, { ...where })
}

const near = preparedQuery((db: Reads, { pageId, psid, direction, from, to }: Near) =>
  db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'messages.conversation_id')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .select((eb) => [
      'messages.id',
      'messages.conversation_id',
      'messages.mid',
      'messages.text',
      'messages.author',
      'messages.attachments',
      'messages.sent_at',
      eb
        .exists(
          eb
            .selectFrom('messages as before')
            .select('before.id')
            .whereRef('before.conversation_id', '=', 'messages.conversation_id')
            .whereRef('before.sent_at', '=', 'messages.sent_at')
            .whereRef('before.id', '<', 'messages.id'),
        )
        .as('pushed'),
    ])
    .where('customers.page_id', '=', pageId)
    .where('customers.psid', '=', psid)
    // Also for the index of PSIDs, which holds these only.
    .where('customers.erasing_since', 'is', null)
    .where('messages.sent_at', '>=', from)
    .where('messages.sent_at', '<=', to)
    .where('messages.direction', '=', direction)
    .where((eb) =>
      eb.or([
        eb('messages.mid', 'is not', null),
        eb('messages.state', 'in', ['sending', 'unknown']),
      ]),
    )
    .orderBy('messages.sent_at')
    .orderBy('messages.id'),
)
