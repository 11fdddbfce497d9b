import * as z from 'zod/mini'

import type { Clock } from '../../platform/clock.ts'
import { GraphError } from './graph-error.ts'
import type { GraphClient } from './graph.ts'

/** From here on calls are scarce: what is only polite is left out. */
const scarceFrom = 0.6
const offTimeoutMs = 2_000

const taken = z.looseObject({})
/** Told to nobody, and made once: an error of its own takes down where it was made. */
const answered = new Error('It is answered')

export interface Addressee {
  readonly pageId: string
  readonly token: string
  readonly appSecret?: string | null
  readonly psid: string
}

export interface TypingIndicatorParts {
  readonly graph: GraphClient
  readonly clock: Clock
  readonly to: Addressee
  /** A sign that did not go out is worth a line, and nothing more. */
  readonly onError: (error: unknown) => void
}

export interface TypingIndicator {
  /** With `silent` nothing will be said, and the dots go away. Never fails. */
  end(how: { readonly silent: boolean }): Promise<void>
}

/**
 * Shows the customer that the message was seen and is being answered. Nobody waits for it, and each
 * sign goes out alone: Facebook takes none together with a message.
 */
export function startTypingIndicator({
  graph,
  clock,
  to,
  onError,
}: TypingIndicatorParts): TypingIndicator {
  const ending = new AbortController()
  const { psid, ...page } = to
  let typing = false
  const show = (
    sender_action: 'mark_seen' | 'typing_on' | 'typing_off',
    signal: AbortSignal,
    admitted?: () => void,
  ) =>
    graph.post({
      path: `/${page.pageId}/messages`,
      ...page,
      admitted,
      background: true,
      body: { recipient: { id: psid }, sender_action },
      answer: taken,
      signal,
    })
  const begin = async () => {
    const both = { kind: 'other', background: true, upTo: scarceFrom, calls: 2 } as const
    const admitted = await graph.admit(page.pageId, both)
    if (ending.signal.aborted) return
    await show('mark_seen', ending.signal, admitted)
    if (ending.signal.aborted) return
    typing = true
    await show('typing_on', ending.signal, admitted)
  }
  const shown = begin().catch((error: unknown) => {
    // Left out while calls are scarce, or called off because the answer was faster.
    const isScarce = error instanceof GraphError && error.kind === 'rate' && error.status === null
    if (!isScarce && !ending.signal.aborted) onError(error)
  })
  return {
    async end({ silent }) {
      ending.abort(answered)
      await shown
      if (!silent || !typing) return
      await show('typing_off', clock.timeout(offTimeoutMs)).catch(onError)
    },
  }
}
