import { numberFormat } from '@pal/core/domain/intl'
import { amountText } from '@pal/core/domain/money'
import { because, type Catalogue, messageOf, type Reason } from '@pal/core/texts/reason'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { fewPieces } from '@pal/db/campaigns/low-stock'
import { productById } from '@pal/db/campaigns/products'
import { listedConversation } from '@pal/db/conversations/conversation-list'
import { trustChangeById } from '@pal/db/conversations/draft-trust'
import { draftById } from '@pal/db/conversations/drafts'
import { lastSaid } from '@pal/db/conversations/last-said'
import type { AlertKind } from '@pal/db/jobs/alerts'
import { linesOf, orderById } from '@pal/db/orders/orders'
import { type Page, pageById } from '@pal/db/pages/pages'
import type { Reads } from '@pal/db/schema/reads'
import { readStoredReason } from '@pal/db/schema/stored-reason'

/** What somebody is notified of: by its id alone, so that whoever is erased is in no queue. */
export type AlertRef =
  | { readonly kind: AlertKind; readonly id: number }
  | { readonly kind: 'page'; readonly id: string }

/** What is sent of it. */
export interface Alert {
  readonly kind: AlertRef['kind'] | 'test'
  /** The same for each attempt to send it. */
  readonly key: string
  readonly id: number | null
  readonly subject: string
  readonly text: string
}

/** How somebody is notified of it. */
export interface Telling {
  readonly catalogue: Catalogue
  /** So many characters the channel takes, subject and text together. */
  readonly most: number
}

export const testAlert = (now: number, { catalogue }: Telling): Alert => ({
  kind: 'test',
  key: `test-${now}`,
  id: null,
  subject: messageOf(because('notify_test_subject'), catalogue),
  text: messageOf(because('notify_test_text'), catalogue),
})

/** What it says, with the name of whom or what it is about. Null where it is gone, or no longer so. */
export async function findAlert(db: Reads, ref: AlertRef, telling: Telling): Promise<Found | null> {
  const found =
    ref.kind === 'page'
      ? await pageAlert(db, ref.id, telling)
      : await readers[ref.kind](db, ref.id, telling)
  return found && { ...found, text: cut(found.text, roomFor(found.subject, telling)) }
}

/** Null where it is gone, or no longer so. */
export async function readAlert(
  db: Reads,
  ref: AlertRef,
  key: string,
  telling: Telling,
): Promise<Alert | null> {
  const found = await findAlert(db, ref, telling)
  if (!found) return null
  const { subject, text } = found
  const id = found.id ?? (ref.kind === 'page' ? null : ref.id)
  return { kind: ref.kind, key, id, subject, text }
}

interface Found extends Pick<Alert, 'subject' | 'text'> {
  /** The customer, the campaign or the page. */
  readonly name: string
  readonly path: string
  /** Of what it leads to, where that is something else. */
  readonly id?: number
}

type Reader = (db: Reads, id: number, telling: Telling) => Promise<Found | null>

/** Messengers and SMS take no letter. */
const shownOfMessage = 600
/** Enough to see what it is about, in an SMS that is paid for by its length. */
const shownOfQuestion = 100
/** What a channel writes between subject and text. */
const between = 2

const roomFor = (subject: string, { most }: Telling) => most - subject.length - between

/** Counted as Telegram and SMS count; no character is cut in two. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, Math.max(0, most - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Facebook does not tell everybody's name. */
function customerOf(
  { customer_name: name, psid }: { readonly customer_name: string | null; readonly psid: string },
  catalogue: Catalogue,
): string {
  return name || messageOf(because('desktop_unnamed', { id: psid }), catalogue)
}

const draftAlert: Reader = async (db, id, { catalogue }) => {
  const draft = await draftById(db, id)
  const row = draft && (await listedConversation(db, draft.conversation_id))
  if (!row || draft.state !== 'open') return null
  const customer = customerOf(row, catalogue)
  const answer = cut(draft.text, shownOfMessage)
  const said = (await lastSaid(db, [draft.conversation_id])).get(draft.conversation_id)
  const asked = cut(said ?? '', shownOfMessage)
  return {
    name: customer,
    path: `/conversations?view=${draft.conversation_id}`,
    subject: messageOf(because('notify_draft_subject', { customer }), catalogue),
    text:
      draft.kind === 'answer' && asked !== ''
        ? messageOf(because('notify_draft_text', { asked, answer }), catalogue)
        : answer,
  }
}

const budgetAlert: Reader = async (db, id, { catalogue }) => {
  const campaign = await campaignById(db, id)
  if (!campaign || campaign.budget_paused_at === null) return null
  const { name } = campaign
  return {
    name,
    path: `/campaigns?campaign=${id}&open=budget`,
    subject: messageOf(because('notify_budget_subject', { name }), catalogue),
    text: messageOf(because('campaign_over_budget', { name }), catalogue),
  }
}

