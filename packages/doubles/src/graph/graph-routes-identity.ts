import { type Json, type JsonObject, compact } from '../http/json.ts'
import { findToken, liveToken, needScopes, tokenProblem } from './graph-auth.ts'
import { GraphError, badParameter, noSuchObject } from './graph-errors.ts'
import { DAY, type GraphPage, type GraphUser, type TokenRecord } from './graph-model.ts'
import { type EdgeLink, pageOf } from './graph-paging.ts'
import type { GraphRequest } from './graph-request.ts'
import { type Ask, type Shape, checkFields, plainShape, project } from './graph-select.ts'
import { type GraphState, issueToken, pageTokenOf } from './graph-state.ts'

const LONG_LIFE = 60 * DAY
const pictureShape = plainShape('ProfilePictureSource', ['height', 'is_silhouette', 'url', 'width'])
const pictureEdge = plainShape('Picture', ['data', 'url', 'height', 'width', 'is_silhouette'])

/** `picture{url}` answers {data: {url}}, whatever is asked inside. */
function picture(id: string, fields: Parameters<typeof project>[2], ask: Ask): JsonObject {
  const source = { height: 50, is_silhouette: false, url: `${ask.base}/media/${id}.png`, width: 50 }
  const wanted = fields?.filter((field) => field.name !== 'data') ?? null
  return { data: project(pictureShape, source, wanted?.length === 0 ? null : wanted, ask) }
}

const userShape: Shape<GraphUser> = {
  type: 'User',
  defaults: ['name', 'id'],
  fields: {
    id: { read: (user) => user.id },
    name: { read: (user) => user.name },
    first_name: { read: (user) => user.name.split(' ')[0] },
    last_name: { read: (user) => user.name.split(' ').slice(1).join(' ') },
    email: { read: () => undefined },
    picture: { of: () => pictureEdge, read: (user, f, ask) => picture(user.id, f.fields, ask) },
  },
}

type PageSeen = { readonly page: GraphPage; readonly token: TokenRecord | null }

function pageFields(state: GraphState): Shape<PageSeen>['fields'] {
  return {
    id: { read: ({ page }) => page.id },
    name: { read: ({ page }) => page.name },
    category: { read: ({ page }) => page.category },
    category_list: { read: ({ page }) => [{ id: '2201', name: page.category }] },
    access_token: {
      read: ({ page, token }) => {
        if (token === null) return undefined
        return token.kind === 'PAGE' ? token.value : pageTokenOf(state, token, page.id).value
      },
    },
    picture: { of: () => pictureEdge, read: ({ page }, f, ask) => picture(page.id, f.fields, ask) },
    link: { read: ({ page }) => `https://www.facebook.com/${page.id}` },
    username: { read: () => undefined },
    about: { read: () => undefined },
    is_published: { read: () => true },
    is_webhooks_subscribed: { read: ({ page }) => page.subscribedFields !== null },
  }
}

