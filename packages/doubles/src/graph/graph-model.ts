import type { JsonObject } from '../http/json.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** Sends from the page's own inbox carry this app id in their echo. */
export const PAGE_INBOX_APP = '26390203743090'
/** Older messages of a thread are listed, but no longer readable. */
export const READABLE_MESSAGES = 20

export const DEFAULT_SCOPES = [
  'public_profile',
  'pages_show_list',
  'pages_messaging',
  'pages_manage_metadata',
  'pages_read_engagement',
  'pages_read_user_content',
] as const

export type GraphApp = {
  readonly id: string
  /** The seller can have a new one made at Facebook, which ends the one before. */
  secret: string
  name: string
  /** "Require App Secret" of the app's settings. */
  requireProof: boolean
}

export type AttachmentType = 'image' | 'video' | 'audio' | 'file' | 'sticker'
export type GraphAttachment = {
  readonly id: string
  readonly type: AttachmentType
  readonly url: string
  readonly name: string
  readonly mimeType: string
  readonly size: number
  readonly width?: number
  readonly height?: number
}

export type GraphMessage = {
  /** The id of the Conversations API. */
  readonly mid: string
  /** The id in webhooks and in Send's answer: the same, unless the double was set otherwise. */
  readonly webhookMid: string
  readonly threadId: string
  readonly pageId: string
  readonly psid: string
  readonly fromPage: boolean
  text: string
  readonly attachments: readonly GraphAttachment[]
  readonly at: number
  readonly order: number
  readonly appId?: string
  readonly metadata?: string
  readonly replyTo?: string
  edits: number
}

export type GraphThread = {
  readonly id: string
  readonly order: number
  readonly pageId: string
  readonly psid: string
  readonly messages: GraphMessage[]
  unread: number
  /** The customer's last act that opens the window, 0 for none. */
  lastActAt: number
  windowMs: number
}

export type GraphPerson = {
  readonly psid: string
  name: string
  /** A role on the app: the only people an unreviewed app reaches. */
  role: 'administrator' | 'developer' | 'tester' | null
  blocked: boolean
}

export type IceBreakersOf = {
  readonly locale: string
  readonly call_to_actions: readonly { readonly question: string; readonly payload: string }[]
}

export type GreetingOf = { readonly locale: string; readonly text: string }

/** What somebody wrote below a post of the page. */
export type GraphComment = {
  readonly id: string
  /** A person of the page, or the page itself. */
  readonly fromId: string
  readonly text: string
  readonly at: number
  /** Answered in Messenger: once for each comment. */
  answered: boolean
}

export type GraphPost = {
  readonly id: string
  readonly text: string
  readonly at: number
  readonly comments: GraphComment[]
}

export type GraphPage = {
  readonly id: string
  name: string
  category: string
  /** Of the page's owner, long-lived, with all scopes unless given otherwise. */
  readonly token: string
  /** App Review passed: people without a role can be reached. */
  reviewed: boolean
  humanAgent: boolean
  requireProof: boolean
  profileAccess: boolean
  restricted: boolean
  /** For the call budget; default: the people who ever wrote. */
  engagedUsers: number | null
  utilityTemplates: readonly string[]
  subscribedFields: readonly string[] | null
  /** Of the page's Messenger profile, as they were sent. */
  iceBreakers: readonly IceBreakersOf[]
  greeting: readonly GreetingOf[]
  readonly posts: GraphPost[]
  readonly people: Map<string, GraphPerson>
  readonly threads: Map<string, GraphThread>
}

export type GraphUser = {
  readonly id: string
  readonly name: string
  readonly token: string
  readonly scopes: Set<string>
  readonly pages: readonly { readonly page: GraphPage; readonly tasks: readonly string[] }[]
  readonly developer: boolean
}

export type TokenRecord = {
  readonly value: string
  readonly kind: 'USER' | 'PAGE' | 'APP'
  readonly userId: string | null
  readonly pageId: string | null
  readonly scopes: Set<string>
  readonly tasks: readonly string[]
  readonly issuedAt: number
  /** Milliseconds, 0 for never. */
  readonly expiresAt: number
  deadSubcode: number | null
  /** Of the app that it was made for, where `changeApp` came after that. */
  formerSecret: string | null
}

/** A message that Send accepted. */
export type SentMessage = {
  readonly at: number
  readonly pageId: string
  readonly psid: string
  readonly mid: string
  readonly text: string
  readonly messagingType: string
  readonly tag: string | null
  readonly metadata: string | null
  readonly attachments: readonly GraphAttachment[]
  readonly body: JsonObject
}
