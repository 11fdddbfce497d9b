import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface OddAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** A text goes out as it is. */
  readonly body: unknown
}

/** A server of which only the bytes are known: each answer is for the next call, the last one for all. */
export async function startOddServer(
  ...answers: readonly (OddAnswer | ((response: ServerResponse) => void))[]
) {
  const calls: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    void textOf(request).then((text) => {
      calls.push({
        path: request.url ?? '',
        body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      })
      const answer = answers[Math.min(calls.length, answers.length) - 1] ?? { body: {} }
      if (typeof answer === 'function') return answer(response)
      const { status = 200, headers, body } = answer
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      return response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString()
}
