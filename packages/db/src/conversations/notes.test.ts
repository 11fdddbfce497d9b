import { expect, it } from 'vitest'

import { detachCustomer } from '../maintenance/detach-customer.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { searchConversations } from '../messages/search/message-search.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { indexMessages, openTestStore } from '../testing/testing.ts'
import { conversationsByName } from './conversation-list.ts'
import { changeCustomer } from './customers.ts'
import { annotate } from './notes.ts'

it('what was noted is found, whoever the customer turns out to be, and a message that says it tells more [CV-19, CV-03]', async () => {
  await using store = openTestStore()
  await aPage(store)
  const hears = (over: object) =>
    store.transaction((tx) => ingestInbound(tx, inbound({ customerName: null, ...over })))
  await hears({ mid: 'first', text: 'Hello' })
  const search = (words: string) => conversationsByName(store.db, words)
  await store.transaction((tx) =>
    annotate(tx, 1, { note: 'Pays late', tags: ['Wholesale', 'ঢাকা'] }, noon),
  )
  expect([await search('late whole'), await search('ঢাকা')]).toEqual([[1], [1]])

  await hears({ mid: 'named', customerName: 'Kari' })
  expect(await search('kari late')).toEqual([1])
  await store.transaction((tx) => changeCustomer(tx, 1, { name: 'Karima Begum' }, { now: noon }))
  expect(await search('karima wholesale')).toEqual([1])

  const asked = { limit: 10, search: 'pays' }
  expect(await searchConversations(store.db, asked)).toMatchObject([{ id: 1, hit: null }])
  await hears({ mid: 'later', text: 'My brother pays' })
  indexMessages(store)
  expect(await searchConversations(store.db, asked)).toMatchObject([{ hit: 'My brother pays' }])

  await store.transaction((tx) => annotate(tx, 1, { note: null, tags: [] }, noon))
  expect([await search('late'), await search('wholesale'), await search('karima')]).toEqual([
    [],
    [],
    [1],
  ])

  await store.transaction(async (tx) => {
    await detachCustomer(tx, 1, noon)
    await annotate(tx, 1, { note: 'Nothing is found of the erased' }, noon)
  })
  expect(await search('erased')).toEqual([])
})
