export const campaignStatuses = ['active', 'paused', 'completed'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

export const productTypes = ['main', 'upsell', 'trial_pack'] as const
export type ProductType = (typeof productTypes)[number]

export const conversationStages = [
  'initial',
  'interested',
  'exploring',
  'collecting_info',
  'ready_to_buy',
  'completed',
] as const
export type ConversationStage = (typeof conversationStages)[number]

export const conversationStatuses = ['active', 'converted', 'abandoned'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

export const handlers = ['agent', 'human'] as const
export type Handler = (typeof handlers)[number]

/** Who wrote a message: `inbox` is a person in Facebook's own inbox, `automation` another program. */
export const messageAuthors = ['customer', 'agent', 'human', 'inbox', 'automation'] as const
export type MessageAuthor = (typeof messageAuthors)[number]

/** The life of an outgoing message; `unknown` means Facebook never said whether it arrived. */
export const sendStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'unknown',
] as const
export type SendState = (typeof sendStates)[number]

/** Why something waits for the seller: a hand-off, a message that did not go out, a reply for later. */
export const taskKinds = ['handoff', 'unsent', 'scheduled', 'draft'] as const
export type TaskKind = (typeof taskKinds)[number]

/** Why a reply was worded and not sent: an answer that the checks held, a follow-up, or as the campaign wants it. */
export const draftKinds = ['answer', 'held', 'follow_up', 'correction'] as const
export type DraftKind = (typeof draftKinds)[number]

/** What the seller made of a proposal. */
export const proposalStates = ['open', 'applied', 'dismissed', 'undone'] as const
export type ProposalState = (typeof proposalStates)[number]

/** What a rehearsal is offered for, and what became of the offer. */
export const rehearsalOfferKinds = ['model', 'price', 'card'] as const
export type RehearsalOfferKind = (typeof rehearsalOfferKinds)[number]
export const rehearsalOfferStates = ['open', 'rehearsed', 'dismissed'] as const
export type RehearsalOfferState = (typeof rehearsalOfferStates)[number]

/** By what a customer comes into a conversation. */
/** Facebook's profile, a message of the customer, or a human of the shop. */
export const factOrigins = ['profile', 'message', 'human'] as const

export const sourceKinds = ['ad', 'link', 'comment', 'other'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** What can be stated to a customer and may turn out wrong. */
export const factKinds = [
  'price',
  /** What one customer has bargained for, or was promised with an order. */
  'agreed_price',
  'delivery_fee',
  'free_delivery_from',
  'discount',
  'offer_end',
  'product',
  'card',
  'line',
] as const
export type FactKind = (typeof factKinds)[number]

/** What an answer is about: how much the agent's drafts are trusted is known for each. */
export const draftSubjects = ['price', 'order', 'delivery', 'complaint', 'other'] as const
export type DraftSubject = (typeof draftSubjects)[number]

export const draftStates = ['open', 'sent', 'edited', 'discarded', 'outdated'] as const
export type DraftState = (typeof draftStates)[number]

/** What became of a file of a message. Let go: it was kept, and made room for newer ones. */
export const attachmentStates = ['waiting', 'kept', 'lost', 'let_go'] as const
export type AttachmentState = (typeof attachmentStates)[number]

/** How well a part of the program works. */
export const healthStates = ['ok', 'attention', 'down', 'not_configured'] as const
export type HealthState = (typeof healthStates)[number]

/** Why a file of a message is not there. */
export const attachmentReasons = [
  'expired',
  'too_large',
  'unreachable',
  'no_address',
  'foreign_address',
  'no_room',
] as const
export type AttachmentReason = (typeof attachmentReasons)[number]

/** By what of them conversations are picked out of a period. */
export const conversationEvents = [
  /** They begun then. */
  'begun',
  /** The customer had waited for an answer and got it then. */
  'answered',
  /** The agent replied then. */
  'replied',
  /** A human corrected what the agent had replied then. */
  'corrected',
  /** The agent thought then, which was paid for. */
  'charged',
] as const
export type ConversationEvent = (typeof conversationEvents)[number]

export const orderStatuses = [
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['unpaid', 'part', 'paid', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Whether a customer was notified of a change: not outside Facebook's window, nor of what is no longer so. */
export const noticeOutcomes = [
  'sent',
  'window_closed',
  'drafted',
  'waiting',
  'not_sent',
  'unknown',
] as const

export const orderDocuments = ['invoice', 'packing_slip'] as const

/** What they are printed on: the printer's own sheet, four on one of A4 to be cut, A6, a label of 100 by 150 mm. */
export const paperSizes = ['full', 'four', 'a6', 'label'] as const
export type PaperSize = (typeof paperSizes)[number]

/** The events in the history of an order. */
export const orderEventKinds = [
  'placed',
  'status',
  'payment',
  'shipping',
  'edited',
  'note',
  'return',
  'undone',
  'notice',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

export const orderPeriods = ['all', 'today', 'yesterday', 'week', 'month', 'this_month'] as const
export type OrderPeriod = (typeof orderPeriods)[number]

export const logLevels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof logLevels)[number]

export const logCategories = ['webhook', 'facebook', 'ai', 'system'] as const
export type LogCategory = (typeof logCategories)[number]

export const analyticsPeriods = ['24hours', '7days', '30days', '90days'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

export const languages = ['en', 'bn', 'es', 'fr', 'de', 'ar'] as const
/** The languages in which the program itself speaks to customers. */
export const ownLanguages = [
  'en',
  'bn',
  'bn-latn',
  'ar',
  'es',
  'fr',
  'de',
  'tr',
  'hi',
  'hi-latn',
  'ur',
  'id',
  'it',
  'pt',
  'nl',
] as const
export type OwnLanguage = (typeof ownLanguages)[number]
export type Language = (typeof languages)[number]

export const directionOf = (language: string) => (/^(ar|ur)$/.test(language) ? 'rtl' : 'ltr')

export const responseStyles = ['friendly', 'professional', 'casual', 'persuasive'] as const

/** In the seller's own order; by name, by price, by how many can be sold now. */
export const productSorts = ['position', 'name', 'price', 'stock'] as const
export type ProductSort = (typeof productSorts)[number]

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]
