import { secondMs } from '@pal/core/durations'
import * as z from 'zod/mini'

import { GraphError } from './graph-error.ts'
import { judge } from './graph-errors.ts'
import type { GraphClient } from './graph.ts'

export interface AppKeys {
  readonly id: string
  readonly secret: string
}

export interface TokenFacts {
  readonly valid: boolean
  /** PAGE or USER. */
  readonly type: string | null
  readonly scopes: readonly string[]
  /** Null for a token without an end. */
  readonly expiresAt: number | null
  /** When the person has to log in once more, even if the token itself has no end. */
  readonly dataAccessExpiresAt: number | null
  /** Why it is not valid, as an error's subcode. */
  readonly subcode: number | null
  /** It was made for another app, which is all that Facebook says of it. */
  readonly foreign: boolean
}

const answer = z.object({
  data: z.looseObject({
    type: z.optional(z.string()),
    is_valid: z.boolean(),
    scopes: z._default(z.array(z.string()), []),
    expires_at: z.optional(z.number()),
    data_access_expires_at: z.optional(z.number()),
    error: z.optional(z.looseObject({ subcode: z.optional(z.number()) })),
  }),
})

/** Asks Facebook about a token, in the name of the app. A failure says nothing of the token. */
export async function tokenFacts(
  graph: GraphClient,
  app: AppKeys,
  token: string,
  signal?: AbortSignal,
): Promise<TokenFacts> {
  const answered = await graph
    .get({
      path: '/debug_token',
      token: null,
      params: { input_token: token, access_token: appToken(app) },
      answer,
      ...(signal && { signal }),
    })
    .catch((error: unknown) => {
      if (!(error instanceof GraphError)) throw error
      if (error.code === 100 && error.detail?.includes('App_id in the input_token')) return null
      throw error.kind === 'token' ? unknownApp(error) : error
    })
  if (answered === null) return foreignToken
  const { data } = answered
  return {
    valid: data.is_valid,
    type: data.type ?? null,
    scopes: data.scopes,
    expiresAt: millis(data.expires_at),
    dataAccessExpiresAt: millis(data.data_access_expires_at),
    subcode: data.error?.subcode ?? null,
    foreign: false,
  }
}

const foreignToken: TokenFacts = {
  valid: false,
  type: null,
  scopes: [],
  expiresAt: null,
  dataAccessExpiresAt: null,
  subcode: null,
  foreign: true,
}

/** Whether this id and this secret are of one app; null where Facebook does not say. */
export async function areOfOneApp(graph: GraphClient, app: AppKeys): Promise<boolean | null> {
  try {
    const { valid } = await tokenFacts(graph, app, appToken(app))
    return valid ? true : null
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    return error.kind === 'app_secret' ? false : null
  }
}

const appToken = ({ id, secret }: AppKeys) => `${id}|${secret}`

/** The token that Facebook refuses here is the app's own, made of its id and secret. */
function unknownApp({ code, subcode, status, detail }: GraphError): GraphError {
  const verdict = judge({ code: 101, subcode: null, text: '', transient: false })
  return new GraphError(verdict, { code, subcode, status, detail })
}

/** Facebook writes 0 for never. */
function millis(seconds: number | undefined): number | null {
  return seconds ? seconds * secondMs : null
}
