import type {
  ConversationEvent,
  ConversationStage,
  ConversationStatus,
} from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import type { Span } from '@pal/db/stats/periods'

/** Below /api the same address lists the rows. */
type Query = Readonly<Record<string, string | number | undefined>>

function address(path: string, span: Span, query: Query): string {
  const all: Query = { from: isoTime(span.from), to: isoTime(span.to), ...query }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) params.set(name, `${value}`)
  }
  return `${path}?${params.toString()}`
}

export interface OrderRows {
  readonly campaign?: number
  readonly product?: number
  readonly currency?: string
  readonly sold?: 'true'
  readonly chat?: 'true'
  readonly agent?: 'true'
  readonly source?: string
}

export const ordersLink = (span: Span, rows: OrderRows = {}) =>
  address('/orders', span, { ...rows })

export interface ConversationRows {
  readonly event?: ConversationEvent
  readonly campaign?: number | undefined
  readonly stage?: ConversationStage
  readonly reached?: ConversationStage
  readonly status?: ConversationStatus
  readonly hour?: string
  readonly source?: string
}

export const conversationsLink = (span: Span, rows: ConversationRows = {}) =>
  address('/conversations', span, { ...rows })

/** Who wants a product now, whenever they begun. */
export const wantedLink = (product: number) => `/conversations?product=${product}`
