import { countMessagesUsed } from '@pal/db/campaigns/tactic-stats'
import { changeCustomer } from '@pal/db/conversations/customers'
import { addDecisionLog } from '@pal/db/conversations/decision-log'
import { keepDraft } from '@pal/db/conversations/drafts'
import { keepSource } from '@pal/db/conversations/sources'
import { keepStatedFacts } from '@pal/db/conversations/stated-facts'
import { keepSummary } from '@pal/db/conversations/summaries'
import { markTask } from '@pal/db/conversations/tasks/task-marks'
import { findTask } from '@pal/db/conversations/tasks/tasks'
import { eraseCustomer } from '@pal/db/maintenance/erase'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { insertOutgoing } from '@pal/db/messages/outgoing'
import { scheduleReply } from '@pal/db/messages/scheduled-replies'
import { storeWebhookEvent } from '@pal/db/messages/webhook-events'
import { keepCourierFile } from '@pal/db/orders/courier-files'
import { setOrderStatus } from '@pal/db/orders/moves'
import { placeOrder } from '@pal/db/orders/place-order'
import { returnOrder } from '@pal/db/orders/returns'
import { keepComment } from '@pal/db/pages/comments'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { keepToRehearse } from '@pal/db/turns/rehearsable'
import { expect, it } from 'vitest'

import { customerFile } from './customer-file.ts'

/** Where it is in a customer's file, or why it does not. */
type Place = string | { readonly not: string }
const link = { not: 'only ties rows of the store together' }
const search = { not: 'is made of another column, so that a search finds it' }
const work = { not: 'says how far the program has come with its work' }
const counted = { not: 'is counted from the orders, which are in the file' }
const sending = { not: 'is about the sending, and no fact about the customer' }

