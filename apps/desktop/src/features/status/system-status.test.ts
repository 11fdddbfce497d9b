import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { SystemStatus } from '@pal/core/contract/system'
import { because, messageOf } from '@pal/core/texts/reason'
import { changeCampaign, setCampaignStatus } from '@pal/db/campaigns/campaigns'
import { humanNoLongerNeeded } from '@pal/db/conversations/conversations'
import { keepDraft, settleDraft } from '@pal/db/conversations/drafts'
import { requestHuman } from '@pal/db/conversations/request-human'
import { markTask } from '@pal/db/conversations/tasks/task-marks'
import { findTask } from '@pal/db/conversations/tasks/tasks'
import { openStore } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import {
  connectPage,
  disconnectPage,
  savePoll,
  setPolicyNotice,
  setTokenState,
  stopSending,
} from '@pal/db/pages/pages'
import { noteWebhookContact, writeAppState } from '@pal/db/settings/app-state'
import { writeSettings } from '@pal/db/settings/settings'
import { aCampaign, inbound } from '@pal/db/testing/fixtures'
import { newStoreIn } from '@pal/db/testing/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { ModelError } from '../../agent/model/model-error.ts'
import type { BudgetStatus } from '../../messenger/graph/budget.ts'
import type { SecretName } from '../../platform/vault/secrets.ts'
import { clockAt } from '../../testing/clocks.ts'
import { saying } from '../../testing/saying.ts'
import { roomHealth } from './database-health.ts'
import { systemStatus } from './system-status.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const plenty: BudgetStatus = {
  calls: 0,
  budget: 50_000,
  share: 0,
  blockedUntil: null,
  sendsBlockedUntil: null,
  paceMs: 0,
}

