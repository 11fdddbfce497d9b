import { expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { ingestInbound } from './inbound.ts'
import { laterParts, partsOf, partsUnder, replyKeyOf, sentAsScheduled } from './message-parts.ts'
import type { MessageRow } from './messages.ts'
import { insertOutgoing, type OutgoingMessage } from './outgoing.ts'

async function aChat(store: Store) {
  await aPage(store)
  await store.transaction((tx) => ingestInbound(tx, inbound()))
  return (said: Partial<OutgoingMessage>) =>
    store.transaction((tx) =>
      insertOutgoing(tx, { conversationId: 1, author: 'human', text: 'Yes', now: noon, ...said }),
    )
}

const ids = (rows: readonly MessageRow[]) => rows.map(({ id }) => id)

it('one client id names one reply, with all messages that it took [CV-05]', async () => {
  await using store = openTestStore()
  const say = await aChat(store)
  const first = await say({ clientId: 'a' })
  const second = await say({ clientId: 'a', part: 2 })
  const other = await say({ clientId: 'a#2' })
  expect([first, second, other].map(({ stored }) => stored)).toEqual([true, true, true])
  expect(await say({ clientId: 'a', part: 2, text: 'No' })).toEqual({ ...second, stored: false })
  const both = [first.message.id, second.message.id]
  expect(ids(await partsUnder(store.db, 1, 'a'))).toEqual(both)
  expect(ids(await partsOf(store.db, second.message))).toEqual(both)
  expect(ids(await laterParts(store.db, first.message))).toEqual([second.message.id])
  expect(await laterParts(store.db, second.message)).toEqual([])
  const alone = await say({})
  expect(await partsOf(store.db, alone.message)).toEqual([alone.message])
  expect([alone, first, second].map(({ message }) => replyKeyOf(message))).toEqual([null, 'a', 'a'])
})

it('what was scheduled is one of its own, also under a client id that was sent at once [CV-16]', async () => {
  await using store = openTestStore()
  const say = await aChat(store)
  const atOnce = await say({ clientId: 'a' })
  const scheduled = { id: 7, sendAt: noon }
  const later = await say({ clientId: 'a', scheduled })
  const rest = await say({ clientId: 'a', scheduled, part: 2 })
  expect(await say({ clientId: null, scheduled })).toEqual({ ...later, stored: false })
  expect(ids(await partsUnder(store.db, 1, 'a'))).toEqual([atOnce.message.id])
  expect(await sentAsScheduled(store.db, 1, 'a')).toEqual({
    replyId: 7,
    messages: [later.message, rest.message],
  })
  expect(await sentAsScheduled(store.db, 1, 'b')).toBeNull()
  expect(ids(await laterParts(store.db, atOnce.message))).toEqual([])
  expect(ids(await laterParts(store.db, later.message))).toEqual([rest.message.id])
  expect(later.message.scheduled_for).toBe(noon)
})

it('a customer who waits gets one holding reply for all that they wait for [AG-14]', async () => {
  await using store = openTestStore()
  const say = await aChat(store)
  const holding = { author: 'automation', holdingSince: noon } as const
  const first = await say(holding)
  expect(await say({ ...holding, text: 'Still thinking' })).toEqual({ ...first, stored: false })
  expect((await say({ ...holding, holdingSince: noon + 1 })).stored).toBe(true)
})
