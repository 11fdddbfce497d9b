import { someDecision as decided } from '@pal/core/testing/agent-context'
import { writeBeside } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  psid = customer().psid
  await draftMode(true)
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const draftMode = (on: boolean) =>
  shop.server.ask(`/api/campaigns/${shop.campaignId}`, { method: 'PATCH', body: { draftMode: on } })
const theConversation = async () =>
  one(`/api/conversations/${String((await get('/api/conversations'))[0]?.['id'])}`)
const texts = () => shop.graph.sent.map(({ text }) => text)
interface Draft {
  readonly id: number
  readonly text: string
}
/** The draft that answers this. */
async function draftOf(text: string, decision: Parameters<typeof decided>[0]): Promise<Draft> {
  const asked = shop.openai.requests.length
  shop.openai.respond(() => decided(decision))
  writes(psid, text)
  await eventually(async () => shop.openai.requests.length > asked)
  return (await eventually(async () => (await theConversation())['draft'])) as Draft
}
const send = async (draft: Draft, body: object = {}) => {
  const sent = await post(`/api/drafts/${draft.id}/send`, body)
  expect(sent.status).toBe(200)
  return (await sent.json()) as { id: string }
}
const honey = [{ productId: 1, quantity: 2 }]
const known = { name: 'Rahima', phone: '01712345678', address: 'House 7, Dhaka' }

it('drafts and sends nothing; what is sent as it is counts as the agent’s [AG-25]', async () => {
  const draft = await draftOf('How much is it?', {
    reply: 'It is {{price:1}}.',
    stage: 'exploring',
  })
  expect(draft.text).toContain('It is ৳650')
  await aWhile()
  expect(texts()).toEqual([])
  expect(await get('/api/tasks')).toMatchObject([
    { kind: 'draft', ref: draft.id, text: 'How much is it?', draft: draft.text },
  ])
  // Asked to answer once more, it waits for the seller.
  await post(`/api/campaigns/${shop.campaignId}/stop`)
  await post(`/api/campaigns/${shop.campaignId}/resume`)
  await aWhile()
  expect(shop.openai.requests).toHaveLength(1)

  const { id } = await send(draft)
  expect(texts()).toEqual([draft.text])
  expect(await theConversation()).toMatchObject({
    draft: null,
    handler: 'agent',
    stage: 'exploring',
  })
  expect(await get('/api/tasks')).toEqual([])
  expect(await one(`/api/messages/${id}/decision`)).toMatchObject({ model: 'gpt-6-luna' })
  expect((await post(`/api/drafts/${draft.id}/send`, {})).status).toBe(409)
  expect(texts()).toHaveLength(1)
})

it('takes an order only with the seller’s word, and puts its number in then [AG-25, AG-05]', async () => {
  const offer = await draftOf('2 jars. Rahima, 01712345678, House 7, Dhaka', {
    reply: 'Shall I?',
    customer: known,
    cart: honey,
    order: 'ask',
  })
  await send(offer)
  const placed = await draftOf('yes', { reply: 'Thank you!', cart: honey, order: 'place' })
  expect(placed.text).toContain('{order number}')
  await aWhile()
  expect(await get('/api/orders')).toEqual([])
  await send(placed)
  const [order] = await get('/api/orders')
  expect(order).toMatchObject({ totalAmount: 1_300 })
  expect(texts().at(-1)).toContain(String(order?.['orderId']))
  expect(await theConversation()).toMatchObject({ stage: 'completed', status: 'converted' })
})

it('goes out in the seller’s own words, and a summary in other words is no offer [AG-25]', async () => {
  const offer = await draftOf('2 jars. Rahima, 01712345678, House 7, Dhaka', {
    reply: 'Shall I?',
    customer: known,
    cart: honey,
    order: 'ask',
  })
  const sent = await send(offer, { text: 'Two jars for you, dear?' })
  expect(sent).toMatchObject({ text: 'Two jars for you, dear?', sender: 'human' })
  // The agent continues there, and shows the summary before it takes the order.
  expect(await theConversation()).toMatchObject({ handler: 'agent' })
  const again = await draftOf('yes', { reply: 'Thank you!', cart: honey, order: 'place' })
  expect(again.text).toContain('Total: ৳1,300')
  expect(again.text).not.toContain('{order number}')
  await send(again)
  expect(await get('/api/orders')).toEqual([])
})

