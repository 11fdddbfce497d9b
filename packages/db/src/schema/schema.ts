import type { SettingsTab } from '@pal/core/contract/settings'
import type {
  AttachmentReason,
  AttachmentState,
  CampaignStatus,
  ConversationStage,
  ConversationStatus,
  DraftKind,
  DraftState,
  DraftSubject,
  FactKind,
  Handler,
  MessageAuthor,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  ProductType,
  ProposalState,
  RehearsalOfferKind,
  RehearsalOfferState,
  SendState,
  SourceKind,
  TaskKind,
} from '@pal/core/domain/entities'
import type { CourierFile } from '@pal/core/domain/orders/couriers'
import type { ReturnReason } from '@pal/core/domain/orders/order-returns'
import type { CancelReason } from '@pal/core/domain/orders/order-status'
import type { Generated, GeneratedAlways } from 'kysely'

import type { AppStateKey, JobKind, JobState, TokenState } from './literals.ts'

/** JSON kept as text. Whoever reads it parses it: an older store is an edge too. */
export type JsonText = string
/** Unix time in milliseconds, UTC. */
export type Millis = number
/** Whole minor units of the currency that is beside it. */
export type Minor = number
/** SQLite has no boolean. */
export type Flag = 0 | 1

export interface PagesTable {
  /** Facebook's id of the page. */
  id: string
  name: string
  category: Generated<string>
  connected_at: Millis
  disconnected_at: Millis | null
  token_state: Generated<TokenState>
  token_checked_at: Millis | null
  state_reason: string | null
  /** Where the next poll continues; null reads from the newest thread. */
  poll_cursor: JsonText | null
  next_poll_at: Millis | null
  last_polled_at: Millis | null
  /** Facebook has forbidden the page to send: nothing is sent until then. */
  sending_stopped_until: Millis | null
  sending_stopped_reason: string | null
  /** Null where the token has no end, or it is not known. */
  token_expires_at: Millis | null
  data_access_expires_at: Millis | null
  /** What Facebook warned of or blocked this page for; null while nothing is wrong. */
  policy_notice: string | null
  /** What whoever comments below one of its posts is written; empty: nothing. */
  comment_reply: Generated<string>
  /** Comments from before that are left alone. */
  comment_reply_since: Millis | null
  /** Why that does not work now. */
  comment_reply_problem: string | null
  updated_at: Millis
}

export interface CampaignsTable {
  id: Generated<number>
  name: string
  description: Generated<string>
  page_id: string
  page_name: string
  product_category: Generated<string>
  status: Generated<CampaignStatus>
  target_daily_conversations: number
  budget_limit_minor: Minor | null
  currency: string
  has_trial_pack: Generated<Flag>
  trial_pack_price_minor: Minor | null
  trial_pack_duration: number
  auto_follow_up_enabled: Generated<Flag>
  /** Its answers wait for the seller. */
  draft_mode: Generated<Flag>
  /** What is sent by itself all the same. */
  automatic_subjects: Generated<JsonText>
  /** Messages of the shop that its agent is not given. */
  resting_messages: Generated<JsonText>
  strategies: Generated<JsonText>
  offer_ends_at: Millis | null
  /** Null: the settings' counts. */
  delivery_fee_minor: Minor | null
  /** Its AI budget of the month was used up then; null: it is not paused for that. */
  budget_paused_at: Millis | null
  created_at: Millis
  updated_at: Millis
  deleted_at: Millis | null
}

export interface ProductsTable {
  id: Generated<number>
  campaign_id: number
  name: string
  /** `nameOrder` of it. */
  sort_name: Generated<string>
  description: Generated<string>
  category: Generated<string>
  price_minor: Minor
  lowest_price_minor: Minor | null
  /** What a piece costs the shop; null where that is not known. */
  cost_minor: Minor | null
  product_type: Generated<ProductType>
  is_trial_pack: Generated<Flag>
  image_url: string | null
  /** The shop's own picture, in the store's folder of attachments; it goes before the address. */
  picture_file: string | null
  picture_mime: string | null
  /** Bytes. */
  picture_size: number | null
  features: Generated<JsonText>
  in_stock: Generated<Flag>
  /** Null where the seller does not count the stock. */
  stock_count: number | null
  /** At that many or fewer it is low; null where the number in Settings counts. */
  low_stock: number | null
  /** Of which none can be sold now there are 0; of what is not counted, more than of anything else. */
  sellable: GeneratedAlways<number>
  /**
   * Since when nothing of it can be had. Of what can be had again it stays until whoever was told so
   * is to hear of that.
   */
  sold_out_at: Millis | null
  /** Those of several campaigns that are the same goods have one; their count is one, too. */
  stock_group: number | null
  sku: string | null
  position: number
  created_at: Millis
  updated_at: Millis
  deleted_at: Millis | null
}

