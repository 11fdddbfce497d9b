import type { Change, ChangeKind } from '@pal/core/contract/system'

import type { Clock, Timer } from './clock.ts'

const gatherMs = 40
const heartbeatMs = 15_000
const mostUnread = 1_000
/** So long a window may take from asking for what it shows to hearing what changes. */
const retoldMs = 10_000

/** What changes with a conversation that can be named. */
const ofConversations = new Set<ChangeKind>(['conversations', 'messages', 'orders'])
/** More than these are not named one by one. */
const mostNamed = 200

type Listener = (kinds: readonly ChangeKind[], change: Change) => void

/**
 * Tells the open windows which kinds of data changed, and in which conversations if that is known;
 * they ask for the rest themselves.
 */
export class Events {
  readonly #listeners = new Set<Listener>()
  readonly #waiting = new Set<ChangeKind>()
  /** The conversations that changed; null once it may be any. */
  #named: Set<number> | null = new Set()
  readonly #streams = new Set<() => void>()
  #told: readonly { readonly at: number; readonly event: string }[] = []
  readonly #clock: Clock
  #timer: Timer | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  changed(...kinds: readonly ChangeKind[]): void {
    if (kinds.some((kind) => ofConversations.has(kind))) this.#named = null
    this.#wait(kinds)
  }

  /** Of conversations and what belongs to them nothing else changed than these. */
  changedIn(conversations: Iterable<number>, ...kinds: readonly ChangeKind[]): void {
    for (const id of conversations) this.#named?.add(id)
    if (this.#named && this.#named.size > mostNamed) this.#named = null
    this.#wait(kinds)
  }

  /** The same of one conversation, which its queued jobs follow. */
  readonly changedAt = (conversation: number, ...more: readonly ChangeKind[]): void =>
    this.changedIn([conversation], 'conversations', 'messages', 'queue', ...more)

  #wait(kinds: readonly ChangeKind[]): void {
    for (const kind of kinds) this.#waiting.add(kind)
    this.#timer ??= this.#clock.after(gatherMs, () => this.#tell())
  }

  /** Answers what ends the listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns at the next change, or when the time is up. */
  next(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        timer.cancel()
        stop()
        resolve()
      }
      const timer = this.#clock.after(ms, done)
      const stop = this.listen(done)
    })
  }

  /** The events as a `text/event-stream` that ends with the signal or with `close`. */
  stream(signal: AbortSignal): Response {
    const encoder = new TextEncoder()
    let end = () => {}
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const write = (text: string) => {
          // Whoever is suspended asks for everything again when they continue.
          if ((controller.desiredSize ?? 0) < -mostUnread) end()
          else controller.enqueue(encoder.encode(text))
        }
        const heartbeat = this.#clock.every(heartbeatMs, () => write(': still here\n\n'))
        const stop = this.listen((_kinds, change) => write(eventOf(change)))
        end = () => {
          heartbeat.cancel()
          stop()
          if (!this.#streams.delete(end)) return
          controller.close()
        }
        this.#streams.add(end)
        signal.addEventListener('abort', end, { once: true })
        const retold = this.#lately().map(({ event }) => event)
        write(`retry: 1000\n\nevent: ready\ndata: {}\n\n${retold.join('')}`)
      },
      cancel: () => {
        this.#streams.delete(end)
        end()
      },
    })
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    })
  }

  close(): void {
    this.#timer?.cancel()
    this.disconnect()
  }

  /** Ends every stream; whoever may listen comes back by themselves. */
  disconnect(): void {
    for (const end of this.#streams) end()
  }

  #tell(): void {
    this.#timer = undefined
    const kinds = [...this.#waiting]
    const conversations = this.#named
    this.#waiting.clear()
    this.#named = new Set()
    const change = { kinds, ...(conversations && { conversations: [...conversations] }) }
    this.#told = [...this.#lately(), { at: this.#clock.uptime(), event: eventOf(change) }]
    for (const listener of this.#listeners) listener(kinds, change)
  }

  /** Who begins to listen may have asked for what they show before these. */
  #lately() {
    const since = this.#clock.uptime() - retoldMs
    return this.#told.filter(({ at }) => at >= since)
  }
}

const eventOf = (change: Change) => `event: changed\ndata: ${JSON.stringify(change)}\n\n`
