import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { newStoreIn, testFolder } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { quietPort } from '../testing/quiet-port.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

async function signIn({
  running,
  origin,
}: TestServer): Promise<(path: string, how?: object) => Promise<Response>> {
  const opened = await fetch(running.startLink(), { redirect: 'manual' })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  return (path, how = {}) =>
    fetch(origin + path, {
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...how,
    })
}

const leave = (which: string) => ({ method: 'POST', body: JSON.stringify({ which }) })

it('a browser is signed in to the next start on the same port, and its secret is stored nowhere [DT-05, DT-09]', async () => {
  await using folder = await testFolder()
  await newStoreIn(folder.path)
  const config = { dataDir: folder.path, port: await quietPort() }
  let cookie: string
  {
    await using server = await startTestServer({ config })
    const opened = await fetch(server.running.startLink(), { redirect: 'manual' })
    cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  await using server = await startTestServer({ config })
  const settings = (sent: string) =>
    fetch(`${server.origin}/api/settings`, { headers: { cookie: sent } })
  expect((await settings(cookie)).status).toBe(200)
  const path = join(folder.path, 'sessions.json')
  const [name, secret = ''] = cookie.split('=')
  const text = await readFile(path, 'utf8')
  expect(text).not.toContain(secret)
  const [{ digest } = { digest: '' }] = JSON.parse(text) as { digest: string }[]
  expect((await settings(`${name}=${digest}`)).status).toBe(401)
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
})

it.each(['', '{"half', '[{"digest":"x"}]', '[[]]', 'null'])(
  'where they cannot be read (%s) nobody is signed in, and the server starts [DT-05]',
  async (text) => {
    await using folder = await testFolder()
    await newStoreIn(folder.path)
    await writeFile(join(folder.path, 'sessions.json'), text)
    await using server = await startTestServer({ config: { dataDir: folder.path } })
    const ask = await signIn(server)
    expect((await ask('/api/session')).status).toBe(200)
  },
)

it('who signs out is out at once, also on a connection that showed the session, and hears no more [DT-09]', async () => {
  await using server = await startTestServer()
  const [one, other] = [await signIn(server), await signIn(server)]
  expect(await (await one('/api/session')).json()).toMatchObject({ isOwnWindow: false, others: 1 })
  const stream = await one('/api/events')
  const heard = stream.text()
  expect((await one('/api/session/end', leave('this'))).status).toBe(200)
  expect(await heard).toContain('event: ready')
  expect((await one('/api/settings')).status).toBe(401)
  expect((await other('/api/settings')).status).toBe(200)
  const third = await signIn(server)
  expect((await other('/api/session/end', leave('others'))).status).toBe(200)
  expect([(await third('/api/settings')).status, (await other('/api/settings')).status]).toEqual([
    401, 200,
  ])
  // The desktop's own window stays.
  expect(await (await server.ask('/api/session')).json()).toMatchObject({
    isOwnWindow: true,
    others: 1,
  })
  expect(
    (await server.ask('/api/session/end', { method: 'POST', body: { which: 'this' } })).status,
  ).toBe(200)
  expect((await server.ask('/api/settings')).status).toBe(200)
})