export interface CustomersTable {
  id: Generated<number>
  page_id: string
  /** Null of whoever ordered without a chat: by phone or in the shop. */
  psid: string | null
  /** As the agent or a human learned it; before that as Facebook tells it. */
  name: string | null
  /** As Facebook tells it. */
  profile_name: string | null
  phone: string | null
  phone9: string | null
  address: string | null
  language: string | null
  /** Where name, phone and address are from: `FactSources`. */
  fact_sources: Generated<JsonText>
  /** Set while the customer is being erased: from then on nobody is found by this PSID. */
  erasing_since: Millis | null
  /** What became of everything that they ordered, as `CustomerOrders` has it. */
  order_count: Generated<number>
  delivered_count: Generated<number>
  returned_count: Generated<number>
  cancelled_count: Generated<number>
  /** Null of whoever has not ordered. */
  last_order_at: Millis | null
  created_at: Millis
  updated_at: Millis
}

/** What a customer's orders come to, of each currency: kept with each change of an order. */
export interface CustomerRevenueTable {
  customer_id: number
  currency: string
  orders: number
  /** What counts as revenue: not of those cancelled, less what came back. */
  minor: Minor
}

export interface ConversationsTable {
  id: Generated<number>
  customer_id: number
  page_id: string
  /** Facebook's id of the thread; unknown until a poll has seen it. */
  thread_id: string | null
  campaign_id: number | null
  platform: Generated<'messenger'>
  stage: Generated<ConversationStage>
  status: Generated<ConversationStatus>
  last_message: string | null
  last_message_at: Millis | null
  /** Opens Facebook's window in which an answer is allowed. */
  last_customer_at: Millis | null
  /** The first message of the customer that nobody has answered yet. */
  waiting_since: Millis | null
  last_activity_at: Millis
  /** Under which moment the lists' indexes hold it. */
  listed_at: Millis
  message_count: Generated<number>
  unread_count: Generated<number>
  handler: Generated<Handler>
  takeover_until: Millis | null
  /** Since when another app of the page has the thread at Facebook; null while it is ours. */
  other_app_at: Millis | null
  /** Why a human is needed; null when nobody is. */
  needs_human_reason: string | null
  needs_human_at: Millis | null
  /** The first answer from then on says again that an assistant is speaking: a human was promised, or had the chat. */
  disclose_from: Millis | null
  /** When the seller last let the agent answer: a human who was asked for before is not any more. */
  handed_back_at: Millis | null
  cart: Generated<JsonText>
  /** What the customer wants whoever delivers to know, until it is ordered with. */
  delivery_note: Generated<string>
  agent_failures: Generated<number>
  answers_in_row: Generated<number>
  /** Until when Facebook said that the customer has got what the page sent, ... */
  delivered_until: Millis | null
  /** ... and that they have read it. */
  read_until: Millis | null
  /** Since when the customer wants no follow-ups any more. */
  no_follow_ups_since: Millis | null
  can_reply: Flag | null
  /** When Facebook last said so. */
  can_reply_at: Millis | null
  /** Facebook's updated_time up to which the thread was read in full. */
  thread_updated_at: Millis | null
  /** As that of its customer: from then on it is not found by its thread. */
  erasing_since: Millis | null
  /** The seller's own words; nobody else reads them. */
  note: string | null
  /** JSON of their tags. */
  tags: Generated<JsonText>
  created_at: Millis
  updated_at: Millis
}

/** Every campaign that a conversation ever belonged to, counted once each. */
export interface CampaignConversationsTable {
  campaign_id: number
  conversation_id: number
  since: Millis
}

