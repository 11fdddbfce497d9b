import * as z from 'zod/mini'

import { pictureLimit } from '../constants.ts'
import { isBlank } from '../domain/blank.ts'
import { message } from './conversations.ts'
import { reason, refusal } from './reason.ts'
import {
  conversationParam,
  cursor,
  done,
  get,
  id,
  limit,
  longText,
  pageParam,
  pictureId,
  post,
  put,
  secretText,
  time,
} from './shape.ts'

export const configStatus = z.object({
  hasPageToken: z.boolean(),
  hasVerifyToken: z.boolean(),
  hasAppSecret: z.boolean(),
  hasAppId: z.boolean(),
  isFullyConfigured: z.boolean(),
})
export type ConfigStatus = z.output<typeof configStatus>

export const connectedPage = z.object({ id: z.string(), name: z.string(), category: z.string() })
export type ConnectedPage = z.output<typeof connectedPage>

const sealed = z.optional(z.nullable(secretText))
export const appId = z.string().check(z.trim(), z.regex(/^\d{5,30}$/, refusal('field_not_app_id')))

const pageConversation = z.object({
  id: z.string(),
  /** Empty where it is not known. */
  customer_name: z.string(),
  pageName: z.string(),
  message_count: z.int(),
  updated_time: time,
  conversationId: id,
})
export type PageConversation = z.output<typeof pageConversation>

const loggedIn = z.object({
  success: z.literal(true),
  userId: z.string(),
  userName: z.string(),
  authenticatedAt: time,
  pages: z.array(connectedPage),
  user: z.object({ name: z.string() }),
})

/** How the access token of a page is; its text is never sent. */
const pageToken = z.object({
  pageId: z.string(),
  state: z.enum([
    'ok',
    'ending',
    'expired',
    'invalid',
    'missing_permissions',
    'not_stored',
    /** The app secret is wrong, so that Facebook does not even look at it. */
    'not_checked',
  ]),
  reason: z.nullable(reason),
  checkedAt: z.nullable(time),
  /** Null where it has no end, or none is known. */
  endsAt: z.nullable(time),
  dataAccessEndsAt: z.nullable(time),
  /** Why Facebook does not send the page's events to the webhook; null: it does, or none is set up. */
  webhook: z.nullable(reason),
})
export type PageToken = z.output<typeof pageToken>

const publicUrl = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((address) => {
    if (address === '') return true
    if (!URL.canParse(address)) return false
    const { protocol, username, password, search, hash } = new URL(address)
    return protocol === 'https:' && username + password + search + hash === ''
  }, refusal('field_not_public_address')),
)

export const webhookResults = [
  'reached',
  'no_listener',
  'no_address',
  'no_verify_token',
  'unknown_name',
  'inside_address',
  'certificate',
  'refused',
  'timeout',
  'wrong_token',
  'other_answer',
] as const
export type WebhookResult = (typeof webhookResults)[number]

const webhookTest = z.object({ at: time, result: z.enum(webhookResults), reason })

const webhookSetup = z.object({
  /** Where the webhook listens on this machine; null where it does not. */
  port: z.nullable(z.int()),
  /** Given at the start, so that it cannot be changed here. */
  portFixed: z.boolean(),
  /** What a tunnel has to lead to. */
  target: z.nullable(z.string()),
  publicUrl: z.string(),
  /** What to enter at Facebook. */
  callbackUrl: z.nullable(z.string()),
  hasVerifyToken: z.boolean(),
  hasAppSecret: z.boolean(),
  fields: z.array(z.string()),
  lastEventAt: z.nullable(time),
  lastTest: z.nullable(webhookTest),
})
export type WebhookSetup = z.output<typeof webhookSetup>

const facebookSession = z.object({
  userId: z.string(),
  userName: z.string(),
  authenticatedAt: time,
  pages: z.array(connectedPage),
})

