import { createClient } from '@pal/core/contract/client/client'
import { change, changeKinds, type ChangeKind } from '@pal/core/contract/system'
import { secondMs } from '@pal/core/durations'

import type { Clock } from '../../platform/clock.ts'

export interface ServerLinkParts {
  readonly origin: string
  /** The window's own, as `name=value`. */
  readonly cookie: string
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch
}

const againMs = 2 * secondMs

/** The shell asks the server as its window does: by the contract, with the window's session. */
export function serverLink({ origin, cookie, clock, fetch = globalThis.fetch }: ServerLinkParts) {
  const ask: typeof globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('cookie', cookie)
    headers.set('origin', origin)
    return fetch(input, { ...init, headers })
  }
  const { call } = createClient({ fetch: ask, baseUrl: origin })

  /** Tells what changed until the signal fires; after each new connection everything may have. */
  async function listen(changed: (kinds: readonly ChangeKind[]) => void, signal: AbortSignal) {
    while (!signal.aborted) {
      try {
        const answer = await ask(`${origin}/api/events`, { signal })
        if (!answer.ok || !answer.body) throw new Error(`/api/events answered ${answer.status}`)
        changed(changeKinds)
        for await (const data of eventsOf(answer.body)) {
          const parsed = change.safeParse(data)
          if (parsed.success) changed(parsed.data.kinds)
        }
      } catch {
        // The server is away or says no; the next attempt tells.
      }
      await clock.sleep(againMs, signal).catch(() => undefined)
    }
  }

  return { call, listen }
}
export type ServerLink = ReturnType<typeof serverLink>

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of body) {
    text += decoder.decode(part, { stream: true })
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data !== undefined) yield JSON.parse(data) as unknown
    }
  }
}