export interface MessagesTable {
  conversation_id: number
  sent_at: Millis
  id: number
  page_id: string
  mid: string | null
  direction: 'in' | 'out'
  author: MessageAuthor
  text: Generated<string>
  attachments: JsonText | null
  reply_to_mid: string | null
  /** Null for what came in. */
  state: SendState | null
  state_reason: string | null
  /** Names one reply: given by whoever asked for it, or made up where it takes several messages. */
  client_id: string | null
  /** Which of the messages of one reply this is, from 1. */
  part: Generated<number>
  /** The scheduled reply that became this message. */
  scheduled_reply_id: number | null
  /** Of a holding reply: since when the customer was waiting. */
  holding_since: Millis | null
  /** The event of an order that it tells the customer of. */
  order_event_id: number | null
  /** The draft of a correction that it was. */
  correction_draft_id: number | null
  send_attempted_at: Millis | null
  decision_id: number | null
  edited_at: Millis | null
  created_at: Millis
  /** When a scheduled reply was to go out; null for what goes out at once. */
  scheduled_for: Millis | null
  /** The customer's reaction to it: an emoji. */
  reaction: string | null
  /** How long the customer had waited for it; null for what answered nobody. */
  response_ms: Millis | null
  /** The message by which a human corrected this reply; 0 where they took over without one. */
  corrected_by: number | null
  /** The buttons below it. */
  quick_replies: JsonText | null
  /** What the button sent back that the customer tapped. */
  tapped: string | null
}

/** A file that came with a message; `position` is its place in the message's `attachments`. */
export interface AttachmentsTable {
  id: Generated<number>
  conversation_id: number
  message_id: number
  position: number
  state: AttachmentState
  /** Why it could not be kept. */
  reason: AttachmentReason | null
  /** Its name in the store's folder of attachments. */
  file: string | null
  mime: string | null
  /** Bytes. */
  size: number | null
  /** Of a voice message: what was heard. */
  transcript: string | null
  attempts: Generated<number>
  /** When it is fetched next, while it waits. */
  next_at: Millis
  created_at: Millis
  kept_at: Millis | null
}

/** What somebody of the shop wrote to be sent later; it becomes a message when its time comes. */
export interface ScheduledRepliesTable {
  id: Generated<number>
  conversation_id: number
  text: string
  send_at: Millis
  client_id: string | null
  /** Why it was not sent when its time came. */
  problem: string | null
  created_at: Millis
}

/** A task that was put off or is done; it counts while the task is still of the same moment. */
export interface TaskMarksTable {
  kind: TaskKind
  /** The row that the task is about. */
  ref: number
  conversation_id: number
  task_at: Millis
  done_at: Millis | null
  /** Why a hand-off that is done had waited: it can be taken back. */
  done_reason: string | null
  snoozed_until: Millis | null
}

/** What is worded for a customer and waits for the seller, and what became of it. */
export interface DraftsTable {
  id: Generated<number>
  conversation_id: number
  kind: DraftKind
  text: string
  /** Why it did not go out by itself. */
  reason: string | null
  /** What it is about. */
  subject: DraftSubject | null
  decision_id: number | null
  /** All that follows once it is sent. */
  outcome: JsonText | null
  /** Whose yes an order in it is based on. */
  confirmed_by_id: number | null
  /** The newest message of the customer that it answers. */
  known_until: number | null
  /** Of products that can be had again, what their follow-up is about; else what it tells of orders. */
  about: JsonText | null
  state: Generated<DraftState>
  created_at: Millis
  settled_at: Millis | null
}

/** By what a customer came into the conversation, as Facebook said. */
export interface ConversationSourcesTable {
  conversation_id: number
  at: Millis
  kind: SourceKind
  /** What the link carried; of a comment, the id of the post. */
  ref: string | null
  ad_id: string | null
  /** Of the advertisement; of a comment, how the post begins. */
  title: string | null
  /** Of a comment: what the customer wrote. */
  words: string | null
}

/** A comment below a post of the page that was seen to; Facebook forgets none, and lists it again. */
export interface CommentsTable {
  /** Facebook's. */
  id: string
  page_id: string
  at: Millis
  /** Facebook's id of whoever was written for it; null where nobody was, or they were erased. */
  author_id: string | null
  /** What was written to them is in it. */
  conversation_id: number | null
}

/** What was stated to customers in words of the shop's; many are sent the same. */
export interface StatedTextsTable {
  id: Generated<number>
  /** Its id, where it was a card; else empty. */
  card: string
  text: string
}

/** A fact that a message stated, as it was then: who was sent a wrong one is found by it. */
export interface StatedFactsTable {
  message_id: number
  kind: FactKind
  /** 0 where it is about no product. */
  product_id: number
  /** Minor units of the campaign's currency, per cent, or milliseconds; of what is worded, the id of its words. */
  value: number
  conversation_id: number
  campaign_id: number
  at: Millis
}

