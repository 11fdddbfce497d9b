import { createHmac } from 'node:crypto'

import { maskText } from '@pal/core/domain/mask'
import type { Writes } from '@pal/db/schema/reads'
import * as z from 'zod/mini'

import type { Clock } from '../../platform/clock.ts'
import { type GraphAnswer, exchange } from './exchange.ts'
import { FacebookClock } from './facebook-clock.ts'
import { GraphError } from './graph-error.ts'
import { judge, judgeStatus } from './graph-errors.ts'
import { readUsage, type Usage } from './usage.ts'

export const graphVersion = 'v26.0'
/** Messaging reads were seen to take up to 90 s; a tick that waits longer than this is a lost one. */
const readTimeoutMs = 30_000
const writeTimeoutMs = 20_000
/** A picture of 25 MB over a line that takes a megabit a second. */
const uploadTimeoutMs = 240_000

/** `read` are the conversation calls, of which Facebook allows two a second; `profile` those of the Messenger profile. */
export type CallKind = 'read' | 'send' | 'profile' | 'other'

export interface Admission {
  readonly kind: CallKind
  readonly background: boolean
  /** None is left where this much of them is used up. */
  readonly upTo?: number
  /** Of the same kind, one after the other. */
  readonly calls?: number
}

export interface Admitted {
  /** Writes the call down: before it is made. */
  readonly count: (db: Writes) => Promise<void>
  /** To be called when the call is over. */
  readonly over: () => void
}

export interface Meter {
  /**
   * Waits for the page's turn and counts the call; throws a GraphError where none is left, or so much
   * of them is used up already. What it answers is to be called when the call is over.
   */
  admit(pageId: string, call: Admission): Promise<() => void>
  /** The same for whoever writes something down before the call anyway, and counts it with that. */
  admitUncounted(pageId: string, call: Admission): Promise<Admitted>
  /** What an answer's headers report, and whether Facebook refused the call for being one too many. */
  saw(pageId: string, usage: Usage | null, refused: boolean, kind?: CallKind): void
}

export interface GraphParts {
  /** Without a version. */
  readonly url: string
  readonly version?: string
  /** Known: every call carries its proof. */
  readonly appSecret?: () => Promise<string | null>
  readonly meter?: Meter
  readonly clock: Clock
  /** Facebook's time is far from what `clock` shows, by so much. */
  readonly putRight?: (aheadMs: number) => void
  /** What `clock` shows is right, as far as Facebook tells. */
  readonly timeKnown?: () => void
}

export interface GraphCall<T> {
  /** Below the version: `/me`. */
  readonly path: string
  /** Null for the calls that carry app id and secret instead. */
  readonly token: string | null
  readonly params?: Readonly<Record<string, string>>
  readonly answer: z.ZodMiniType<T>
  /** Of whoever has read it along with the token; null where none is set. */
  readonly appSecret?: string | null
  /** The page whose budget pays; left out while it is not known yet. */
  readonly pageId?: string
  readonly kind?: CallKind
  /** What can wait stops first when calls get scarce. */
  readonly background?: boolean
  /** Where the call has had its turn: see `admit`. */
  readonly admitted?: (() => void) | undefined
  readonly signal?: AbortSignal
}

export type GraphWrite<T> = GraphCall<T> & { readonly body: object }
export type GraphUpload<T> = GraphCall<T> & { readonly form: FormData }

const mostProofs = 100

const failure = z.object({
  error: z.looseObject({
    code: z.optional(z.number()),
    error_subcode: z.optional(z.number()),
    message: z.optional(z.string()),
    is_transient: z.optional(z.boolean()),
  }),
})

/** Facebook's Graph API. Nothing is retried in here: whoever calls knows whether that is safe. */
export class GraphClient {
  readonly clock: FacebookClock
  readonly #parts: GraphParts
  readonly #proofs = new Map<string, { readonly secret: string; readonly proof: string }>()
  #confirming = false

  constructor(parts: GraphParts) {
    this.#parts = parts
    this.clock = new FacebookClock(parts.clock.now, parts.putRight, parts.timeKnown)
  }

  /** Waits for the turn of calls that are made later, each with what this answers as `admitted`. */
  async admit(pageId: string, call: Admission): Promise<(() => void) | undefined> {
    return this.#parts.meter?.admit(pageId, call)
  }

  /** As `admit`, for whoever counts the call with what they write down before it. */
  async admitUncounted(pageId: string, call: Admission): Promise<Admitted | undefined> {
    return this.#parts.meter?.admitUncounted(pageId, call)
  }

  /** Asks Facebook for anything, unless its time is known: before what is dated by it. */
  async learnTime(call: Pick<GraphCall<unknown>, 'token' | 'pageId' | 'signal'>): Promise<void> {
    if (!this.clock.isKnown || this.clock.isDoubted) await this.#askTime(call)
  }

  /** What is said far from this program's time is asked for once more, before anybody acts upon it. */
  async #confirmTime(call: Pick<GraphCall<unknown>, 'token' | 'pageId' | 'signal'>): Promise<void> {
    if (!this.clock.isDoubted || this.#confirming || call.token === null) return
    this.#confirming = true
    await this.#askTime(call).finally(() => (this.#confirming = false))
  }

