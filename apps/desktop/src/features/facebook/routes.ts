import { entry } from '@pal/core/texts/log-line'
import { answerOf } from '@pal/core/texts/reason'
import { runPendingSendsNow } from '@pal/db/jobs/pending-sends-now'
import { connectedPages } from '@pal/db/pages/pages'

import type { Handlers } from '../../http/handlers.ts'
import type { Worker } from '../../jobs/worker.ts'
import { GraphError } from '../../messenger/graph/graph-error.ts'
import type { GraphClient } from '../../messenger/graph/graph.ts'
import type { Poller } from '../../messenger/inbox/poller.ts'
import { configStatus, saveFacebookConfig } from '../../messenger/pages/facebook-config.ts'
import type { OpenLoginWindow } from '../../messenger/pages/facebook-login.ts'
import { loginInWindow, loginWays } from '../../messenger/pages/facebook-login.ts'
import {
  disconnectOne,
  facebookSession,
  loginWithFacebook,
  pageList,
  validateToken,
} from '../../messenger/pages/facebook-pages.ts'
import { checkTokens, pageTokens } from '../../messenger/pages/facebook-tokens.ts'
import { keepSubscribed } from '../../messenger/pages/facebook-webhook.ts'
import {
  messengerProfileOf,
  saveMessengerProfile,
} from '../../messenger/pages/messenger-profile.ts'
import type { WebhookPlace } from '../../messenger/webhook/webhook-setup.ts'
import {
  makeVerifyToken,
  saveWebhook,
  testWebhook,
  webhookSetup,
} from '../../messenger/webhook/webhook-setup.ts'
import type { Outside } from '../../platform/outside.ts'
import type { Platform } from '../../platform/platform.ts'
import { commentReplyOf, saveCommentReply } from './comment-reply.ts'

export interface FacebookParts extends Platform {
  readonly graph: GraphClient
  readonly poller: Poller
  readonly worker: Pick<Worker, 'poke'>
  readonly webhook: WebhookPlace
  readonly outside?: Outside | undefined
  readonly openLoginWindow: OpenLoginWindow | null
}

export function facebookRoutes(parts: FacebookParts) {
  const { store, secrets, events, log, poller, worker, clock } = parts
  const connected = async (pageIds: readonly string[]) => {
    for (const id of pageIds) poller.poke(id)
    // Their chats can be answered again.
    events.changed('facebook', 'campaigns', 'conversations')
    if (await keepSubscribed(parts)) events.changed('facebook')
  }
  return {
    'facebook.configStatus': () => configStatus(secrets),
    'facebook.saveConfig': async ({ body }) => {
      const pageId = await saveFacebookConfig(parts, body)
      const status = await configStatus(secrets)
      log.write('info', 'facebook', entry('credentials_changed'), { ...status })
      // With another secret every call goes out with another proof.
      const ids = (await connectedPages(store.db)).map(({ id }) => id)
      await connected(body.appSecret === undefined ? ids.filter((id) => id === pageId) : ids)
      return status
    },
    'facebook.connectedPages': () => pageList(store),
    'facebook.tryNow': async () => {
      const ids = (await connectedPages(store.db)).map(({ id }) => id)
      const tries = await Promise.allSettled(ids.map((id) => poller.refresh(id)))
      await Promise.all(ids.map((id) => runPendingSendsNow(store.db, id, clock.now())))
      worker.poke()
      const failed = tries.find((tried) => tried.status === 'rejected')
      const why: unknown = failed?.reason
      if (failed && !(why instanceof GraphError)) throw why
      return { success: !failed, reason: why instanceof GraphError ? answerOf(why.reason) : null }
    },
    'facebook.disconnectPage': async ({ params, query }) => {
      await disconnectOne(parts, params.id, { stopCampaign: query.campaign === 'stop' })
      events.changed('facebook', 'campaigns', 'conversations')
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
      await keepSubscribed(parts, signal)
      // One that was renamed is on its campaigns.
      events.changed('facebook', 'campaigns')
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
    'messengerProfile.get': ({ params }) => messengerProfileOf(parts, params.id),
    'messengerProfile.save': ({ params, body }) => saveMessengerProfile(parts, params.id, body),
    'commentReply.get': ({ params }) => commentReplyOf(parts, params.id),
    'commentReply.save': ({ params, body }) => saveCommentReply(parts, params.id, body),
    'facebook.session': () => facebookSession(store),
  } satisfies Partial<Handlers>
}
