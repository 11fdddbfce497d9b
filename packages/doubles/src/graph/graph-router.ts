import type { Incoming, Reply } from '../http/http-kit.ts'
import type { Json } from '../http/json.ts'
import { authenticate } from './graph-auth.ts'
import { GraphError, errorReply, noSuchObject, unknownPath } from './graph-errors.ts'
import type { Limits } from './graph-limits.ts'
import type { GraphMessage, GraphPage, TokenRecord } from './graph-model.ts'
import { type GraphRequest, readGraphRequest } from './graph-request.ts'
import { createIdentityRoutes } from './graph-routes-identity.ts'
import { createProfileRoute } from './graph-routes-profile.ts'
import { createFeedRoute, createReadRoutes } from './graph-routes-read.ts'
import { createSendRoute } from './graph-routes-send.ts'
import { createSubscriptionRoute } from './graph-routes-subscriptions.ts'
import { createUploadRoute } from './graph-routes-upload.ts'
import { checkFields } from './graph-select.ts'
import { createShapes } from './graph-shapes.ts'
import type { GraphState } from './graph-state.ts'

export type GraphRouter = (incoming: Incoming, base: string) => Reply

export function createGraphRouter(
  state: GraphState,
  limits: Limits,
  onSent: (message: GraphMessage) => void,
  host: (bytes: Uint8Array, mimeType: string) => string,
): GraphRouter {
  const shapes = createShapes(state)
  const identity = createIdentityRoutes(state)
  const read = createReadRoutes(state, shapes)
  const send = createSendRoute(state, onSent)
  const upload = createUploadRoute(state, host)
  const subscribedApps = createSubscriptionRoute(state)
  const messengerProfile = createProfileRoute(state)
  const feed = createFeedRoute(state)

  return (incoming, base) => {
    let page: GraphPage | undefined
    try {
      const request = readGraphRequest(incoming)
      const body = route(request, base, (found) => {
        page = found
      })
      const headers = { 'facebook-api-version': request.version, ...limits.headers(page) }
      return { status: 200, headers, body }
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      const headers = { ...limits.headers(page), ...error.detail.headers }
      return errorReply({ ...error.detail, headers })
    }
  }

  function route(request: GraphRequest, base: string, onPage: (page: GraphPage) => void): Json {
    const [first = '', second, ...more] = request.segments
    const path = `/${request.segments.join('/')}`
    if (path === '/debug_token' && request.method === 'GET') return identity.debugToken(request)
    if (path === '/oauth/access_token') return identity.oauthToken(request)
    if (more.length > 0) throw unknownPath(path)
    const token = authenticate(state, request)
    const page = token.pageId === null ? undefined : state.pages.get(token.pageId)
    if (page !== undefined) {
      onPage(page)
      const reads = request.method === 'GET' && isConversationRead(first, second)
      limits.spend(page, reads ? 'conversations' : 'other')
    }
    const answer =
      request.method === 'GET' && second === undefined
        ? node(request, token, first, base)
        : edge(request, token, first, second ?? '', base)
    if (answer === undefined) throw noSuchObject(request.method, first)
    return answer
  }

  function isConversationRead(first: string, second: string | undefined): boolean {
    return second === 'conversations' || /^[tm]_/.test(first)
  }

  function node(request: GraphRequest, token: TokenRecord, id: string, base: string) {
    const ask = request.ask(base)
    if (id.startsWith('t_')) return read.thread(request, token, id, ask)
    if (id.startsWith('m_')) return read.message(request, token, id, ask)
    return identity.node(request, token, id, ask) ?? read.profile(request, token, id, ask)
  }

  function edge(
    request: GraphRequest,
    token: TokenRecord,
    id: string,
    name: string,
    base: string,
  ): Json | undefined {
    const ask = request.ask(base)
    switch (`${request.method} ${name}`) {
      case 'GET accounts':
        return identity.accounts(request, token, ask)
      case 'GET permissions':
      case 'DELETE permissions':
        return identity.permissions(request, token)
      case 'GET conversations':
        return read.conversations(request, token, id, ask)
      case 'GET messages':
        return read.threadMessages(request, token, id, ask)
      case 'POST messages':
        return id.startsWith('t_') ? undefined : send(request, token, id, base)
      case 'POST message_attachments':
        return upload(request, token, id, base)
      case 'GET subscribed_apps':
      case 'POST subscribed_apps':
      case 'DELETE subscribed_apps':
        return subscribedApps(request, token, id)
      case 'GET feed':
        return feed(request, token, id, ask)
      case 'GET messenger_profile':
      case 'POST messenger_profile':
      case 'DELETE messenger_profile':
        return messengerProfile(request, token, id)
      default:
        checkFields(
          { type: 'Node', fields: {} },
          name === '' ? null : [{ name, args: {}, fields: null }],
        )
        return undefined
    }
  }
}
