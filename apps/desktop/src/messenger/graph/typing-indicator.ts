import * as z from 'zod/mini'

import type { Clock } from '../../platform/clock.ts'
import type { CallBudget } from './budget.ts'
import type { GraphClient } from './graph.ts'

/** From here on calls are scarce: what is only polite is left out. */
const scarceFrom = 0.6
const offTimeoutMs = 2_000

const taken = z.looseObject({})

export interface Addressee {
  readonly pageId: string
  readonly token: string
  readonly psid: string
}

export interface TypingIndicatorParts {
  readonly graph: GraphClient
  readonly budget: CallBudget
  readonly clock: Clock
  readonly to: () => Promise<Addressee | null>
  /** A sign that did not go out is worth a line, and nothing more. */
  readonly onError: (error: unknown) => void
}

export interface TypingIndicator {
  /** With `silent` nothing will be said, and the dots go away. Never fails. */
  end(how: { readonly silent: boolean }): Promise<void>
}

/**
 * Shows the customer that the message was seen and is being answered. Nobody waits for it, and each
 * sign goes on its own: Facebook takes none together with a message.
 */
export function startTypingIndicator({
  graph,
  budget,
  clock,
  to,
  onError,
}: TypingIndicatorParts): TypingIndicator {
  const ending = new AbortController()
  let typing: Addressee | null = null
  const show = (
    { pageId, token, psid }: Addressee,
    sender_action: 'mark_seen' | 'typing_on' | 'typing_off',
    signal: AbortSignal,
  ) =>
    graph.post({
      path: `/${pageId}/messages`,
      token,
      pageId,
      background: true,
      body: { recipient: { id: psid }, sender_action },
      answer: taken,
      signal,
    })
  const begin = async () => {
    const addressee = await to()
    if (!addressee) return
    const { share, blockedUntil } = await budget.status(addressee.pageId)
    if (share >= scarceFrom || blockedUntil !== null || ending.signal.aborted) return
    await show(addressee, 'mark_seen', ending.signal)
    if (ending.signal.aborted) return
    typing = addressee
    await show(addressee, 'typing_on', ending.signal)
  }
  const shown = begin().catch((error: unknown) => {
    // Called off because the answer was faster.
    if (!ending.signal.aborted) onError(error)
  })
  return {
    async end({ silent }) {
      ending.abort()
      await shown
      if (!silent || !typing) return
      await show(typing, 'typing_off', clock.timeout(offTimeoutMs)).catch(onError)
    },
  }
}
