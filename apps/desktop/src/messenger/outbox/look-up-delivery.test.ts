import type { Store } from '@pal/db/maintenance/store'
import { insertOutgoing, markSending, markSent } from '@pal/db/messages/outgoing'
import { connectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { GraphClient } from '../graph/graph.ts'
import { ownMark, sendPicture, sendText } from '../graph/send.ts'
import { refreshThread } from '../inbox/refresh-thread.ts'
import { lookUpDelivery, type UnknownSend } from './look-up-delivery.ts'

const minute = 60_000
let facebook: GraphDouble
let store: Store
let client: GraphClient
let page: GraphPage
let amina: GraphPerson

beforeEach(async () => {
  facebook = await startGraphDouble()
  store = openTestStore()
  client = new GraphClient({ url: facebook.url, clock: systemClock })
  page = facebook.addPage({ name: 'Blue Shop' })
  amina = facebook.addPerson(page, { name: 'Amina Khan' })
  await connectPage(store.db, {
    id: page.id,
    name: page.name,
    category: '',
    now: facebook.now() - minute,
  })
})
afterEach(async () => {
  await store.close()
  await facebook.close()
})

const access = () => ({ pageId: page.id, token: page.token })
const now = () => facebook.now()
const look = (attemptedAt: number, over: Partial<UnknownSend> = {}) =>
  lookUpDelivery({ db: store.db, graph: client, now }, access(), {
    text: 'Your order is on its way',
    psid: amina.psid,
    threadId: facebook.threadId(page, amina.psid),
    attemptedAt,
    sentAt: attemptedAt,
    ...over,
  })
const send = () =>
  sendText(client, {
    ...access(),
    psid: amina.psid,
    text: 'Your order is on its way',
    metadata: ownMark(1),
    messagingType: 'RESPONSE',
  })

describe('a message whose sending was never answered', () => {
  beforeEach(async () => {
    facebook.customerWrites(page, amina.psid, 'Where is my order?')
    await refreshThread({ store, graph: client, now }, access(), { psid: amina.psid })
    facebook.advance(minute)
  })

  it('is found when it went out, with or without a known thread [AG-08]', async () => {
    const attemptedAt = now()
    facebook.failNext('reset', { method: 'POST', when: 'after' })
    await expect(send()).rejects.toMatchObject({ ambiguous: true })
    const mid = facebook.sent[0]?.mid
    expect(await look(attemptedAt)).toEqual({ outcome: 'found', mid })
    expect(await look(attemptedAt, { threadId: null })).toEqual({ outcome: 'found', mid })
  })

  it('is found though our clock is minutes ahead of Facebook’s [AG-08]', async () => {
    await send()
    expect(await look(now() + 5 * minute)).toMatchObject({ outcome: 'found' })
  })

  it('a picture is found by being one, not by another that has no words either [AG-08]', async () => {
    const attemptedAt = now()
    const image = { type: 'image' as const, url: facebook.addMedia(new Uint8Array(9), 'image/png') }
    facebook.pageInboxWrites(page, amina.psid, { attachments: [image, image] })
    facebook.advance(minute)
    const lost = { text: '', files: [{}] }
    expect(await look(attemptedAt, lost)).toEqual({ outcome: 'absent' })
    const { mid } = await sendPicture(client, {
      ...access(),
      psid: amina.psid,
      picture: { url: 'https://shop.example/honey.png' },
      metadata: ownMark(1),
      messagingType: 'RESPONSE',
    })
    expect(await look(attemptedAt, lost)).toEqual({ outcome: 'found', mid })
  })

  it('a picture of another shape, sent from the inbox meanwhile, is not taken for it [AG-08, FB-11]', async () => {
    const attemptedAt = now()
    const url = facebook.addMedia(new Uint8Array(9), 'image/png')
    const shaped = (width: number, height: number) => ({
      type: 'image' as const,
      url,
      width,
      height,
    })
    facebook.pageInboxWrites(page, amina.psid, { attachments: [shaped(720, 720)] })
    facebook.advance(minute)
    const lost = { text: '', files: [{ width: 4000, height: 3000 }] }
    expect(await look(attemptedAt, lost)).toEqual({ outcome: 'absent' })
    const { mid } = facebook.pageInboxWrites(page, amina.psid, { attachments: [shaped(960, 720)] })
    expect(await look(attemptedAt, lost)).toEqual({ outcome: 'found', mid })
  })

  it('of two with the same words in one second the later one is found, where the first is known by another id [AG-08]', async () => {
    const first = await send()
    const attemptedAt = now()
    const conversationId = await store.transaction(async (tx) => {
      const { id } = await tx.selectFrom('conversations').select('id').executeTakeFirstOrThrow()
      const text = 'Your order is on its way'
      const said = { conversationId: id, author: 'agent', text, now: attemptedAt - 1 } as const
      const { message } = await insertOutgoing(tx, said)
      await markSending(tx, message.id, attemptedAt - 1)
      await markSent(tx, message.id, { mid: 'w-first', now: attemptedAt - 1 })
      return id
    })
    const at = { sentAt: attemptedAt + 500, conversationId }
    const second = await send()
    expect(second.mid).not.toBe(first.mid)
    expect(await look(attemptedAt, at)).toEqual({ outcome: 'found', mid: second.mid })
  })

  it('is absent only after the time that Facebook may take to show it [AG-08]', async () => {
    const attemptedAt = now()
    facebook.failNext('reset', { method: 'POST' })
    await expect(send()).rejects.toMatchObject({ ambiguous: true })
    expect(await look(attemptedAt)).toMatchObject({ outcome: 'undecided' })
    facebook.advance(minute)
    expect(await look(attemptedAt)).toEqual({ outcome: 'absent' })
  })

  it('is found when polling adopted it meanwhile, and not sent a second time [AG-08]', async () => {
    const attemptedAt = now()
    await store.transaction(async (tx) => {
      const { message } = await insertOutgoing(tx, {
        conversationId: 1,
        author: 'agent',
        text: 'Your order is on its way',
        now: attemptedAt,
      })
      await markSending(tx, message.id, attemptedAt)
    })
    const { mid } = await send()
    await refreshThread({ store, graph: client, now }, access(), { psid: amina.psid })
    facebook.advance(minute)
    expect(await look(attemptedAt)).toEqual({ outcome: 'found', mid })
  })

  it('is not taken for an older one with the same words [AG-08]', async () => {
    const first = await send()
    await store.transaction(async (tx) => {
      const { message } = await insertOutgoing(tx, {
        conversationId: 1,
        author: 'agent',
        text: 'Your order is on its way',
        now: now(),
      })
      await markSending(tx, message.id, now())
    })
    // Reading the thread adopts it: from now on its id is known.
    await refreshThread({ store, graph: client, now }, access(), { psid: amina.psid })
    facebook.advance(minute)
    const attemptedAt = now()
    facebook.advance(minute)
    expect(await look(attemptedAt)).toEqual({ outcome: 'absent' })
    const second = await send()
    expect(second.mid).not.toBe(first.mid)
    expect(await look(attemptedAt)).toEqual({ outcome: 'found', mid: second.mid })
  })

  it('stays undecided where so much was said since that the thread cannot be read back [AG-08]', async () => {
    const attemptedAt = now()
    for (let n = 0; n < 25; n += 1) {
      facebook.advance(5_000)
      facebook.customerWrites(page, amina.psid, `again ${n}`)
    }
    expect(await look(attemptedAt)).toEqual({ outcome: 'undecided', againAt: null })
  })
})