/** Each column of what is stored of one customer. A new one is named, or it says here why not. */
const columns: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  customers: {
    id: link,
    page_id: 'customer.pageId',
    psid: 'customer.customerId',
    name: 'customer.name',
    profile_name: 'customer.profileName',
    fact_sources: 'customer.knownFrom',
    phone: 'customer.phone',
    phone9: search,
    address: 'customer.address',
    language: 'customer.language',
    erasing_since: work,
    order_count: counted,
    delivered_count: counted,
    returned_count: counted,
    cancelled_count: counted,
    last_order_at: counted,
    created_at: 'customer.createdAt',
    updated_at: 'customer.updatedAt',
  },
  customer_revenue: { customer_id: link, currency: counted, orders: counted, minor: counted },
  conversations: {
    id: 'conversation.id',
    customer_id: link,
    page_id: 'customer.pageId',
    thread_id: 'conversation.threadId',
    campaign_id: 'campaigns.campaignId',
    platform: { not: 'is the same for everybody' },
    stage: 'conversation.stage',
    status: 'conversation.status',
    last_message: 'messages.text',
    last_message_at: 'messages.timestamp',
    last_customer_at: 'messages.timestamp',
    waiting_since: work,
    last_activity_at: 'conversation.lastActivity',
    listed_at: work,
    message_count: 'conversation.messageCount',
    unread_count: work,
    handler: 'conversation.handler',
    takeover_until: work,
    other_app_at: work,
    needs_human_reason: 'conversation.needsHumanReason',
    needs_human_at: work,
    disclose_from: work,
    handed_back_at: work,
    delivered_until: 'messages.state',
    read_until: 'messages.state',
    delivery_note: 'conversation.deliveryNote',
    cart: 'conversation.cart',
    agent_failures: work,
    answers_in_row: work,
    no_follow_ups_since: 'conversation.noFollowUpsSince',
    can_reply: sending,
    can_reply_at: sending,
    thread_updated_at: work,
    erasing_since: work,
    note: 'conversation.note',
    tags: 'conversation.tags',
    created_at: 'conversation.createdAt',
    updated_at: work,
  },
  messages: {
    conversation_id: link,
    sent_at: 'messages.timestamp',
    id: 'messages.id',
    page_id: 'customer.pageId',
    mid: 'messages.facebookId',
    direction: 'messages.sender',
    author: 'messages.sender',
    text: 'messages.text',
    attachments: 'messages.attachments',
    reply_to_mid: 'messages.replyTo',
    state: 'messages.state',
    response_ms: work,
    corrected_by: link,
    state_reason: sending,
    client_id: sending,
    part: sending,
    scheduled_reply_id: link,
    holding_since: work,
    order_event_id: link,
    correction_draft_id: link,
    send_attempted_at: sending,
    decision_id: link,
    edited_at: 'messages.editedAt',
    created_at: work,
    scheduled_for: 'messages.scheduledFor',
    reaction: 'messages.reaction',
    quick_replies: 'messages.quickReplies',
    tapped: 'messages.tapped',
  },
  attachments: {
    id: link,
    conversation_id: link,
    message_id: link,
    position: link,
    state: 'messages.attachments.stored.state',
    reason: work,
    file: 'messages.attachments.stored.file',
    mime: 'messages.attachments.stored.mime',
    size: 'messages.attachments.stored.size',
    attempts: work,
    next_at: work,
    created_at: work,
    kept_at: work,
    transcript: 'messages.attachments.stored.transcript',
  },
  scheduled_replies: {
    id: link,
    conversation_id: link,
    text: 'scheduledReplies.text',
    send_at: 'scheduledReplies.sendAt',
    client_id: sending,
    problem: sending,
    created_at: 'scheduledReplies.createdAt',
  },
  decision_log: {
    id: 'decisions.id',
    conversation_id: link,
    campaign_id: 'campaigns.campaignId',
    trigger_message_id: link,
    settings_version: work,
    model: 'decisions.model',
    decision: 'decisions.decision',
    checks: 'decisions.checks',
    outcome: 'decisions.outcome',
    input_tokens: { not: 'is what the shop pays' },
    cached_input_tokens: { not: 'is what the shop pays' },
    output_tokens: { not: 'is what the shop pays' },
    cost_micros: { not: 'is what the shop pays' },
    unpriced: { not: 'is what the shop pays' },
    latency_ms: work,
    started_at: 'decisions.startedAt',
    finished_at: 'decisions.finishedAt',
    order_id: 'decisions.orderId',
    error: work,
    examples: { not: 'names answers that were given to others' },
    said: 'decisions.said',
    reviews: 'decisions.reviews',
    subject: 'decisions.subject',
  },
  campaign_conversations: {
    campaign_id: 'campaigns.campaignId',
    conversation_id: link,
    since: 'campaigns.since',
  },
  tactic_messages_sent: {
    conversation_id: link,
    campaign_id: 'tacticMessages.campaignId',
    text: 'tacticMessages.text',
    at: 'tacticMessages.at',
    sold: 'tacticMessages.bought',
  },
  task_marks: {
    kind: work,
    ref: link,
    conversation_id: link,
    task_at: work,
    done_at: work,
    done_reason: { not: 'is kept to take a slip back; the log has why a human was asked for' },
    snoozed_until: work,
  },
  drafts: {
    id: link,
    conversation_id: link,
    kind: 'drafts.kind',
    text: 'drafts.text',
    reason: 'drafts.reason',
    subject: 'drafts.subject',
    about: link,
    decision_id: link,
    outcome: { not: 'is made of the decision, which is in the file' },
    confirmed_by_id: link,
    known_until: link,
    state: 'drafts.state',
    created_at: 'drafts.createdAt',
    settled_at: 'drafts.settledAt',
  },
  conversation_sources: {
    conversation_id: link,
    at: 'sources.at',
    kind: 'sources.kind',
    ref: 'sources.ref',
    ad_id: 'sources.adId',
    title: 'sources.title',
    words: 'sources.words',
  },
  comments: {
    id: 'comments.id',
    page_id: 'customer.pageId',
    at: 'comments.at',
    author_id: 'comments.authorId',
    conversation_id: link,
  },
  conversation_summaries: {
    conversation_id: link,
    text: 'conversation.summary.text',
    up_to_id: link,
    up_to: 'conversation.summary.upTo',
    made_at: 'conversation.summary.madeAt',
  },
  stated_facts: {
    message_id: link,
    kind: 'statedFacts.kind',
    product_id: 'statedFacts.productId',
    value: 'statedFacts.value',
    conversation_id: link,
    campaign_id: 'campaigns.campaignId',
    at: 'statedFacts.at',
  },
  rehearsal_conversations: {
    conversation_id: link,
    kept_at: 'conversation.keptToRehearseSince',
  },
  answer_examples: {
    answer_id: { not: 'points to two of the messages' },
    question_id: { not: 'points to two of the messages' },
    conversation_id: link,
    page_id: 'customer.pageId',
    at: 'messages.timestamp',
    campaign_id: 'campaigns.campaignId',
    removed_at: work,
  },
  orders: {
    id: 'orders.id',
    number: 'orders.orderId',
    campaign_id: 'orders.campaignId',
    conversation_id: 'orders.conversationId',
    customer_id: link,
    page_id: 'orders.pageId',
    customer_name: 'orders.customerName',
    customer_phone: 'orders.customerPhone',
    phone9: search,
    customer_address: 'orders.customerAddress',
    currency: 'orders.currency',
    subtotal_minor: 'orders.subtotal',
    discount_minor: 'orders.discount',
    delivery_minor: 'orders.deliveryFee',
    total_minor: 'orders.totalAmount',
    status: 'orders.status',
    ai_points: 'orders.aiPointsEarned',
    payment_method: 'orders.paymentMethod',
    payment_reference: 'orders.paymentReference',
    payment_status: 'orders.paymentStatus',
    paid_minor: 'orders.paidAmount',
    waived_minor: 'orders.waivedAmount',
    cancel_reason: 'orders.cancelReason',
    paid_at: 'orders.paidAt',
    returned_minor: 'orders.returnedAmount',
    returned_at: 'orders.returnedAt',
    courier: 'orders.courier',
    tracking_number: 'orders.trackingNumber',
    likely_double_of: work,
    advance_reason: 'orders.advance',
    delivery_area: 'orders.deliveryArea',
    delivery_instructions: 'orders.deliveryInstructions',
    slip_printed_at: work,
    courier_file: 'orders.courierFile.courier',
    courier_file_at: 'orders.courierFile.at',
    courier_file_changed_at: 'orders.courierFile.changed',
    decided_by: 'orders.history.actor',
    source_message_id: link,
    client_id: work,
    created_at: 'orders.createdAt',
    updated_at: work,
  },
  order_lines: {
    order_id: link,
    line: link,
    product_id: 'orders.products.productId',
    name: 'orders.products.name',
    quantity: 'orders.products.quantity',
    unit_price_minor: 'orders.products.unitPrice',
    total_minor: 'orders.products.total',
    product_type: { not: 'is the shop’s word for its product' },
    unit_cost_minor: { not: 'is what the shop paid, and in its own file of orders' },
  },
  order_events: {
    id: link,
    order_id: link,
    at: 'orders.history.at',
    kind: 'orders.history.kind',
    from_status: 'orders.history.from',
    to_status: 'orders.history.to',
    note: 'orders.history.note',
    detail: 'orders.history.facts',
    actor: 'orders.history.actor',
  },
  order_returns: {
    id: 'orders.returns.id',
    order_id: link,
    at: 'orders.returns.at',
    reason: 'orders.returns.reason',
    note: 'orders.returns.note',
    amount_minor: 'orders.returns.amount',
    restocked: 'orders.returns.restocked',
    actor: 'orders.returns.actor',
  },
  order_return_lines: {
    return_id: link,
    line: 'orders.returns.lines.line',
    quantity: 'orders.returns.lines.quantity',
  },
  webhook_events: {
    id: link,
    page_id: 'customer.pageId',
    psid: 'customer.customerId',
    kind: 'events.kind',
    event_key: work,
    body: 'events.body',
    received_at: 'events.receivedAt',
    handled_at: work,
  },
}

