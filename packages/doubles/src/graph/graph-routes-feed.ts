import type { JsonObject } from '../http/json.ts'
import { needScopes, pageForToken } from './graph-auth.ts'
import type { GraphComment, GraphPost, TokenRecord } from './graph-model.ts'
import { pageOf } from './graph-paging.ts'
import type { GraphRequest } from './graph-request.ts'
import { type Ask, checkFields, plainShape, project, type Shape } from './graph-select.ts'
import { type GraphState, graphTime } from './graph-state.ts'

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
