import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)

/** What the model was asked to answer a message with. */
async function askedFor(text: string, name: string): Promise<string> {
  const before = shop.openai.requests.length
  const sent = shop.graph.sent.length
  writes(customer(name).psid, text)
  await eventually(async () => shop.graph.sent.length > sent)
  return JSON.stringify(shop.openai.requests[before]?.input)
}

const conversationOf = (name: string) =>
  eventually(async () =>
    (await get('/api/conversations')).find((row) => row['customerName'] === name),
  )

async function person(name: string, message: string): Promise<void> {
  const { id: conversationId } = await conversationOf(name)
  expect((await post('/api/facebook/reply', { conversationId, message })).status).toBe(200)
}

it('what a person answered one customer is shown to the model when another asks alike, and not to who got it [SE-03, SE-09, AG-03, AG-15]', async () => {
  const question = 'Is your honey good for diabetics?'
  expect(await askedFor(question, 'Rahima Khatun')).not.toContain('answersOfPeople')
  await person('Rahima Khatun', 'Ask your doctor first; the raw one is the mildest.')
  const asked = await askedFor('my father is diabetic, is honey good for diabetics', 'Zuleikha')
  expect(asked).toContain('the raw one is the mildest')
  expect(asked).toContain('good for diabetics?')
  expect(asked).not.toContain('Rahima')
  expect(await askedFor('Do you sell candles?', 'Nusrat')).not.toContain('answersOfPeople')

  const { id } = await conversationOf('Zuleikha')
  const answer = (await get(`/api/conversations/${String(id)}/messages`)).find(
    ({ sender }) => sender === 'agent',
  )
  expect(await one(`/api/messages/${String(answer?.['id'])}/decision`)).toMatchObject({
    examples: 1,
  })
})

it('what a person typed in Facebook’s inbox counts as well; switched off, nothing of it is read [SE-03, SE-09]', async () => {
  await askedFor('Do you wrap the honey as a gift?', 'Rahima Khatun')
  const psid = shop.graph.sent.at(-1)?.psid ?? ''
  // Nobody types in the moment in which the customer writes.
  shop.clock.advance(6_000)
  shop.graph.pageInboxWrites(shop.page, psid, 'Yes, in paper with a ribbon.')
  await eventually(async () =>
    (await get('/api/conversations')).find(({ lastMessage }) =>
      String(lastMessage).includes('ribbon'),
    ),
  )
  expect(await askedFor('Can you wrap it as a gift?', 'Zuleikha')).toContain('with a ribbon')
  await shop.server.ask('/api/settings', { method: 'PUT', body: { ai: { enableLearning: false } } })
  expect(await askedFor('Could you wrap honey as a gift?', 'Nusrat')).not.toContain('ribbon')
})

it('an answer with the data of its customer is shown to nobody else [AG-07]', async () => {
  await askedFor('When will my honey parcel come?', 'Rahima Khatun')
  await person('Rahima Khatun', 'The rider calls you on 01712345678 tomorrow.')
  const asked = await askedFor('When will the honey parcel come?', 'Zuleikha')
  expect(asked).not.toContain('rider')
  expect(asked).not.toContain('01712345678')
})

it('is listed for its campaign, and taken out no longer shown to the model; an edited draft is learned, too [SE-03, AG-25]', async () => {
  const question = 'Is your honey good for diabetics?'
  await askedFor(question, 'Rahima Khatun')
  await person('Rahima Khatun', 'Ask your doctor first.')
  const path = `/api/campaigns/${shop.campaignId}/examples`
  const [example] = await get(path)
  expect(example).toMatchObject({ question, answer: 'Ask your doctor first.' })
  const alike = 'my father is diabetic, is honey good for diabetics'
  expect(await askedFor(alike, 'Zuleikha')).toContain('Ask your doctor')
  const remove = () => shop.server.ask(`${path}/${String(example?.['id'])}`, { method: 'DELETE' })
  expect((await remove()).status).toBe(200)
  expect(await askedFor(alike, 'Nusrat')).not.toContain('Ask your doctor')
  expect(await get(path)).toEqual([])
  expect((await remove()).status).toBe(404)

  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, {
    method: 'PATCH',
    body: { draftMode: true },
  })
  writes(customer('Moni').psid, 'Do you wrap it as a gift?')
  const [draft] = await eventually(async () => {
    const tasks = await get('/api/tasks')
    return tasks.length > 0 && tasks
  })
  await post(`/api/drafts/${String(draft?.['ref'])}/send`, { text: 'In paper with a ribbon.' })
  expect(await get(path)).toMatchObject([
    { question: 'Do you wrap it as a gift?', answer: 'In paper with a ribbon.' },
  ])
})