/** What somebody of the shop answered, and to what; both texts are in messages alone. */
export interface AnswerExamplesTable {
  answer_id: number
  question_id: number
  conversation_id: number
  page_id: string
  /** When it was answered. */
  at: Millis
  /** Under which it was asked. */
  campaign_id: number | null
  /** The seller does not want the agent to learn from it. */
  removed_at: Millis | null
}

/** To how many customers of a campaign a tactic message was sent, and how many of them bought. */
export interface TacticMessageStatsTable {
  campaign_id: number
  text: string
  sent: Generated<number>
  sold: Generated<number>
}

/** What was said before what the agent still reads; the text is empty where the seller took it away. */
export interface ConversationSummariesTable {
  conversation_id: number
  text: string
  /** The last message in it. */
  up_to_id: number
  up_to: Millis
  made_at: Millis
}

/** The agent was trusted with a subject, or no more; with figures where the program took it back. */
export interface TrustChangesTable {
  id: Generated<number>
  campaign_id: number
  subject: DraftSubject
  automatic: Flag
  /** So many of its latest answers were looked at, ... */
  answers: number | null
  /** ... and so many of them had been corrected. */
  corrected: number | null
  at: Millis
}

/** A message of a campaign that its figures speak against, and what the seller made of that. */
export interface TacticProposalsTable {
  id: Generated<number>
  campaign_id: number
  text: string
  sent: number
  sold: number
  better_text: string
  better_sent: number
  better_sold: number
  state: Generated<ProposalState>
  created_at: Millis
  settled_at: Millis | null
}

/** A conversation that the seller keeps to be rehearsed again. */
export interface RehearsalConversationsTable {
  conversation_id: number
  kept_at: Millis
}

/** Something changed for which a rehearsal is offered; what was before and what is now. */
export interface RehearsalOffersTable {
  id: Generated<number>
  kind: RehearsalOfferKind
  /** Null for what concerns all campaigns. */
  campaign_id: number | null
  /** Which product, card or model. */
  subject: string
  was: JsonText
  becomes: JsonText
  state: Generated<RehearsalOfferState>
  changed_at: Millis
  settled_at: Millis | null
}

/** Which tactic messages a conversation holds, each counted once. */
export interface TacticMessagesSentTable {
  conversation_id: number
  campaign_id: number
  text: string
  at: Millis
  sold: Generated<Flag>
}

/** Whoever was erased stays out when Facebook's threads are read again; the mark names nobody. */
export interface ErasedCustomersTable {
  mark: string
  /** Since when they had been in the store: backups made between the two moments hold them. */
  since: Millis
  erased_at: Millis
}

export interface OrdersTable {
  id: number
  number: string
  campaign_id: number
  /** Null where it was taken without a chat. */
  conversation_id: number | null
  customer_id: number
  page_id: string
  customer_name: string
  customer_phone: string
  phone9: string | null
  customer_address: string
  /** For whoever packs or delivers it; empty where there is nothing to say. */
  delivery_instructions: Generated<string>
  currency: string
  subtotal_minor: Minor
  discount_minor: Minor
  delivery_minor: Minor
  total_minor: Minor
  status: Generated<OrderStatus>
  ai_points: Generated<number>
  payment_method: Generated<string>
  /** By which bKash, Nagad or a bank knows what came in. */
  payment_reference: Generated<string>
  payment_status: Generated<PaymentStatus>
  /** What has come in and was not given back. */
  paid_minor: Generated<Minor>
  /** What was given back of what the shop keeps, and is collected from nobody again. */
  waived_minor: Generated<Minor>
  /** When it was paid, the last part of it, or given back. */
  paid_at: Millis | null
  /** What returns have taken off its value. */
  returned_minor: Generated<Minor>
  /** When something of it last came back. */
  returned_at: Millis | null
  /** Why it is cancelled; null: it is not, or nobody said. */
  cancel_reason: CancelReason | null
  courier: string | null
  tracking_number: string | null
  likely_double_of: number | null
  /** Why the customer was asked to pay in advance. */
  advance_reason: string | null
  /** The name of the area whose delivery fee it was placed with; null where that was the shop's one fee. */
  delivery_area: string | null
  /** When its packing slip was last printed or saved. */
  slip_printed_at: Millis | null
  /** For which courier it was last put into a file, and when: that names the file. */
  courier_file: CourierFile | null
  courier_file_at: Millis | null
  /** Since when it is no longer as that file says. */
  courier_file_changed_at: Millis | null
  decided_by: Handler
  source_message_id: number | null
  /** Names what a person typed: the same again is this order. */
  client_id: string | null
  created_at: Millis
  updated_at: Millis
}

