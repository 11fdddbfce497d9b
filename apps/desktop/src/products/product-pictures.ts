import type { IncomingMessage } from 'node:http'

import { isPicture, mimeOf } from '@pal/core/domain/file-kind'
import { hourMs, minuteMs, secondMs } from '@pal/core/durations'

import type { Clock } from '../platform/clock.ts'
import { addressOutside, askOutside, internet, type Outside } from '../platform/outside.ts'

const mostBytes = 5 * 1024 * 1024
const limitMs = 10 * secondMs
const mostHops = 3
const atOnce = 4
const heldBytes = 32 * 1024 * 1024
const goodMs = hourMs
/** What could not be had is asked for again soon: somebody may be fixing it. */
const failedMs = minuteMs

export interface FetchedPicture {
  readonly mime: string
  readonly bytes: Buffer<ArrayBuffer>
}

interface Held {
  readonly picture: FetchedPicture | null
  readonly until: number
}

interface Parts {
  readonly clock: Clock
  readonly outside?: Outside | undefined
}

/**
 * Pictures of products from wherever the seller keeps them, so that a page of ours never asks another
 * server itself. Nobody inside this network is asked, whatever an address or a redirect says.
 */
export class ProductPictures {
  readonly #parts: Parts
  readonly #held = new Map<string, Held>()
  readonly #coming = new Map<string, Promise<FetchedPicture | null>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Null for what is no picture, is too large, or cannot be reached. */
  async get(url: string): Promise<FetchedPicture | null> {
    const held = this.#held.get(url)
    const now = this.#parts.clock.now()
    if (held && now < held.until && held.until <= now + goodMs) return held.picture
    const coming = this.#coming.get(url) ?? this.#fetch(url).finally(() => this.#coming.delete(url))
    this.#coming.set(url, coming)
    return coming
  }

  async #fetch(url: string): Promise<FetchedPicture | null> {
    if (this.#running >= atOnce) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
    }
    this.#running += 1
    try {
      const picture = await fetchPicture(url, this.#parts)
      this.#hold(url, picture)
      return picture
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }

  #hold(url: string, picture: FetchedPicture | null): void {
    this.#held.delete(url)
    const until = this.#parts.clock.now() + (picture ? goodMs : failedMs)
    this.#held.set(url, { picture, until })
    let bytes = 0
    // The newest stay.
    for (const [known, { picture: kept }] of [...this.#held].toReversed()) {
      bytes += known.length + (kept?.bytes.length ?? 0)
      if (bytes > heldBytes) this.#held.delete(known)
    }
  }
}

async function fetchPicture(
  text: string,
  { clock, outside = internet }: Parts,
): Promise<FetchedPicture | null> {
  using signal = clock.timeout(limitMs)
  try {
    let url = URL.canParse(text) ? new URL(text) : null
    for (let hop = 0; url && isFit(url) && hop <= mostHops; hop++) {
      const address = await addressOutside(url, outside, signal)
      if (address === null) return null
      const headers = { accept: 'image/*' }
      const answer = await askOutside(url, outside, { address, headers, signal })
      const next = redirectOf(answer, url)
      if (next === undefined) return await pictureIn(answer)
      answer.destroy()
      url = next
    }
    return null
  } catch {
    // Whatever went wrong out there: there is no picture to be shown.
    return null
  }
}

const isFit = ({ protocol, username, password }: URL) =>
  protocol === 'https:' && username === '' && password === ''

/** Undefined where it is no redirect, null where it leads nowhere. */
function redirectOf(
  { statusCode = 0, headers }: IncomingMessage,
  from: URL,
): URL | null | undefined {
  if (statusCode < 300 || statusCode > 399) return undefined
  const to = headers.location ?? ''
  return URL.canParse(to, from.href) ? new URL(to, from) : null
}

async function pictureIn(answer: IncomingMessage): Promise<FetchedPicture | null> {
  try {
    const announced = Number(answer.headers['content-length'] ?? 0)
    if (answer.statusCode !== 200 || announced > mostBytes) return null
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > mostBytes) return null
      parts.push(part)
    }
    const bytes = Buffer.concat(parts)
    // What it is, its bytes say; a drawing in SVG could hold a program.
    const mime = mimeOf('image', bytes)
    return isPicture(mime) && answer.complete ? { mime, bytes } : null
  } finally {
    answer.destroy()
  }
}
