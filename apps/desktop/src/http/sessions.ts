import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

import { dayMs, hourMs } from '@pal/core/durations'

import type { KeptSession, SessionFile } from './session-file.ts'

type Kept = Pick<SessionFile, 'found' | 'keep'>

const tokenBytes = 32
const startTokenLifeMs = dayMs
/** A session that nobody uses ends, and in the end each one does. */
const unusedMs = 30 * dayMs
const longestMs = 180 * dayMs
const noteUseEveryMs = hourMs
/** Whoever opens more gives up the one that was not used for longest. */
const mostSessions = 100

interface Session {
  readonly secret: Buffer
  readonly user: number | null
  readonly openedAt: number
  usedAt: number
  /** Null for the window of this very start: it gets another one at the next. */
  readonly file: Kept | null
}

export interface SessionFacts {
  /** The desktop program's own: it has nothing to sign out of. */
  readonly isOwnWindow: boolean
  readonly openedAt: number
  readonly others: number
}

/**
 * Start links and the sessions they open. Only digests are kept, so that nothing readable from memory
 * dumps, files or logs opens a session. Those of browsers outlive a restart.
 */
export class Sessions {
  readonly #now: () => number
  readonly #file: Kept | null
  readonly #starts = new Map<string, { readonly until: number; readonly user: number | null }>()
  #open: Session[]
  #ended = 0

  constructor(now: () => number, file: Kept | null = null) {
    this.#now = now
    this.#file = file
    this.#open = (file?.found ?? []).map(({ digest: text, ...kept }) => ({
      ...kept,
      secret: Buffer.from(text, 'base64url'),
      file,
    }))
  }

  /** Changes with every session that is ended: what was shown before it has to be shown again. */
  get ended(): number {
    return this.#ended
  }

  /**
   * A token that opens one session, once, within a day. With a user it is theirs alone: whoever else
   * reads it (every user reads the command line of a browser) neither opens a session nor uses it up.
   */
  issueStartToken(user: number | null = null): string {
    for (const [known, { until }] of this.#starts) {
      if (this.#now() >= until) this.#starts.delete(known)
    }
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
    return this.#now() < start.until ? this.#begin(user, this.#file) : null
  }

  /**
   * Opens a session without a link: the desktop window gets its cookie directly. Where the system
   * given which user asks, it is that user's alone.
   */
  open(user: number | null = null): string {
    return this.#begin(user, null)
  }

  isOpen(secret: string | undefined, user: number | null = null): boolean {
    const session = this.#find(secret, user)
    if (!session) return false
    const now = this.#now()
    // Also where the clock was set back since.
    if (Math.abs(now - session.usedAt) >= noteUseEveryMs) {
      session.usedAt = now
      if (session.file) void this.#keep()
    }
    return true
  }

  facts(secret: string | undefined, user: number | null = null): SessionFacts | null {
    const session = this.#find(secret, user)
    if (!session) return null
    const others = this.#open.filter((one) => one !== session && one.file && this.#isAlive(one))
    return { isOwnWindow: !session.file, openedAt: session.openedAt, others: others.length }
  }

  /** Signs out this browser, or all others; on the disk when it resolves. */
  async end(secret: string | undefined, which: 'this' | 'others', user: number | null = null) {
    const session = this.#find(secret, user)
    if (!session) return
    // A window of our own could not come back.
    this.#open = this.#open.filter((one) => !one.file || (one === session) !== (which === 'this'))
    this.#ended += 1
    await this.#keep()
  }

  #begin(user: number | null, file: Kept | null): string {
    const secret = newToken()
    const now = this.#now()
    const alive = this.#open.filter((one) => this.#isAlive(one))
    const oldest = alive.toSorted((a, b) => a.usedAt - b.usedAt).find((one) => one.file)
    this.#open = alive.length < mostSessions ? alive : alive.filter((one) => one !== oldest)
    this.#open.push({ secret: digest(secret), user, openedAt: now, usedAt: now, file })
    if (file) void this.#keep()
    return secret
  }

  #find(secret: string | undefined, user: number | null): Session | null {
    if (!secret) return null
    const asked = digest(secret)
    const matching = this.#open.filter((known) => timingSafeEqual(known.secret, asked))
    const own = matching.find((known) => known.user === null || known.user === user)
    return own && this.#isAlive(own) ? own : null
  }

  #isAlive({ usedAt, openedAt, file }: Session): boolean {
    const now = this.#now()
    return file === null || (now - usedAt < unusedMs && now - openedAt < longestMs)
  }

  #keep(): Promise<void> {
    const kept = this.#open.flatMap(({ secret, file, ...session }): KeptSession[] =>
      file ? [{ ...session, digest: secret.toString('base64url') }] : [],
    )
    return this.#file?.keep(kept) ?? Promise.resolve()
  }
}

const newToken = () => randomBytes(tokenBytes).toString('base64url')
const digest = (text: string) => hash('sha256', text, 'buffer')