export interface OrderLinesTable {
  order_id: number
  line: number
  product_id: number | null
  name: string
  quantity: number
  unit_price_minor: Minor
  total_minor: Minor
  product_type: ProductType
  /** What a piece cost the shop when it was ordered; null where that was not known. */
  unit_cost_minor: Minor | null
}

export interface OrderEventsTable {
  id: Generated<number>
  order_id: number
  at: Millis
  kind: OrderEventKind
  from_status: OrderStatus | null
  to_status: OrderStatus | null
  note: string | null
  /** What was changed, as facts. */
  detail: JsonText | null
  actor: Handler | 'system'
}

/** Something of an order came back. */
export interface OrderReturnsTable {
  id: Generated<number>
  order_id: number
  at: Millis
  reason: ReturnReason
  note: string | null
  /** What it takes off the revenue. */
  amount_minor: Minor
  restocked: Flag
  actor: Handler
}

export interface OrderReturnLinesTable {
  return_id: number
  line: number
  quantity: number
}

export interface JobsTable {
  id: Generated<number>
  kind: JobKind
  /** One waiting or running job for each key. */
  key: string
  conversation_id: number | null
  page_id: string | null
  payload: Generated<JsonText>
  state: Generated<JobState>
  run_at: Millis
  /** Asked for again while it was running: completing it makes it wait until then. */
  again_at: Millis | null
  /** How often it was taken: the number tells this lease from an older one. */
  attempts: Generated<number>
  /** How often it failed of itself; to be interrupted is no failure. */
  failures: Generated<number>
  lease_owner: string | null
  lease_until: Millis | null
  last_error: string | null
  created_at: Millis
  updated_at: Millis
}

/** Each turn of the agent: with what it was asked, what it decided, and what that cost. */
export interface DecisionLogTable {
  id: Generated<number>
  conversation_id: number
  campaign_id: number | null
  trigger_message_id: number | null
  settings_version: number
  model: string
  decision: JsonText | null
  checks: JsonText | null
  outcome: string
  input_tokens: Generated<number>
  cached_input_tokens: Generated<number>
  output_tokens: Generated<number>
  /** Millionths of a US dollar; of an unpriced one what is known of it. */
  cost_micros: Generated<number>
  /** 1 where the model's price was not known, or a call was broken off uncounted. */
  unpriced: Generated<number>
  latency_ms: Generated<number>
  started_at: Millis
  finished_at: Millis | null
  order_id: number | null
  error: string | null
  /** The ids of the shop's own answers that the model was shown; null where it was shown none. */
  examples: JsonText | null
  /** Cards and figures that the answer stated, with their words; null where it stated none. */
  said: JsonText | null
  /** What a second look found that the checks could not; null where there was none. */
  reviews: JsonText | null
  /** What it is about, where its campaign drafts; null elsewhere. */
  subject: DraftSubject | null
}

export interface SettingsTable {
  tab: SettingsTab
  value: JsonText
  updated_at: Millis
}

/** What the program knows of itself and is no setting; each key has its functions in `settings/`. */
export interface AppStateTable {
  key: AppStateKey
  value: JsonText
  updated_at: Millis
}

export interface SecretsTable {
  id: string
  sealed: Uint8Array
  /** Which vault sealed it, and with which key. */
  backend: string
  key_id: string
  /** The last four characters, for the screen. */
  hint: string
  updated_at: Millis
}

/** What Facebook sent that is no message, or that was not understood. */
export interface WebhookEventsTable {
  id: Generated<number>
  page_id: string | null
  psid: string | null
  kind: string
  event_key: string
  body: JsonText
  received_at: Millis
  handled_at: Millis | null
}

export interface PageCallsTable {
  page_id: string
  /** Start of the hour. */
  hour: Millis
  calls: number
}

export interface CountersTable {
  key: string
  value: number
}

export interface StoreMetaTable {
  /**
   * What is erased is under way until it is gone from every file; `room` is written and taken back to
   * see whether the disk has any.
   */
  key:
    | 'rollup_time_zone'
    | 'rollup_rebuild'
    | 'messages_indexed'
    | 'message_reindex'
    | 'restore_gap'
    | 'erase_salt'
    | 'erasing'
    | 'room'
  value: string
}

