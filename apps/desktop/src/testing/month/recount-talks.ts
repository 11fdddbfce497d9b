import type { GraphMessage } from '@pal/doubles/graph/graph-model'
import type Sqlite from 'better-sqlite3'

import type { MonthCustomer } from './customers.ts'
import type { Lived } from './live.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The words by which a follow-up is known, as customers read them. */
const asksAgain = /^Hi! (?:Are you still interested in|Is there anything else you would like)/
const asksOfTrial = /^Hi! How do you like /
/** What the seller types here. */
const typedByHuman = 'I am looking after it myself.'
const handsOver = 'A person from our team will answer you here.'

export interface Talk {
  readonly customer: MonthCustomer
  readonly conversationId: number
  readonly thread: readonly GraphMessage[]
  readonly orders: readonly TalkOrder[]
  /** When a human took it over. */
  readonly takenOver: readonly number[]
}

interface TalkOrder {
  readonly created_at: number
  readonly cancelled_at: number | null
  readonly is_trial: 0 | 1
}

export function talksOf({ shop, customers, deeds }: Lived, raw: Sqlite.Database): Talk[] {
  const conversation = raw.prepare<[string], { id: number }>(
    `SELECT conversations.id FROM conversations JOIN customers ON customers.id = customer_id
     WHERE psid = ?`,
  )
  const orders = raw.prepare<[number], TalkOrder>(
    `SELECT created_at,
       (SELECT max(at) FROM order_events WHERE order_id = orders.id AND to_status = 'cancelled')
         AS cancelled_at,
       EXISTS (SELECT 1 FROM order_lines
         WHERE order_id = orders.id AND product_type = 'trial_pack') AS is_trial
     FROM orders WHERE conversation_id = ? ORDER BY id`,
  )
  return customers.flatMap((customer) => {
    const thread = shop.graph.thread(customer.page, customer.person.psid)
    if (thread.length === 0) return []
    const id = conversation.get(customer.person.psid)?.id ?? 0
    const takenOver = deeds.takenOver.filter(({ conversationId }) => conversationId === id)
    return {
      customer,
      conversationId: id,
      thread,
      orders: orders.all(id),
      takenOver: takenOver.map(({ at }) => at),
    }
  })
}

/** What went to customers that should not have: one line each. */
export function faultsOfTalks(
  { shop, deeds }: Lived,
  talks: readonly Talk[],
  timezones: Zones,
): string[] {
  const { graph } = shop
  const found: string[] = []
  const sentAs = new Map(graph.sent.map((sent) => [sent.mid, sent]))
  for (const { customer, conversationId, thread, orders, takenOver } of talks) {
    const who = `${customer.kind} in conversation ${conversationId}`
    for (const [index, message] of thread.entries()) {
      if (!message.fromPage) continue
      const { at, text } = message
      const before = thread.slice(0, index)
      const heard = before.findLast(({ fromPage }) => !fromPage)
      const silent = at - (heard?.at ?? -Infinity)
      const wrong = (what: string) => found.push(`${who}: ${what} at ${new Date(at).toJSON()}`)
      const sent = sentAs.get(message.webhookMid)
      const allowed = sent?.tag === 'HUMAN_AGENT' ? 7 * day : day
      if (sent && silent > allowed) wrong('written to outside the window')
      const ofTrial = asksOfTrial.test(text)
      if (!heard || !(ofTrial || asksAgain.test(text))) continue
      // The seller sends one of the drafts when they like.
      if (deeds.spoke.some((spoke) => at >= spoke.at && at - spoke.at < 15_000)) continue
      if (isQuiet(at, timezones(at))) wrong('followed up in the quiet hours')
      if (before.some(({ fromPage, text: said }) => !fromPage && said === 'stop')) {
        wrong('followed up after a stop')
      }
      if (heard.text === 'No, thanks.' && !ofTrial) wrong('followed up after a refusal')
      // Who took over without a word gives it back unanswered: the agent's answer to it comes after.
      const answered = before.findLast(
        (one) => one.fromPage && one.appId === shop.graph.app.id && one.text !== typedByHuman,
      )
      const silentSince = Math.max(heard.at, answered?.at ?? 0)
      if (takenOver.some((since) => since > silentSince && since < at) && !ofTrial) {
        wrong('followed up after a take-over')
      }
      const since = before.filter((one) => one.at >= heard.at && one.fromPage)
      // Whom an outage of the model had handed off is answered once it is over.
      const last = since.findLast((one) => one.appId === shop.graph.app.id)
      if (last?.text.includes(handsOver)) wrong('followed up after a hand-off')
      const same = ofTrial ? asksOfTrial : asksAgain
      if (since.some((one) => same.test(one.text))) wrong('followed up twice')
      const notCancelled = orders.filter(
        (order) => order.created_at < at && (order.cancelled_at ?? Infinity) > at,
      )
      if (!ofTrial && notCancelled.length > 0) wrong('followed up after an order')
      if (!ofTrial) continue
      const trial = notCancelled.find(({ is_trial }) => is_trial === 1)
      if (!trial || at - trial.created_at < 7 * day) wrong('asked of a trial too soon')
      if (notCancelled.some((order) => order.created_at > (trial?.created_at ?? 0))) {
        wrong('asked of a trial after an order')
      }
    }
  }
  for (const { method, path, status, at } of graph.calls) {
    if (method === 'POST' && path.endsWith('/messages') && status === 403) {
      found.push(`Facebook refused a message outside the window at ${new Date(at).toJSON()}`)
    }
  }
  const marks = graph.sent.map(({ metadata }) => metadata)
  if (new Set(marks).size !== marks.length) found.push('something was sent twice')
  return found
}

/** To how many customers a follow-up was due, and who has not heard it once, or has it as a draft. */
export function followedUp({ shop }: Lived, talks: readonly Talk[], raw: Sqlite.Database) {
  // One that the seller has sent as it was is in the thread.
  const drafts = raw.prepare<[number], { n: number }>(
    `SELECT count(*) AS n FROM drafts
     WHERE conversation_id = ? AND kind = 'follow_up' AND state <> 'sent'`,
  )
  const blue = shop.stalls.find((stall) => !stall.drafts)
  const due = talks.filter(({ customer, thread, takenOver }) => {
    const heard = thread.find(({ fromPage }) => fromPage)
    const isAnswered =
      heard?.text.includes('650') && !thread.some((m) => m.text.includes(handsOver))
    const isOver = (thread[0]?.at ?? 0) < shop.clock.now() - 40 * hour
    return (
      customer.kind === 'asks' &&
      customer.page === blue?.page &&
      takenOver.length === 0 &&
      isAnswered &&
      isOver
    )
  })
  const others = due.flatMap(({ thread, conversationId }) => {
    const sent = thread.filter(({ fromPage, text }) => fromPage && asksAgain.test(text)).length
    const times = sent + (drafts.get(conversationId)?.n ?? 0)
    if (times === 1) return []
    const said = thread.map(({ at, text }) => `${new Date(at).toJSON()} ${text.slice(0, 60)}`)
    return `conversation ${conversationId}, ${times} times: ${said.join(' | ')}`
  })
  return { due: due.length, others }
}

export type Zones = (at: number) => string

const walls = new Map<string, Intl.DateTimeFormat>()

/** From 22 to 8 on the clock on the shop's wall. */
function isQuiet(at: number, timeZone: string): boolean {
  const wall =
    walls.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  walls.set(timeZone, wall)
  const shown = Number(wall.format(at))
  return shown >= 22 || shown < 8
}
