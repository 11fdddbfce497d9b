import { expect, it } from 'vitest'

import { contract, endpointNames } from './endpoints.ts'

/** Section 7 of the specification, and the additions of the fixed interface. */
const promised = `
GET /api/facebook/config-status
GET /api/facebook/connected-pages
POST /api/facebook/validate-token
POST /api/campaigns/create-with-products
POST /api/campaigns
GET /api/campaigns
POST /api/campaigns/{id}/stop
DELETE /api/campaigns/{id}
PUT /api/campaigns/{id}/strategies
GET /api/campaigns/{id}/products
GET /api/dashboard/stats
GET /api/conversations
GET /api/conversations/meta
GET /api/orders
GET /api/queue/status
GET /api/system/status
GET /api/facebook/conversations
GET /api/facebook/conversation-messages/{id}
POST /api/facebook/reply
POST /api/facebook/oauth-login
POST /api/openai/test
POST /api/openai/config
GET /api/system/logs
DELETE /api/system/logs
PUT /api/facebook/config
GET /api/settings
PUT /api/settings
POST /api/campaigns/{id}/resume
PATCH /api/campaigns/{id}
POST /api/campaigns/{id}/products
PATCH /api/products/{id}
DELETE /api/products/{id}
GET /api/conversations/{id}/messages
POST /api/conversations/{id}/takeover
POST /api/conversations/{id}/handback
GET /api/orders/{id}
POST /api/orders/{id}/status
GET /api/orders/export
GET /api/analytics
POST /api/agent/preview
GET /api/events
GET /api/conversations/export
GET /api/campaigns/{id}/products/export
POST /api/campaigns/{id}/products/import
GET /api/system/logs/export
`

it('has every call that was promised, with its method and path [API-01]', () => {
  const declared = new Set(
    endpointNames.map((name) => `${contract[name].method} ${contract[name].path}`),
  )
  for (const line of promised.trim().split('\n')) expect(declared).toContain(line)
})

it('declares no method and path twice', () => {
  const all = endpointNames.map((name) => `${contract[name].method} ${contract[name].path}`)
  expect(new Set(all).size).toBe(all.length)
})

it('takes strategies as an object or as the JSON text of one [CP-07]', () => {
  const body = contract['campaigns.saveStrategies'].body
  const wanted = { strategies: { scarcity: true, urgency: false } }
  expect(body.parse(wanted)).toEqual(wanted)
  expect(body.parse({ strategies: JSON.stringify(wanted.strategies) })).toEqual(wanted)
  expect(body.safeParse({ strategies: '{"scarcity":"yes"}' }).success).toBe(false)
  expect(body.safeParse({ strategies: 'scarcity' }).success).toBe(false)
})

it('refuses a limit that is no positive whole number, and never gives more than 200 rows [API-05]', () => {
  const query = contract['conversations.list'].query
  for (const limit of ['0', '-1', '1.5', 'ten', '', ' 1', '1e3', '0x10'])
    expect(query.safeParse({ limit }).success, limit).toBe(false)
  expect(query.parse({ limit: '10' }).limit).toBe(10)
  expect(query.parse({}).limit).toBe(50)
  expect(query.parse({ limit: '100000' }).limit).toBe(200)
})

it('fills a campaign draft with the defaults of each dialog [W4-07, W4-10, W3-07]', () => {
  const least = { name: 'Honey', facebookPageId: '1' }
  const full = contract['campaigns.createWithProducts'].body
  expect(full.parse(least)).toMatchObject({
    status: 'active',
    targetDailyConversations: 100,
    budgetLimit: null,
    currency: 'USD',
    hasTrialPack: false,
    trialPackPrice: null,
    trialPackDuration: 7,
    autoFollowUpEnabled: true,
    strategies: {},
    products: [],
  })
  expect(
    full.parse({ ...least, targetDailyConversations: 'many', trialPackDuration: '' }),
  ).toMatchObject({
    targetDailyConversations: 100,
    trialPackDuration: 7,
  })
  expect(contract['campaigns.create'].body.parse(least)).toMatchObject({
    targetDailyConversations: 50,
    currency: 'BDT',
    trialPackPrice: 799,
  })
})

it('takes plain http for a model on this machine only [SE-11]', () => {
  const body = contract['settings.save'].body
  const takes = (baseUrl: string) => body.safeParse({ ai: { baseUrl } }).success
  expect(takes('https://models.example/v1')).toBe(true)
  expect(takes('http://127.0.0.1:11434/v1')).toBe(true)
  expect(takes('http://models.example/v1')).toBe(false)
  expect(takes('http://127.0.0.1.example/v1')).toBe(false)
  expect(takes('file:///etc/passwd')).toBe(false)
})
