import { AppError } from '@pal/core/errors'
import { listConversations } from '@pal/db/conversation-list'
import { customerById } from '@pal/db/customers'
import { messagesOf } from '@pal/db/messages'
import { connectedPages } from '@pal/db/pages'

import { GraphError, toAppError } from '../../messenger/graph-error.ts'
import { refreshThread } from '../../messenger/refresh-thread.ts'
import {
  messageAnswers,
  mustFindConversation,
  pageConversationAnswer,
} from '../../services/conversations.ts'
import { configStatus, saveFacebookConfig } from '../../services/facebook-config.ts'
import { loginInWindow, loginWays } from '../../services/facebook-login.ts'
import {
  disconnectOne,
  facebookSession,
  loginWithFacebook,
  pageList,
  validateToken,
} from '../../services/facebook-pages.ts'
import { checkTokens, pageTokens } from '../../services/facebook-tokens.ts'
import { keepSubscribed } from '../../services/facebook-webhook.ts'
import { reply } from '../../services/reply.ts'
import {
  makeVerifyToken,
  saveWebhook,
  testWebhook,
  webhookSetup,
} from '../../services/webhook-setup.ts'
import type { Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

const shownThreads = 200
const shownMessages = 200

export function facebookRoutes(parts: Parts) {
  const { store, pictures, secrets, events, log, poller, graph, worker, now } = parts
  const connected = async (pageIds: readonly string[]) => {
    for (const id of pageIds) poller.poke(id)
    events.changed('facebook')
    await keepSubscribed(parts)
  }
  const refreshPages = async () => {
    for (const page of await connectedPages(store.db)) {
      await poller.refresh(page.id).catch(tell)
    }
  }
  const refreshMessages = async (id: string) => {
    const conversation = await mustFindConversation(store.db, id)
    const customer = await customerById(store.db, conversation.customer_id)
    const token = await secrets.get(`facebook.page_token.${conversation.page_id}`)
    if (!customer || token === null) {
      throw new AppError(
        'conflict',
        'This conversation’s page has no access token. Connect it again.',
      )
    }
    const access = { pageId: conversation.page_id, token }
    await refreshThread({ store, graph, now }, access, { psid: customer.psid }).catch(tell)
    worker.poke()
    events.changed('conversations', 'messages')
  }
  return {
    'facebook.configStatus': () => configStatus(secrets),
    'facebook.saveConfig': async ({ body }) => {
      const pageId = await saveFacebookConfig(parts, body)
      const status = await configStatus(secrets)
      log.write('info', 'facebook', 'The Facebook credentials were changed', { ...status })
      // With another secret every call goes out with another proof.
      const ids = (await connectedPages(store.db)).map(({ id }) => id)
      await connected(body.appSecret === undefined ? ids.filter((id) => id === pageId) : ids)
      return status
    },
    'facebook.connectedPages': () => pageList(store),
    'facebook.disconnectPage': async ({ params, query }) => {
      await disconnectOne(parts, params.id, { stopCampaign: query.campaign === 'stop' })
      events.changed('facebook', 'campaigns')
      return { success: true }
    },
    'facebook.validateToken': async ({ body }) => {
      const answer = await validateToken(parts, body.pageAccessToken)
      if (answer.pageId !== undefined) await connected([answer.pageId])
      return answer
    },
    'facebook.oauthLogin': async ({ body }) => {
      const answer = await loginWithFacebook(parts, body.accessToken)
      await connected(answer.pages.map(({ id }) => id))
      return answer
    },
    'facebook.loginWindow': () => loginWays(parts),
    'facebook.login': async ({ signal }) => {
      const answer = await loginInWindow(parts, signal)
      if (answer.success) await connected(answer.pages.map(({ id }) => id))
      return answer
    },
    'facebook.pageTokens': () => pageTokens(parts),
    'facebook.checkPageTokens': async ({ signal }) => {
      const revived = (pageId: string) => poller.poke(pageId)
      const pages = await connectedPages(store.db)
      const unchecked = await checkTokens({ ...parts, revived }, pages, signal)
      events.changed('facebook')
      if (unchecked) throw unchecked
      return pageTokens(parts)
    },
    'facebook.webhook': () => webhookSetup(parts),
    'facebook.saveWebhook': async ({ body }) => {
      const setup = await saveWebhook(parts, body)
      events.changed('facebook')
      return setup
    },
    'facebook.makeVerifyToken': async () => {
      const verifyToken = await makeVerifyToken(parts)
      await connected([])
      return { verifyToken }
    },
    'facebook.testWebhook': async () => {
      const answer = await testWebhook(parts)
      events.changed('facebook')
      return answer
    },
    'facebook.session': () => facebookSession(store),
    'facebook.conversations': async ({ query }) => {
      if (query.refresh) await refreshPages()
      const rows = await listConversations(store.db, { limit: shownThreads })
      return rows.map(pageConversationAnswer)
    },
    'facebook.conversationMessages': async ({ params, query }) => {
      if (query.refresh) await refreshMessages(params.id)
      const { id } = await mustFindConversation(store.db, params.id)
      return messageAnswers(store.db, await messagesOf(store.db, id, { limit: shownMessages }))
    },
    'facebook.reply': async ({ body }) => ({
      success: true,
      message: await reply(
        { store, pictures, now, poke: () => worker.poke(), nextChange: (ms) => events.next(ms) },
        { ...body, text: body.message, clientId: body.clientId },
      ),
    }),
  } satisfies Partial<Handlers>
}

function tell(error: unknown): never {
  throw error instanceof GraphError ? toAppError(error) : error
}