/** Of the conversations that begun then: how many are at a stage now, and how many went quiet at it. */
type StageMeasures = {
  [Name in `stage_${ConversationStage}` | `left_${ConversationStage}`]: Generated<number>
}

export interface Measures extends StageMeasures {
  conversations: Generated<number>
  orders: Generated<number>
  /** Those of the orders that came of a conversation: the conversion rate is of them. */
  chat_orders: Generated<number>
  /** Those that the agent took, alone or with a human's help. */
  agent_orders: Generated<number>
  revenue_minor: Generated<Minor>
  response_ms: Generated<number>
  responses: Generated<number>
  points: Generated<number>
  agent_replies: Generated<number>
  corrected_replies: Generated<number>
  input_tokens: Generated<number>
  output_tokens: Generated<number>
  cost_micros: Generated<number>
  /** Answers whose cost is not in the sum, for their model's price was not known. */
  unpriced: Generated<number>
}

/** Hours start on the UTC hour; an empty currency means none. */
export interface RollupHourAllTable extends Measures {
  hour: Millis
  currency: string
}

/**
 * Campaign 0 means none, -1 for all together: a conversation may belong to several, or to none. -2 is
 * what the agent cost the seller, who tried it.
 */
export interface RollupQuarterCampaignTable extends Measures {
  campaign_id: number
  /** A quarter of an hour: days of every time zone begin with one. */
  quarter: Millis
  currency: string
}

/** Days (YYYY-MM-DD) are those of the time zone in store_meta. */
export interface RollupDayCampaignTable extends Measures {
  campaign_id: number
  day: string
  currency: string
}

/** The search indexes hold no text of their own, only the terms; rowid is the id of the row found. */
export interface MessageSearchTable {
  rowid: number
  conversation_id: number
  text: string
  message_search: GeneratedAlways<string>
}

export interface OrderSearchTable {
  rowid: number
  text: string
  order_search: GeneratedAlways<string>
}

export interface ConversationSearchTable {
  rowid: number
  text: string
  conversation_search: GeneratedAlways<string>
}

export interface ConversationShortTable {
  rowid: number
  text: string
  conversation_short: GeneratedAlways<string>
}

export interface CallerSearchTable {
  rowid: number
  text: string
  caller_search: GeneratedAlways<string>
}

export interface CallerShortTable {
  rowid: number
  text: string
  caller_short: GeneratedAlways<string>
}

export interface StoreSchema {
  pages: PagesTable
  campaigns: CampaignsTable
  products: ProductsTable
  customers: CustomersTable
  customer_revenue: CustomerRevenueTable
  conversations: ConversationsTable
  /** Views of all of them: by these the lists are read. */
  conversations_by_activity: ConversationsTable
  settled_conversations: ConversationsTable
  campaign_conversations: CampaignConversationsTable
  messages: MessagesTable
  attachments: AttachmentsTable
  scheduled_replies: ScheduledRepliesTable
  task_marks: TaskMarksTable
  drafts: DraftsTable
  stated_facts: StatedFactsTable
  stated_texts: StatedTextsTable
  comments: CommentsTable
  conversation_sources: ConversationSourcesTable
  erased_customers: ErasedCustomersTable
  answer_examples: AnswerExamplesTable
  tactic_message_stats: TacticMessageStatsTable
  tactic_messages_sent: TacticMessagesSentTable
  tactic_proposals: TacticProposalsTable
  rehearsal_conversations: RehearsalConversationsTable
  rehearsal_offers: RehearsalOffersTable
  trust_changes: TrustChangesTable
  conversation_summaries: ConversationSummariesTable
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_events: OrderEventsTable
  order_returns: OrderReturnsTable
  order_return_lines: OrderReturnLinesTable
  jobs: JobsTable
  decision_log: DecisionLogTable
  settings: SettingsTable
  app_state: AppStateTable
  secrets: SecretsTable
  webhook_events: WebhookEventsTable
  page_calls: PageCallsTable
  counters: CountersTable
  store_meta: StoreMetaTable
  rollup_hour_all: RollupHourAllTable
  rollup_quarter_campaign: RollupQuarterCampaignTable
  rollup_day_campaign: RollupDayCampaignTable
  /** Days of another time zone, while they are summed. */
  rollup_day_next: RollupDayCampaignTable
  message_search: MessageSearchTable
  order_search: OrderSearchTable
  conversation_search: ConversationSearchTable
  conversation_short: ConversationShortTable
  caller_search: CallerSearchTable
  caller_short: CallerShortTable
}
