import type { Answer } from '@pal/core/contract/endpoints'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { proposalsOfCampaign, settleProposal } from '@pal/db/campaigns/tactic-proposals'
import { countMessagesSold, countMessagesUsed } from '@pal/db/campaigns/tactic-stats'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { insertOutgoing } from '@pal/db/messages/outgoing'
import { writeSettings } from '@pal/db/settings/settings'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { agentCampaign } from '../../agent/turn/load-context.ts'
import { clockAt } from '../../testing/clocks.ts'
import { startFilledServer } from '../../testing/filled-server.ts'
import { proposeByFigures } from './tactic-proposals.ts'

const plain = 'It goes fast'
const best = 'The next honey comes only in spring'

let customers = 0
/** So many more customers hear a message, and so many of them buy. */
async function hear(store: Store, text: string, sent: number, sold: number): Promise<void> {
  await store.transaction(async (tx) => {
    for (let one = 1; one <= sent; one++) {
      const id = `${++customers}`
      const inboundMessage = inbound({ psid: `psid-${id}`, mid: `m_${id}` })
      const { conversationId } = await ingestInbound(tx, inboundMessage)
      const said = { conversationId, author: 'agent', text, now: noon } as const
      const { message } = await insertOutgoing(tx, said)
      await countMessagesUsed(tx, { conversationId, campaignId: 1, texts: [text], message })
      if (one <= sold) await countMessagesSold(tx, conversationId)
    }
  })
}

async function aShop(store: Store, autoOptimize = true): Promise<void> {
  await aPage(store)
  await aCampaign(store)
  await store.transaction(async (tx) => {
    const tactics = { urgencyEnabled: true, urgencyMessages: [plain, best] }
    await writeSettings(tx, { ai: { autoOptimize }, tactics }, noon)
  })
  await hear(store, plain, 40, 2)
  await hear(store, best, 45, 12)
}

type Proposals = Answer<'tactics.proposals'>

it('proposes to leave out what sells less, changes nothing by itself, and undoes what was applied [SE-03, AG-03]', async () => {
  await using filled = await startFilledServer(
    (store) => aShop(store),
    clockAt(() => noon),
  )
  const { server } = filled
  const list = async () => (await (await server.ask('/api/tactics/proposals')).json()) as Proposals
  const decide = (decision: string) =>
    server.ask('/api/tactics/proposals/1', { method: 'POST', body: { decision } })
  await expect.poll(async () => (await list()).proposals.length).toBe(1)
  expect(await list()).toMatchObject({
    on: true,
    proposals: [
      {
        campaignName: 'Winter',
        text: plain,
        sent: 40,
        sold: 2,
        better: { text: best, sent: 45, sold: 12 },
        state: 'open',
      },
    ],
  })
  expect((await decide('undo')).status).toBe(409)
  expect((await decide('apply')).status).toBe(200)
  expect((await list()).proposals).toMatchObject([{ state: 'applied' }])
  expect((await decide('apply')).status).toBe(409)
  expect((await decide('undo')).status).toBe(200)
  expect((await list()).proposals).toMatchObject([{ state: 'undone' }])
})

const resting = async (store: Store) =>
  agentCampaign((await campaignById(store.db, 1))!).restingMessages
const states = async (store: Store) => {
  const rows = await proposalsOfCampaign(store.db, 1)
  return rows.map(({ state, sent }) => `${state} ${sent}`)
}
const propose = (store: Store) => store.transaction((tx) => proposeByFigures(tx, noon))
const settle = (store: Store, id: number, decision: 'apply' | 'dismiss' | 'undo') =>
  store.transaction((tx) => settleProposal(tx, id, decision, noon))

it('leaves a message out only while the seller wants it left out [SE-03, AG-03]', async () => {
  await using store = openTestStore()
  await aShop(store)
  expect(await propose(store)).toBe(true)
  expect(await propose(store)).toBe(false)
  expect(await resting(store)).toEqual([])
  await settle(store, 1, 'apply')
  expect(await resting(store)).toEqual([plain])
  // What rests is compared with nothing.
  await propose(store)
  expect(await states(store)).toEqual(['applied 40'])
  await settle(store, 1, 'undo')
  expect(await resting(store)).toEqual([])
})

it('asks again about what was dismissed once twice as many customers speak against it [SE-03]', async () => {
  await using store = openTestStore()
  await aShop(store)
  await propose(store)
  await settle(store, 1, 'dismiss')
  await hear(store, plain, 39, 2)
  await propose(store)
  expect(await states(store)).toEqual(['dismissed 40'])
  await hear(store, plain, 1, 0)
  await propose(store)
  expect(await states(store)).toEqual(['dismissed 40', 'open 80'])
  // Its figures continue while it waits, and it goes when they no longer say so.
  await hear(store, plain, 4, 0)
  await propose(store)
  expect(await states(store)).toEqual(['dismissed 40', 'open 84'])
  await hear(store, plain, 60, 40)
  await propose(store)
  expect(await states(store)).toEqual(['dismissed 40'])
})

it('proposes nothing while Auto-optimize is off, nor what was proposed before [SE-03, SE-09]', async () => {
  await using store = openTestStore()
  await aShop(store, false)
  expect(await propose(store)).toBe(false)
  expect(await states(store)).toEqual([])
  await store.transaction((tx) => writeSettings(tx, { ai: { autoOptimize: true } }, noon))
  await propose(store)
  await store.transaction((tx) => writeSettings(tx, { ai: { autoOptimize: false } }, noon))
  expect(await propose(store)).toBe(true)
  expect(await states(store)).toEqual([])
})
