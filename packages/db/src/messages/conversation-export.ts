import type { ConversationStage, ConversationStatus } from '@pal/core/domain/entities'

import {
  foundBy,
  foundValues,
  type ListedConversation,
  live,
  selectListed,
} from '../conversations/conversation-list.ts'
import { inPeriod, type PeriodFilter, periodValues } from '../conversations/period-filter.ts'
import type { Reads } from '../schema/reads.ts'
import type { MessageRow } from './messages.ts'

export interface ExportFilter extends PeriodFilter {
  status?: ConversationStatus | undefined
  stage?: ConversationStage | 'live' | undefined
  search?: string | undefined
  /** Beside those that `search` finds by name. */
  found?: readonly number[] | undefined
}

export interface ExportedConversation extends ListedConversation {
  customer_phone: string | null
}

/**
 * Which conversations a file holds, the last begun first. Not by activity: one that becomes active
 * while the file is written would be left out.
 */
export async function conversationIds(
  db: Reads,
  filter: ExportFilter,
  page: { limit: number; beforeId?: number | undefined },
): Promise<number[]> {
  const { status, stage, search: typed, found, ...period } = filter
  const search = typed?.trim() ?? ''
  let query = db
    .selectFrom('conversations')
    .select('conversations.id')
    .where((eb) => eb.and(inPeriod(periodValues(period), false)))
    .orderBy('conversations.id', 'desc')
    .limit(page.limit)
  if (status) query = query.where('conversations.status', '=', status)
  if (stage === 'live') query = query.where(live)
  else if (stage) query = query.where('conversations.stage', '=', stage)
  if (search !== '') query = query.where(foundBy(foundValues(search, found)))
  if (page.beforeId !== undefined) query = query.where('conversations.id', '<', page.beforeId)
  const rows = await query.execute()
  return rows.map(({ id }) => id)
}

export async function conversationsWithIds(
  db: Reads,
  ids: readonly number[],
): Promise<ExportedConversation[]> {
  return selectListed(db)
    .select('customers.phone as customer_phone')
    .where('conversations.id', 'in', ids)
    .orderBy('conversations.id', 'desc')
    .execute()
}

/** The oldest `limit` messages after a point, as one reads them. */
export async function messagesAfter(
  db: Reads,
  conversationId: number,
  page: { limit: number; after: { at: number; id: number } | null },
): Promise<MessageRow[]> {
  const { after } = page
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('sent_at', 'id'), '>', eb.tuple(after?.at ?? 0, after?.id ?? 0)),
      ),
    )
    .orderBy('sent_at')
    .orderBy('id')
    .limit(page.limit)
    .execute()
}
