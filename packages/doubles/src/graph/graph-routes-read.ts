import type { Json, JsonObject } from '../http/json.ts'
import { needScopes, needTask, pageForToken } from './graph-auth.ts'
import { GraphError, badParameter } from './graph-errors.ts'
import type { GraphComment, GraphPage, GraphPost, TokenRecord } from './graph-model.ts'
import { pageOf } from './graph-paging.ts'
import type { GraphRequest } from './graph-request.ts'
import { type Ask, checkFields, plainShape, project, type Shape } from './graph-select.ts'
import { type Shapes, updatedAt } from './graph-shapes.ts'
import { type GraphState, graphTime } from './graph-state.ts'

const FOLDERS = ['inbox', 'other', 'page_done', 'pending', 'spam']
const profileShape = plainShape('User', [
  'first_name',
  'last_name',
  'profile_pic',
  'name',
  'locale',
  'timezone',
  'gender',
  'id',
])

export function createReadRoutes(state: GraphState, shapes: Shapes) {
  const mayRead = (token: TokenRecord): void => {
    needScopes(token, 'pages_messaging', 'pages_manage_metadata', 'pages_read_engagement')
    needTask(token, 'MESSAGING', 'MODERATE')
  }
  const ownPage = (token: TokenRecord, pageId: string): GraphPage | undefined =>
    token.pageId === pageId ? state.pages.get(pageId) : undefined
  const paging = (request: GraphRequest) => ({
    limit: request.param('limit'),
    after: request.param('after'),
    before: request.param('before'),
  })

  return {
    conversations(request: GraphRequest, token: TokenRecord, segment: string, ask: Ask): Json {
      const page = pageForToken(state, token, segment, request.method)
      mayRead(token)
      const platform = request.param('platform')?.toLowerCase() ?? 'messenger'
      if (platform !== 'messenger' && platform !== 'instagram')
        throw badParameter('Param platform must be one of {INSTAGRAM, MESSENGER}')
      const folder = request.param('folder')?.toLowerCase() ?? 'inbox'
      if (!FOLDERS.includes(folder))
        throw badParameter(`Param folder must be one of {${FOLDERS.join(', ')}}`)
      const fields = request.fields()
      checkFields(shapes.thread, fields)
      const user = request.param('user_id')
      const all = platform === 'messenger' && folder === 'inbox' ? [...page.threads.values()] : []
      const threads = all.filter((t) => t.messages.length > 0 && (user ?? t.psid) === t.psid)
      const params: Record<string, string> = {}
      for (const name of ['fields', 'platform', 'folder', 'user_id']) {
        const value = request.param(name)
        if (value !== undefined) params[name] = value
      }
      return pageOf(
        threads,
        (t) => ({ rank: updatedAt(t), tie: t.order }),
        paging(request),
        (t) => project(shapes.thread, t, fields, ask),
        { path: `${page.id}/conversations`, params },
        ask,
      )
    },

    /** GET /{thread}; undefined: not a thread of the token's page. */
    thread(request: GraphRequest, token: TokenRecord, id: string, ask: Ask): Json | undefined {
      const thread = state.threads.get(id)
      if (thread === undefined || ownPage(token, thread.pageId) === undefined) return undefined
      mayRead(token)
      const fields = request.fields()
      checkFields(shapes.thread, fields)
      return project(shapes.thread, thread, fields, ask)
    },

    threadMessages(request: GraphRequest, token: TokenRecord, id: string, ask: Ask) {
      const thread = state.threads.get(id)
      if (thread === undefined || ownPage(token, thread.pageId) === undefined) return undefined
      mayRead(token)
      const fields = request.fields()
      checkFields(shapes.message, fields)
      const text = request.param('fields')
      return shapes.messages(
        thread,
        fields,
        paging(request),
        { path: `${id}/messages`, params: text === undefined ? {} : { fields: text } },
        ask,
      )
    },

    message(request: GraphRequest, token: TokenRecord, id: string, ask: Ask): Json | undefined {
      const message = state.messages.get(id)
      if (message === undefined || ownPage(token, message.pageId) === undefined) return undefined
      mayRead(token)
      const fields = request.fields()
      checkFields(shapes.message, fields)
      if (!shapes.readable(message))
        throw new GraphError({
          code: 9_000_001,
          message: '(#9000001) The message has been deleted or is no longer available.',
        })
      return project(shapes.message, message, fields, ask)
    },

    profile(request: GraphRequest, token: TokenRecord, psid: string, ask: Ask): Json | undefined {
      const page = token.pageId === null ? undefined : state.pages.get(token.pageId)
      const person = page?.people.get(psid)
      if (page === undefined || person === undefined) return undefined
      needScopes(token, 'pages_messaging')
      const fields = request.fields()
      checkFields(profileShape, fields)
      if (!page.profileAccess) throw badParameter('No profile available for this user.', 2_018_218)
      const [first = '', ...rest] = person.name.split(' ')
      const profile = {
        id: psid,
        name: person.name,
        first_name: first,
        last_name: rest.join(' '),
        profile_pic: `${ask.base}/media/${psid}.png`,
      }
      const shown = fields ?? ['first_name', 'last_name', 'profile_pic'].map(plainField)
      return project(profileShape, profile, shown, ask)
    },
  }
}

function plainField(name: string) {
  return { name, args: {}, fields: null }
}

/** The page's posts, the newest first, with what people wrote below them. */
export function createFeedRoute(state: GraphState) {
  const author = plainShape('User', ['name', 'id'])
  const nameOf = (id: string) => {
    for (const page of state.pages.values()) {
      if (page.id === id) return page.name
      const person = page.people.get(id)
      if (person) return person.name
    }
    return ''
  }
  const comment: Shape<GraphComment> = {
    type: 'Comment',
    defaults: ['id', 'created_time', 'message', 'from'],
    fields: {
      id: { read: ({ id }) => id },
      created_time: { read: ({ at }) => graphTime(at) },
      message: { read: ({ text }) => text },
      from: {
        of: () => author,
        read: ({ fromId: id }, field, ask) =>
          project(author, { id, name: nameOf(id) }, field.fields, ask),
      },
    },
  }
  const post: Shape<GraphPost> = {
    type: 'PagePost',
    defaults: ['id', 'created_time', 'message'],
    fields: {
      id: { read: ({ id }) => id },
      created_time: { read: ({ at }) => graphTime(at) },
      message: { read: ({ text }) => (text === '' ? undefined : text) },
      comments: {
        of: () => comment,
        // The oldest comes first, unless the newest are asked for.
        read: ({ id, comments }, { args, fields }, ask) =>
          pageOf(
            comments,
            (one) => {
              const rank = args['order'] === 'reverse_chronological' ? one.at : -one.at
              return { rank, tie: -comments.indexOf(one) }
            },
            args,
            (one) => project(comment, one, fields, ask),
            { path: `${id}/comments`, params: {} },
            ask,
          ),
      },
    },
  }
  return function feed(
    request: GraphRequest,
    token: TokenRecord,
    segment: string,
    ask: Ask,
  ): JsonObject {
    const page = pageForToken(state, token, segment, request.method)
    needScopes(token, 'pages_read_engagement', 'pages_read_user_content')
    const fields = request.fields()
    checkFields(post, fields)
    return pageOf(
      page.posts,
      ({ at }) => ({ rank: at, tie: 0 }),
      { limit: request.param('limit'), after: request.param('after') },
      (one) => project(post, one, fields, ask),
      { path: `${page.id}/feed`, params: {} },
      ask,
    )
  }
}