it('in other words it is a human’s answer, after which nobody waits for one; the agent’s own is none [AG-25, AG-16]', async () => {
  const waits = async () =>
    (await get('/api/tasks')).filter(({ kind }) => kind === 'handoff').length
  const asksForHuman = () =>
    writeBeside(
      shop.server.dataDir,
      `UPDATE conversations SET needs_human_reason = '{"code":"wants_human"}', needs_human_at = 1`,
    )
  const first = await draftOf('How much is it?', { reply: 'It is {{price:1}}.' })
  await asksForHuman()
  await send(first)
  expect(await waits()).toBe(1)
  const second = await draftOf('And the candle?', { reply: 'The candle is {{price:2}}.' })
  await send(second, { text: 'I am here now. The candle is 120.50 taka.' })
  expect(await waits()).toBe(0)
})

const handsOver = {
  reply: 'One moment, please.',
  handOver: true,
  handOverKind: 'person',
} as const
const waiting = async () =>
  ((await one('/api/system/status'))['agent'] as { waiting: number }).waiting
/** What stands for the customer in the tasks: one thing, whatever of them waits. */
const theTask = async () => {
  const tasks = await get('/api/tasks')
  expect(tasks).toHaveLength(1)
  return tasks[0]
}

it('that hands over asks for the human at once, also where it is discarded [AG-16, AG-25, CV-18]', async () => {
  const draft = await draftOf('I want to talk to a human', handsOver)
  expect(await theTask()).toMatchObject({ kind: 'handoff', draft: draft.text })
  expect(await waiting()).toBe(1)
  const reason = (await theConversation())['needsHumanReason']
  expect(reason).toMatchObject({ code: 'wants_human' })
  // Nothing was said yet: another answer may be drafted before the seller comes.
  expect(await theConversation()).toMatchObject({ handler: 'agent' })
  expect((await post(`/api/drafts/${draft.id}/discard`)).status).toBe(200)
  expect(await theTask()).toMatchObject({ kind: 'handoff', draft: null })
  expect(await waiting()).toBe(1)
})

it('that hands over and is sent keeps the customer waiting for the human, since they asked [AG-16, AG-25, CV-11]', async () => {
  const draft = await draftOf('I want to talk to a human', handsOver)
  const asked = (await theTask())?.['dueAt']
  await shop.clock.elapse(60_000)
  await send(draft)
  expect(await theTask()).toMatchObject({ kind: 'handoff', dueAt: asked, draft: null })
  expect(await theConversation()).toMatchObject({ handler: 'human' })
})

it('that hands over and is sent in other words is the human’s answer [AG-16, AG-25, CV-11]', async () => {
  const draft = await draftOf('I want to talk to a human', handsOver)
  await send(draft, { text: 'It is me, Nila. How can I help?' })
  expect(await get('/api/tasks')).toEqual([])
  expect(await waiting()).toBe(0)
  expect(await theConversation()).toMatchObject({ handler: 'human', needsHumanReason: null })
})

it('that hands over is withdrawn where the seller lets the agent answer, who answers what waits [CV-11, AG-25, AG-16]', async () => {
  const draft = await draftOf('Is the honey any good?', handsOver)
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  await post('/api/conversations/1/handback')
  const again = await eventually(async () => {
    const next = await theDraft()
    return next && next.id !== draft.id && next
  })
  expect(again).toMatchObject({ kind: 'answer', text: expect.stringContaining('৳650') })
  expect(await theTask()).toMatchObject({ kind: 'draft', ref: again.id })
  expect((await post(`/api/drafts/${draft.id}/send`, {})).status).toBe(409)
})

