import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

import { dayMs } from '@pal/core/durations'

const tokenBytes = 32
const startTokenLifeMs = dayMs

/**
 * Start links and the sessions they open, in memory: a restart ends them all.
 * Only digests are kept, so that nothing readable from memory dumps or logs opens a session.
 */
export class Sessions {
  readonly #now: () => number
  readonly #starts = new Map<string, number>()
  readonly #open: { secret: Buffer; user: number | null }[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  /** A token that opens one session, once, within a day. */
  issueStartToken(): string {
    const token = newToken()
    this.#starts.set(digest(token).toString('hex'), this.#now() + startTokenLifeMs)
    return token
  }

  /** The new session's secret, or null when the token was used before, is too old or unknown. */
  redeem(token: string, user: number | null = null): string | null {
    const key = digest(token).toString('hex')
    const until = this.#starts.get(key)
    this.#starts.delete(key)
    return until !== undefined && this.#now() < until ? this.open(user) : null
  }

  /**
   * Opens a session without a link: the desktop window gets its cookie directly. Where the system
   * told which user asks, it is that user's alone.
   */
  open(user: number | null = null): string {
    const secret = newToken()
    this.#open.push({ secret: digest(secret), user })
    return secret
  }

  isOpen(secret: string | undefined, user: number | null = null): boolean {
    if (!secret) return false
    const asked = digest(secret)
    const matching = this.#open.filter((known) => timingSafeEqual(known.secret, asked))
    return matching.some((known) => known.user === null || known.user === user)
  }
}

const newToken = () => randomBytes(tokenBytes).toString('base64url')
const digest = (text: string) => hash('sha256', text, 'buffer')
