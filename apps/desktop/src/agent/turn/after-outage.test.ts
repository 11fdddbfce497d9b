import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { saying } from '../../testing/saying.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ pollMs: 2_000 })
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const heardPrice = () =>
  shop.graph.sent.filter(({ text }) => text?.includes('৳650')).map(({ psid }) => psid)
const rows = async () =>
  Object.fromEntries(
    (await get('/api/conversations')).map(({ customerName, ...row }) => [
      String(customerName),
      row,
    ]),
  )
const writesAndIsLeft = async (name: string, text: string) => {
  const { psid } = customer(name)
  writes(psid, text)
  await eventually(async () => (await rows())[name]?.['needsHumanReason'])
  return psid
}

it('whoever an outage left waiting is answered at the model’s next answer, and needs nobody any more [AG-09, AG-32]', async () => {
  shop.openai.respond(() => decided({ reply: 'For you it is 99 taka.' }))
  await writesAndIsLeft('Moni', 'Cheaper?')
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  shop.openai.fail({ how: 'quota' })
  const rahima = await writesAndIsLeft('Rahima', 'How much is it?')
  const karim = await writesAndIsLeft('Karim', 'And for me?')
  expect(heardPrice()).toEqual([])

  shop.openai.clearFailures()
  const { psid: nusrat } = customer('Nusrat')
  writes(nusrat, 'Hello, how much?')
  await eventually(async () => heardPrice().length === 3)
  await aWhile()
  expect(heardPrice().toSorted()).toEqual([rahima, karim, nusrat].toSorted())
  const after = await rows()
  expect(after['Rahima']).toMatchObject({ needsHumanReason: null, handler: 'agent' })
  expect(after['Karim']).toMatchObject({ needsHumanReason: null })
  // What the agent had no allowed answer to is still for a human.
  expect(after['Moni']).toMatchObject({ needsHumanReason: saying('no answer that your rules') })
  expect(await get('/api/tasks')).toHaveLength(1)
})

it('the seller lets the agent answer where a customer waits for a human [AG-09, CV-18]', async () => {
  shop.openai.fail({ how: 'quota' })
  const psid = await writesAndIsLeft('Rahima', 'How much is it?')
  shop.openai.clearFailures()
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  const { id } = (await rows())['Rahima'] ?? {}
  expect((await post(`/api/conversations/${String(id)}/handback`)).status).toBe(200)
  await eventually(async () => heardPrice().includes(psid))
  expect(await get('/api/tasks')).toEqual([])
})

const outage = async (name: string) => {
  shop.openai.fail({ how: 'quota' })
  const psid = await writesAndIsLeft(name, 'How much is it?')
  shop.openai.clearFailures()
  shop.openai.respond(({ format }) =>
    format.type === 'json_schema' && format.name === 'check'
      ? { ok: true }
      : decided({ reply: 'It is {{price:1}}.' }),
  )
  return psid
}

it('whoever an outage left waiting is answered once a test finds that the model works [AG-09]', async () => {
  const psid = await outage('Jamal')
  expect(await (await post('/api/openai/test', {})).json()).toMatchObject({ success: true })
  await eventually(async () => heardPrice().includes(psid))
  expect((await rows())['Jamal']).toMatchObject({ needsHumanReason: null })
})

it('where nobody writes and nobody tests, the program looks by itself whether the model is back [AG-09]', async () => {
  const psid = await outage('Jamal')
  await shop.clock.elapse(7 * 60_000)
  expect(heardPrice()).toEqual([psid])
  expect((await rows())['Jamal']).toMatchObject({ needsHumanReason: null })
})

it('a drafted answer takes the place of the outage as what waits for the seller [AG-09, AG-25]', async () => {
  const campaign = `/api/campaigns/${shop.campaignId}`
  await shop.server.ask(campaign, { method: 'PATCH', body: { draftMode: true } })
  await outage('Jamal')
  await post('/api/openai/test', {})
  await eventually(async () => (await get('/api/tasks'))[0]?.['kind'] === 'draft')
  expect((await rows())['Jamal']).toMatchObject({ needsHumanReason: null })
})