/** Null once it is usable again. */
async function pageAlert(db: Reads, id: string, { catalogue }: Telling): Promise<Found | null> {
  const page = await pageById(db, id)
  if (!page || page.disconnected_at !== null) return null
  const why = whyUnusable(page)
  if (why === null) return null
  return {
    name: page.name,
    path: '/',
    subject: messageOf(because('notify_page_subject', { name: page.name }), catalogue),
    text: messageOf(why, catalogue),
  }
}

function whyUnusable(page: Page): Reason | null {
  if (page.token_state !== 'ok') {
    return readStoredReason(page.state_reason) ?? because('page_connect_again')
  }
  if (page.sending_stopped_until === null) return null
  return readStoredReason(page.sending_stopped_reason) ?? because('page_sending_stopped')
}

const trustAlert: Reader = async (db, id, { catalogue }) => {
  const change = await trustChangeById(db, id)
  const campaign = change && (await campaignById(db, change.campaign_id))
  if (!change || !campaign) return null
  const { name } = campaign
  const { corrected, campaign_id } = change
  const answers = change.answers ?? 0
  return {
    id: campaign_id,
    name,
    path: `/campaigns?campaign=${campaign_id}`,
    subject: messageOf(because('notify_trust_subject', { name }), catalogue),
    text: messageOf(
      because('notify_trust_text', { answers, corrected: corrected ?? 0 }),
      catalogue,
    ),
  }
}

/** Null once there are more again. */
const stockAlert: Reader = async (db, id, { catalogue }) => {
  const product = await productById(db, id)
  const campaign = product && (await campaignById(db, product.campaign_id))
  if (!campaign || product.stock_count === null) return null
  const { name, stock_count: left } = product
  if (left > (product.low_stock ?? (await fewPieces(db)))) return null
  const about = { campaign: campaign.name }
  const [subject, text] =
    left === 0
      ? [because('notify_sold_out_subject', { name }), because('notify_sold_out_text', about)]
      : [
          because('notify_low_stock_subject', { name, pieces: left }),
          because('notify_low_stock_text', about),
        ]
  return {
    name,
    path: `/products?campaign=${campaign.id}&search=${encodeURIComponent(name)}`,
    subject: messageOf(subject, catalogue),
    text: messageOf(text, catalogue),
  }
}

const orderAlert: Reader = async (db, id, telling) => {
  const order = await orderById(db, id)
  if (!order) return null
  const { catalogue } = telling
  const lines = (await linesOf(db, [id])).get(id) ?? []
  const subject = messageOf(because('notify_order_subject', { order: order.number }), catalogue)
  const customer = order.customer_name
  const amount = amountText(order.total_minor, order.currency, catalogue.language)
  const pieces = numberFormat(catalogue.language)
  const text = (shown: number) => {
    const products = lines
      .slice(0, shown)
      .map(({ quantity, name }) => `${pieces.format(quantity)} × ${name}`)
    const all = listed(products.join(', '), lines.length - shown, catalogue)
    return messageOf(because('notify_order_text', { customer, products: all, amount }), catalogue)
  }
  const room = roomFor(subject, telling)
  let shown = lines.length
  // The sum is at its end: it is no use to cut that off.
  while (shown > 0 && text(shown).length > room) shown -= 1
  return { name: customer, path: `/orders?order=${id}`, subject, text: text(shown) }
}

function listed(products: string, more: number, catalogue: Catalogue): string {
  if (more === 0) return products
  return messageOf(because('notify_order_more', { products, count: more }), catalogue).trim()
}

const humanAlert: Reader = async (db, id, { catalogue }) => {
  const row = await listedConversation(db, id)
  const why = row && readStoredReason(row.needs_human_reason)
  if (!row || !why) return null
  const customer = customerOf(row, catalogue)
  const said = (await lastSaid(db, [id])).get(id)
  const reason = messageOf(why, catalogue)
  const question = cut((said ?? '').replaceAll(/\s+/g, ' ').trim(), shownOfQuestion)
  return {
    name: customer,
    path: `/conversations?view=${id}`,
    subject: messageOf(because('notify_human_subject', { customer }), catalogue),
    text: question === '' ? reason : `${reason}\n\n“${question}”`,
  }
}

const readers = {
  order: orderAlert,
  human: humanAlert,
  budget: budgetAlert,
  trust: trustAlert,
  draft: draftAlert,
  stock: stockAlert,
} as const satisfies Record<Exclude<AlertRef['kind'], 'page'>, Reader>
