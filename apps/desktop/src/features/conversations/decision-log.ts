import { problemReasons } from '@pal/core/agent/checks/problem-reason'
import { decisionSchema } from '@pal/core/agent/decision/decision'
import { whyHandedOver } from '@pal/core/agent/decision/handed-over'
import { type DecisionLogEntry, keptStep } from '@pal/core/contract/decision-log'
import type { Answer, Query } from '@pal/core/contract/endpoints'
import { isoTimeOrNull } from '@pal/core/domain/iso-time'
import { notFound } from '@pal/core/errors'
import { answerOf } from '@pal/core/texts/reason'
import { productsById } from '@pal/db/campaigns/products'
import {
  decisionLogById,
  type DecisionLogRow,
  recipientsOfSaid,
} from '@pal/db/conversations/decision-log'
import { messageById } from '@pal/db/messages/messages'
import { orderById } from '@pal/db/orders/orders'
import type { Reads } from '@pal/db/schema/reads'
import { readStoredJson } from '@pal/db/schema/stored-json'
import { settingsVersion } from '@pal/db/settings/settings'
import * as z from 'zod/mini'

/** What was kept when the agent wrote this message; a message of anybody else has none. */
export async function decisionOfMessage(db: Reads, messageId: number): Promise<DecisionLogEntry> {
  const message = await messageById(db, messageId)
  if (!message) throw notFound('message_not_found')
  const row =
    message.decision_id === null ? undefined : await decisionLogById(db, message.decision_id)
  if (!row) throw notFound('decision_log_not_found')
  const [decision, said, version, order] = await Promise.all([
    decisionOf(db, row),
    saidOf(db, row),
    settingsVersion(db),
    row.order_id === null ? undefined : orderById(db, row.order_id),
  ])
  return {
    messageId: String(messageId),
    model: row.model,
    settingsVersion: row.settings_version,
    settingsVersionNow: version,
    decision,
    checks: readChecks(row.checks),
    said,
    reviews: readReviews(row.reviews),
    examples: ids.safeParse(readStoredJson(row.examples)).data?.length ?? 0,
    inputTokens: row.input_tokens,
    cachedInputTokens: row.cached_input_tokens,
    outputTokens: row.output_tokens,
    cost: row.unpriced === 0 ? row.cost_micros / 1_000_000 : null,
    latencyMs: row.latency_ms,
    startedAt: new Date(row.started_at).toISOString(),
    finishedAt: isoTimeOrNull(row.finished_at),
    order: order ? { id: order.id, orderId: order.number } : null,
  }
}

async function decisionOf(
  db: Reads,
  { decision }: DecisionLogRow,
): Promise<DecisionLogEntry['decision']> {
  const stored = readStoredJson(decision)
  const read = decisionSchema.safeParse(stored)
  if (!read.success) return null
  const { cart, customer, deliveryNote, stage, language, order, confirmationQuote } = read.data
  const nameOf = await productNames(
    db,
    cart.map(({ productId }) => productId),
  )
  const why = whyHandedOver(read.data)
  return {
    stage,
    language,
    cart: cart.map((line) => ({ ...line, name: nameOf(line.productId) })),
    order,
    step: withStep.safeParse(stored).data?.step ?? null,
    confirmationQuote,
    learned: { ...customer, deliveryNote },
    handOver: read.data.handOver,
    handOverReason: why && answerOf(why.reason),
  }
}

async function saidOf(db: Reads, row: DecisionLogRow): Promise<DecisionLogEntry['said']> {
  const said = storedSaid.safeParse(readStoredJson(row.said)).data ?? []
  const priced = said.map(({ name }) => Number(/^price:(\d{1,15})$/.exec(name)?.[1]))
  const nameOf = await productNames(db, priced.filter(Number.isInteger))
  return said.map((one, at) => ({ ...one, product: nameOf(priced[at]) }))
}

/** By the id; null for one that is no longer sold. */
async function productNames(db: Reads, ids: readonly number[]) {
  const names = new Map((await productsById(db, ids)).map(({ id, name }) => [id, name]))
  return (id: number | undefined) => names.get(id ?? 0) ?? null
}

const mostRecipients = 50

/** Whoever needs a correction, once a card or a price turns out to be wrong. */
export async function recipientsOf(
  db: Reads,
  asked: Query<'decisions.recipients'>,
): Promise<Answer<'decisions.recipients'>> {
  const found = await recipientsOfSaid(db, asked, mostRecipients + 1)
  return {
    recipients: found
      .slice(0, mostRecipients)
      .map(({ conversationId, messageId, psid, customerName, at }) => ({
        conversationId,
        messageId: String(messageId),
        customerId: psid,
        customerName: customerName ?? '',
        at: new Date(at).toISOString(),
      })),
    more: found.length > mostRecipients,
  }
}

const withStep = z.object({ step: keptStep })
const storedSaid = z.array(z.object({ name: z.string(), value: z.string() }))
const reviews = z.array(
  z.object({
    verdict: z.enum(['clean', 'uncovered', 'failed']),
    commitments: z.array(z.object({ words: z.string(), coveredBy: z.nullable(z.string()) })),
    spent: z.nullable(z.object({ costMicros: z.nullable(z.number()) })),
  }),
)

function readReviews(text: string | null): DecisionLogEntry['reviews'] {
  const read = reviews.safeParse(readStoredJson(text)).data ?? []
  return read.map(({ verdict, commitments, spent }) => {
    const micros = spent?.costMicros ?? null
    return { verdict, commitments, cost: micros === null ? null : micros / 1_000_000 }
  })
}

const ids = z.array(z.int())
const checks = z.array(z.object({ code: z.string(), message: z.string() }))

function readChecks(text: string | null): DecisionLogEntry['checks'] {
  return problemReasons(checks.safeParse(readStoredJson(text)).data ?? [])
}
