import { labelsFor } from '@pal/core/agent/context/labels'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const second = 1_000
const crowd = 80
const largeCrowd = 100
/** Of all at once as many as there is room for are thought about; the last begin after 24 s. */
const thinksMs = 12 * second
const room = 32

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(async () => {
    await shop.clock.sleep(thinksMs)
    return decided({ reply: 'Yes, we have it.' })
  })
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer } = speaking(() => shop)
const patience = labelsFor('en').patience
const heardBy = (psid: string) => shop.graph.sent.filter((message) => message.psid === psid)

it('with more customers than room to think, each hears something within 30 s, and an answer once [AG-08, AG-14]', async () => {
  const { clock, graph } = shop
  const people = Array.from({ length: crowd }, (_, n) => customer(`Customer ${n}`))
  const from = clock.now()
  for (const { psid } of people) writes(psid, 'Do you have honey?')
  const answers = () => graph.sent.filter(({ text }) => text !== patience)
  await clock.until(async () => answers().length === crowd, { withinMs: 60 * second })
  await clock.elapse(5 * second)
  for (const { psid } of people) {
    const heard = heardBy(psid)
    expect((heard[0]?.at ?? Infinity) - from).toBeLessThanOrEqual(30 * second)
    const texts = heard.map(({ text }) => text)
    expect(texts.length === 1 ? texts : texts.slice(1)).toEqual([
      expect.stringContaining('Yes, we have it.'),
    ])
    if (texts.length > 1) expect(texts[0]).toBe(patience)
  }
  const asked = graph.sent.filter(({ text }) => text === patience)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length).toBeLessThan(crowd / 2)
})

it('what a human types leaves within a second, whatever waits, also where the agent is thinking [AG-08, CV-06]', async () => {
  const { clock } = shop
  const people = Array.from({ length: crowd }, (_, n) => customer(`Customer ${n}`))
  for (const { psid } of people) writes(psid, 'Do you have honey?')
  const rows = await clock.until(async () => {
    const open = await get(`/api/conversations?limit=${crowd}`)
    return open.length === crowd && open
  })
  const of = (psid: string) => rows.find(({ customerId }) => customerId === psid)?.['id']
  // The first is thought about, the last waits for room.
  for (const { psid } of [people[0], people.at(-1)].filter((person) => person !== undefined)) {
    const typedAt = clock.now()
    const message = 'I am looking it up myself.'
    const said = { conversationId: of(psid), message, clientId: `r-${psid}` }
    const answer = await post('/api/facebook/reply', said)
    expect(await answer.text()).toContain(message)
    await clock.until(async () => heardBy(psid).length > 0)
    expect(heardBy(psid).map(({ text }) => text)).toEqual([message])
    expect(clock.now() - typedAt).toBeLessThanOrEqual(second)
  }
})

it('where Facebook takes two seconds for each message, all of a large crowd hear in time that the answer takes longer [AG-08, AG-14]', async () => {
  const { clock, graph } = shop
  graph.fail({
    how: { slow: 2 * second },
    where: ({ method, path }) => method === 'POST' && path.endsWith('/messages'),
  })
  const people = Array.from({ length: largeCrowd }, (_, n) => customer(`Customer ${n}`))
  const from = clock.now()
  for (const { psid } of people) writes(psid, 'Do you have honey?')
  const heard = () => new Set(graph.sent.map(({ psid }) => psid)).size
  await clock.until(async () => heard() === largeCrowd, { withinMs: 60 * second })
  expect(clock.now() - from).toBeLessThanOrEqual(30 * second)
})

it('who has waited longest is thought about first, also who wrote again meanwhile [AG-08, AG-14]', async () => {
  const { clock, openai } = shop
  let asked = 0
  openai.respond(async () => {
    asked += 1
    // One place comes free while all others are taken.
    await clock.sleep(asked === 1 || asked > room ? thinksMs : 3 * thinksMs)
    return decided({ reply: 'Yes, we have it.' })
  })
  for (let n = 0; n < room; n += 1) writes(customer(`Customer ${n}`).psid, 'Do you have honey?')
  await clock.until(async () => asked === room)
  const [longest, later] = [customer('Mina'), customer('Rafi')]
  writes(longest.psid, 'Hello')
  await clock.elapse(2 * second)
  writes(later.psid, 'Do you have honey?')
  await clock.elapse(2 * second)
  writes(longest.psid, 'Are you there?')
  const answered = ({ psid }: { readonly psid: string }) =>
    heardBy(psid).find(({ text }) => text !== patience)?.at
  await clock.until(async () => answered(longest) !== undefined, { withinMs: 60 * second })
  expect(answered(later)).toBeUndefined()
})
