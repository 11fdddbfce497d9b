import type { RequestListener } from 'node:http'
import { createServer, globalAgent } from 'node:https'
import type { AddressInfo } from 'node:net'

import { certificates, key } from './tunnel.ts'

export interface SecureServer extends AsyncDisposable {
  /** By its name, which is led to this computer; and one that its certificate is not of. */
  readonly url: string
  readonly otherName: string
  /** How many were begun, also such as came to nothing. */
  readonly connections: () => number
}

interface Habits {
  readonly certificate?: keyof typeof certificates
  /** Whether this program takes its certificate for one that somebody vouches for. */
  readonly trusted?: boolean
}

/** A server of https somewhere, for calls that go as all calls go: over Node's own agent. */
export async function startSecureServer(
  answer: RequestListener,
  { certificate = 'good', trusted = true }: Habits = {},
): Promise<SecureServer> {
  const cert = certificates[certificate]
  const server = createServer({ key, cert }, answer)
  let connections = 0
  server.on('connection', () => (connections += 1))
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { options } = globalAgent
  globalAgent.options = {
    ...options,
    lookup: (_name, { all }, found) =>
      all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
    ...(trusted && { ca: cert }),
  }
  return {
    url: `https://shop.example.com:${port}`,
    otherName: `https://other.example.com:${port}`,
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      globalAgent.options = options
      globalAgent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
