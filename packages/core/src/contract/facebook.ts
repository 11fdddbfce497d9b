import * as z from 'zod/mini'

import { message } from './conversations.ts'
import {
  conversationParam,
  done,
  get,
  id,
  longText,
  post,
  put,
  secretText,
  time,
  isBlank,
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

/** Facebook's number of a page. */
const pageParam = z.object({ id: z.string().check(z.regex(/^\d{1,30}$/)) })

const sealed = z.optional(z.nullable(secretText))

const pageConversation = z.object({
  id: z.string(),
  customer_name: z.string(),
  pageName: z.string(),
  message_count: z.int(),
  updated_time: time,
  conversationId: id,
})
export type PageConversation = z.output<typeof pageConversation>

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
      body: z.object({
        pageAccessToken: sealed,
        verifyToken: sealed,
        appSecret: sealed,
        appId: sealed,
      }),
      answer: configStatus,
    },
  ),
  'facebook.connectedPages': get('/api/facebook/connected-pages', 'The connected pages', {
    answer: z.array(connectedPage),
  }),
  'facebook.disconnectPage': post(
    '/api/facebook/pages/{id}/disconnect',
    'Unsubscribe a page, forget its access token and leave it alone; its conversations stay',
    { params: pageParam, answer: done },
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
        error: z.optional(z.string()),
      }),
    },
  ),
  'facebook.oauthLogin': post(
    '/api/facebook/oauth-login',
    'Connect the pages of the person whose access token this is',
    {
      body: z.object({ accessToken: secretText }),
      answer: z.object({
        success: z.literal(true),
        userId: z.string(),
        userName: z.string(),
        authenticatedAt: time,
        pages: z.array(connectedPage),
        user: z.object({ name: z.string() }),
      }),
    },
  ),
  'facebook.session': get('/api/facebook/session', 'Who logged in with Facebook, and their pages', {
    answer: z.nullable(facebookSession),
  }),
  'facebook.conversations': get('/api/facebook/conversations', 'Page conversations', {
    query: z.object({ refresh: z.optional(z.literal('true')) }),
    answer: z.array(pageConversation),
  }),
  'facebook.conversationMessages': get(
    '/api/facebook/conversation-messages/{id}',
    'Messages of a page conversation, oldest first',
    {
      params: conversationParam,
      query: z.object({ refresh: z.optional(z.literal('true')) }),
      answer: z.array(message),
    },
  ),
  'facebook.reply': post('/api/facebook/reply', 'Send what a person typed to the customer', {
    body: z.object({
      conversationId: z.union([z.string().check(z.minLength(1), z.maxLength(200)), id]),
      message: longText.check(z.refine((text) => !isBlank(text), 'must not be blank')),
      clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    }),
    answer: z.object({ success: z.literal(true), message }),
  }),
}
