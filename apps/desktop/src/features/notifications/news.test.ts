import { because } from '@pal/core/texts/reason'
import { setAutomatic } from '@pal/db/conversations/draft-trust'
import { keepDraft } from '@pal/db/conversations/drafts'
import { requestHuman } from '@pal/db/conversations/request-human'
import { ingestInbound } from '@pal/db/messages/inbound'
import { writeSettings } from '@pal/db/settings/settings'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { newsSince } from './news.ts'

it('the desktop hears of the same as the other channels: answers to approve, too, each once [SE-08, DT-03]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await store.transaction(async (tx) => {
    await ingestInbound(tx, inbound({ customerName: 'Rahima Khatun' }))
    await requestHuman(tx, 1, because('customers_wait'), noon)
  })
  const since = (mark?: string) => newsSince({ store, clock: clockAt(() => noon) }, mark)
  const first = await since()
  expect(first.news).toEqual([])
  await store.transaction((tx) =>
    keepDraft(tx, {
      conversation_id: 1,
      kind: 'answer',
      text: 'It is 650.',
      reason: null,
      created_at: noon,
    }),
  )
  await store.transaction((tx) => setAutomatic(tx, 1, { subject: 'price', automatic: true }, noon))
  await store.transaction((tx) =>
    setAutomatic(
      tx,
      1,
      { subject: 'price', automatic: false, why: { answers: 5, corrected: 2 } },
      noon,
    ),
  )
  const { mark, news } = await since(first.mark)
  expect(news).toMatchObject([
    { kind: 'trust', path: '/campaigns?campaign=1' },
    {
      kind: 'draft',
      name: 'Rahima Khatun',
      title: 'Answer for Rahima Khatun waits for your yes',
      path: '/conversations?view=1',
    },
  ])
  expect((await since(mark)).news).toEqual([])
  // As the other channels: silent about customers where the settings say so.
  await store.transaction((tx) =>
    writeSettings(tx, { notifications: { conversationAlerts: false } }, noon),
  )
  expect((await since(first.mark)).news.map(({ kind }) => kind)).toEqual(['trust'])
  expect((await since('not one of ours')).news).toEqual([])
})
