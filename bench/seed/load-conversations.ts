import type { ConversationStage } from '@pal/core/domain/entities'
import { excerpt } from '@pal/db/messages/messages'
import { phone9 } from '@pal/db/search/normalise'
import { nameEntry } from '@pal/db/search/search-terms'
import { everyCampaign } from '@pal/db/stats/rollups'
import type Sqlite from 'better-sqlite3'

import { inserter } from './bulk.ts'
import type { Ledger } from './ledger.ts'
import type { Random } from './random.ts'
import {
  abandonedAfter,
  authors,
  campaignAt,
  kinds,
  personOf,
  storyEnd,
  type Story,
} from './story.ts'
import { sentence } from './words.ts'

export interface Loading {
  readonly raw: Sqlite.Database
  readonly story: Story
  readonly random: Random
  readonly ledger: Ledger
}

const customerColumns = [
  'id',
  'page_id',
  'psid',
  'name',
  'phone',
  'phone9',
  'address',
  'created_at',
  'updated_at',
  'profile_name',
  'fact_sources',
]
/** Facebook gave the name of each. */
const fromProfile = JSON.stringify({ name: { by: 'profile' } })
const conversationColumns = [
  'id',
  'customer_id',
  'page_id',
  'thread_id',
  'campaign_id',
  'stage',
  'status',
  'last_message',
  'last_message_at',
  'last_customer_at',
  'waiting_since',
  'last_activity_at',
  'listed_at',
  'message_count',
  'unread_count',
  'answers_in_row',
  'created_at',
  'updated_at',
]
const messageColumns = [
  'conversation_id',
  'sent_at',
  'id',
  'page_id',
  'mid',
  'direction',
  'author',
  'text',
  'state',
  'send_attempted_at',
  'created_at',
  'response_ms',
]

export const pageName = (page: number): string => `page-${page}`
export const psidOf = (conversation: number): string => String(6_000_000_000_000_000 + conversation)
export const threadOf = (conversation: number): string => `t_${100_000_000_000_000 + conversation}`
export const midOf = (id: number): string =>
  `m_${(id * 7919).toString(36).padStart(9, '0')}Xq${id.toString(36)}`

/** Customers, conversations and messages, one conversation after the other: as the table is kept. */
export function loadConversations(loading: Loading): void {
  const { raw, story, random } = loading
  const insert = {
    customer: inserter(raw, 'customers', customerColumns),
    conversation: inserter(raw, 'conversations', conversationColumns),
    campaign: inserter(raw, 'campaign_conversations', ['campaign_id', 'conversation_id', 'since']),
    message: inserter(raw, 'messages', messageColumns),
  }
  for (let conversation = 1; conversation <= story.size.conversations; conversation++) {
    const person = personOf(random, conversation)
    const page = pageName(person.page)
    const written = tell(loading, conversation, person.page, (values) => insert.message(...values))
    const { createdAt, orderedAt } = written
    const known = orderedAt !== null
    insert.customer(
      conversation,
      page,
      psidOf(conversation),
      person.name,
      known ? person.phone : null,
      known ? phone9(person.phone) : null,
      known ? person.address : null,
      createdAt,
      orderedAt ?? createdAt,
      person.name,
      fromProfile,
    )
    for (const [campaign, since] of written.campaigns)
      insert.campaign(campaign, conversation, since)
    const ending = endOf(loading, person.stage, written)
    insert.conversation(
      conversation,
      conversation,
      page,
      threadOf(conversation),
      written.campaign,
      ending.stage,
      ending.status,
      written.lastText,
      written.lastAt,
      written.lastCustomerAt,
      written.waiting,
      written.lastAt,
      written.lastAt,
      written.count,
      written.unread,
      written.answersInRow,
      createdAt,
      ending.updatedAt,
    )
  }
  loading.ledger.count('ids.messages', story.size.messages)
}

type Written = ReturnType<typeof tell>

