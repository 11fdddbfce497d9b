import type Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { openTestStore } from '../testing/testing.ts'
import {
  messageTerms,
  messageText,
  namesAll,
  nameWords,
  orderPieces,
  orderText,
  saysAll,
} from './search-terms.ts'

/** Words of the scripts that people write in, and of any other letters there are. */
const letters = fc.oneof(
  ...[
    'aébZßİıŁﬁ',
    'ΑάΣσς',
    'ЁёЙйѣ',
    'শাড়িকাঁড়',
    'آأإىكةـَ',
    'שָׁלוֹם',
    'नमस्ते',
    'ภาษาไทย',
    '漢字かながガ',
    '한국어한',
    '٣۴५৬٠',
    'Ａｂ①½',
    "-'.(_#@",
    '🙂👍🏽',
  ].map((some) => fc.constantFrom(...some)),
  fc.integer({ min: 1, max: 0x2ffff }).map((code) => String.fromCodePoint(code)),
)
const word = fc.array(letters, { minLength: 1, maxLength: 6 }).map((all) => all.join(''))
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '))

/** A text, and a search that has good chances to find it: pieces of its words, in any case. */
const asked = text.chain((said) =>
  fc.record({
    said: fc.constant(said),
    query: fc
      .array(
        fc.oneof(
          fc
            .tuple(fc.constantFrom(...said.split(' ')), fc.nat(3), fc.integer({ min: 1, max: 6 }))
            .map(([one, from, length]) => [...one].slice(from, from + length).join('')),
          fc.constantFrom(...said.split(' ')).map((one) => one.toUpperCase()),
          word,
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((all) => all.join(' ')),
  }),
)

function match(raw: Sqlite.Database, table: string, written: string, terms: string): boolean {
  raw.exec(`DELETE FROM ${table}`)
  raw.prepare(`INSERT INTO ${table} (rowid, text) VALUES (1, ?)`).run(written)
  return raw.prepare(`SELECT 1 FROM ${table} WHERE ${table} MATCH ?`).get(terms) !== undefined
}

it('tells of a text by itself what the index tells of it, in any script', async () => {
  await using store = openTestStore()
  let found = 0
  fc.assert(
    fc.property(asked, ({ said, query }) => {
      const terms = messageTerms(query)
      const says = saysAll(query)(said)
      if (says) found += 1
      const knows = terms !== null && match(store.raw, 'message_search', messageText(said), terms)
      expect({ said, query, says }).toEqual({ said, query, says: knows })
    }),
    { numRuns: 1_200, seed: 1 },
  )
  expect(found).toBeGreaterThan(150)
})

it('has an index of orders that gives every order which holds the words, in any script', async () => {
  await using store = openTestStore()
  let found = 0
  fc.assert(
    fc.property(asked, ({ said, query }) => {
      const words = nameWords(query)
      if (words === null || !namesAll(words, [said])) return
      found += 1
      const terms = orderPieces(words).flat().join(' AND ')
      expect(match(store.raw, 'order_search', orderText([said]), terms)).toBe(true)
    }),
    { numRuns: 1_200, seed: 2 },
  )
  expect(found).toBeGreaterThan(150)
})