it('who asked for a human and is given back is not handed over for that again, and is when they ask once more [CV-11, AG-25, AG-16]', async () => {
  const first = await draftOf('I want to talk to a human', handsOver)
  expect(await theTask()).toMatchObject({ kind: 'handoff' })
  // The model may read the old wish as it likes.
  const answers = [handsOver, { reply: 'It is {{price:1}}.' }]
  shop.openai.respond(() => decided(answers.shift() ?? {}))
  await post('/api/conversations/1/handback')
  const again = await eventually(async () => {
    const next = await theDraft()
    return next && next.id !== first.id && next
  })
  expect(again.text).not.toContain('A person from our team')
  expect(await theTask()).toMatchObject({ kind: 'draft', ref: again.id })
  expect(JSON.stringify(shop.openai.requests.at(-1))).toContain(
    'A wish for a person in it is settled',
  )
  const once = await draftOf('No, I want to talk to a human!', { reply: 'Sure.' })
  expect(once.text).toContain('A person from our team will answer you here.')
  expect(await theTask()).toMatchObject({ kind: 'handoff' })
})

it('that hands over comes back where letting the agent answer is undone, unless the customer has written [CV-11, AG-25, AG-16]', async () => {
  const draft = await draftOf('Is the honey any good?', handsOver)
  const task = await theTask()
  const letAnswer = () => post(`/api/tasks/${String(task?.['id'])}/done?agent=true`, {})
  const undo = () => post(`/api/tasks/${String(task?.['id'])}/reopen?agent=true`, {})
  await letAnswer()
  expect(await get('/api/tasks')).toEqual([])
  expect(await theDraft()).toBeNull()
  await undo()
  expect(await theTask()).toEqual(task)
  expect(await theDraft()).toMatchObject({ id: draft.id })
  await aWhile()
  expect(shop.openai.requests).toHaveLength(1)

  await letAnswer()
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'How much is it?')
  await eventually(async () => (await one('/api/conversations/1'))['messageCount'] === 2)
  await undo()
  expect(await theDraft()).not.toMatchObject({ id: draft.id })
})

it('is drafted again when the customer writes on; discarded, nothing goes out [AG-25]', async () => {
  const first = await draftOf('How much is it?', { reply: 'It is {{price:1}}.' })
  const second = await draftOf('And the candle?', { reply: 'The candle is {{price:2}}.' })
  expect(second.text).toContain('৳120.50')
  expect((await post(`/api/drafts/${first.id}/send`, {})).status).toBe(409)
  expect(await get('/api/tasks')).toMatchObject([{ ref: second.id }])
  expect((await post(`/api/drafts/${second.id}/discard`)).status).toBe(200)
  await aWhile()
  expect(texts()).toEqual([])
  expect(await theConversation()).toMatchObject({ draft: null })
  await draftMode(false)
  shop.openai.respond(() => decided({ reply: 'Of course.' }))
  writes(psid, 'Hello?')
  await eventually(async () => texts().length === 1)
})

const price = (value: number) =>
  shop.server.ask(`/api/products/${shop.productId}`, { method: 'PATCH', body: { price: value } })

it('does not go out at a price that has changed since; a new one is written in its place [AG-06, AG-25]', async () => {
  const draft = await draftOf('How much is it?', { reply: 'It is {{price:1}}.' })
  await price(700)
  const refused = await post(`/api/drafts/${draft.id}/send`, {})
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'draft_price_changed',
      field: 'facts',
      params: { product: 'Wildflower honey 500 g', from: '৳650', to: '৳700' },
    }),
  ])
  expect(await theConversation()).toMatchObject({ draft: { id: draft.id } })
  expect((await post(`/api/drafts/${draft.id}/renew`)).status).toBe(200)
  const newer = (await eventually(async () => (await theConversation())['draft'])) as Draft
  expect(newer.text).toContain('It is ৳700')
  await send(newer)
  expect(texts()).toEqual([newer.text])
  // There is no other in its place by now.
  expect((await post(`/api/drafts/${newer.id}/renew`)).status).toBe(409)
})

it('stays where the agent may not write another, and goes out in words of the seller’s own [AG-25, AG-26]', async () => {
  const draft = await draftOf('How much is it?', { reply: 'The honey is {{price:1}}.' })
  await price(700)
  await post(`/api/conversations/1/takeover`)
  const refused = await post(`/api/drafts/${draft.id}/renew`)
  expect(await refused.json()).toMatchObject({ code: 'draft_not_renewed' })
  expect(await theConversation()).toMatchObject({ draft: { id: draft.id } })
  await send(draft, { text: 'For you still ৳650, dear.' })
  // Its amount is one that the agent had named: should it be wrong, they are found by it.
  const facts = (await get('/api/recall/facts')).filter(({ kind }) => kind === 'price')
  expect(facts).toMatchObject([{ value: 650, now: 700, customers: 1 }])
})

