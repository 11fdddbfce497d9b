import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { hexEnd, userOf } from './peer.ts'

const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:12AC 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11 1
   1: 0100007F:12AC 0100007F:C350 01 00000000:00000000 00:00000000 00000000  1000        0 12 1
   2: 0100007F:C350 0100007F:12AC 01 00000000:00000000 00:00000000 00000000  1001        0 13 1
   3: 0100007F:C351 0100007F:12AC 04 00000000:00000000 00:00000000 00000000     0        0 14 1
   4: 0000000000000000FFFF00000100007F:C352 0000000000000000FFFF00000100007F:12AC 01 00000000:00000000 00:00000000 00000000  1002        0 15 1
`

it('reads whose program holds the other end of a connection', () => {
  const remote = hexEnd('127.0.0.1', 4780)
  const userAt = (port: number) => userOf(table, { local: hexEnd('127.0.0.1', port), remote })
  expect(userAt(50_000)).toBe(1001)
  expect(userAt(50_002)).toBe(1002)
  // A socket that was let go of would count as the administrator's.
  expect(userAt(50_001)).toBeNull()
  expect(userAt(50_003)).toBeNull()
})

/** What the server answers to a program of this user. */
function asking({ host, port }: TestServer) {
  return (uid: number, path: string, cookie: string): Promise<string> => {
    const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`
    const script = `exec 3<>/dev/tcp/127.0.0.1/${port}; printf %s "$1" >&3; cat <&3`
    const child = spawn('/bin/bash', ['-c', script, 'bash', request], { uid, gid: uid, cwd: '/' })
    return text(child.stdout)
  }
}

const canBeOthers = process.platform === 'linux' && process.getuid?.() === 0

it.runIf(canBeOthers)(
  'a link that we open ourselves is of no use to another user who read it, and still opens ours [DT-05, DT-09]',
  async () => {
    await using server = await startTestServer()
    const asUser = asking(server)
    const { pathname, search } = new URL(server.running.startLink({ ownUser: true }))
    for (let tries = 0; tries < 3; tries++) {
      expect(await asUser(65_534, pathname + search, '')).toMatch(/^HTTP\/1\.1 401/)
    }
    const answer = await asUser(process.getuid?.() ?? 0, pathname + search, '')
    expect(answer).toMatch(/^HTTP\/1\.1 303/)
    expect(answer).toMatch(/set-cookie: /i)
  },
)

it.runIf(canBeOthers)('a session that another user copied opens nothing [DT-09]', async () => {
  await using server = await startTestServer()
  const asUser = asking(server)
  const { pathname, search } = new URL(server.running.startLink())
  const answer = await asUser(65_533, pathname + search, '')
  const cookie = /set-cookie: ([^;]+)/i.exec(answer)?.[1] ?? ''
  expect(cookie).not.toBe('')
  expect(await asUser(65_533, '/api/settings', cookie)).toMatch(/^HTTP\/1\.1 200/)
  expect(await asUser(65_534, '/api/settings', cookie)).toMatch(/^HTTP\/1\.1 401/)
  expect(await asUser(65_533, '/api/settings', cookie)).toMatch(/^HTTP\/1\.1 200/)
})

it('a connection that showed a session is refused again with another cookie, or with none [DT-09]', async () => {
  await using server = await startTestServer()
  const { name, value } = server.running.openSession()
  const asked = [`${name}=${value}`, `${name}=${value}x`, '', `${name}=${value}`]
  const requests = asked.map((cookie, at) => {
    const last = at === asked.length - 1 ? 'connection: close\r\n' : ''
    const cookies = cookie === '' ? '' : `cookie: ${cookie}\r\n`
    return `GET /api/settings HTTP/1.1\r\nhost: ${server.host}\r\n${cookies}${last}\r\n`
  })
  const connection = connect(server.port, '127.0.0.1')
  connection.write(requests.join(''))
  const statuses = [...(await text(connection)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(
    (found) => found[1],
  )
  expect(statuses).toEqual(['200', '401', '401', '200'])
})
