import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import * as z from 'zod/mini'

/**
 * A note in the data folder, readable by its owner alone, by which `link` finds the running server
 * and proves that it belongs to the same user.
 */
const note = z.object({ port: z.int(), linkSecret: z.string() })
type Note = z.output<typeof note>

const pathOf = (dataDir: string) => join(dataDir, 'running.json')

export interface Running {
  readonly isLinkSecret: (secret: string) => boolean
  announce(port: number): Promise<void>
  withdraw(): Promise<void>
}

export function runningNote(dataDir: string): Running {
  const secret = randomBytes(32)
  const path = pathOf(dataDir)
  return {
    isLinkSecret: (given) => {
      const asked = Buffer.from(given, 'base64url')
      return asked.length === secret.length && timingSafeEqual(asked, secret)
    },
    async announce(port) {
      const content: Note = { port, linkSecret: secret.toString('base64url') }
      // A file left by a crash could be readable by others: never write into it.
      await rm(path, { force: true })
      await writeFile(path, JSON.stringify(content), { mode: 0o600, flag: 'wx' })
    },
    withdraw: () => rm(path, { force: true }),
  }
}

/** Asks the running server for a fresh one-time start link. */
export async function requestStartLink(dataDir: string): Promise<string> {
  const notRunning = (cause: unknown) =>
    new AppError('unavailable', because('start_no_server', { folder: dataDir }), { cause })
  const { port, linkSecret } = await readFile(pathOf(dataDir), 'utf8')
    .then((text) => note.parse(JSON.parse(text)))
    .catch((cause: unknown) => {
      throw notRunning(cause)
    })
  const origin = `http://127.0.0.1:${port}`
  const response = await fetch(`${origin}/start/link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${linkSecret}`, origin },
  }).catch((cause: unknown) => {
    throw notRunning(cause)
  })
  // Whoever else holds the port by now has no token of ours, and nothing of theirs is printed.
  const answer = z
    .object({ token: z.string().check(z.regex(/^[\w-]{43}$/)) })
    .safeParse(await response.json().catch(() => null))
  if (!response.ok || !answer.success) throw notRunning(`answered ${response.status}`)
  return startLink(port, answer.data.token)
}

export function startLink(port: number, token: string): string {
  return `http://127.0.0.1:${port}/start?token=${token}`
}
