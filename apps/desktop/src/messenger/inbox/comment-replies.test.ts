import { minuteMs, secondMs } from '@pal/core/durations'
import { logMessage } from '@pal/core/texts/log-line'
import { customerByPsid } from '@pal/db/conversations/customers'
import { sourcesOf } from '@pal/db/conversations/sources'
import { eraseCustomer } from '@pal/db/maintenance/erase'
import { messagesOf } from '@pal/db/messages/messages'
import { setCommentReply } from '@pal/db/pages/comments'
import { aCampaign } from '@pal/db/testing/fixtures'
import type { GraphOptions } from '@pal/doubles/graph/graph-double'
import type { GraphPage, GraphPost } from '@pal/doubles/graph/graph-model'
import { afterEach, expect, it } from 'vitest'

import { type Relay, startRelay } from '../../testing/relay.ts'
import { sendPrivateReply } from '../graph/comments.ts'
import { CommentReplies } from './comment-replies.ts'

const text = 'Thank you! What would you like to know?'

let relay: Relay
let page: GraphPage
let post: GraphPost
afterEach(() => relay[Symbol.asyncDispose]())

async function begin(options: GraphOptions = {}) {
  relay = await startRelay(options)
  const { facebook, store, graph, clock } = relay
  page = facebook.addPage({ name: 'Blue Shop' })
  post = facebook.addPost(page, 'Honey, fresh today')
  await relay.connect(page)
  await aCampaign(store, { page_id: page.id })
  await store.transaction((tx) => setCommentReply(tx, page.id, { text, now: clock.now() }))
  const comments = new CommentReplies({
    store,
    graph,
    now: clock.now,
    log: (level, _category, said) => relay.logged.push({ level, message: logMessage(said) }),
    changed: () => {},
  })
  await relay.poller({ comments }).start()
}

const looks = () => relay.facebook.calls.filter(({ path }) => path.endsWith('/feed')).length
const somebody = (name = 'Amina') => relay.facebook.addPerson(page, { name })
const comments = (psid: string, said = 'Price?') => relay.facebook.comments(post, psid, said)
const told = (psid: string) => relay.facebook.thread(page, psid).map((message) => message.text)
const stored = async () => {
  const rows = await relay.store.db.selectFrom('conversations').selectAll().execute()
  return Promise.all(
    rows.map(async ({ id, handler }) => ({
      handler,
      said: (await messagesOf(relay.store.db, id, { limit: 10 })).map(
        (row) => `${row.author}: ${row.text}`,
      ),
      words: (await sourcesOf(relay.store.db, id)).map((source) => source.words),
    })),
  )
}
const hour = 60 * minuteMs

it('knows what it wrote when its thread is read, also under another id [FB-14]', async () => {
  await begin({ differentMids: true })
  const { psid } = somebody()
  comments(psid)
  await relay.elapse(hour)
  expect(await stored()).toEqual([
    { handler: 'agent', said: [`automation: ${text}`], words: ['Price?'] },
  ])
})

it('what went out before the program was stopped is no answer of a person; other words are [FB-14]', async () => {
  await begin()
  const [lost, typed] = [somebody(), somebody('Karim')]
  const { id: commentId } = comments(lost.psid)
  const access = { pageId: page.id, token: page.token }
  await sendPrivateReply(relay.graph, { ...access, commentId, text })
  relay.facebook.pageInboxWrites(page, typed.psid, 'Here I am myself')
  await relay.elapse(hour)
  expect(await stored()).toMatchObject([
    { handler: 'human', said: ['inbox: Here I am myself'] },
    { handler: 'agent', said: [`automation: ${text}`] },
  ])
  expect(told(lost.psid)).toEqual([text])
})

it('who was erased stays out with the comments from before, and begins again by a new one [FB-14, EN-02]', async () => {
  await begin()
  const { psid } = somebody()
  comments(psid)
  await relay.elapse(hour)
  const { db } = relay.store
  const customer = await customerByPsid(db, page.id, psid)
  await eraseCustomer(relay.store, customer?.id ?? 0, { now: relay.clock.now })
  const kept = () => db.selectFrom('comments').select(['author_id', 'conversation_id']).execute()
  expect(await kept()).toEqual([{ author_id: null, conversation_id: null }])
  await relay.elapse(hour)
  expect(told(psid)).toEqual([text])
  expect(await stored()).toEqual([])
  comments(psid, 'Again: the price?')
  await relay.elapse(hour)
  expect(told(psid)).toEqual([text, text])
  expect(await stored()).toMatchObject([{ words: ['Again: the price?'] }])
})

it('an answer to a comment from before an erasure brings nothing of it back [FB-14, EN-02]', async () => {
  await begin()
  const { psid } = somebody()
  relay.facebook.customerWrites(page, psid, { text: 'Hello', silent: true })
  await relay.elapse(20 * secondMs)
  const customer = await customerByPsid(relay.store.db, page.id, psid)
  expect(customer).toBeDefined()
  comments(psid)
  await relay.elapse(1)
  await eraseCustomer(relay.store, customer?.id ?? 0, { now: relay.clock.now })
  await relay.elapse(hour)
  expect(await stored()).toEqual([])
})

it('looks seldom where a page has few calls, and writes to ten at once [FB-14]', async () => {
  await begin()
  await relay.elapse(hour)
  // Of 2000 calls a day, one in four.
  expect(looks()).toBeGreaterThan(15)
  expect(looks()).toBeLessThan(22)
  const people = Array.from({ length: 12 }, (_, nth) => somebody(`Customer ${nth}`))
  for (const { psid } of people) comments(psid)
  const before = looks()
  const answered = () => people.filter(({ psid }) => told(psid).length > 0).length
  while (looks() === before) await relay.elapse(5 * secondMs)
  expect(answered()).toBe(10)
  await relay.elapse(hour)
  expect(answered()).toBe(12)
  expect(people.flatMap(({ psid }) => told(psid))).toHaveLength(12)
})
