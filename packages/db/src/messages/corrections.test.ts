import { because } from '@pal/core/texts/reason'
import { describe, expect, it } from 'vitest'

import { addDecisionLog } from '../conversations/decision-log.ts'
import { takeOver } from '../conversations/take-over.ts'
import type { Store } from '../maintenance/store.ts'
import { rebuildDays } from '../stats/rollup-rebuild.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { applyProviderTime } from './apply-provider-time.ts'
import { correctReply, takeBackCorrections } from './corrections.ts'
import { adoptEcho } from './echoes.ts'
import { ingestInbound } from './inbound.ts'
import { messageById } from './messages.ts'
import { advanceSend, insertOutgoing, markSending, markSent } from './outgoing.ts'

const minute = 60_000

async function aShop(): Promise<Store> {
  const store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  return store
}

/** Plays a conversation: c the customer, a the agent, h a human in Facebook's inbox, p a program. */
async function play(store: Store, turns: string): Promise<number[]> {
  const ids: number[] = []
  for (const [n, who] of [...turns].entries()) {
    const now = noon + n * minute
    const id = await store.transaction(async (tx) => {
      if (who === 'c') {
        const message = inbound({ mid: `c${n}`, sentAt: now, now })
        return (await ingestInbound(tx, message)).messageId
      }
      if (who === 'a' || who === 'q') {
        const outgoing = { conversationId: 1, author: 'agent', text: `a${n}`, now } as const
        const { message } = await insertOutgoing(tx, outgoing)
        if (who === 'q') return message.id
        await markSending(tx, message.id, now)
        await markSent(tx, message.id, { mid: `a${n}`, now })
        return message.id
      }
      const echo = { pageId: 'page-1', psid: 'psid-1', mid: `e${n}`, text: who, sentAt: now, now }
      const otherwise = who === 'h' ? 'inbox' : 'automation'
      return (await adoptEcho(tx, { ...echo, otherwise })).messageId
    })
    ids.push(id)
  }
  return ids
}

const correct = (store: Store, by: Parameters<typeof correctReply>[2] = null) =>
  store.transaction((tx) => correctReply(tx, 1, by, noon))

const corrected = (store: Store): number[] =>
  store.raw
    .prepare<[], number>('SELECT id FROM messages WHERE corrected_by IS NOT NULL ORDER BY id')
    .pluck()
    .all()

/** By the hour, by the quarter and by the day: they must never tell of different things. */
function counted(store: Store): number {
  const sums = ['rollup_hour_all', 'rollup_quarter_campaign', 'rollup_day_campaign'].map((table) =>
    store.raw
      .prepare<[], number>(`SELECT coalesce(sum(corrected_replies), 0) FROM ${table}`)
      .pluck()
      .get(),
  )
  expect(new Set(sums).size).toBe(1)
  return sums[0] ?? 0
}

describe('a reply that a human corrects', () => {
  it.each([
    ['it was the last word', 'ca', [2]],
    ['the customer has answered it', 'cac', [2]],
    ['the customer has answered it twice in a row', 'cacc', [2]],
    ['a program of the page spoke in between', 'cap', [2]],
    ['a human had the last word already', 'cach', []],
    ['the agent has said nothing yet', 'c', []],
    ['it is still waiting to go out', 'cq', []],
    ['two replies follow one another', 'caca', [4]],
  ])('counts where %s [AN-08]', async (_, turns, ids) => {
    await using store = await aShop()
    await play(store, turns)
    await correct(store)
    expect(corrected(store)).toEqual(ids)
    expect(counted(store)).toBe(ids.length)
  })

  it('counts once, however often they take over [AN-08]', async () => {
    await using store = await aShop()
    await play(store, 'ca')
    await correct(store)
    await correct(store)
    expect(counted(store)).toBe(1)
  })

  it('does not count where a human has the conversation already [AN-08]', async () => {
    await using store = await aShop()
    await play(store, 'ca')
    await store.transaction((tx) => takeOver(tx, 1, { until: noon + 1, now: noon }))
    await correct(store)
    expect(counted(store)).toBe(0)
  })

  it('is the one before what they typed, not one that went out later [AN-08]', async () => {
    await using store = await aShop()
    const [, first] = await play(store, 'caca')
    await correct(store, { id: 99, sent_at: noon + 2.5 * minute })
    expect(corrected(store)).toEqual([first])
  })

  it('counts with all its messages, the ones under way once they are out [AN-08]', async () => {
    await using store = await aShop()
    await play(store, 'c')
    const [out, waiting, lost] = await store.transaction(async (tx) => {
      const receipt_id = await addDecisionLog(tx, {
        conversation_id: 1,
        campaign_id: 1,
        settings_version: 1,
        model: 'm',
        outcome: 'answered',
        started_at: noon,
      })
      const ids: number[] = []
      for (const text of ['one', 'two', 'three']) {
        const part = { conversationId: 1, author: 'agent', text, decisionId: receipt_id } as const
        ids.push((await insertOutgoing(tx, { ...part, now: noon })).message.id)
      }
      await markSending(tx, ids[0]!, noon)
      await markSent(tx, ids[0]!, { mid: 'one', now: noon })
      await markSending(tx, ids[1]!, noon)
      await advanceSend(tx, ids[2]!, 'refused', { reason: because('send_not_taken'), now: noon })
      return ids
    })
    await correct(store)
    expect(corrected(store)).toEqual([out, waiting])
    expect(corrected(store)).not.toContain(lost)
    expect(counted(store)).toBe(1)
    await store.transaction((tx) => markSent(tx, waiting!, { mid: 'two', now: noon }))
    expect(counted(store)).toBe(2)
  })

  it('is taken back where it was no human after all, and moves with the reply [AN-08]', async () => {
    await using store = await aShop()
    const [, reply] = await play(store, 'ca')
    await correct(store, { id: 77, sent_at: noon + 5 * minute })
    const row = await messageById(store.db, reply!)
    const facebookTime = { at: noon + 40 * minute, now: noon + 41 * minute }
    await store.transaction((tx) => applyProviderTime(tx, row!, facebookTime))
    const quarters = store.raw
      .prepare('SELECT quarter FROM rollup_quarter_campaign WHERE corrected_replies = 1')
      .pluck()
      .all()
    expect(quarters).toEqual([noon + 30 * minute])
    const rebuilt = rebuildDays(store.db, 'Asia/Kathmandu')
    while (!(await rebuilt.next()).done);
    expect(counted(store)).toBe(1)
    await store.transaction((tx) => takeBackCorrections(tx, { id: 77, conversation_id: 1 }))
    expect(corrected(store)).toEqual([])
    expect(counted(store)).toBe(0)
  })
})
