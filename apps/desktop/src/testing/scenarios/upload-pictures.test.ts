import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { pictureLimit } from '@pal/core/constants'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { give, picture } from '../pictures.ts'
import { startTestServer, type TestServer } from '../test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server[Symbol.asyncDispose]())

const files = () => readdir(join(server.dataDir, 'attachments')).catch(() => [])

it('takes each kind of picture that Messenger takes, known by its bytes and not by its name [CV-07]', async () => {
  for (const kind of ['png', 'jpeg', 'gif', 'webp'] as const) {
    const answer = await give({ server }, picture(kind), { name: 'notes.txt' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      mime: `image/${kind}`,
      size: 600,
    })
  }
  expect(await files()).toHaveLength(4)
})

it('refuses what is no picture, is empty or too large, says which, and keeps nothing of it [CV-07]', async () => {
  const refusals: [string | Buffer<ArrayBuffer>, number, string][] = [
    ['<svg onload=alert(1)>', 415, 'not a picture that Messenger takes'],
    [Buffer.from('%PDF-1.7 and so on'), 415, 'not a picture that Messenger takes'],
    ['', 400, 'empty'],
    [picture('png', pictureLimit.bytes + 1), 413, '25 MB'],
  ]
  for (const [body, status, words] of refusals) {
    const answer = await give({ server }, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining(words) })
  }
  expect(await files()).toEqual([])
})

it('counts a body as it comes that does not say how long it is, and stops in time [CV-07]', async () => {
  let given = 0
  // Each piece waits for a turn of the loop, and their number has an end: what gives faster than it is
  // taken, and for ever, fills the memory of the machine before anything of it is seen.
  const endless = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await setImmediate()
      given += 1
      if (given >= 200) controller.close()
      else controller.enqueue(given === 1 ? picture('png', 1024) : new Uint8Array(1024 * 1024))
    },
  })
  const answer = await give({ server }, endless).catch(() => null)
  // The connection is given up with the answer; either end of it may be seen first.
  if (answer) expect(answer.status).toBe(413)
  expect(given).toBeLessThan(200)
  await expect.poll(files).toEqual([])
})

it('takes nothing that a form of another page could send, and nothing without a session [CV-07]', async () => {
  for (const type of ['text/plain', 'multipart/form-data', 'image/png'])
    expect((await give({ server }, picture('png'), { type })).status).toBe(415)
  const { origin } = server
  const headers = { 'content-type': 'application/octet-stream' }
  const post = (more: Record<string, string>) =>
    fetch(`${origin}/api/pictures`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: picture('png'),
    })
  expect((await post({ origin })).status).toBe(401)
  expect((await post({ cookie: server.cookie, origin: 'http://evil.test' })).status).toBe(403)
  expect(await files()).toEqual([])
})
