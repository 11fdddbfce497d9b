import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A web server of somebody else on this machine: a blank page at every address, and what it was asked. */
export interface Attacker extends AsyncDisposable {
  readonly port: number
  readonly seen: readonly { method: string; path: string; host: string }[]
}

export async function startAttacker(): Promise<Attacker> {
  const seen: Attacker['seen'][number][] = []
  const server = createServer((request: IncomingMessage, response) => {
    const { method = '', url = '', headers } = request
    seen.push({ method, path: url, host: headers.host ?? '' })
    request.resume()
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Win</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