/** That a comment was seen to stays known, and not whose it was. */
const named: Readonly<Record<string, string>> = {
  comments: 'WHERE author_id IS NOT NULL OR conversation_id IS NOT NULL',
}

/** Tables without a customer in them, and where their rows are handed out. */
const others: Readonly<Record<string, Place>> = {
  pages: { not: 'is fetched from Facebook again' },
  campaigns: 'campaigns.json of everything',
  products: 'products of everything',
  settings: 'settings.json of everything',
  secrets: { not: 'leaves this machine in no file' },
  app_state: { not: 'says what this installation was doing' },
  stated_texts: 'statedFacts of each customer to whom it was stated',
  tactic_message_stats: { not: 'is counted from other rows' },
  tactic_proposals: 'campaigns.json of everything',
  rehearsal_offers: 'rehearsal-offers.json of everything',
  trust_changes: 'campaigns.json of everything',
  erased_customers: { not: 'names nobody' },
  jobs: work,
  page_calls: work,
  counters: { not: 'is counted from other rows' },
  store_meta: work,
  rollup_hour_all: { not: 'is counted from other rows' },
  rollup_quarter_campaign: { not: 'is counted from other rows' },
  rollup_day_campaign: { not: 'is counted from other rows' },
  rollup_day_next: { not: 'is counted from other rows' },
}