let folder: string
let store: Store
let has: Set<SecretName>
let lost: SecretName[]
let failure: ModelError | null
let calls: BudgetStatus
let port: number | null
let appId: string | null
let aheadMs: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pal-status-'))
  await newStoreIn(folder)
  store = await openStore(folder)
  has = new Set<SecretName>(['openai.api_key', 'facebook.page_token.7'])
  lost = []
  failure = null
  calls = plenty
  port = null
  appId = '1234567890'
  aheadMs = 0
})
afterEach(async () => {
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const status = () =>
  systemStatus({
    store,
    secrets: {
      has: async (name) => has.has(name),
      get: async () => appId,
      lost: async () => lost,
    },
    vault: { health: { state: 'ok', reason: null } },
    model: { lastFailure: () => failure },
    budget: { status: async () => calls },
    clock: clockAt(() => now),
    jobs: { failureOf: () => undefined },
    webhook: { port, fixed: false, move: async () => {} },
    graph: { clock: { aheadMs } },
  })
const connect = () =>
  connectPage(store.db, { id: '7', name: 'Sundarban Honey', category: 'Food', now })
const ai = (change: object) =>
  store.transaction((tx) => writeSettings(tx, { ai: change }, now)).then(() => undefined)
const testedWebhook = (result: 'timeout') => {
  const reason = because('earlier_text', { text: 'No answer came in time.' })
  const lastTest = { at: new Date(now).toISOString(), result, reason }
  const setup = { publicUrl: 'https://shop.example.com', port, lastTest }
  return store.transaction((tx) => writeAppState(tx, 'webhook_setup', setup, now))
}
const fails = (name: ConstructorParameters<typeof ModelError>[0], words: string) => () => {
  failure = new ModelError(name, because('earlier_text', { text: words }))
}

const expired = because('graph_token_expired', { next: because('next_connect_again') })
const saidExpired = messageOf(expired)
const saidSpam = messageOf(because('graph_spam'))

type Part = keyof SystemStatus
type Case = readonly [
  what: string,
  cause: () => unknown,
  Part,
  state: string,
  reason: string | null,
]

const cases: readonly Case[] = [
  ['no page', () => {}, 'messenger', 'not_configured', 'No Facebook page is connected'],
  [
    'a page token that Facebook could not be asked about',
    () => has.add('facebook.page_token.pasted'),
    'messenger',
    'attention',
    'A page access token is waiting for Facebook to confirm it',
  ],
  ['a page that works', connect, 'messenger', 'ok', null],
  [
    'an expired token',
    async () => {
      await connect()
      await setTokenState(store.db, '7', { state: 'expired', reason: expired, now })
    },
    'messenger',
    'down',
    'Sundarban Honey: The access token of this page has expired. Connect the page again.',
  ],
  [
    'a page whose token cannot be opened',
    async () => {
      await connect()
      has.delete('facebook.page_token.7')
    },
    'messenger',
    'down',
    'Sundarban Honey: The access token must be entered again.',
  ],
  [
    'a page whose Facebook cannot be reached',
    async () => {
      await connect()
      const reason = because('graph_unreachable', { next: because('next_automatic') })
      await setTokenState(store.db, '7', { state: 'ok', reason, now })
    },
    'messenger',
    'down',
    'Sundarban Honey: Facebook cannot be reached. Check the internet connection. PAL Admin tries again automatically.',
  ],
  [
    'a page that Facebook blocks',
    async () => {
      await connect()
      calls = { ...plenty, blockedUntil: now + 60_000 }
    },
    'messenger',
    'attention',
    'Sundarban Honey: Facebook allows no calls until 2026-11-21 12:01',
  ],
  [
    'a page that Facebook blocks, by the clock of the shop',
    async () => {
      await connect()
      await store.transaction((tx) =>
        writeSettings(tx, { company: { timezone: 'Asia/Dhaka' } }, now),
      )
      calls = { ...plenty, blockedUntil: now + 60_000 }
    },
    'messenger',
    'attention',
    'Sundarban Honey: Facebook allows no calls until 2026-11-21 18:01',
  ],
  [
    'a page of which Facebook takes no messages, though it lets read them',
    async () => {
      await connect()
      calls = { ...plenty, sendsBlockedUntil: now + 60_000 }
    },
    'messenger',
    'attention',
    'Sundarban Honey: Facebook takes no messages of this page until 2026-11-21 12:01',
  ],
  [
    'calls that run out',
    async () => {
      await connect()
      calls = { ...plenty, share: 0.72 }
    },
    'messenger',
    'attention',
    '72 % of the calls',
  ],
  [
    'a small page',
    async () => {
      await connect()
      calls = { ...plenty, budget: 200 }
    },
    'messenger',
    'ok',
    'Facebook allows 200 calls in 24 hours',
  ],
  ['no AI key', () => has.delete('openai.api_key'), 'ai', 'not_configured', 'No AI key is set'],
  [
    'an AI key that cannot be opened',
    () => {
      has.delete('openai.api_key')
      lost = ['openai.api_key']
    },
    'ai',
    'down',
    'must be entered again',
  ],
  [
    'a model on this machine, which needs no key',
    async () => {
      has.delete('openai.api_key')
      await ai({ baseUrl: 'http://127.0.0.1:11434/v1', model: 'gpt-4' })
    },
    'ai',
    'ok',
    null,
  ],
  ['a key that works', () => {}, 'ai', 'ok', null],
  [
    'a key that was missing when a customer wrote',
    () => {
      has.delete('openai.api_key')
      fails('no_key', 'No AI key is set')()
    },
    'ai',
    'not_configured',
    'No AI key',
  ],
  ['a key without credit', fails('no_quota', 'No credit left'), 'ai', 'down', 'No credit left'],
  ['a wrong key', fails('wrong_key', 'Not accepted'), 'ai', 'down', 'Not accepted'],
  ['a slow model', fails('timeout', 'Not in time'), 'ai', 'attention', 'Not in time'],
  [
    'a retired model',
    () => ai({ model: 'gpt-4' }),
    'ai',
    'down',
    'OpenAI retired gpt-4 on 2026-10-23',
  ],
  [
    'a model that goes within the month',
    () => ai({ model: 'gpt-5' }),
    'ai',
    'attention',
    'OpenAI is retiring gpt-5 on 2026-12-11',
  ],
  ['one that goes later', () => ai({ model: 'gpt-4o' }), 'ai', 'ok', '2027-01-14'],
  ['a store that answers', () => {}, 'database', 'ok', null],
  [
    'a store that does not',
    () => store.raw.exec('DROP TABLE store_meta'),
    'database',
    'down',
    'The database cannot be read: no such table',
  ],
  ['no webhook', () => {}, 'webhook', 'not_configured', 'fetched every few seconds'],
  [
    'a webhook without its secrets',
    () => {
      port = 8080
    },
    'webhook',
    'attention',
    'port 8080 are refused until you enter the verify token and the app secret',
  ],
  [
    'a webhook that nothing has reached',
    () => {
      port = 8080
      has.add('facebook.verify_token').add('facebook.app_secret')
    },
    'webhook',
    'attention',
    'No event has arrived yet',
  ],
  [
    'a webhook to which no page can be subscribed, for want of the App ID',
    async () => {
      port = 8080
      has.add('facebook.verify_token').add('facebook.app_secret')
      appId = null
      await noteWebhookContact(store.db, now)
    },
    'webhook',
    'attention',
    'The last event arrived 2026-11-21 12:00. Enter the App ID in Settings',
  ],
  [
    'a webhook to which Facebook does not send the events of a page',
    async () => {
      port = 8080
      has.add('facebook.verify_token').add('facebook.app_secret')
      await connect()
      await noteWebhookContact(store.db, now)
      const refused = { 7: because('graph_spam') }
      await store.transaction((tx) => writeAppState(tx, 'webhook_refused', refused, now))
    },
    'webhook',
    'attention',
    'Facebook does not send the messages of Sundarban Honey to your webhook',
  ],
  [
    'a webhook that delivers',
    async () => {
      port = 8080
      has.add('facebook.verify_token').add('facebook.app_secret')
      await noteWebhookContact(store.db, now)
    },
    'webhook',
    'ok',
    'The last event arrived 2026-11-21 12:00',
  ],
  [
    'a webhook that was not reached when it was tested after the last event',
    async () => {
      port = 8080
      has.add('facebook.verify_token').add('facebook.app_secret')
      await noteWebhookContact(store.db, now - 60_000)
      await testedWebhook('timeout')
    },
    'webhook',
    'attention',
    'Not reached when it was tested 2026-11-21 12:00: No answer came in time.',
  ],
  [
    'a webhook that delivers since it was not reached',
    async () => {
      port = 8080
      has.add('facebook.verify_token').add('facebook.app_secret')
      await testedWebhook('timeout')
      await noteWebhookContact(store.db, now + 60_000)
    },
    'webhook',
    'ok',
    'The last event arrived 2026-11-21 12:01',
  ],
  [
    'a page that may send again',
    async () => {
      await connect()
      await stopSending(store.db, '7', { until: now, reason: because('graph_spam') })
    },
    'messenger',
    'ok',
    null,
  ],
  [
    'a page that Facebook has warned',
    async () => {
      await connect()
      await setPolicyNotice(store.db, '7', because('earlier_text', { text: 'Mind the policy.' }))
    },
    'messenger',
    'attention',
    'Sundarban Honey: Mind the policy.',
  ],
  ['secrets that open', () => {}, 'vault', 'ok', null],
  [
    'secrets that do not',
    async () => {
      await connect()
      lost = ['facebook.page_token.7', 'openai.api_key']
    },
    'vault',
    'attention',
    'Enter the access token of Sundarban Honey again. Enter the AI key again. They were sealed',
  ],
]

it('serves the calls of each page, and how slow fetching can get with them [FB-10, AG-14]', async () => {
  await connect()
  await savePoll(store.db, '7', { cursor: null, polledAt: now - 4_000, nextPollAt: now + 8_000 })
  calls = { ...plenty, calls: 180, budget: 2_000, share: 0.09 }
  expect((await status()).pages).toEqual([
    {
      pageId: '7',
      name: 'Sundarban Honey',
      callsUsed: 180,
      budget: 2_000,
      share: 0.09,
      fetchEverySeconds: 12,
      nextFetchAt: '2026-11-21T12:00:08.000Z',
      slowestFetchSeconds: 72,
      blockedUntil: null,
      state: 'ok',
      reason: saying('2,000 calls'),
    },
  ])
  calls = { ...calls, blockedUntil: now + 60_000, share: 1, paceMs: 600_000 }
  expect((await status()).pages).toMatchObject([
    { share: 1, slowestFetchSeconds: 600, blockedUntil: '2026-11-21T12:01:00.000Z' },
  ])
  calls = plenty
  expect((await status()).pages).toMatchObject([{ slowestFetchSeconds: 20 }])
})

it('says of every page that is slower than customers expect how slow it is, and of no other [AG-14]', async () => {
  calls = { ...plenty, budget: 5_000 }
  await connect()
  await connectPage(store.db, { id: '8', name: 'Blue Shop', category: 'Food', now })
  has.add('facebook.page_token.8')
  const { state, reason } = (await status()).messenger
  expect(state).toBe('ok')
  expect(reason?.message).toMatch(/^2 pages \(Blue Shop, Sundarban Honey\): .*can take 60 s/)
  calls = { ...plenty, budget: 9_600 }
  expect((await status()).messenger).toEqual({ state: 'ok', reason: null })
})

it('takes no webhook for one that brings messages at once while pages cannot be subscribed to it [FB-06, AG-14]', async () => {
  await connect()
  calls = { ...plenty, budget: 5_000 }
  port = 8080
  has.add('facebook.verify_token').add('facebook.app_secret')
  expect((await status()).messenger).toEqual({ state: 'ok', reason: null })
  appId = null
  expect((await status()).messenger.reason).toEqual(saying('can take 60 s'))
})

describe('system status tells each state with its reason [DB-01]', () => {
  it.each(cases)('%s', async (_, cause, part, state, reason) => {
    await cause()
    expect((await status())[part]).toEqual({
      state,
      reason: reason === null ? null : saying(reason),
    })
  })

  it('and survives a store in which nothing can be read any more', async () => {
    store.raw.exec('PRAGMA foreign_keys = OFF; DROP TABLE pages; DROP TABLE settings')
    expect(await status()).toMatchObject({
      messenger: { state: 'down', reason: saying('no such table: pages') },
      ai: { state: 'down', reason: saying('no such table: settings') },
    })
  })

  it('a disk that fills up', () => {
    expect(roomHealth(5_000)).toEqual({ state: 'ok', reason: null })
    expect(roomHealth(700.5)).toMatchObject({ state: 'attention' })
    expect(roomHealth(20)).toMatchObject({
      state: 'down',
      reason: because('disk_nearly_full', { megabytes: 20 }),
    })
  })

  it('of many pages each reason once, naming three of them', async () => {
    for (let page = 10; page < 60; page += 1) {
      await connectPage(store.db, { id: `${page}`, name: `Shop ${page}`, category: 'Food', now })
      has.add(`facebook.page_token.${page}`)
      await setTokenState(store.db, `${page}`, { state: 'expired', reason: expired, now })
    }
    await connect()
    await stopSending(store.db, '7', { until: now + 1, reason: because('graph_spam') })
    expect((await status()).messenger).toEqual({
      state: 'down',
      reason: saying(
        `50 pages (Shop 10, Shop 11, Shop 12 and 47 more): ${saidExpired} Sundarban Honey: ${saidSpam}`,
      ),
    })
  })

  it('a page that may not send', async () => {
    await connect()
    await stopSending(store.db, '7', { until: now + 1, reason: because('graph_spam') })
    expect((await status()).messenger).toMatchObject({
      state: 'down',
      reason: saying(`Sundarban Honey: ${saidSpam}`),
    })
  })
})

it('says that this computer’s clock is wrong, and by how much [DB-01]', async () => {
  await connect()
  aheadMs = 2 * 24 * 3_600_000
  expect((await status()).messenger).toMatchObject({
    state: 'attention',
    reason: saying('This computer’s clock is 2 days slow'),
  })
  // What is down stays down, and the reason comes after it.
  await setTokenState(store.db, '7', { state: 'expired', reason: expired, now })
  const { state, reason } = (await status()).messenger
  expect(state).toBe('down')
  expect(reason?.message).toMatch(/clock is 2 days slow.*Sundarban Honey: The access token/)
})

it('tells nobody to try the agent first where that cannot be known [DB-10]', async () => {
  store.raw.exec('PRAGMA foreign_keys = OFF; DROP TABLE app_state')
  expect((await status()).agent.tried).toBe(true)
})

describe('the agent', () => {
  const agent = async () => (await status()).agent
  const launch = () => aCampaign(store, { page_id: '7' })

  it('is stopped while Facebook cannot be reached, though the token is well [DB-01]', async () => {
    await connect()
    await launch()
    const reason = because('graph_unreachable', { next: because('next_automatic') })
    await setTokenState(store.db, '7', { state: 'ok', reason, now })
    expect(await agent()).toMatchObject({
      state: 'down',
      pages: { working: 0, all: 1 },
      reason: saying('Facebook cannot be reached.'),
    })
  })

  it('is stopped while nothing can be stored, though nothing else is wrong [AG-08, DB-01]', async () => {
    await connect()
    await launch()
    store = { ...store, hasRoom: async () => false }
    expect(await agent()).toMatchObject({
      state: 'down',
      pages: { working: 0, all: 1 },
      reason: saying('The disk is full.'),
    })
  })

  it('is off without a page, a key or an active campaign, and says which is missing [DB-01]', async () => {
    expect(await agent()).toMatchObject({ reason: saying('No Facebook page is connected') })
    await connect()
    expect(await agent()).toMatchObject({
      state: 'not_configured',
      reason: saying('No campaign is active'),
    })
    await launch()
    expect(await agent()).toEqual({
      state: 'ok',
      reason: null,
      needHuman: 0,
      drafts: 0,
      waiting: 0,
      pages: { working: 1, all: 1 },
      overBudget: [],
      tried: false,
    })
    has.delete('openai.api_key')
    expect(await agent()).toMatchObject({
      state: 'not_configured',
      reason: saying('No AI key is set'),
      pages: { working: 0, all: 1 },
    })
  })

  it('answers on no page while the seller has paused it [DB-01, DT-03]', async () => {
    await connect()
    await launch()
    await store.transaction((tx) => writeSettings(tx, { agent: { paused: true } }, now))
    expect(await agent()).toMatchObject({
      state: 'not_configured',
      reason: saying('You paused the agent'),
      pages: { working: 0, all: 1 },
    })
  })

  it('says of a campaign that its budget is used up, also while another one sells [DB-01, CP-09]', async () => {
    await connect()
    const { campaign } = await aCampaign(store, { name: 'Summer', page_id: '7' })
    await store.transaction(async (tx) => {
      await setCampaignStatus(tx, campaign.id, 'paused', now)
      await changeCampaign(tx, campaign.id, { budget_paused_at: now }, now)
    })
    const used = saying("The campaign 'Summer' is paused: this month's budget")
    expect(await agent()).toMatchObject({ state: 'down', reason: used })
    await launch()
    expect(await agent()).toMatchObject({
      state: 'attention',
      reason: used,
      needHuman: 0,
      drafts: 0,
      waiting: 0,
      pages: { working: 1, all: 1 },
      overBudget: [campaign.id],
    })
  })

  it('is stopped by what is down, before anything else [DB-01]', async () => {
    await connect()
    await launch()
    failure = new ModelError('wrong_key', because('ai_key_refused'))
    expect(await agent()).toMatchObject({
      state: 'down',
      reason: saying(/^The AI provider does not accept the API key\. Copy the key again/),
    })
  })

  it('says how many conversations wait for the person [DB-01]', async () => {
    await connect()
    await launch()
    await store.transaction(async (tx) => {
      await ingestInbound(tx, inbound({ pageId: '7' }))
      await tx
        .updateTable('conversations')
        .set({ needs_human_reason: 'Asks for a human', needs_human_at: now })
        .execute()
    })
    expect(await agent()).toMatchObject({ state: 'attention', needHuman: 1 })
    // Put off, it is no task now; the sign and the list of tasks count the same.
    const putOff = (snoozedUntil: number) =>
      store.transaction(async (tx) => {
        const task = await findTask(tx, 'handoff', 1)
        await markTask(tx, task!, { snoozedUntil })
      })
    await putOff(now + 1)
    expect(await agent()).toMatchObject({ state: 'ok', needHuman: 0 })
    await putOff(now)
    expect(await agent()).toMatchObject({ state: 'attention', needHuman: 1 })
  })

  it('does not say that every customer gets an answer while drafts wait to be sent [DB-01, AG-25]', async () => {
    await connect()
    await launch()
    const draft = { conversation_id: 1, text: 'It is 650.', reason: null, created_at: now } as const
    const keep = (kind: 'answer' | 'follow_up' | 'correction') =>
      store.transaction((tx) => keepDraft(tx, { ...draft, kind }))
    const settle = (id: number) =>
      store.transaction((tx) =>
        settleDraft(tx, { id, conversation_id: 1 }, { state: 'discarded', now }),
      )
    await store.transaction((tx) => ingestInbound(tx, inbound({ pageId: '7' })))
    const answer = await keep('answer')
    expect(await agent()).toMatchObject({
      state: 'attention',
      reason: { code: 'customers_wait' },
      needHuman: 0,
      drafts: 1,
      waiting: 1,
    })
    // Whom a hand-off counts already is one customer.
    await store.transaction((tx) => requestHuman(tx, 1, because('wants_human'), now))
    expect(await agent()).toMatchObject({ needHuman: 1, drafts: 1, waiting: 1 })
    await store.transaction((tx) => humanNoLongerNeeded(tx, 1, now))
    await settle(answer)
    // Nobody waits for what was not asked for.
    await keep('follow_up')
    expect(await agent()).toMatchObject({ state: 'ok', reason: null, drafts: 1, waiting: 0 })
    // What the seller had worded themselves hurries nobody.
    await keep('correction')
    expect(await agent()).toMatchObject({ drafts: 1 })
  })

  it('works on with the pages that are well, and names the one that is not [DB-01, FB-08]', async () => {
    await connect()
    await launch()
    await connectPage(store.db, { id: '8', name: 'Blue Shop', category: 'Food', now })
    has.add('facebook.page_token.8')
    await aCampaign(store, { page_id: '8' })
    await setTokenState(store.db, '8', { state: 'expired', reason: expired, now })
    const partly = saying(`Working on 1 of 2 pages. Blue Shop: ${saidExpired}`)
    const health = await status()
    expect(health.messenger).toEqual({ state: 'attention', reason: partly })
    expect(health.agent).toEqual({
      state: 'attention',
      reason: partly,
      needHuman: 0,
      drafts: 0,
      waiting: 0,
      pages: { working: 1, all: 2 },
      overBudget: [],
      tried: false,
    })
    expect(health.pages).toMatchObject([
      { pageId: '8', state: 'down', reason: saying(saidExpired) },
      { pageId: '7', state: 'ok' },
    ])
    await stopSending(store.db, '7', { until: now + 1, reason: because('graph_spam') })
    expect(await status()).toMatchObject({
      messenger: { state: 'down' },
      agent: { state: 'down', pages: { working: 0, all: 2 } },
    })
  })

  it('is stopped where each page with a campaign is down, though another page works [DB-01]', async () => {
    await connect()
    await connectPage(store.db, { id: '8', name: 'Blue Shop', category: 'Food', now })
    has.add('facebook.page_token.8')
    await aCampaign(store, { page_id: '8' })
    expect(await agent()).toMatchObject({ state: 'ok', pages: { working: 1, all: 1 } })
    await disconnectPage(store.db, '8', now)
    expect((await status()).messenger).toEqual({ state: 'ok', reason: null })
    expect(await agent()).toMatchObject({
      state: 'down',
      reason: saying(
        'Blue Shop: The page is disconnected, so its active campaign answers nobody. Connect the page again, or stop the campaign.',
      ),
    })
  })
})
