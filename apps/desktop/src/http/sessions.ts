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
  readonly #starts = new Map<string, { readonly until: number; readonly user: number | null }>()
  readonly #open: { secret: Buffer; user: number | null }[] = []

  constructor(now: () => number) {
    this.#now = now
  }

  /**
   * A token that opens one session, once, within a day. With a user it is theirs alone: whoever else
   * reads it (every user reads the command line of a browser) neither opens a session nor uses it up.
   */
  issueStartToken(user: number | null = null): string {
    const token = newToken()
    const until = this.#now() + startTokenLifeMs
    this.#starts.set(digest(token).toString('hex'), { until, user })
    return token
  }

  /** The new session's secret, or null when the token was used before, is too old, unknown or another's. */
  redeem(token: string, user: number | null = null): string | null {
    const key = digest(token).toString('hex')
    const start = this.#starts.get(key)
    if (!start || (start.user !== null && start.user !== user)) return null
    this.#starts.delete(key)
    return this.#now() < start.until ? this.open(user) : null
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