async function aLife(store: Store): Promise<void> {
  await aPage(store)
  await aCampaign(store)
  await store.transaction(async (tx) => {
    const attachments = [{ type: 'image', name: null, url: 'https://x/1' }]
    await ingestInbound(tx, inbound({ attachments }))
    await changeCustomer(tx, 1, { phone: '01755443322' }, { now: noon })
    const decision = { conversation_id: 1, settings_version: 1, model: 'gpt', outcome: 'answered' }
    await addDecisionLog(tx, { ...decision, started_at: noon })
    const answer = { conversationId: 1, author: 'agent', text: 'Few are left', now: noon } as const
    const { message } = await insertOutgoing(tx, answer)
    const used = { conversationId: 1, campaignId: 1, texts: ['Few are left'], message }
    await countMessagesUsed(tx, used)
    const ad = { kind: 'ad', ref: 'eid', ad_id: '1', title: 'Eid' } as const
    await keepSource(tx, { conversation_id: 1, at: noon, ...ad })
    const comment = { id: '7', page_id: 'page-1', at: noon, author_id: '8' }
    await keepComment(tx, { ...comment, conversation_id: 1 })
    const summary = { text: 'Looks for a gift', up_to_id: 1, up_to: noon, made_at: noon }
    await keepSummary(tx, { conversation_id: 1, ...summary })
    await keepStatedFacts(tx, message, 1, [
      { kind: 'price', productId: 1, value: 100 },
      { kind: 'card', productId: 0, value: 'Back within 7 days.', card: 'returns' },
    ])
    await placeOrder(tx, someOrder())
    for (const to of ['processing', 'shipped', 'delivered'] as const) {
      await setOrderStatus(tx, 1, { to, actor: 'human', now: noon })
    }
    await returnOrder(tx, 1, {
      lines: [{ line: 1, quantity: 1 }],
      reason: 'damaged',
      note: null,
      amountMinor: null,
      restock: true,
      actor: 'human',
      now: noon,
    })
    const later = { conversationId: 1, text: 'Tomorrow', sendAt: noon + 1, clientId: null }
    await scheduleReply(tx, { ...later, now: noon })
    const drafted = { conversation_id: 1, kind: 'held', text: 'Perhaps', created_at: noon } as const
    await keepDraft(tx, drafted)
    await keepToRehearse(tx, [1], noon)
    await markTask(tx, (await findTask(tx, 'scheduled', 1))!, { doneAt: noon })
    await storeWebhookEvent(tx, {
      pageId: 'page-1',
      psid: 'psid-1',
      kind: 'postback',
      eventKey: 'key',
      body: {},
      receivedAt: noon,
    })
  })
  await keepCourierFile(store.db, { ids: [1] }, { courier: 'pathao', again: false, now: noon })
}

/** Through lists by their first item. */
function at(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (name === undefined) return value
  if (typeof first !== 'object' || first === null || !(name in first)) return undefined
  return at((first as Record<string, unknown>)[name], rest)
}

it('every table of the store is listed here, and every column of what is a customer’s [EN-02]', async () => {
  await using store = openTestStore()
  const tables = store.raw
    .prepare<[], { name: string; columns: string }>(
      `SELECT t.name, group_concat(c.name ORDER BY c.cid) AS columns
       FROM pragma_table_list AS t, pragma_table_info(t.name) AS c
       WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite_%'
       GROUP BY t.name`,
    )
    .all()
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(columns), ...Object.keys(others)].toSorted(),
  )
  for (const { name, columns: stored } of tables) {
    if (!columns[name]) continue
    expect(Object.keys(columns[name]).toSorted(), name).toEqual(stored.split(',').toSorted())
  }
})

it('and is in the file where it says [EN-02]', async () => {
  await using store = openTestStore()
  await aLife(store)
  const customer = await store.db.selectFrom('customers').selectAll().executeTakeFirstOrThrow()
  let text = ''
  for await (const piece of customerFile(store.db, customer, noon)) text += piece
  const file: unknown = JSON.parse(text)
  for (const [table, places] of Object.entries(columns)) {
    for (const [column, place] of Object.entries(places)) {
      if (typeof place !== 'string') continue
      expect(at(file, place.split('.')), `${table}.${column}: ${place}`).not.toBe(undefined)
    }
  }
})

it('and is gone when the customer is erased [EN-02]', async () => {
  await using store = openTestStore()
  await aLife(store)
  const rows = () =>
    Object.fromEntries(
      Object.keys(columns).map((table) => [
        table,
        store.raw
          .prepare(`SELECT count(*) FROM ${table} ${named[table] ?? ''}`)
          .pluck()
          .get(),
      ]),
    )
  const before = rows()
  // Answers of the shop become examples only when a human gave them.
  expect(Object.keys(before).filter((table) => before[table] === 0)).toEqual(['answer_examples'])
  await eraseCustomer(store, 1, { now: () => noon })
  expect(rows()).toEqual(Object.fromEntries(Object.keys(columns).map((table) => [table, 0])))
})
