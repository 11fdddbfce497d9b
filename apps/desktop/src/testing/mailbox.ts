import { createServer } from 'node:http'

/** Where the double's webhooks arrive: a test decides when, and how often, they are passed on. */
export interface Mailbox extends AsyncDisposable {
  readonly url: string
  readonly arrived: unknown[]
}

export async function openMailbox(): Promise<Mailbox> {
  const arrived: unknown[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      arrived.push(JSON.parse(Buffer.concat(parts).toString()))
      response.end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    arrived,
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