export function createIdentityRoutes(state: GraphState) {
  const pageShape: Shape<PageSeen> = {
    type: 'Page',
    defaults: ['name', 'id'],
    fields: pageFields(state),
  }
  const accountShape: Shape<PageSeen & { tasks: readonly string[] }> = {
    type: 'Page',
    defaults: ['access_token', 'category', 'category_list', 'name', 'id', 'tasks'],
    fields: { ...pageFields(state), tasks: { read: ({ tasks }) => tasks } },
  }

  const userOf = (token: TokenRecord): GraphUser | undefined =>
    token.kind === 'USER' && token.userId !== null ? state.users.get(token.userId) : undefined

  return {
    /** GET /me, GET /{page}, GET /{user}; undefined: no such node for this token. */
    node(request: GraphRequest, token: TokenRecord, id: string, ask: Ask): Json | undefined {
      const fields = request.fields()
      const user = userOf(token)
      if (user !== undefined && (id === 'me' || id === user.id)) {
        checkFields(userShape, fields)
        return project(userShape, user, fields, ask)
      }
      const page = state.pages.get((id === 'me' ? token.pageId : id) ?? '')
      if (page === undefined) return undefined
      const own = token.kind === 'PAGE' && token.pageId === page.id
      const managed = user?.pages.some((entry) => entry.page === page) ?? false
      if (!own && !managed) return undefined
      checkFields(pageShape, fields)
      return project(pageShape, { page, token }, fields, ask)
    },

    accounts(request: GraphRequest, token: TokenRecord, ask: Ask): Json {
      const user = userOf(token)
      if (user === undefined)
        throw badParameter('Tried accessing nonexisting field (accounts) on node type (Page)')
      needScopes(token, 'pages_show_list')
      const fields = request.fields()
      checkFields(accountShape, fields)
      const link: EdgeLink = { path: `${user.id}/accounts`, params: fieldsParam(request) }
      return pageOf(
        user.pages,
        (entry) => ({ rank: -user.pages.indexOf(entry), tie: 0 }),
        { limit: request.param('limit'), after: request.param('after') },
        ({ page, tasks }) => project(accountShape, { page, tasks, token }, fields, ask),
        link,
        ask,
      )
    },

    permissions(request: GraphRequest, token: TokenRecord): Json {
      if (userOf(token) === undefined) throw noSuchObject(request.method, 'me/permissions')
      if (request.method === 'DELETE') {
        token.scopes.clear()
        for (const other of state.tokens.values())
          if (other.userId === token.userId) other.deadSubcode = 458
        return { success: true }
      }
      return { data: [...token.scopes].map((permission) => ({ permission, status: 'granted' })) }
    },

    debugToken(request: GraphRequest): Json {
      const asker = liveToken(state, request.token ?? '')
      if (asker.kind !== 'APP' && userOf(asker)?.developer !== true)
        throw badParameter(
          'You must provide an app access token, or a user access token that is an owner or developer of the app',
        )
      const input = request.param('input_token')
      if (input === undefined) throw badParameter('The parameter input_token is required')
      const token = findToken(state, input)
      if (asker.kind === 'APP' && token !== undefined && token.formerSecret !== null)
        throw badParameter('The App_id in the input_token did not match the Viewing App')
      const problem = tokenProblem(state, input)?.detail
      const error =
        problem && compact({ code: 190, message: problem.message, subcode: problem.subcode })
      if (token === undefined) return { data: compact({ error, is_valid: false, scopes: [] }) }
      return {
        data: compact({
          app_id: state.app.id,
          type: token.kind,
          application: state.app.name,
          data_access_expires_at: seconds(token.issuedAt + 90 * DAY),
          error,
          expires_at: seconds(token.expiresAt),
          is_valid: problem === undefined,
          issued_at: seconds(token.issuedAt),
          profile_id: token.pageId ?? undefined,
          scopes: [...token.scopes],
          granular_scopes: [...token.scopes].map((scope) => ({ scope })),
          user_id: token.userId ?? undefined,
        }),
      }
    },

    oauthToken(request: GraphRequest): Json {
      const clientId = request.param('client_id')
      if (clientId === undefined)
        throw new GraphError({ code: 101, message: 'Missing client_id parameter.' })
      if (clientId !== state.app.id)
        throw new GraphError({
          code: 101,
          message:
            'Error validating application. Cannot get application info due to a system error.',
        })
      if (request.param('client_secret') !== state.app.secret)
        throw new GraphError({ code: 1, message: 'Error validating client secret.' })
      if (request.param('grant_type') !== 'fb_exchange_token')
        throw new GraphError({ code: 1, message: 'Invalid grant_type' })
      const old = liveToken(state, request.param('fb_exchange_token') ?? '')
      if (old.kind === 'APP') throw badParameter('fb_exchange_token must be a user token')
      const expiresAt = old.kind === 'PAGE' ? 0 : state.clock.now() + LONG_LIFE
      const fresh = issueToken(state, { ...old, issuedAt: state.clock.now(), expiresAt })
      return compact({
        access_token: fresh.value,
        token_type: 'bearer',
        expires_in: expiresAt === 0 ? undefined : LONG_LIFE / 1000,
      })
    },
  }
}

function fieldsParam(request: GraphRequest): Record<string, string> {
  const fields = request.param('fields')
  return fields === undefined ? {} : { fields }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