  async #askTime({
    token,
    pageId,
    signal,
  }: Pick<GraphCall<unknown>, 'token' | 'pageId' | 'signal'>): Promise<void> {
    const call = { token, ...(pageId !== undefined && { pageId }), ...(signal && { signal }) }
    const me = { ...call, path: '/me', params: { fields: 'id' }, answer: z.unknown() }
    await this.#call('GET', me, null).catch((error: unknown) => {
      // Whatever is wrong is reported to whoever calls next.
      if (!(error instanceof GraphError)) throw error
    })
  }

  get<T>(call: GraphCall<T>): Promise<T> {
    return this.#call('GET', call, null)
  }

  delete<T>(call: GraphCall<T>): Promise<T> {
    return this.#call('DELETE', call, null)
  }

  /** Not idempotent: a failure that is `ambiguous` may have been carried out. */
  post<T>(call: GraphWrite<T>): Promise<T> {
    return this.#call('POST', call, call.body)
  }

  /** A file as form data. What is uploaded reaches nobody yet, so it is never `ambiguous`. */
  upload<T>(call: GraphUpload<T>): Promise<T> {
    return this.#call('POST', call, call.form)
  }

  async #call<T>(method: 'GET' | 'POST' | 'DELETE', call: GraphCall<T>, body: object | null) {
    const { meter, appSecret } = this.#parts
    const { pageId, kind = 'other', background = false } = call
    const form = body instanceof FormData ? body : null
    const address = this.#address(call)
    const over =
      call.admitted ??
      (pageId === undefined ? null : await meter?.admit(pageId, { kind, background }))
    const secret = call.appSecret === undefined ? ((await appSecret?.()) ?? null) : call.appSecret
    for (const [name, value] of this.#credentials(call, secret)) {
      if (form) form.set(name, value)
      else address.searchParams.set(name, value)
    }
    const write = method !== 'GET' && form === null
    const limit = limitOf(method, form !== null)
    const answered = this.clock.ask()
    using late = this.#parts.clock.timeout(limit)
    const signal = call.signal ? AbortSignal.any([late, call.signal]) : late
    const answer = await exchange(address, { method, body, signal }, write).finally(() => over?.())
    answered(answer.headers.get('date'))
    await this.#confirmTime(call)
    const usage = readUsage(answer.headers)
    const secrets = [call.token, secret, ...Object.values(call.params ?? {}).filter(isLong)]
    const error = problemOf(answer, { write, usage, secrets })
    if (pageId !== undefined) meter?.saw(pageId, usage, error?.kind === 'rate', kind)
    if (error) throw error
    const read = call.answer.safeParse(answer.body)
    if (read.success) return read.data
    throw new GraphError(judgeStatus(answer.status), {
      status: answer.status,
      ambiguous: write,
      detail: `Unexpected answer: ${z.prettifyError(read.error)}`,
    })
  }

  #address({ path, params }: GraphCall<unknown>): URL {
    const { url, version = graphVersion } = this.#parts
    const address = new URL(`${url.replace(/\/+$/, '')}/${version}${path}`)
    for (const [name, value] of Object.entries(params ?? {})) address.searchParams.set(name, value)
    return address
  }

  #credentials({ token }: GraphCall<unknown>, secret: string | null): [string, string][] {
    if (token === null) return []
    const proof: [string, string][] = secret
      ? [['appsecret_proof', this.#proofOf(token, secret)]]
      : []
    return [['access_token', token], ...proof]
  }

  /** Each call of a page carries the same one. */
  #proofOf(token: string, secret: string): string {
    const known = this.#proofs.get(token)
    if (known?.secret === secret) return known.proof
    if (this.#proofs.size >= mostProofs) this.#proofs.clear()
    const proof = createHmac('sha256', secret).update(token).digest('hex')
    this.#proofs.set(token, { secret, proof })
    return proof
  }
}

function limitOf(method: string, upload: boolean): number {
  if (upload) return uploadTimeoutMs
  return method === 'GET' ? readTimeoutMs : writeTimeoutMs
}

interface Circumstances {
  readonly write: boolean
  readonly usage: Usage | null
  readonly secrets: readonly (string | null)[]
}

/** Some calls answer an error with HTTP 200, so the body is looked at first. */
function problemOf(
  answer: GraphAnswer,
  { write, usage, secrets }: Circumstances,
): GraphError | null {
  const { status, body } = answer
  const parsed = failure.safeParse(body)
  if (!parsed.success) {
    if (status < 400 && body !== undefined) return null
    // Some server between us and Facebook answered: a write may have passed it.
    return new GraphError(judgeStatus(status), { status, ambiguous: write })
  }
  const { code = 1, error_subcode: subcode = null, message = '', is_transient } = parsed.data.error
  const transient = is_transient === true || (status >= 500 && code === 100)
  const verdict = judge({ code, subcode, text: message, transient })
  return new GraphError(verdict, {
    code,
    subcode,
    status,
    ambiguous:
      write && (verdict.kind === 'transient' || (status >= 500 && verdict.kind !== 'rate')),
    retryAfterMs: usage && usage.blockedMs > 0 ? usage.blockedMs : null,
    detail: withoutSecrets(message, secrets),
  })
}

/** Tokens that go as a parameter, and whatever else Facebook might repeat in its words. */
const isLong = (text: string) => text.length >= 24

function withoutSecrets(text: string, secrets: readonly (string | null)[]): string {
  let clean = text
  for (const secret of secrets) if (secret) clean = clean.replaceAll(secret, '•••')
  return maskText(clean)
}
