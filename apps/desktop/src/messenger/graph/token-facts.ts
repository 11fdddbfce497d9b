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
  const { data } = await graph
    .get({
      path: '/debug_token',
      token: null,
      params: { input_token: token, access_token: `${app.id}|${app.secret}` },
      answer,
      ...(signal && { signal }),
    })
    .catch((error: unknown) => {
      throw error instanceof GraphError && error.kind === 'token' ? unknownApp(error) : error
    })
  return {
    valid: data.is_valid,
    type: data.type ?? null,
    scopes: data.scopes,
    expiresAt: millis(data.expires_at),
    dataAccessExpiresAt: millis(data.data_access_expires_at),
    subcode: data.error?.subcode ?? null,
  }
}

/** The token that Facebook refuses here is the app's own, made of its id and secret. */
function unknownApp({ code, subcode, status, detail }: GraphError): GraphError {
  const verdict = judge({ code: 101, subcode: null, text: '', transient: false })
  return new GraphError(verdict, { code, subcode, status, detail })
}

/** Facebook writes 0 for never. */
function millis(seconds: number | undefined): number | null {
  return seconds ? seconds * secondMs : null
}
