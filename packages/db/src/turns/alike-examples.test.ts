import { expect, it } from 'vitest'

import { changeCustomer } from '../conversations/customers.ts'
import type { Store } from '../maintenance/store.ts'
import { adoptEcho } from '../messages/echoes.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { alikeExamples } from './alike-examples.ts'

/** Each of another customer, a minute later. */
async function answered(store: Store, pairs: readonly (readonly [string, string])[]) {
  await aPage(store)
  for (const [n, [question, answer]] of pairs.entries()) {
    const psid = `psid-${n + 1}`
    const at = noon + n * 60_000
    await store.transaction(async (tx) => {
      await ingestInbound(tx, inbound({ psid, mid: `in-${n}`, text: question, sentAt: at }))
      const echo = { pageId: 'page-1', psid, mid: `out-${n}`, text: answer }
      await adoptEcho(tx, { ...echo, sentAt: at + 1_000, now: at + 1_000 })
    })
  }
}

const answersTo = async (store: Store, asked: string) =>
  (
    await alikeExamples(store.db, { id: 99, page_id: 'page-1', campaign_id: null }, [
      { author: 'customer', text: asked },
    ])
  ).map(({ answer }) => answer)

it('shows three at most, the most alike and newest first, and the same answer once [SE-03]', async () => {
  await using store = openTestStore()
  await answered(store, [
    ['Is the candle scented?', 'Of lavender'],
    ['Is the candle scented?', 'Of roses'],
    ['Which colours has the candle?', 'Red and white'],
    ['Is the candle scented with roses?', 'Yes'],
    ['Is the candle scented?', 'Of roses'],
    ['Do you deliver on Fridays?', 'We do'],
  ])
  expect(await answersTo(store, 'is your candle scented')).toEqual([
    'Of roses',
    'Of lavender',
    'Yes',
  ])
  expect(await answersTo(store, 'Can I return it?')).toEqual([])
  expect(await answersTo(store, '👍')).toEqual([])
})

it('leaves out what names a customer whose name was learned after the answer [AG-07]', async () => {
  await using store = openTestStore()
  await answered(store, [['Who collects the candle?', 'Nazrul does']])
  expect(await answersTo(store, 'who collects a candle')).toEqual(['Nazrul does'])
  await store.transaction((tx) => changeCustomer(tx, 1, { name: 'Nazrul Islam' }, { now: noon }))
  expect(await answersTo(store, 'who collects a candle')).toEqual([])
})

it('finds a Bengali and an Arabic question in another spelling [SE-03]', async () => {
  await using store = openTestStore()
  await answered(store, [
    ['শাড়ির রং কি উঠে যাবে?', 'না, রং পাকা'],
    ['هل القميص من القُطن؟', 'نعم، قطن'],
  ])
  expect(await answersTo(store, 'শাড়িটার রং উঠবে?')).toEqual(['না, রং পাকা'])
  expect(await answersTo(store, 'هل قميص قطن')).toEqual(['نعم، قطن'])
})
