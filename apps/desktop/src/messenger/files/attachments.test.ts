import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { mimeOf } from '@pal/core/domain/file-kind'
import { logMessage } from '@pal/core/texts/log-line'
import { makeRoom } from '@pal/db/messages/attachments'
import { adoptEcho } from '@pal/db/messages/echoes'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { writeSettings } from '@pal/db/settings/settings'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { type Relay, startRelay } from '../../testing/relay.ts'
import { isFacebooks } from './attachment-download.ts'
import { AttachmentFetcher } from './attachments.ts'
import { Pictures } from './pictures.ts'

const minute = 60_000
const png = Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(500, 7)])
let relay: Relay
let folder: string
let page: GraphPage
let amina: GraphPerson
let logged: string[]

beforeEach(async () => {
  relay = await startRelay()
  folder = join(await mkdtemp(join(tmpdir(), 'pal-files-')), 'attachments')
  page = relay.facebook.addPage({ name: 'Blue Shop' })
  amina = relay.facebook.addPerson(page, { name: 'Amina Khan' })
  await relay.connect(page)
  logged = []
})
afterEach(async () => {
  await relay[Symbol.asyncDispose]()
  await rm(join(folder, '..'), { recursive: true, force: true })
})

function fetcher(held: () => ReadonlySet<string> = () => new Set()): AttachmentFetcher {
  const { clock, store, graph, tokens, facebook } = relay
  return new AttachmentFetcher({
    store,
    graph,
    token: async (pageId) => tokens.get(pageId) ?? null,
    folder,
    held,
    alsoFrom: facebook.url,
    clock,
    log: (_level, said, details) => logged.push(`${logMessage(said)} ${JSON.stringify(details)}`),
    changed: () => {},
  })
}

/** Written by the customer, and taken in by a poll. */
async function arrives(...files: { type: 'image' | 'file' | 'audio' | 'sticker'; url: string }[]) {
  const attachments = files.map((file) => ({ ...file, name: 'a.png' }))
  const written = relay.facebook.customerWrites(page, amina.psid, { attachments })
  const poller = relay.poller()
  await poller.start()
  await relay.elapse(minute)
  await poller.stop()
  return written
}

const rows = () => relay.store.db.selectFrom('attachments').selectAll().orderBy('id').execute()
const files = async () => (await readdir(folder).catch(() => [])).toSorted()

