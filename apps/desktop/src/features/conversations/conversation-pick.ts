import type { Query } from '@pal/core/contract/endpoints'
import { dayMs } from '@pal/core/durations'
import { badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import type { ConversationFilter } from '@pal/db/conversations/conversation-list'
import type { Reads } from '@pal/db/schema/reads'
import { clockOfHours, type Span } from '@pal/db/stats/periods'
import { rollupTimeZone } from '@pal/db/stats/rollups'

import { sourcePick } from '../../http/source-pick.ts'

type Asked = Query<'conversations.count'>

/** Longer than any period of the analytics. */
const longestDays = 200

/** What a query asks for, as the store takes it. */
export async function conversationPick(
  db: Reads,
  asked: Asked,
): Promise<Omit<ConversationFilter, 'limit' | 'before' | 'search' | 'found'>> {
  const { status, stage, reached, page, campaign, product, event, from, to, hour, source } = asked
  const span = { from: from && Date.parse(from), to: to && Date.parse(to) }
  return {
    status: status === 'all' ? undefined : status,
    stage,
    reached,
    pageId: page,
    campaignId: campaign,
    productId: product,
    unread: asked.unread && 1,
    needsHuman: asked.needsYou && 1,
    tag: asked.tag,
    ...sourcePick(source),
    event: event === 'begun' ? undefined : event,
    from: span.from || undefined,
    to: span.to || undefined,
    hours: hour === undefined ? undefined : await hoursAt(db, hour, span),
  }
}

/** Every hour of the period that begins when the shop's clock shows this. */
async function hoursAt(
  db: Reads,
  clock: string,
  { from, to }: { readonly [K in keyof Span]: number | '' | undefined },
): Promise<number[]> {
  if (!from || !to || to - from > longestDays * dayMs) {
    throw badField('hour', because('field_hour_without_period', { days: longestDays }))
  }
  const shown = clockOfHours({ from, to }, await rollupTimeZone(db))
  return [...shown].flatMap(([hour, shows]) => (shows === clock ? [hour] : []))
}
