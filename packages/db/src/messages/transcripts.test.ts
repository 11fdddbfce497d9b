import { expect, it } from 'vitest'

import { findConversation } from '../conversations/conversations.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { attachmentsOf, keepTranscript } from './attachments.ts'
import { ingestInbound } from './inbound.ts'

it('keeps what was heard, and whoever says that they want no more messages is written to no more [AG-19, AG-10]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  const attachments = [{ type: 'audio', name: null, url: 'https://x/1' }]
  await store.transaction((tx) => ingestInbound(tx, inbound({ text: '', attachments })))
  const hear = (text: string) =>
    store.transaction((tx) =>
      keepTranscript(tx, { id: 1, conversationId: 1, text, at: noon }, noon),
    )
  const heard = async () => (await attachmentsOf(store.db, [1])).get(1)?.[0]?.transcript
  const stopped = async () => (await findConversation(store.db, 1))?.no_follow_ups_since
  await hear('Do you have honey?')
  expect([await heard(), await stopped()]).toEqual(['Do you have honey?', null])
  await hear('Stop messaging me')
  expect([await heard(), await stopped()]).toEqual(['Stop messaging me', noon])
})