export const facebookEndpoints = {
  'facebook.configStatus': get(
    '/api/facebook/config-status',
    'Which Facebook credentials are stored',
    {
      answer: configStatus,
    },
  ),
  'facebook.saveConfig': put(
    '/api/facebook/config',
    'Seal Facebook credentials; null removes one',
    {
      body: z.strictObject({
        pageAccessToken: sealed,
        verifyToken: sealed,
        appSecret: sealed,
        appId: z.optional(z.nullable(appId)),
      }),
      answer: configStatus,
    },
  ),
  'facebook.connectedPages': get('/api/facebook/connected-pages', 'The connected pages', {
    answer: z.array(connectedPage),
  }),
  'facebook.tryNow': post(
    '/api/facebook/try-now',
    'Ask Facebook now for what is new, and send what waits; answered when it is known whether that works',
    { answer: z.object({ success: z.boolean(), reason: z.nullable(reason) }) },
  ),
  'facebook.disconnectPage': post(
    '/api/facebook/pages/{id}/disconnect',
    'Unsubscribe a page, forget its access token and leave it alone; its conversations stay',
    {
      params: pageParam,
      /** Without it an active campaign stays so, and is reported as one that cannot answer. */
      query: z.object({ campaign: z.optional(z.literal('stop')) }),
      answer: done,
    },
  ),
  'facebook.validateToken': post(
    '/api/facebook/validate-token',
    'Ask Facebook about a page token; a valid one connects its page',
    {
      body: z.object({ pageAccessToken: secretText }),
      answer: z.object({
        valid: z.boolean(),
        pageName: z.optional(z.string()),
        pageId: z.optional(z.string()),
        /** The message of `reason`. */
        error: z.optional(z.string()),
        reason: z.optional(reason),
      }),
    },
  ),
  'facebook.oauthLogin': post(
    '/api/facebook/oauth-login',
    'Connect the pages of the person whose access token this is',
    {
      body: z.object({ accessToken: secretText }),
      answer: loggedIn,
    },
  ),
  'facebook.loginWindow': get(
    '/api/facebook/login',
    'Whether Facebook can be logged in to in a window of its own',
    {
      answer: z.object({
        window: z.enum(['ready', 'no_app_id', 'no_desktop']),
        /** With the app's id and secret the login outlives its first hours. */
        longLived: z.boolean(),
      }),
    },
  ),
  'facebook.login': post(
    '/api/facebook/login',
    'Open the window of the Facebook login, and answer when it is over',
    {
      answer: z.union([
        loggedIn,
        z.object({ success: z.literal(false), cancelled: z.literal(true) }),
      ]),
    },
  ),
  'facebook.pageTokens': get(
    '/api/facebook/page-tokens',
    'How the access token of each connected page is, and when it ends',
    { answer: z.array(pageToken) },
  ),
  'facebook.checkPageTokens': post(
    '/api/facebook/page-tokens/check',
    'Ask Facebook about the access tokens now',
    { answer: z.array(pageToken) },
  ),
  'facebook.webhook': get('/api/facebook/webhook', 'How the webhook is set up', {
    answer: webhookSetup,
  }),
  'facebook.saveWebhook': put('/api/facebook/webhook', 'Where the webhook listens and is reached', {
    body: z.strictObject({
      publicUrl: z.optional(publicUrl),
      /** Null: no webhook. */
      port: z.optional(z.nullable(z.int().check(z.minimum(1024), z.maximum(65_535)))),
    }),
    answer: webhookSetup,
  }),
  'facebook.makeVerifyToken': post(
    '/api/facebook/webhook/verify-token',
    'Make a verify token and seal it; it is sent this once',
    { answer: z.object({ verifyToken: z.string() }) },
  ),
  'facebook.testWebhook': post(
    '/api/facebook/webhook/test',
    'Call the public address of the webhook as Facebook would',
    { answer: webhookTest },
  ),
  'facebook.session': get('/api/facebook/session', 'Who logged in with Facebook, and their pages', {
    answer: z.nullable(facebookSession),
  }),
  'facebook.conversations': get('/api/facebook/conversations', 'Page conversations', {
    query: z.object({ refresh: z.optional(z.literal('true')), limit, cursor }),
    answer: z.array(pageConversation),
  }),
  'facebook.conversationMessages': get(
    '/api/facebook/conversation-messages/{id}',
    'Messages of a page conversation, oldest first',
    {
      params: conversationParam,
      query: z.object({ refresh: z.optional(z.literal('true')), limit, cursor }),
      answer: z.array(message),
    },
  ),
  'facebook.reply': post('/api/facebook/reply', 'Send what a person typed to the customer', {
    body: z
      .object({
        conversationId: z.union([z.string().check(z.minLength(1), z.maxLength(200)), id]),
        message: longText,
        /** Taken in before; they go out before the text, each as a message of its own. */
        pictures: z._default(
          z.array(pictureId).check(
            z.maxLength(pictureLimit.inOneReply),
            z.refine((ids) => new Set(ids).size === ids.length, refusal('field_picture_repeated')),
          ),
          [],
        ),
        clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      })
      .check(
        z.refine(({ message: text, pictures }) => pictures.length > 0 || !isBlank(text), {
          error: refusal('field_blank'),
          path: ['message'],
        }),
      ),
    answer: z.object({ success: z.literal(true), message }),
  }),
}
