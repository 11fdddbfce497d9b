import { randomBytes } from 'node:crypto'

import type { AttachmentReason } from '@pal/core/domain/entities'
import { mimeOf } from '@pal/core/domain/file-kind'

import type { Clock } from '../../platform/clock.ts'
import { saveFile } from './save-file.ts'

/** Facebook takes files up to this size in Messenger. */
const largest = 25 * 1024 * 1024
const mostHops = 3
const timeLimitMs = 120_000

export interface DownloadOrder {
  readonly url: string
  /** What the message calls it: image, audio, file. */
  readonly type: string
  readonly folder: string
  /** Beside Facebook's own: an origin such as http://127.0.0.1:9. */
  readonly alsoFrom: string | null
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly largestBytes?: number
}

export type Download =
  | { readonly ok: true; readonly file: string; readonly mime: string; readonly size: number }
  /** Only `unreachable` may pass, and only `expired` is fixed by a fresh address. */
  | { readonly ok: false; readonly reason: AttachmentReason }

const lost = (reason: AttachmentReason): Download => ({ ok: false, reason })

/** Fetches one file into the folder; it has its name when all of it is on the disk. */
export async function download(order: DownloadOrder): Promise<Download> {
  const { url, alsoFrom, clock, signal } = order
  const limit = AbortSignal.any([signal, clock.timeout(timeLimitMs)])
  let address: URL | null = addressOf(url)
  for (let hop = 0; hop <= mostHops && address; hop += 1) {
    if (!isFacebooks(address, alsoFrom)) return lost('foreign_address')
    let response: Response
    try {
      // Followed by hand: a redirect may lead anywhere, also into the seller's own network.
      response = await fetch(address, { redirect: 'manual', signal: limit })
      const next = redirectOf(response, address)
      if (next === undefined) return await store(response, order)
      await response.body?.cancel()
      address = next
    } catch (error) {
      // What is no matter of the line, as a full disk, is reported as what it is.
      if (signal.aborted || !isOfTheLine(error)) throw error
      return lost('unreachable')
    }
  }
  return lost('foreign_address')
}

function addressOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

const hosts = ['fbcdn.net', 'fbsbx.com', 'facebook.com']

/** Only Facebook's own servers are asked: whoever writes a message must not choose our requests. */
export function isFacebooks(address: URL, alsoFrom: string | null): boolean {
  if (alsoFrom !== null && address.origin === alsoFrom) return true
  if (address.protocol !== 'https:' || address.port !== '') return false
  if (address.username !== '' || address.password !== '') return false
  return hosts.some((host) => address.hostname === host || address.hostname.endsWith(`.${host}`))
}

/** Undefined where it is no redirect, null where it leads nowhere. */
function redirectOf(response: Response, from: URL): URL | null | undefined {
  if (response.status < 300 || response.status > 399) return undefined
  const to = response.headers.get('location') ?? ''
  return URL.canParse(to, from.href) ? new URL(to, from) : null
}

async function store(response: Response, order: DownloadOrder): Promise<Download> {
  const { type, folder, largestBytes = largest } = order
  const { status, headers, body } = response
  const refused = refusalOf(status)
  const page = /^text\/html\b/i.test(headers.get('content-type') ?? '')
  if (refused || !body || (page && type !== 'file')) {
    await body?.cancel()
    return lost(refused ?? 'expired')
  }
  const announced = Number(headers.get('content-length') ?? 0)
  if (announced > largestBytes) {
    await body.cancel()
    return lost('too_large')
  }
  const file = randomBytes(16).toString('hex')
  const kept = await saveFile<AttachmentReason>({
    folder,
    file,
    body,
    largestBytes,
    refuse: ({ size }) => {
      if (size === 0) return 'expired'
      // An encoded answer announces the size that it had on the way.
      const whole = announced === 0 || headers.has('content-encoding') || announced === size
      return whole ? null : 'unreachable'
    },
  })
  if (!kept.ok) return lost(kept.reason)
  return { ok: true, file, mime: mimeOf(type, kept.head), size: kept.size }
}

function refusalOf(status: number): AttachmentReason | null {
  if (status >= 200 && status < 300) return null
  const mayPass = status === 408 || status === 429 || status >= 500
  return mayPass ? 'unreachable' : 'expired'
}

function isOfTheLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
}