const trust = async () => {
  const rows = await get(`/api/campaigns/${shop.campaignId}/draft-trust`)
  return Object.fromEntries(rows.map(({ subject, ...figures }) => [String(subject), figures]))
}
const letSend = (automatic: boolean) =>
  shop.server.ask(`/api/campaigns/${shop.campaignId}/draft-trust`, {
    method: 'PUT',
    body: { subject: 'price', automatic },
  })
/** Each draft that was sent, so many times again. */
const sentBefore = (times: number) =>
  writeBeside(
    shop.server.dataDir,
    `
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times})
    INSERT INTO drafts (conversation_id, kind, text, subject, outcome, state, created_at, settled_at)
    SELECT conversation_id, kind, text, subject, outcome, state, created_at, settled_at
    FROM drafts, n WHERE state = 'sent'`,
  )
const priced = { reply: 'It is {{price:1}}.' }

it('offers a subject whose drafts went out unchanged, sends it by itself, and drafts it again [AG-25]', async () => {
  const draft = await draftOf('How much is it?', priced)
  expect(await trust()).toMatchObject({ price: { drafts: 0, unchanged: 0, trusted: false } })
  await send(draft)
  await send(await draftOf('And today?', priced), { text: 'It is 650 for you.' })
  expect(await trust()).toMatchObject({
    price: { drafts: 2, unchanged: 1, trusted: false, automatic: false },
    other: { drafts: 0 },
  })
  expect((await letSend(true)).status).toBe(409)

  // As if the seller had gone on sending.
  await sentBefore(18)
  expect(await trust()).toMatchObject({ price: { drafts: 20, unchanged: 19, trusted: true } })
  expect((await letSend(true)).status).toBe(200)
  expect(await trust()).toMatchObject({ price: { automatic: true }, other: { automatic: false } })
  const before = texts().length
  shop.openai.respond(() => decided(priced))
  writes(psid, 'What does it cost?')
  await eventually(async () => texts().length > before)
  expect(texts().at(-1)).toContain('৳650')

  // The others wait for the seller all the same.
  await draftOf('Are you there?', { reply: 'Hello! How can I help?' })
  await aWhile()
  expect(texts()).toHaveLength(before + 1)

  // A price with delivery terms waits for them, and is counted there.
  const body = { tactics: { deliveryFee: 60 } }
  await shop.server.ask('/api/settings', { method: 'PUT', body })
  const both = await draftOf('And delivered?', { ...priced, cards: ['auto-fee'] })
  await aWhile()
  expect(texts()).toHaveLength(before + 1)
  await send(both)
  expect(await trust()).toMatchObject({ delivery: { drafts: 1 } })

  expect((await letSend(false)).status).toBe(200)
  await draftOf('How much, please?', priced)
  await aWhile()
  expect(texts()).toHaveLength(before + 2)
})

it('counts a discarded draft as one that did not go out unchanged, and each campaign by itself [AG-25]', async () => {
  await send(await draftOf('How much is it?', priced))
  const dropped = await draftOf('And today?', priced)
  expect((await post(`/api/drafts/${dropped.id}/discard`)).status).toBe(200)
  expect(await trust()).toMatchObject({ price: { drafts: 2, unchanged: 1 } })
  await writeBeside(
    shop.server.dataDir,
    "UPDATE drafts SET outcome = json_set(outcome, '$.campaignId', 99) WHERE state = 'sent'",
  )
  expect(await trust()).toMatchObject({ price: { drafts: 1, unchanged: 0 } })
})

