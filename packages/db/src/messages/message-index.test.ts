import { expect, it } from 'vitest'

import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { indexMessages, openTestStore } from '../testing/testing.ts'
import { ingestInbound } from './inbound.ts'
import { MessageIndexing } from './message-index.ts'
import { editMessage } from './messages.ts'
import { searchMessages } from './search/message-search.ts'

async function shop(texts: readonly string[]) {
  const store = openTestStore()
  await aPage(store)
  const says = (text: string, mid: string) =>
    store.transaction((tx) => ingestInbound(tx, inbound({ text, mid })))
  for (const [index, text] of texts.entries()) await says(text, `m${index}`)
  const found = async (words: string) =>
    (await searchMessages(store.db, words, { limit: 50 })).map(({ id }) => id)
  return { store, says, found, [Symbol.asyncDispose]: () => store.close() }
}

it('indexes a few messages at a time, each once, those without words too [CV-03]', async () => {
  await using open = await shop(['red saree', '', 'blue saree', '🙂', 'silk saree'])
  const indexing = new MessageIndexing(open.store.raw, 2)
  expect(await open.found('saree')).toEqual([])
  expect(indexing.slice()).toBe(true)
  expect(await open.found('saree')).toEqual([1])
  // As after a kill: another one continues.
  indexMessages(open.store)
  expect(await open.found('saree')).toEqual([5, 3, 1])
  expect(indexing.slice()).toBe(false)
  await open.says('one more saree', 'later')
  indexMessages(open.store)
  expect(await open.found('saree')).toEqual([6, 5, 3, 1])
})

it('indexes a message as it was edited meanwhile, and not one that is gone [CV-03, EN-02]', async () => {
  await using open = await shop(['blue', 'green', 'red'])
  const { store } = open
  await store.transaction(async (tx) => {
    await editMessage(tx, { id: 1, conversation_id: 1 }, 'yellow', noon)
    await tx.deleteFrom('messages').where('id', '=', 3).execute()
  })
  indexMessages(store)
  for (const [words, ids] of [
    ['blue', []],
    ['yellow', [1]],
    ['green', [2]],
    ['red', []],
  ] as const) {
    expect(await open.found(words), words).toEqual(ids)
  }
})

it('writes nothing where no message waits', async () => {
  await using open = await shop(['blue'])
  indexMessages(open.store)
  const changes = () => open.store.raw.prepare('SELECT total_changes()').pluck().get()
  const before = changes()
  expect(new MessageIndexing(open.store.raw).slice()).toBe(false)
  expect(changes()).toBe(before)
})
