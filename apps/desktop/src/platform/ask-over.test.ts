import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { startSecureServer } from '../testing/secure-server.ts'
import { askOver, neverLeft } from './ask-over.ts'

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
  ['deflate', deflateSync('{"a":1}')],
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
  [
    'is packed and ends in the middle',
    (response) => {
      const half = gzipSync('{"a":"some longer text than this"}').subarray(0, 20)
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': half.length })
      response.end(half)
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

it('a call that is given up in the middle hangs up, and its connection is not used again', async () => {
  const closed = Promise.withResolvers<void>()
  let questions = 0
  await using server = await serve((request, response) => {
    questions += 1
    if (questions > 1) return response.end('second')
    request.socket.once('close', () => closed.resolve())
    return response.writeHead(200).write('{"a":')
  })
  const ending = new AbortController()
  const asking = server.ask(ending.signal)
  setTimeout(() => ending.abort(new Error('nobody waits for it')), 100)
  await expect(asking).rejects.toThrow('nobody waits for it')
  await closed.promise
  expect((await server.ask()).text).toBe('second')
  expect(server.connections()).toBe(2)
})

describe('a connection that was kept', () => {
  it('and that the server has closed since is replaced by another', async () => {
    const closed = Promise.withResolvers<void>()
    await using server = await serve((request, response) => {
      response.end(`${request.method}`, () => request.socket.end())
      request.socket.once('close', () => closed.resolve())
    })
    expect((await server.ask(undefined, 'first')).text).toBe('POST')
    await closed.promise
    expect((await server.ask(undefined, 'second')).text).toBe('POST')
    expect(server.connections()).toBe(2)
  })

  it('and that the server closes just as it is asked is an error: it may have been heard [AG-08]', async () => {
    const heard: string[] = []
    await using server = await serve((request, response) => {
      request.on('data', (part: Buffer) => heard.push(part.toString()))
      request.on('end', () => {
        if (heard.length === 1) response.end('taken')
        else request.socket.destroy()
      })
    })
    await server.ask(undefined, 'first')
    const error: unknown = await server.ask(undefined, 'second').catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'ECONNRESET' })
    expect(neverLeft(error)).toBe(false)
    expect(heard).toEqual(['first', 'second'])
    expect(server.connections()).toBe(1)
  })
})

describe('over TLS', () => {
  const ask = (address: string, signal = AbortSignal.timeout(20_000)) =>
    askOver(new URL(address), { method: 'POST', body: 'secret', signal, mostBytes: 1_000 })
  const failureOf = (asking: Promise<unknown>) =>
    asking.then(
      () => null,
      (caught: unknown) => caught,
    )

  it('one connection is kept for what is asked one after the other [FB-09]', async () => {
    await using server = await startSecureServer((request, response) => {
      response.writeHead(200, { 'content-encoding': 'br' })
      response.end(brotliCompressSync(`safe ${request.url}`))
    })
    for (const path of ['/a', '/b', '/c'])
      expect((await ask(server.url + path)).text).toBe(`safe ${path}`)
    expect(server.connections()).toBe(1)
  })

  it.each([
    ['that nobody vouches for', { trusted: false }, 'url', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['whose time is over', { certificate: 'expired' }, 'url', 'CERT_HAS_EXPIRED'],
    ['of another name', {}, 'otherName', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const)(
    'a certificate %s is refused at once, before a word is said [FB-09]',
    async (_, habits, name, code) => {
      let heard = 0
      await using server = await startSecureServer((__, response) => {
        heard += 1
        response.end()
      }, habits)
      const error = await failureOf(ask(server[name]))
      expect(error).toMatchObject({ code })
      expect(neverLeft(error)).toBe(true)
      expect([heard, server.connections()]).toEqual([0, 1])
    },
  )

  it('a line that drops before the connection is safe has carried nothing [AG-08]', async () => {
    const hangUp = (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())
    const server = createTcpServer(hangUp).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const error = await failureOf(ask(`https://127.0.0.1:${port}`))
    expect(error).toMatchObject({ code: 'ECONNRESET' })
    expect(neverLeft(error)).toBe(true)
    await new Promise((resolve) => server.close(resolve))
  })

  it('half an answer is none, and one that stalls ends with the deadline [AG-07]', async () => {
    await using server = await startSecureServer((request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"a":', () => request.url === '/cut' && response.destroy())
    })
    expect(neverLeft(await failureOf(ask(`${server.url}/cut`)))).toBe(false)
    const stalled = ask(`${server.url}/stalled`, AbortSignal.timeout(300))
    await expect(stalled).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})
