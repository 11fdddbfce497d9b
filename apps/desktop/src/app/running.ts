import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { secondMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import getStream from 'get-stream'
import * as z from 'zod/mini'

import { type Clock, systemClock } from '../platform/clock.ts'

/**
 * A note in the data folder, readable by its owner alone, by which `link` finds the running server
 * and proves that it belongs to the same user. The secret itself is never sent: after a crash anybody
 * may hold the port.
 */
const note = z.object({ port: z.int(), linkSecret: z.string() })
type Note = z.output<typeof note>

const pathOf = (dataDir: string) => join(dataDir, 'running.json')
const answerWithinMs = 5 * secondMs
const mostChars = 1_000

export interface LinkAnswer {
  readonly token: string
  /** Shows whoever asked that this server knows the secret as well. */
  readonly proof: string
}

export interface Running {
  /** Null for whoever does not know the secret; of everybody else's question, the answer. */
  answerLink(authorization: string, port: number): ((token: string) => LinkAnswer) | null
  announce(port: number): Promise<void>
  withdraw(): Promise<void>
}

export function runningNote(dataDir: string): Running {
  const secret = randomBytes(32).toString('base64url')
  const path = pathOf(dataDir)
  return {
    answerLink: (authorization, port) => {
      const [, nonce, proof] = /^Proof ([\w-]{43})\.([\w-]{43})$/.exec(authorization) ?? []
      if (nonce === undefined || proof === undefined) return null
      const expected = proofOf(secret, ['asks', port, nonce])
      if (!timingSafeEqual(Buffer.from(proof), Buffer.from(expected))) return null
      return (token) => ({ token, proof: proofOf(secret, ['answers', port, nonce, token]) })
    },
    async announce(port) {
      const content: Note = { port, linkSecret: secret }
      try {
        // A file left by a crash could be readable by others: never write into it.
        await rm(path, { force: true })
        await writeFile(path, JSON.stringify(content), { mode: 0o600, flag: 'wx' })
      } catch (cause) {
        throw new AppError('unavailable', because('start_note_unwritable', { path }), { cause })
      }
    },
    withdraw: () => rm(path, { force: true }),
  }
}

/** Asks the running server for a fresh one-time start link. */
export async function requestStartLink(dataDir: string, clock = systemClock): Promise<string> {
  const notRunning = (cause: unknown) =>
    new AppError('unavailable', because('start_no_server', { folder: dataDir }), { cause })
  try {
    const { port, token } = await ask(dataDir, clock)
    return startLink(port, token)
  } catch (cause) {
    throw notRunning(cause)
  }
}

/**
 * Whether a server already runs on this folder. Its lock says so as a rule; a folder on a network that
 * ignores locks would let two of them answer the same customers.
 */
export function isServed(dataDir: string, clock: Clock): Promise<boolean> {
  return ask(dataDir, clock).then(
    () => true,
    () => false,
  )
}

/** Whoever else holds the port by now knows no secret of ours, and nothing of theirs is taken. */
async function ask(dataDir: string, clock: Clock): Promise<{ port: number; token: string }> {
  const { port, linkSecret } = note.parse(JSON.parse(await readFile(pathOf(dataDir), 'utf8')))
  const origin = `http://127.0.0.1:${port}`
  const nonce = randomBytes(32).toString('base64url')
  const response = await fetch(`${origin}/start/link`, {
    method: 'POST',
    headers: { authorization: linkQuestion(linkSecret, port, nonce), origin },
    redirect: 'error',
    signal: clock.timeout(answerWithinMs),
  })
  const shown = z.object({ token: z.string().check(z.regex(/^[\w-]{43}$/)), proof: z.string() })
  const said = response.body ? await getStream(response.body, { maxBuffer: mostChars }) : ''
  const { token, proof } = shown.parse(JSON.parse(said))
  if (proof !== proofOf(linkSecret, ['answers', port, nonce, token])) {
    throw new Error(`What listens on port ${port} is not the server of this folder`)
  }
  return { port, token }
}

function linkQuestion(linkSecret: string, port: number, nonce: string): string {
  return `Proof ${nonce}.${proofOf(linkSecret, ['asks', port, nonce])}`
}

function proofOf(secret: string, said: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(said)).digest('base64url')
}

export function startLink(port: number, token: string): string {
  return `http://127.0.0.1:${port}/start?token=${token}`
}
