import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { askOver } from './ask-over.ts'

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  let connections = 0
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (signal: AbortSignal = AbortSignal.timeout(20_000), body?: string) =>
    askOver(new URL(`http://127.0.0.1:${port}/a?b=c`), {
      method: body === undefined ? 'GET' : 'POST',
      body,
      signal,
      mostBytes: 1_000,
    })
  return {
    ask,
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

it('a question is answered as a text, one after the other over one connection [FB-09]', async () => {
  await using server = await serve((request, response) => {
    let heard = ''
    request.on('data', (part: Buffer) => (heard += part.toString()))
    request.on('end', () => {
      response.writeHead(201, { 'X-Some': 'thing' })
      response.end(`${request.method} ${request.url} ${heard}`)
    })
  })
  const { status, headers, text } = await server.ask(undefined, 'héllo')
  expect({ status, text }).toEqual({ status: 201, text: 'POST /a?b=c héllo' })
  expect(headers['x-some']).toBe('thing')
  expect((await server.ask()).text).toBe('GET /a?b=c ')
  expect(server.connections()).toBe(1)
})

it.each([
  ['gzip', gzipSync('{"a":1}')],
  ['br', brotliCompressSync('{"a":1}')],
  ['odd', Buffer.from('{"a":1}')],
])('an answer that comes packed is unpacked: %s', async (encoding, bytes) => {
  await using server = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes)
  })
  expect((await server.ask()).text).toBe('{"a":1}')
})

it.each<[string, (response: ServerResponse) => unknown]>([
  ['points elsewhere', (response) => response.writeHead(302, { location: '/b' }).end('{}')],
  ['is too long', (response) => response.writeHead(200).end('x'.repeat(2_000))],
  [
    'is too long once it is unpacked',
    (response) =>
      response
        .writeHead(200, { 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(1_000_000))),
  ],
  [
    'ends in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"a":', () => response.destroy())
    },
  ],
  ['is none', (response) => response.destroy()],
])('an answer that %s is none [AG-07]', async (_, answer) => {
  await using server = await serve((__, response) => answer(response))
  await expect(server.ask()).rejects.toThrow()
})

it('the deadline holds until the last byte, and its own error says so', async () => {
  await using server = await serve((_, response) => {
    response.writeHead(200).write('{"a":')
  })
  await expect(server.ask(AbortSignal.timeout(200))).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(server.ask(AbortSignal.abort(new Error('ended')))).rejects.toThrow('ended')
})