describe('a file that came with a message', () => {
  it('is kept beside the store, whole, and only for this user [FB-12]', async () => {
    const url = relay.facebook.addMedia(png, 'text/plain')
    await arrives({ type: 'image', url }, { type: 'sticker', url })
    expect(await rows()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
    await fetcher().fetchDue()
    const kept = await rows()
    // Its bytes said what it is; its server said something else.
    for (const row of kept)
      expect(row).toMatchObject({ state: 'kept', mime: 'image/png', size: png.byteLength })
    expect(await files()).toEqual(kept.map(({ file }) => file ?? '').toSorted())
    const path = join(folder, kept[0]?.file ?? '')
    expect(await readFile(path)).toEqual(png)
    if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('waits in the transaction that stores its message [FB-12]', async () => {
    const fault =
      "CREATE TRIGGER fault BEFORE INSERT ON attachments BEGIN SELECT RAISE(ABORT, 'disk'); END"
    relay.store.raw.exec(fault)
    await arrives({ type: 'image', url: relay.facebook.addMedia(png, 'image/png') })
    expect(await relay.store.db.selectFrom('messages').selectAll().execute()).toEqual([])
  })

  it('goes with a message that turns out to be one of ours, also from the disk [FB-12]', async () => {
    const { store, facebook } = relay
    const url = facebook.addMedia(png, 'image/png')
    await arrives({ type: 'image', url })
    const sentAt = facebook.now()
    const echo = { pageId: page.id, psid: amina.psid, mid: 'e1', text: 'Look', sentAt, now: sentAt }
    const attachments = [{ type: 'image', url }]
    await store.transaction((tx) => adoptEcho(tx, { ...echo, attachments }))
    const keeper = fetcher()
    await keeper.fetchDue()
    expect(await files()).toHaveLength(2)
    keeper.start()
    await store.transaction(async (tx) => {
      const ours = { conversationId: 1, author: 'human', text: 'Look', now: sentAt } as const
      const { message } = await insertOutgoing(tx, ours)
      await markSending(tx, message.id, sentAt)
      await markSent(tx, message.id, { mid: 'e1', now: sentAt })
    })
    expect(await rows()).toHaveLength(1)
    facebook.advance(11 * minute)
    keeper.poke()
    await vi.waitFor(async () => expect(await files()).toHaveLength(1), 10_000)
    await keeper.stop()
    expect((await rows())[0]?.file).toBe((await files())[0])
  })

  it('of ours stays while it waits for its words, and goes when they never come [CV-06, FB-12]', async () => {
    const pictures = new Pictures({ folder, clock: relay.clock })
    const { file } = await pictures.take(new Blob([png]).stream(), 'a.png')
    const keeper = fetcher(() => pictures.held())
    keeper.start()
    await writeFile(join(folder, 'f'.repeat(32)), 'nobody’s')
    relay.facebook.advance(11 * minute)
    keeper.poke()
    await vi.waitFor(async () => expect(await files()).toEqual([file]), 10_000)
    relay.facebook.advance(60 * minute)
    keeper.poke()
    await vi.waitFor(async () => expect(await files()).toEqual([]), 10_000)
    await keeper.stop()
    expect(pictures.find(file)).toBeNull()
  })

  it('is read again when its address has died [FB-12]', async () => {
    const written = await arrives({ type: 'image', url: `${relay.facebook.url}/media/dead.jpg` })
    const [attachment] = written.attachments
    if (!attachment) throw new Error('no attachment')
    Object.assign(attachment, { url: relay.facebook.addMedia(png, 'image/png') })
    await fetcher().fetchDue()
    expect(await rows()).toMatchObject([{ state: 'kept', size: png.byteLength }])
  })

  it('that Facebook gives no more is given up, and the reason is kept [FB-12]', async () => {
    await arrives({ type: 'image', url: `${relay.facebook.url}/media/dead.jpg` })
    await fetcher().fetchDue()
    expect(await rows()).toMatchObject([{ state: 'lost', reason: 'expired', file: null }])
    expect(logged).toEqual([expect.stringContaining('could not be kept')])
    expect(await files()).toEqual([])
  })

  it('is tried again after an outage, each time later, and not for ever [FB-12]', async () => {
    const url = relay.facebook.addMedia(png, 'image/png')
    await arrives({ type: 'image', url })
    const path = new URL(url).pathname
    const outage = relay.facebook.fail({ how: { error: { code: 2, status: 503 } }, path })
    const waits: number[] = []
    for (let n = 0; n < 4; n += 1) {
      await fetcher().fetchDue()
      const [row] = await rows()
      const wait = (row?.next_at ?? 0) - relay.facebook.now()
      waits.push(Math.round(wait / 1_000))
      relay.facebook.advance(wait)
    }
    expect(waits).toEqual([10, 30, 120, 600])
    outage.cancel()
    await fetcher().fetchDue()
    expect(await rows()).toMatchObject([{ state: 'kept' }])
    relay.facebook.fail({ how: 'reset', path })
    await arrives({ type: 'image', url })
    for (let n = 0; n < 9; n += 1) {
      relay.facebook.advance(13 * 60 * minute)
      await fetcher().fetchDue()
    }
    expect((await rows())[1]).toMatchObject({ state: 'lost', reason: 'unreachable' })
  })

  it('is asked of nobody but Facebook, also by a redirect [FB-12]', async () => {
    const asked: string[] = []
    await using other = await elsewhere((path) => {
      asked.push(path)
      return { status: 200, body: png }
    })
    await arrives({ type: 'image', url: `${other.url}/secret` })
    relay.facebook.fail({
      how: {
        reply: {
          status: 302,
          headers: { location: `${other.url}/inside` },
          body: new Uint8Array(),
        },
      },
      path: '/media/away.png',
    })
    await arrives({ type: 'image', url: `${relay.facebook.url}/media/away.png` })
    await fetcher().fetchDue()
    const lost = { state: 'lost', reason: 'foreign_address' }
    expect(await rows()).toMatchObject([lost, lost])
    expect(asked).toEqual([])
  })

  it('that is larger than Messenger takes is not written on to the end [FB-12]', async () => {
    const large = new Uint8Array(26 * 1024 * 1024)
    await arrives({ type: 'file', url: relay.facebook.addMedia(large, 'application/zip') })
    await fetcher().fetchDue()
    expect(await rows()).toMatchObject([{ state: 'lost', reason: 'too_large' }])
    expect(await files()).toEqual([])
  })

  it('makes room for newer ones within the size that is set [FB-12]', async () => {
    const { store, facebook } = relay
    await store.transaction((tx) => writeSettings(tx, { data: { attachmentsMb: 50 } }, 0))
    const big = new Uint8Array(20 * 1024 * 1024)
    for (let n = 0; n < 4; n += 1) {
      await arrives({ type: 'file', url: facebook.addMedia(big, 'application/zip') })
      await fetcher().fetchDue()
    }
    expect((await rows()).map(({ state, reason }) => [state, reason])).toEqual([
      ['let_go', 'no_room'],
      ['let_go', 'no_room'],
      ['kept', null],
      ['kept', null],
    ])
    expect(await files()).toHaveLength(2)
  })

  it('of ours is never let go before Facebook has it [AG-08, FB-12]', async () => {
    const { store, facebook } = relay
    await arrives({ type: 'image', url: facebook.addMedia(png, 'image/png') })
    await fetcher().fetchDue()
    const now = facebook.now()
    const file = { file: 'e'.repeat(32), mime: 'image/png', size: 2_000 }
    const ours = { conversationId: 1, author: 'human', text: '', file, now } as const
    const room = () => store.transaction((tx) => makeRoom(tx, 1_000))
    const { message } = await store.transaction((tx) => insertOutgoing(tx, ours))
    expect(await room()).toEqual([(await files())[0]])
    await store.transaction((tx) => markSending(tx, message.id, now))
    expect(await room()).toEqual([])
    await store.transaction((tx) => markSent(tx, message.id, { mid: 'm1', now }))
    expect(await room()).toEqual([file.file])
  })

  it('of a process that died half way leaves nothing behind, and is fetched again', async () => {
    await arrives({ type: 'image', url: relay.facebook.addMedia(png, 'image/png') })
    await fetcher().fetchDue()
    await writeFile(join(folder, '.0123.part'), 'half')
    await writeFile(join(folder, 'f'.repeat(32)), 'nobody’s')
    const next = fetcher()
    next.start()
    await expect.poll(files).toEqual([(await rows())[0]?.file])
    await next.stop()
  })
})

it('only Facebook’s own servers count as such [FB-12]', () => {
  const from = (address: string) => isFacebooks(new URL(address), 'http://127.0.0.1:9')
  for (const good of [
    'https://scontent.xx.fbcdn.net/v/t1.jpg?oe=6',
    'https://cdn.fbsbx.com/v/a.pdf',
    'https://lookaside.facebook.com/x',
    'http://127.0.0.1:9/media/1',
  ])
    expect(from(good), good).toBe(true)
  for (const bad of [
    'http://scontent.xx.fbcdn.net/v/t1.jpg',
    'https://evilfbcdn.net/x',
    'https://fbcdn.net.evil.example/x',
    'https://facebook.com@evil.example/x',
    'https://user:word@facebook.com/x',
    'https://facebook.com:8443/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:10/media/1',
    'file:///etc/passwd',
  ])
    expect(from(bad), bad).toBe(false)
})

it('a file is what its first bytes say [FB-12]', () => {
  const kind = (latin1: string, type = 'file') => mimeOf(type, Buffer.from(latin1, 'latin1'))
  expect(kind('\u0000\u0000\u0000\u0020ftypisom')).toBe('video/mp4')
  expect(kind('\u0000\u0000\u0000\u0020ftypisom', 'audio')).toBe('audio/mp4')
  expect(kind('\u0000\u0000\u0000\u0020ftypheic')).toBe('application/octet-stream')
  expect(kind('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')).toBe('image/webp')
  expect(kind('\u00ff\u00fb\u0090d')).toBe('audio/mpeg')
  expect(kind('\u00ff\u00f1P@')).toBe('audio/aac')
  for (const text of ['<html><script>', '<svg xmlns=', '', 'MZ'])
    expect(kind(text, 'image')).toBe('application/octet-stream')
})

async function elsewhere(answer: (path: string) => { status: number; body: Uint8Array }) {
  const server = createServer((request, response) => {
    const { status, body } = answer(request.url ?? '')
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}
