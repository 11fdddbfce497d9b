import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

import type { Outside } from '@pal/desktop/src/platform/outside.ts'

interface Elsewhere extends AsyncDisposable {
  readonly outside: Outside
}

/** The shop's own web site: where the product finds the pictures by their addresses, and nothing else. */
export async function startElsewhere(
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Elsewhere> {
  const server = createServer(({ url = '/', headers: { host = '' } }, answer) => {
    const picture = pictures.get(`https://${host}${url}`)
    if (picture) answer.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent()
  // Whatever the name, the way leads here, and without a certificate.
  agent.createConnection = () => connect(port, '127.0.0.1')
  return {
    outside: { agent, resolve: async () => [{ address: '8.8.8.8' }] },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
