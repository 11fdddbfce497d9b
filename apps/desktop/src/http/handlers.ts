import type { Answer, Body, EndpointName, Params, Query } from '@pal/core/contract/endpoints'

import type { JsonText } from './kept-json.ts'
import type { SessionFacts } from './sessions.ts'

export interface AskingSession {
  facts(): Promise<SessionFacts | null>
  end(which: 'this' | 'others'): Promise<void>
}

export interface Request<K extends EndpointName> {
  readonly params: Params<K>
  readonly query: Query<K>
  readonly body: Body<K>
  /** The Range header: which part of a file is wanted. */
  readonly range: string | null
  /** Fires when the asking side has gone away. */
  readonly signal: AbortSignal
  /** The session that asks. */
  readonly session: AskingSession
  /** Names where the list's next page begins. */
  readonly next: (cursor: string | null) => void
}

type Answered<K extends EndpointName> = Answer<K> | JsonText | Response

export type Handler<K extends EndpointName> = (
  request: Request<K>,
) => Answered<K> | Promise<Answered<K>>

/** A handler for every endpoint: a missing one does not compile. */
export type Handlers = { readonly [K in EndpointName]: Handler<K> }
