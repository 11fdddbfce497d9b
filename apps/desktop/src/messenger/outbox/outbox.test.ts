import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { saying } from '../../testing/saying.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, eventually, aWhile } = speaking(() => shop)
const sends = { sends: 'message' } as const
const settled = async () => {
  const [conversation] = await eventually(async () => {
    const rows = await get('/api/conversations')
    return rows.length > 0 && rows
  })
  return eventually(async () => {
    const messages = await get(`/api/conversations/${String(conversation?.['id'])}/messages`)
    const [newest] = messages
    return (
      newest &&
      newest['sender'] === 'agent' &&
      !['queued', 'sending'].includes(String(newest['state'])) &&
      newest
    )
  })
}

describe('a message goes out exactly once [AG-08]', () => {
  const lost = ['reset', 'cut', 'broken', 'html'] as const
  for (const how of lost) {
    it(`when Facebook takes it and its answer is lost (${how})`, async () => {
      shop.graph.failNext(how, { ...sends, when: 'after' })
      writes(customer().psid, 'Hello?')
      expect(await settled()).toMatchObject({ state: 'sent' })
      await aWhile()
      expect(shop.graph.sent).toHaveLength(1)
    })
  }

  it('when the connection breaks before Facebook has it', async () => {
    shop.graph.failNext('reset', sends)
    writes(customer().psid, 'Hello?')
    expect(await settled()).toMatchObject({ state: 'sent' })
    expect(shop.graph.sent).toHaveLength(1)
  })

  it('when Facebook has a fault and asks for patience', async () => {
    shop.graph.fail({
      ...sends,
      times: 2,
      how: { error: { code: 2, status: 500, isTransient: true } },
    })
    writes(customer().psid, 'Hello?')
    expect(await settled()).toMatchObject({ state: 'sent' })
    expect(shop.graph.sent).toHaveLength(1)
  })
})

const onlyTesters =
  '(#200) Cannot message users who are not admins, developers or testers of the app until pages_messaging permission is reviewed and the app is live.'

describe('what Facebook refuses is reported to the person, and not sent again [FB-08]', () => {
  const refusals = [
    ['the window is closed', { code: 10, subcode: 2_018_278 }, '24-hour reply window'],
    ['the person cannot be reached', { code: 551, subcode: 1_545_041 }, 'cannot be reached'],
    ['the app was not reviewed', { code: 200, subcode: 2_018_028 }, 'App Review'],
    ['the same without a subcode', { code: 200, message: onlyTesters }, 'App Review'],
  ] as const
  for (const [name, error, words] of refusals) {
    it(name, async () => {
      const rule = shop.graph.fail({ ...sends, how: { error: { status: 400, ...error } } })
      writes(customer().psid, 'Hello?')
      expect(await settled()).toMatchObject({
        state: 'failed',
        stateReason: saying(words),
      })
      await aWhile()
      expect(rule.hits).toBe(1)
      expect((await get('/api/conversations'))[0]?.['needsHumanReason']).toEqual(saying(words))
    })
  }
})

it('keeps what the agent said while the token is dead, tells the person, and asks Facebook no more [FB-08]', async () => {
  const rule = shop.graph.fail({
    ...sends,
    how: { error: { status: 400, code: 190, subcode: 463 } },
  })
  writes(customer().psid, 'Hello?')
  await eventually(async () => rule.hits === 1)
  const [conversation] = await eventually(async () => {
    const rows = await get('/api/conversations')
    return rows[0]?.['needsHumanReason'] ? rows : null
  })
  expect(conversation?.['needsHumanReason']).toEqual(saying('expired'))
  await aWhile()
  expect(rule.hits).toBe(1)
  const messages = await get(`/api/conversations/${String(conversation?.['id'])}/messages`)
  expect(messages[0]).toMatchObject({
    state: 'queued',
    stateReason: saying('expired'),
  })
})
