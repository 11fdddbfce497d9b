import { connect, type Socket } from 'node:net'

import { expect, it } from 'vitest'

import { eventually } from '../testing/eventually.ts'
import { listen } from './listen.ts'

it('strangers hold no more than so many connections, and none for long [FB-06, DT-09]', async () => {
  const serve = async (request: Request) => new Response(`heard ${await request.text()}`)
  await using server = await listen(0, () => serve, { connections: 5, requestMs: 300 })
  const half = 'POST /webhook HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf'
  const open = new Set<Socket>()
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(half))
    open.add(socket)
    return socket
      .on('error', () => undefined)
      .on('close', () => open.delete(socket))
      .resume()
  })
  await eventually(async () => open.size <= 5)
  await eventually(async () => open.size === 0)
  expect(sockets).toHaveLength(20)
  expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('heard ')
})
