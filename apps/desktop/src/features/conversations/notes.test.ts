import { ingestInbound } from '@pal/db/messages/inbound'
import { aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type FilledServer, startFilledServer } from '../../testing/filled-server.ts'

let filled: FilledServer
beforeEach(async () => {
  filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await store.transaction(async (tx) => {
        for (const psid of ['psid-1', 'psid-2', 'psid-3']) {
          await ingestInbound(tx, inbound({ psid, mid: psid }))
        }
      })
    },
    clockAt(() => noon),
  )
})
afterEach(() => filled[Symbol.asyncDispose]())

const read = async (path: string): Promise<unknown> => (await filled.server.ask(path)).json()
const annotate = async (id: number, body: object): Promise<unknown> =>
  (await filled.server.ask(`/api/conversations/${id}`, { method: 'PATCH', body })).json()
const ids = async (query: string) =>
  ((await read(`/api/conversations?${query}`)) as { id: number }[]).map(({ id }) => id)

it('a note and tags are kept, filtered by, and are in the files [CV-19]', async () => {
  expect(await annotate(2, { tags: ['VIP', ' wholesale '] })).toEqual({
    note: null,
    tags: ['VIP', 'wholesale'],
  })
  // What is left out stays; blank words are none, and a tag is there once however it is written.
  expect(await annotate(2, { note: ' Pays late ' })).toMatchObject({
    note: 'Pays late',
    tags: ['VIP', 'wholesale'],
  })
  expect(await annotate(1, { tags: ['VIP', 'vip', 'VIP'], note: ' ' })).toEqual({
    note: null,
    tags: ['VIP'],
  })
  expect(await read('/api/conversations/2')).toMatchObject({
    note: 'Pays late',
    tags: ['VIP', 'wholesale'],
  })
  expect(await ids('tag=VIP')).toEqual([2, 1])
  expect(await ids('tag=wholesale')).toEqual([2])
  expect(await ids('tag=nobody')).toEqual([])
  expect(await read('/api/conversations/count?tag=VIP')).toEqual({ count: 2 })
  expect(await read('/api/conversations/tags')).toEqual([
    { tag: 'VIP', conversations: 2 },
    { tag: 'wholesale', conversations: 1 },
  ])
  const file = await filled.server.ask('/api/conversations/export?format=csv&tag=wholesale')
  expect(await file.text()).toMatch(/VIP; wholesale"?,Pays late/)
  expect(await annotate(2, { tags: [], note: null })).toEqual({ note: null, tags: [] })
  expect(await ids('tag=VIP')).toEqual([1])
})

interface Listed {
  readonly id: number
  readonly hit: string | null
  readonly hitIn: string | null
}
const search = async (words: string) =>
  ((await read(`/api/conversations?search=${encodeURIComponent(words)}`)) as Listed[]).map(
    ({ id, hit, hitIn }) => ({ id, hit, hitIn }),
  )

it('a tag that differs only in signs that nobody sees is the one that is there [CV-19]', async () => {
  const tags = ['VIP', 'Café']
  expect(
    await annotate(2, { tags: ['VIP', 'V\u200BIP', '\u200FVIP', 'Cafe\u0301', 'Café'] }),
  ).toEqual({
    note: null,
    tags,
  })
  const was = { tags }
  expect(await annotate(2, { tags: [...tags, 'VIP\u200E', ' new\u2060 '], was })).toMatchObject({
    tags: [...tags, 'new'],
  })
  await annotate(1, { tags: ['\uFEFFVIP'] })
  expect(await ids('tag=VIP')).toEqual([2, 1])
})

it('a conversation is found by the words of its note and by its tags, which says where, until they are gone [CV-19, CV-03, SH-08]', async () => {
  await annotate(2, { note: 'Pays late, the sister of Rokeya', tags: ['Wholesale', 'VIP'] })
  const inNote = { id: 2, hit: 'Pays late, the sister of Rokeya', hitIn: 'note' }
  expect(await search('sister ROKEYA')).toEqual([inNote])
  expect(await search('wholes')).toEqual([{ id: 2, hit: null, hitIn: null }])
  expect(await search('vip pays')).toEqual([inNote])
  expect(await search('rokeya nobody')).toEqual([])
  expect(await read('/api/search?search=rokeya')).toMatchObject({ conversations: [{ id: 2 }] })
  const file = await filled.server.ask('/api/conversations/export?format=json&search=rokeya')
  expect(await file.json()).toMatchObject([{ id: 2 }])
  await annotate(2, { note: null, tags: ['VIP'] })
  expect([await search('late'), await search('wholesale'), await search('vip')]).toMatchObject([
    [],
    [],
    [{ id: 2 }],
  ])
})

it('refuses what is too long or too many, and keeps what was there [CV-19]', async () => {
  await annotate(1, { tags: ['VIP'], note: 'Pays late' })
  for (const body of [
    { tags: ['x'.repeat(31)] },
    { tags: [' '] },
    { tags: ['\u3164'] },
    { tags: ['a\u0000b'] },
    { tags: Array.from({ length: 11 }, (_, at) => `tag ${at}`) },
    { note: 'x'.repeat(2_001) },
  ]) {
    expect(await annotate(1, body)).toMatchObject({ code: expect.any(String) })
  }
  expect(await read('/api/conversations/1')).toMatchObject({ tags: ['VIP'], note: 'Pays late' })
  expect(await annotate(9, { note: 'x' })).toMatchObject({ code: 'conversation_not_found' })
})

it('what reads like code or a formula is a word like any other [CV-19, DT-09]', async () => {
  const tags = ['__proto__', 'constructor', '"x', "'; --", '%', '=1+1', '<img src=x>']
  expect(await annotate(1, { tags, note: '@SUM(1)' })).toEqual({ note: '@SUM(1)', tags })
  await annotate(2, { tags: ['x'] })
  for (const tag of tags) expect(await ids(`tag=${encodeURIComponent(tag)}`), tag).toEqual([1])
  expect(await ids('tag=_')).toEqual([])
  const listed = (await read('/api/conversations/tags')) as { tag: string }[]
  expect(listed.map(({ tag }) => tag).toSorted()).toEqual([...tags, 'x'].toSorted())
  expect(await read('/api/conversations/1')).toMatchObject({ status: 'active' })
  const file = await filled.server.ask('/api/conversations/export?format=excel')
  expect(await file.text()).toMatch(/;' =1\+1; <img src=x>",'@SUM/)
})

it('refuses what a chat cannot be given, and changes nothing then [CV-19, API-06]', async () => {
  await annotate(1, { note: 'Pays late' })
  const proto = JSON.parse('{"__proto__":{"note":"theirs"},"note":"x"}') as object
  for (const body of [{ status: 'converted' }, { note: 'x', handler: 'human' }, proto]) {
    expect(await annotate(1, body)).toMatchObject({ code: expect.any(String) })
  }
  expect(await read('/api/conversations/1')).toMatchObject({ note: 'Pays late', status: 'active' })
})

it('nothing is written over a note or a tag that another window wrote meanwhile [CV-19]', async () => {
  await annotate(1, { note: 'Pays late', tags: ['VIP'] })
  const seen = { note: 'Pays late', tags: ['VIP'] }
  await annotate(1, { note: 'Pays late, call first', was: seen })
  expect(await annotate(1, { note: 'Of Rupnagar', was: seen })).toMatchObject({
    code: 'changed_meanwhile',
    field: 'note',
  })
  // What is written already is no conflict: the answer to it was lost.
  expect(await annotate(1, { note: 'Pays late, call first ', was: seen })).toMatchObject({
    note: 'Pays late, call first',
  })
  await annotate(1, { tags: ['VIP', 'wholesale'], was: seen })
  expect(await annotate(1, { tags: ['VIP', 'ঢাকা', 'Wholesale'], was: seen })).toMatchObject({
    tags: ['VIP', 'wholesale', 'ঢাকা'],
  })
  expect(await annotate(1, { tags: [], was: seen })).toMatchObject({ tags: ['wholesale', 'ঢাকা'] })
  const more = Array.from({ length: 9 }, (_, at) => `tag ${at}`)
  expect(await annotate(1, { tags: more, was: { tags: [] } })).toMatchObject({
    code: 'field_too_many',
  })
  expect(await read('/api/conversations/1')).toMatchObject({
    note: 'Pays late, call first',
    tags: ['wholesale', 'ঢাকা'],
  })
})