it('takes trust back by itself once what it sent is corrected, tells the seller, and starts counting again [AG-25]', async () => {
  await send(await draftOf('How much is it?', priced))
  await sentBefore(19)
  expect((await letSend(true)).status).toBe(200)
  shop.openai.respond(() => decided(priced))
  /** The agent answers somebody by itself, and the seller puts it right. */
  const corrected = async (name: string) => {
    const before = texts().length
    writes(customer(name).psid, 'What does it cost?')
    await eventually(async () => texts().length > before)
    const rows = await get('/api/conversations')
    const { id: conversationId } = rows.find(({ customerName }) => customerName === name) ?? {}
    const reply = { conversationId, message: 'No, it is 600 today.' }
    expect((await post('/api/facebook/reply', reply)).status).toBe(200)
  }
  await corrected('Karim')
  expect(await trust()).toMatchObject({ price: { automatic: true, takenBack: null } })
  await corrected('Nusrat')
  expect(await trust()).toMatchObject({
    price: {
      automatic: false,
      trusted: false,
      drafts: 0,
      takenBack: { answers: 2, corrected: 2 },
    },
  })
  // What was earned before counts no more.
  expect((await letSend(true)).status).toBe(409)
  const sent = texts().length
  writes(psid, 'And what does it cost now?')
  await eventually(async () =>
    (await get('/api/tasks')).some(
      ({ kind, draft }) => kind === 'draft' && String(draft).includes('৳650'),
    ),
  )
  expect(texts()).toHaveLength(sent)
})

it('counts a draft that went out in other words as a corrected reply [AG-25, AN-08]', async () => {
  const counts = async () => {
    const { counts: counted, cards } = (await one('/api/analytics?period=7days')) as {
      counts: { agentReplies: number; correctedReplies: number }
      cards: { learningAccuracy: number | null }
    }
    return [counted.agentReplies, counted.correctedReplies, cards.learningAccuracy]
  }
  await send(await draftOf('How much is it?', priced))
  expect(await counts()).toEqual([1, 0, 1])
  await send(await draftOf('And today?', priced), { text: 'It is 650 for you.' })
  expect(await counts()).toEqual([2, 1, 0.5])
  // A reply of the seller's own is none of the agent's.
  const { links } = (await one('/api/analytics?period=7days')) as { links: Record<string, string> }
  expect(await get(`/api${links['correctedReplies']}`)).toHaveLength(1)
  expect(await get(`/api${links['agentReplies']}`)).toHaveLength(1)
})

it('a draft whose words the customer edits is out of date, and so is the yes that it holds [AG-25, AG-05]', async () => {
  const details = `2 jars. ${known.name}, ${known.phone}, ${known.address}`
  await send(
    await draftOf(details, { reply: '{{summary}}', cart: honey, customer: known, order: 'ask' }),
  )
  shop.openai.respond(({ input }) =>
    JSON.stringify(input).includes('No, three')
      ? decided({ reply: '{{summary}}', cart: [{ productId: 1, quantity: 3 }], order: 'ask' })
      : decided({ reply: 'Thank you!', cart: honey, order: 'place', confirmationQuote: 'yes' }),
  )
  const yes = writes(psid, 'yes')
  const draft = (await eventually(async () => (await theConversation())['draft'])) as Draft
  expect(draft.text).toContain('Thank you!')
  await shop.graph.customerEdits(shop.page, yes.mid, 'No, three')
  await eventually(
    async () => (await theConversation())['draft'] && (await theDraft()).id !== draft.id,
  )
  expect((await theDraft()).text).toContain('৳1,950')
  expect((await post(`/api/drafts/${draft.id}/send`, {})).status).toBe(409)
  expect(await get('/api/orders')).toEqual([])
})

const theDraft = async () => (await theConversation())['draft'] as Draft

it('which nobody sends goes when Facebook takes it from a human no more [AG-25, CV-12, CV-18]', async () => {
  const hour = 3_600_000
  const answer = await draftOf('How much is it?', { reply: 'It is {{price:1}}.' })
  shop.clock.advance(7 * 24 * hour - hour)
  await aWhile()
  expect(await theConversation()).toMatchObject({ draft: { id: answer.id } })
  shop.clock.advance(2 * hour)
  await eventually(async () => (await theConversation())['draft'] === null)
  expect((await post(`/api/drafts/${answer.id}/send`, {})).status).toBe(409)
  expect((await get('/api/tasks')).filter(({ kind }) => kind === 'draft')).toEqual([])
  expect(texts()).toEqual([])
})
