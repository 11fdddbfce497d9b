import type { Conversation } from '@pal/core/contract/conversations'
import { isoTime } from '@pal/core/domain/iso-time'
import { because } from '@pal/core/texts/reason'
import { keepDraft } from '@pal/db/conversations/drafts'
import { requestHuman } from '@pal/db/conversations/request-human'
import { queueReply } from '@pal/db/jobs/queue-reply'
import { ingestInbound } from '@pal/db/messages/inbound'
import { aPage, inbound, noon, someCustomers } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

it('lists and chats say who wrote last, also where an earlier message comes after it [CV-02]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await someCustomers(store, 3)
      const say = (conversationId: number, author: 'agent' | 'human', text: string) =>
        store.transaction((tx) =>
          queueReply(tx, { conversationId, author, text, clientId: null, now: noon + 1_000 }),
        )
      await say(2, 'agent', 'In stock.')
      await say(3, 'agent', 'In stock.')
      await say(3, 'human', 'I pack it.')
      const late = inbound({ psid: 'psid-3', mid: 'late', text: 'And?', sentAt: noon + 500 })
      await store.transaction((tx) => ingestInbound(tx, late))
    },
    clockAt(() => noon + 2_000),
  )
  const read = async <T>(path: string) => (await (await filled.server.ask(path)).json()) as T
  const last = async (path: string) =>
    (await read<Conversation[]>(path)).map(({ customerId, lastMessageFrom, lastMessage }) => [
      customerId,
      lastMessageFrom,
      lastMessage,
    ])
  expect((await last('/api/conversations')).toSorted()).toEqual([
    ['psid-1', 'customer', 'psid-1'],
    ['psid-2', 'agent', 'In stock.'],
    ['psid-3', 'human', 'I pack it.'],
  ])
  expect(await last('/api/conversations?search=pack')).toEqual([['psid-3', 'human', 'I pack it.']])
  expect(await read('/api/conversations/3')).toMatchObject({ lastMessageFrom: 'human' })
})

it('where a human is needed, or a draft waits, lists tell what the customer said last, and since when they wait [CV-18, AG-25]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await someCustomers(store, 3)
      await store.transaction(async (tx) => {
        const draft = { text: 'It is 650.', reason: null, created_at: noon + 1_000 } as const
        await keepDraft(tx, { ...draft, conversation_id: 3, kind: 'answer' })
        await requestHuman(tx, 2, because('wants_human'), noon + 1_000)
        const text = 'A person will answer you.'
        await queueReply(tx, { conversationId: 2, author: 'agent', text, now: noon + 1_000 })
      })
    },
    clockAt(() => noon + 2_000),
  )
  const answer = await filled.server.ask('/api/conversations')
  const rows = (await answer.json()) as Conversation[]
  const waits = rows.map(({ id, waitingWords, waitsSince, draftReady }) => ({
    id,
    waitingWords,
    waitsSince,
    draftReady,
  }))
  expect(waits.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, waitingWords: null, waitsSince: null, draftReady: false },
    // Since they wrote, not since a human is needed.
    { id: 2, waitingWords: 'psid-2', waitsSince: isoTime(noon), draftReady: false },
    { id: 3, waitingWords: 'psid-3', waitsSince: isoTime(noon), draftReady: true },
  ])
})
