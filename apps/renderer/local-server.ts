import { createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Plugin } from 'vite'

/** Where a running server is, and what proves that whoever asks may read this user's files. */
interface Note {
  readonly port: number
  readonly linkSecret: string
}

const patienceMs = 10_000
const host = '127.0.0.1'

/**
 * While developing: the local server of a data folder answers at Vite's address too. A server that
 * was started again has forgotten its sessions: whoever was signed in to the one before is so again.
 */
export function localServer(dataDir: string): Plugin {
  const signedIn = new Set<string>()
  let session: { readonly of: string; readonly cookie: Promise<string> } | undefined
  const sessionAt = ({ port, linkSecret }: Note) => {
    if (session?.of !== linkSecret) session = { of: linkSecret, cookie: signIn(port, linkSecret) }
    return session.cookie
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const note = await running(dataDir)
    const headers = asIfAskedThere(asked.headers, note.port)
    if ((headers.cookie ?? '').split(';').some((cookie) => signedIn.has(valueOf(cookie)))) {
      headers.cookie = await sessionAt(note)
    }
    const { url: path, method } = asked
    const forwarded = request({ host, port: note.port, path, method, headers }, (answered) => {
      if (path?.startsWith('/start?')) {
        for (const cookie of answered.headers['set-cookie'] ?? []) signedIn.add(valueOf(cookie))
      }
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
      answered.once('error', () => response.destroy())
    })
    forwarded.once('error', () => unreachable(response))
    response.once('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  }

  return {
    name: 'pal-local-server',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((asked, response, next) => {
        const ours = asked.headers.host === `${host}:${asked.socket.localPort}`
        const path = asked.url ?? ''
        if (!ours || !(path.startsWith('/api/') || path.startsWith('/start?'))) return next()
        answer(asked, response).catch(() => unreachable(response))
      })
    },
  }
}

/** The server is away for a moment while it is started again. */
async function running(dataDir: string): Promise<Note> {
  const until = Date.now() + patienceMs
  for (;;) {
    try {
      return JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as Note
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(50)
    }
  }
}

/** The server takes its own address only; another page's origin stays, to be refused there. */
function asIfAskedThere(headers: IncomingHttpHeaders, port: number): IncomingHttpHeaders {
  const own = headers.origin === `http://${headers.host}`
  const there = `${host}:${port}`
  return { ...headers, host: there, ...(own && { origin: `http://${there}` }) }
}

async function signIn(port: number, linkSecret: string): Promise<string> {
  const origin = `http://${host}:${port}`
  const nonce = randomBytes(32).toString('base64url')
  const question = JSON.stringify(['asks', port, nonce])
  const proof = createHmac('sha256', linkSecret).update(question).digest('base64url')
  const asked = await fetch(`${origin}/start/link`, {
    method: 'POST',
    headers: { authorization: `Proof ${nonce}.${proof}`, origin },
  })
  const { token } = (await asked.json()) as { token: string }
  const started = await fetch(`${origin}/start?token=${token}`, { redirect: 'manual' })
  const [cookie = ''] = started.headers.getSetCookie()
  return cookie.replace(/;.*/, '')
}

/** Of `name=value` or `name=value; HttpOnly; …`. */
function valueOf(cookie: string): string {
  return cookie
    .replace(/^[^=]*=/, '')
    .replace(/;.*/, '')
    .trim()
}

function unreachable(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(502).end()
}
