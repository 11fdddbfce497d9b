import { randomBytes } from 'node:crypto'

import type { Reply } from '../http/http-kit.ts'
import { compact } from '../http/json.ts'

export type GraphErrorDetail = {
  readonly code: number
  readonly subcode?: number
  readonly message?: string
  readonly type?: string
  /** HTTP status; some of Graph's calls answer an error body with 200. */
  readonly status?: number
  readonly isTransient?: boolean
  readonly userTitle?: string
  readonly userMessage?: string
  readonly headers?: Readonly<Record<string, string>>
}

export class GraphError extends Error {
  readonly detail: GraphErrorDetail
  constructor(detail: GraphErrorDetail) {
    super(detail.message ?? `(#${detail.code})`)
    this.detail = detail
  }
}

export function errorReply(detail: GraphErrorDetail): Reply {
  return {
    status: detail.status ?? 400,
    ...(detail.headers && { headers: detail.headers }),
    body: {
      error: compact({
        message: detail.message ?? `(#${detail.code}) An error was ordered by the test`,
        type: detail.type ?? 'OAuthException',
        code: detail.code,
        error_subcode: detail.subcode,
        is_transient: detail.isTransient,
        error_user_title: detail.userTitle,
        error_user_msg: detail.userMessage,
        fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
      }),
    },
  }
}

export function badParameter(message: string, subcode?: number): GraphError {
  return new GraphError({
    code: 100,
    message: `(#100) ${message}`,
    ...(subcode !== undefined && { subcode }),
  })
}

export function noSuchObject(method: string, id: string): GraphError {
  return new GraphError({
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
  })
}

export function unknownPath(path: string): GraphError {
  return new GraphError({ code: 2500, message: `Unknown path components: ${path}` })
}

export function missingPermission(scope: string): GraphError {
  return scope === 'pages_read_engagement'
    ? new GraphError({
        code: 10,
        status: 403,
        message: `(#10) This endpoint requires the '${scope}' permission or the 'Page Public Content Access' feature.`,
      })
    : new GraphError({
        code: 200,
        status: 403,
        message: `(#200) Requires ${scope} permission to manage the object`,
      })
}

export function needsPageToken(): GraphError {
  return new GraphError({
    code: 190,
    message: '(#190) This method must be called with a Page Access Token',
  })
}