function tell(
  { story, random, ledger }: Loading,
  conversation: number,
  page: number,
  insert: (values: (string | number | null)[]) => void,
) {
  const from = story.offsets[conversation] ?? 0
  const to = story.offsets[conversation + 1] ?? 0
  const createdAt = story.sentAt[story.byConversation[from] ?? 0] ?? 0
  const campaigns = new Map<number, number>()
  const pageId = pageName(page)
  let [campaign, waiting, unread, answersInRow] = [0, null as number | null, 0, 0]
  let [lastAt, lastText, lastCustomerAt] = [0, '', 0]
  let orderedAt: number | null = null
  ledger.count('conversations.total')
  ledger.count('conversations.version')
  for (let place = from; place < to; place++) {
    const id = story.byConversation[place] ?? 0
    const at = story.sentAt[id] ?? 0
    const author = story.authorOf[id] ?? 0
    const { text } = sentence(random.at(kinds.text, id))
    const inbound = author === 0
    const mine = author === 1 || author === 2
    insert([
      conversation,
      at,
      id,
      pageId,
      midOf(id),
      inbound ? 'in' : 'out',
      authors[author] ?? null,
      text,
      inbound ? null : 'sent',
      mine ? at : null,
      at,
      inbound || waiting === null ? null : at - waiting,
    ])
    if (inbound) {
      const active = campaignAt(page, at)
      if (active !== campaign && !campaigns.has(active)) {
        campaigns.set(active, at)
        ledger.count(`campaign.${active}.conversations`)
        ledger.count('conversations.version')
        ledger.add(at, active, false, [['conversations', 1]], false)
      }
      campaign = active
      ledger.count('conversations.version')
      waiting ??= at
      unread += 1
      answersInRow = 0
      lastCustomerAt = at
    } else {
      // Stored and then sent, each a change of the conversation.
      ledger.count('conversations.version', 2)
      const out: ['agent_replies' | 'responses' | 'response_ms', number][] = []
      if (author === 1) out.push(['agent_replies', 1])
      if (waiting !== null) {
        out.push(['responses', 1], ['response_ms', at - waiting])
        ledger.count('responses.count')
        ledger.count('responses.millis', at - waiting)
      }
      ledger.add(at, campaign, false, out)
      waiting = null
      unread = 0
      answersInRow = author === 1 ? answersInRow + 1 : 0
    }
    if ((story.orderOn[id] ?? 0) > 0) {
      ledger.count('conversations.version')
      orderedAt = at
    }
    ;[lastAt, lastText] = [at, text]
  }
  ledger.count('conversations.unread', unread)
  return {
    createdAt,
    campaign,
    campaigns,
    waiting,
    unread,
    answersInRow,
    lastAt,
    lastText: excerpt(lastText),
    lastCustomerAt,
    orderedAt,
    count: to - from,
  }
}

function endOf({ ledger }: Loading, wanted: ConversationStage, written: Written) {
  const bought = written.orderedAt !== null
  const stage = bought ? 'completed' : wanted
  const abandoned = !bought && written.lastAt + abandonedAfter <= storyEnd
  const status = bought ? 'converted' : abandoned ? 'abandoned' : 'active'
  ledger.count(`conversations.stage.${stage}`)
  ledger.count(`conversations.status.${status}`)
  ledger.add(written.createdAt, everyCampaign, false, [
    ['conversations', 1],
    [`stage_${stage}`, 1],
    [`left_${stage}`, Number(abandoned)],
  ])
  if (!bought && stage !== 'initial') ledger.count('conversations.version')
  if (abandoned) ledger.count('conversations.version')
  return { stage, status, updatedAt: abandoned ? written.lastAt + abandonedAfter : written.lastAt }
}

/** In the order of the ids: an index takes what comes in order many times faster. */
export function indexMessages({ raw, story, random }: Loading): void {
  const search = inserter(raw, 'message_search', ['rowid', 'conversation_id', 'text'])
  for (let id = 1; id <= story.size.messages; id++) {
    const { indexed } = sentence(random.at(kinds.text, id))
    search(id, story.conversationOf[id] ?? 0, indexed)
  }
  raw
    .prepare("UPDATE store_meta SET value = ? WHERE key = 'messages_indexed'")
    .run(String(story.size.messages))
}

export function indexNames({ raw }: Loading): void {
  const parts = inserter(raw, 'conversation_search', ['rowid', 'text'])
  const beginnings = inserter(raw, 'conversation_short', ['rowid', 'text'])
  const rows = raw
    .prepare<[], [number, string | null, string | null]>('SELECT id, name, phone9 FROM customers')
    .raw()
    .all()
  for (const [id, name, phone] of rows) {
    const entry = nameEntry([name, phone])
    parts(id, entry.text)
    beginnings(id, entry.short)
  }
}
