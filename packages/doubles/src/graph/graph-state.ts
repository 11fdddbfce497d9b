import { randomBytes } from 'node:crypto'

import type { Clock } from '../http/clock.ts'
import {
  DAY,
  DEFAULT_SCOPES,
  type AttachmentType,
  type GraphApp,
  type GraphMessage,
  type GraphPage,
  type GraphPerson,
  type GraphThread,
  type GraphUser,
  type SentMessage,
  type TokenRecord,
} from './graph-model.ts'

export type GraphState = {
  readonly app: GraphApp
  readonly clock: Clock
  readonly pages: Map<string, GraphPage>
  readonly users: Map<string, GraphUser>
  readonly tokens: Map<string, TokenRecord>
  readonly threads: Map<string, GraphThread>
  /** By both of a message's ids. */
  readonly messages: Map<string, GraphMessage>
  readonly sent: SentMessage[]
  /** What was uploaded, by its attachment_id. */
  readonly uploads: Map<string, Upload>
  /** Pictures elsewhere on the internet, by the addresses at which Facebook fetches them. */
  readonly elsewhere: Map<string, NewAttachment>
  readonly differentMids: boolean
  nextId(digits: number): string
  nextOrder(): number
}

export function createState(app: GraphApp, clock: Clock, differentMids: boolean): GraphState {
  let id = 7
  let order = 0
  return {
    app,
    clock,
    differentMids,
    pages: new Map(),
    users: new Map(),
    tokens: new Map(),
    threads: new Map(),
    messages: new Map(),
    sent: [],
    uploads: new Map(),
    elsewhere: new Map(),
    // Past 2^53 on purpose from 17 digits on: who makes a number of it, meets a stranger.
    nextId: (digits) => {
      id += 2
      return `9${String(id).padStart(digits - 1, '0')}`
    },
    nextOrder: () => {
      order += 1
      return order
    },
  }
}

export type NewToken = Partial<Omit<TokenRecord, 'value'>> & Pick<TokenRecord, 'kind'>

export function issueToken(state: GraphState, token: NewToken): TokenRecord {
  const record: TokenRecord = {
    userId: null,
    pageId: null,
    scopes: new Set(DEFAULT_SCOPES),
    tasks: [],
    issuedAt: state.clock.now(),
    expiresAt: 0,
    deadSubcode: null,
    formerSecret: null,
    ...token,
    value: `EAAB${randomBytes(60).toString('base64url').replaceAll(/[-_]/g, 'x')}`,
  }
  state.tokens.set(record.value, record)
  return record
}

/** The page token that this user gets in /me/accounts: the same one each time, as long as it lives. */
export function pageTokenOf(state: GraphState, user: TokenRecord, pageId: string): TokenRecord {
  const holder = user.userId === null ? undefined : state.users.get(user.userId)
  const tasks = holder?.pages.find(({ page }) => page.id === pageId)?.tasks ?? []
  for (const token of state.tokens.values()) {
    if (token.kind !== 'PAGE' || token.pageId !== pageId || token.userId !== user.userId) continue
    if (token.deadSubcode === null && token.scopes === user.scopes) return token
  }
  const long = user.expiresAt === 0 || user.expiresAt - user.issuedAt > DAY
  return issueToken(state, {
    kind: 'PAGE',
    userId: user.userId,
    pageId,
    scopes: user.scopes,
    tasks,
    expiresAt: long ? 0 : user.expiresAt,
  })
}

export function threadOf(state: GraphState, page: GraphPage, person: GraphPerson): GraphThread {
  const known = page.threads.get(person.psid)
  if (known !== undefined) return known
  const thread: GraphThread = {
    id: `t_${state.nextId(17)}`,
    order: state.nextOrder(),
    pageId: page.id,
    psid: person.psid,
    messages: [],
    unread: 0,
    lastActAt: 0,
    windowMs: DAY,
  }
  page.threads.set(person.psid, thread)
  state.threads.set(thread.id, thread)
  return thread
}

export type NewAttachment = {
  readonly type: AttachmentType
  readonly url: string
  readonly name?: string
  readonly mimeType?: string
  readonly size?: number
  /** Of an image, in points; 640 by 480 where it is not given. */
  readonly width?: number
  readonly height?: number
}

export type Upload = {
  readonly pageId: string
  readonly reusable: boolean
  readonly attachment: NewAttachment
}

export type NewMessage = {
  readonly text?: string
  readonly attachments?: readonly NewAttachment[]
  readonly mid?: string
  readonly at?: number
  readonly fromPage: boolean
  readonly appId?: string
  readonly metadata?: string
  readonly replyTo?: string
}

const MIME_TYPES = {
  image: 'image/png',
  sticker: 'image/png',
  video: 'video/mp4',
  audio: 'audio/mpeg',
  file: 'application/pdf',
} as const satisfies Record<AttachmentType, string>

export function addMessage(state: GraphState, thread: GraphThread, given: NewMessage) {
  const mid = given.mid ?? newMid()
  if (state.messages.has(mid)) throw new Error(`message ${mid} exists already`)
  const message: GraphMessage = {
    mid,
    webhookMid: state.differentMids ? newMid() : mid,
    threadId: thread.id,
    pageId: thread.pageId,
    psid: thread.psid,
    fromPage: given.fromPage,
    text: given.text ?? '',
    attachments: (given.attachments ?? []).map((attachment) => ({
      name: `${attachment.type}-1`,
      mimeType: MIME_TYPES[attachment.type],
      size: 68,
      ...attachment,
      id: state.nextId(16),
    })),
    at: given.at ?? state.clock.now(),
    order: state.nextOrder(),
    ...(given.appId !== undefined && { appId: given.appId }),
    ...(given.metadata !== undefined && { metadata: given.metadata }),
    ...(given.replyTo !== undefined && { replyTo: given.replyTo }),
    edits: 0,
  }
  thread.messages.push(message)
  thread.messages.sort((a, b) => b.at - a.at || b.order - a.order)
  state.messages.set(message.mid, message).set(message.webhookMid, message)
  if (!message.fromPage) {
    thread.unread += 1
    thread.lastActAt = Math.max(thread.lastActAt, message.at)
  }
  return message
}

function newMid(): string {
  return `m_${randomBytes(48).toString('base64url')}`
}

/** Facebook's own form, to the second: 2022-07-12T19:11:07+0000. */
export function graphTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}+0000`
}
