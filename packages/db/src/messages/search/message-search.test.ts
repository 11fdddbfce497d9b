import fc from 'fast-check'
import { expect, it } from 'vitest'

import { normalise, wordsOf } from '../../search/normalise.ts'
import { aPage, inbound, noon } from '../../testing/fixtures.ts'
import { indexMessages, openTestStore } from '../../testing/testing.ts'
import { ingestInbound } from '../inbound.ts'
import { searchConversations } from './message-search.ts'

const words = [
  'price',
  'silk',
  'hi',
  'his',
  'দাম',
  'শাড়ি',
  'كيف',
  'أحمد',
  'Élodie',
  'ok',
  '500',
  'প্রাইস',
  '🙂silk',
  'hi👍🏽',
  '৫০০',
  'price-ok',
  'ﷺ',
  'outside',
  'outsider',
]
const names = ['Silk Roy', 'Rahim', 'Élodie Khan', null]

it('finds the same conversations, each with the words that it found, however much of the index it may read [CV-03]', async () => {
  await using store = openTestStore()
  await aPage(store)
  const people = fc.sample(
    fc.record({
      texts: fc.array(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 5,
      }),
      name: fc.constantFrom(...names),
      minute: fc.nat(40),
    }),
    { numRuns: 250, seed: 7 },
  )
  const said: { id: number; name: string; texts: string[]; at: number }[] = []
  await store.transaction(async (tx) => {
    for (const [index, { texts, name, minute }] of people.entries()) {
      const at = noon + minute * 60_000
      for (const [n, text] of texts.entries()) {
        await ingestInbound(
          tx,
          inbound({
            psid: `p${index}`,
            mid: `m${index}.${n}`,
            customerName: name,
            text: text.join(' '),
            sentAt: at,
            now: at,
          }),
        )
      }
      said.push({ id: index + 1, name: name ?? '', texts: texts.map((text) => text.join(' ')), at })
    }
  })
  indexMessages(store)
  store.raw.exec(`UPDATE conversations SET status = CASE id % 3
    WHEN 0 THEN 'converted' WHEN 1 THEN 'active' ELSE 'abandoned' END`)
  const statusOf = (id: number) => (['converted', 'active', 'abandoned'] as const)[id % 3]
  const newest = said.toSorted((a, b) => b.at - a.at || b.id - a.id)
  const holds = (text: string, search: string) => {
    const wanted = wordsOf(search)
    const last = wanted.pop() ?? ''
    const there = wordsOf(text)
    return wanted.every((word) => there.includes(word)) && there.some((w) => w.startsWith(last))
  }
  const named = (name: string, search: string) =>
    normalise(search)
      .split(/\s+/)
      .every((word) =>
        [...word].length >= 3
          ? normalise(name).includes(word)
          : wordsOf(name).some((whole) => whole.startsWith(word)),
      )
  const bound = fc.constantFrom(1, 3, 40, 100_000)
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.constantFrom(...words, 'h', 'pri', 'pric', 'প্রাই', 'প্রাইজ', 'élodi', 'nobody'),
          // What somebody is typing: a word so far.
          fc
            .tuple(fc.constantFrom(...words), fc.integer({ min: 1, max: 7 }))
            .map(([word, letters]) => [...word].slice(0, letters).join('')),
        ),
        { minLength: 1, maxLength: 3 },
      ),
      fc.integer({ min: 7, max: 120 }),
      fc.record({ matches: bound, messages: bound, sorted: bound }),
      fc.option(fc.constantFrom('converted' as const, 'active' as const), { nil: undefined }),
      async (typed, limit, bounds, status) => {
        const search = typed.join(' ')
        const wanted = newest.filter(
          ({ id, name, texts }) =>
            (status === undefined || statusOf(id) === status) &&
            (named(name, search) || texts.some((text) => holds(text, search))),
        )
        const seen: number[] = []
        let before: { at: number; id: number } | undefined
        for (;;) {
          const filter = { search, limit, before, status }
          const rows = await searchConversations(store.db, filter, { bounds })
          seen.push(...rows.map(({ id }) => id))
          for (const { id, hit } of rows) {
            if (hit !== null) expect(holds(hit, search)).toBe(true)
            else expect(named(said[id - 1]?.name ?? '', search)).toBe(true)
          }
          const last = rows.at(-1)
          if (!last || rows.length < limit) break
          before = { at: last.last_activity_at, id: last.id }
        }
        expect(seen).toEqual(wanted.map(({ id }) => id))
      },
    ),
    { numRuns: 200, seed: 8 },
  )
})
