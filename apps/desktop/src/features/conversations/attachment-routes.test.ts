import { readdir } from 'node:fs/promises'

import { ingestInbound } from '@pal/db/messages/inbound'
import { connectPage } from '@pal/db/pages/pages'
import { writeBeside } from '@pal/db/testing/testing'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { startFilledServer } from '../../testing/filled-server.ts'
import { startTestServer } from '../../testing/test-server.ts'

const png = Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(300, 7)])
const page = '<!doctype html><script>alert(1)</script>'
let facebook: Awaited<ReturnType<typeof startGraphDouble>>
let filled: Awaited<ReturnType<typeof startFilledServer>>
let origin: string

beforeEach(async () => {
  facebook = await startGraphDouble()
  const files = [
    { type: 'image', url: facebook.addMedia(png, 'text/plain'), name: 'garden\u202e".png' },
    { type: 'image', url: facebook.addMedia(Buffer.from(page), 'image/png'), name: 'trick.png' },
    { type: 'fallback', url: 'https://example.com/', name: 'A shared page' },
  ]
  filled = await startFilledServer(
    async (store) => {
      const now = Date.now()
      await connectPage(store.db, { id: 'P', name: 'Shop', category: '', now })
      await store.transaction((tx) =>
        ingestInbound(tx, {
          pageId: 'P',
          psid: 'C',
          mid: 'm1',
          text: 'Look',
          attachments: files,
          sentAt: now,
          now,
        }),
      )
    },
    undefined,
    facebook.url,
  )
  origin = filled.server.origin
})
afterEach(async () => {
  await filled[Symbol.asyncDispose]()
  await facebook.close()
})

interface ListedMessage {
  readonly attachments: readonly { id: number | null; state: string | null; mime: string | null }[]
}

const attachments = async () => {
  const answer = await filled.server.ask('/api/conversations/1/messages')
  return ((await answer.json()) as ListedMessage[])[0]?.attachments ?? []
}
const fetched = () =>
  expect
    .poll(async () => (await attachments()).map(({ state }) => state), { timeout: 10_000 })
    .toEqual(['kept', 'kept', null])

describe('a kept file', () => {
  it('is served as what its bytes are, and what is no picture only as a download [FB-12, CV-13]', async () => {
    await fetched()
    const picture = await filled.server.ask('/api/attachments/1')
    expect(picture.headers.get('content-type')).toBe('image/png')
    expect(picture.headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''garden_%22.png",
    )
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(png)
    const trick = await filled.server.ask('/api/attachments/2')
    expect(trick.headers.get('content-type')).toBe('application/octet-stream')
    expect(trick.headers.get('content-disposition')).toMatch(/^attachment;/)
    for (const answer of [picture, trick]) {
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(await trick.text()).toBe(page)
  })

  it('is served to nobody without a session, and in parts to a player [FB-12]', async () => {
    await fetched()
    expect((await fetch(`${origin}/api/attachments/1`)).status).toBe(401)
    const { cookie } = filled.server
    const part = (range: string) =>
      fetch(`${origin}/api/attachments/1`, { headers: { cookie, range } })
    const middle = await part('bytes=1-3')
    expect([middle.status, await middle.text()]).toEqual([206, 'PNG'])
    expect(middle.headers.get('content-range')).toBe(`bytes 1-3/${png.byteLength}`)
    expect((await part('bytes=-4')).headers.get('content-length')).toBe('4')
    expect((await part('bytes=9999-')).status).toBe(416)
    expect((await part('nonsense')).status).toBe(200)
    for (const none of ['3', '99', '..%2F..%2Fpal.db'])
      expect((await filled.server.ask(`/api/attachments/${none}`)).status).toBe(404)
  })

  it('whose name would lead out of its folder is no file [FB-12, DT-09]', async () => {
    await fetched()
    const { dataDir } = filled.server
    expect(await readdir(dataDir)).toContain('key')
    await writeBeside(dataDir, `UPDATE attachments SET file = '../key' WHERE id = 1`)
    expect((await filled.server.ask('/api/attachments/1')).status).toBe(404)
    const erased = await filled.server.ask('/api/customers/C/erase', { method: 'POST' })
    expect(erased.status).toBe(200)
    expect(await readdir(dataDir)).toContain('key')
  })

  it('and everything that was read once is there while Facebook is not [CV-14]', async () => {
    await fetched()
    await facebook.close()
    const ask = (path: string) => filled.server.ask(path)
    const [conversation] = (await (await ask('/api/conversations')).json()) as { id: number }[]
    expect(conversation?.id).toBe(1)
    expect((await ask('/api/conversations/1')).status).toBe(200)
    const listed = (await (await ask('/api/facebook/conversations')).json()) as object[]
    expect(listed).toHaveLength(1)
    const answer = await ask('/api/facebook/conversation-messages/1')
    expect(await answer.json()).toMatchObject([{ text: 'Look', attachments: [{}, {}, {}] }])
    expect(Buffer.from(await (await ask('/api/attachments/1')).arrayBuffer())).toEqual(png)
    facebook = await startGraphDouble()
  })
})

it('a file that was never kept is reported as such [FB-12]', async () => {
  await using server = await startTestServer()
  const answer = await server.ask('/api/attachments/1')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: 'The file was not found' })
})
