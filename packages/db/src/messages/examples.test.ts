import { because } from '@pal/core/texts/reason'
import { beforeEach, afterEach, describe, expect, it } from 'vitest'

import { changeCustomer } from '../conversations/customers.ts'
import { eraseCustomer, erasePage } from '../maintenance/erase.ts'
import type { Store } from '../maintenance/store.ts'
import { placeOrder } from '../orders/place-order.ts'
import { disconnectPage } from '../pages/pages.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore, openTestStoreOnDisk } from '../testing/testing.ts'
import { adoptEcho } from './echoes.ts'
import {
  examplesForOthers,
  examplesOfCampaign,
  keepExample,
  knownOf,
  removeExample,
} from './examples.ts'
import { ingestInbound } from './inbound.ts'
import { editMessage, messageById, messageByMid, setAutomation } from './messages.ts'
import { advanceSend, insertOutgoing, markSending, markSent } from './outgoing.ts'

let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
})
afterEach(() => store[Symbol.asyncDispose]())

let clock = noon
const mid = () => `m_${(clock += 1_000)}`

const asks = (text: string, psid = 'psid-1', into = store) =>
  into.transaction((tx) => ingestInbound(tx, inbound({ psid, text, mid: mid(), sentAt: clock })))

async function answers(
  text: string,
  { psid = 'psid-1', author = 'inbox', into = store }: Partial<Answering> = {},
): Promise<number> {
  if (author !== 'human' && author !== 'agent') {
    const echo = { pageId: 'page-1', psid, mid: mid(), text, sentAt: clock, now: clock }
    return into.transaction(
      async (tx) => (await adoptEcho(tx, { ...echo, otherwise: author })).messageId,
    )
  }
  return into.transaction(async (tx) => {
    const sent = { conversationId: 1, author, text, now: (clock += 1_000) }
    const { message } = await insertOutgoing(tx, sent)
    await markSending(tx, message.id, clock)
    await markSent(tx, message.id, { mid: mid(), now: clock })
    return message.id
  })
}
interface Answering {
  psid: string
  author: 'human' | 'agent' | 'inbox' | 'automation'
  into: Store
}

/** As another customer of the page would be answered by. */
const other = { id: 99, page_id: 'page-1', campaign_id: null as number | null }
const shown = async (conversation = other) =>
  (await examplesForOthers(store.db, conversation)).map((pair) => [pair.question, pair.answer])
const stored = () => store.raw.prepare('SELECT count(*) FROM answer_examples').pluck().get()

describe('what a person answered is kept', () => {
  it('with the newest question before it, sent from here or typed in Facebook’s inbox [SE-03]', async () => {
    await asks('Hello')
    await asks('Is it fresh?')
    const here = await answers('Yes, very', { author: 'human' })
    await asks('And the candle?')
    const typed = await answers('It is new')
    expect(await examplesForOthers(store.db, other)).toEqual([
      { id: typed, conversationId: 1, question: 'And the candle?', answer: 'It is new' },
      { id: here, conversationId: 1, question: 'Is it fresh?', answer: 'Yes, very' },
    ])
  })

  it('for others: not for the same customer, nor on another page [SE-03]', async () => {
    await asks('Is it fresh?')
    await answers('Yes')
    expect(await shown({ ...other, id: 1 })).toEqual([])
    expect(await shown({ ...other, page_id: 'page-2' })).toEqual([])
  })

  it('once it is out, and not before [SE-03]', async () => {
    await asks('Is it fresh?')
    await store.transaction(async (tx) => {
      const sent = { conversationId: 1, author: 'human' as const, text: 'Yes', now: clock + 1 }
      const { message } = await insertOutgoing(tx, sent)
      await advanceSend(tx, message.id, 'refused', {
        reason: because('send_not_taken'),
        now: clock + 2,
      })
    })
    expect(stored()).toBe(0)
  })

  it('and nothing that the agent or another program wrote, known as such early or late [SE-03]', async () => {
    await asks('Is it fresh?')
    await answers('The agent says yes', { author: 'agent' })
    await answers('We are closed', { author: 'automation' })
    expect(stored()).toBe(0)
    const late = await answers('We are open')
    expect(await shown()).toHaveLength(1)
    await store.transaction((tx) => setAutomation(tx, late))
    expect(await shown()).toEqual([])
  })

  it('for the campaign that it was asked in, and for no other on the page [SE-03]', async () => {
    const { campaign } = await aCampaign(store)
    await asks('Is it fresh?', 'psid-2')
    await answers('Yes, in Winter', { psid: 'psid-2' })
    expect(await shown()).toEqual([])
    const mine = { ...other, campaign_id: campaign.id }
    expect(await shown(mine)).toEqual([['Is it fresh?', 'Yes, in Winter']])
    const [listed] = await examplesOfCampaign(store.db, campaign)
    expect(listed).toMatchObject({ question: 'Is it fresh?', answer: 'Yes, in Winter', at: clock })
    const taken = { campaignId: campaign.id, id: listed?.id ?? 0, now: clock }
    expect(await store.transaction((tx) => removeExample(tx, taken))).toBe(true)
    expect(await examplesOfCampaign(store.db, campaign)).toEqual([])
    expect(await shown(mine)).toEqual([])
    // Informed of the same message again, it stays out.
    const message = await messageById(store.db, taken.id)
    await store.transaction(async (tx) => message && keepExample(tx, message))
    expect(await shown(mine)).toEqual([])
    expect(await store.transaction((tx) => removeExample(tx, taken))).toBe(false)
  })

  it('of a campaign at most 500 times, the newest [SE-03]', async () => {
    await aPage(store, 'page-2')
    await asks('Is it fresh?')
    await answers('The first')
    store.raw.exec("UPDATE answer_examples SET page_id = 'page-2'")
    for (let n = 0; n < 502; n++) await answers(`Answer ${n}`)
    expect(stored()).toBe(501)
    const kept = (await shown()).map(([, answer]) => answer)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, 'Answer 501', 'Answer 2'])
    expect(await shown({ ...other, page_id: 'page-2' })).toEqual([['Is it fresh?', 'The first']])
  })
})

describe('nobody’s data is kept or shown', () => {
  it.each([
    ['a number', 'Call 01712345678', 'Is it fresh?'],
    ['a link', 'See https://example.com', 'Is it fresh?'],
    ['a mail address in the question', 'Yes', 'Write to r@example.com'],
    ['the customer’s name', 'Yes, Rahim bhai', 'Is it fresh?'],
    ['an order number', 'PAL-12 is under way', 'Is it fresh?'],
    ['no words, only a picture', '', 'Is it fresh?'],
  ])('with %s the pair is not kept [AG-07]', async (_what, answer, question) => {
    await asks(question)
    await answers(answer)
    expect(stored()).toBe(0)
  })

  it('and what is learned of the customer later is known when it is read [AG-07]', async () => {
    await asks('Do you deliver to Sylhet?')
    await answers('Yes, Nazrul collects it')
    expect(await shown()).toHaveLength(1)
    const { campaign, products } = await aCampaign(store)
    await store.transaction(async (tx) => {
      const customer = { name: 'Nazrul Islam', phone: '01812345678', address: 'Khulna' }
      const line = { productId: products[0]?.id ?? 0 }
      await placeOrder(tx, someOrder({ campaignId: campaign.id, customer, line }))
      const news = { name: 'Rahim', phone: '01712345678', address: 'Sylhet Road' }
      await changeCustomer(tx, 1, news, { now: noon })
    })
    expect(await knownOf(store.db, 1)).toEqual([
      'Rahim Uddin',
      'Rahim',
      '01712345678',
      'Sylhet Road',
      'Nazrul Islam',
      '01812345678',
      'Khulna',
    ])
  })

  it('an edit of the question counts at once [AG-07]', async () => {
    await asks('Is it fresh?')
    const question = await messageByMid(store.db, 'page-1', `m_${clock}`)
    await answers('Yes')
    await store.transaction(async (tx) => {
      if (question) await editMessage(tx, question, 'Is it old?', clock)
    })
    expect(await shown()).toEqual([['Is it old?', 'Yes']])
  })

  it('an echo of our own message that came first leaves no second pair [SE-03]', async () => {
    await asks('Is it fresh?')
    const own = await store.transaction(async (tx) => {
      const sent = { conversationId: 1, author: 'agent' as const, text: 'Yes', now: clock + 1 }
      const { message } = await insertOutgoing(tx, sent)
      return message.id
    })
    await answers('Yes')
    expect(stored()).toBe(1)
    await store.transaction((tx) => markSent(tx, own, { mid: `m_${clock}`, now: clock }))
    expect(stored()).toBe(0)
  })

  it('who is erased takes it along, and so does a page [AG-07, EN-02]', async () => {
    await using disk = await openTestStoreOnDisk()
    await aPage(disk)
    for (const psid of ['psid-1', 'psid-2', 'psid-3']) {
      await asks('Is it fresh?', psid, disk)
      await answers(`Yes to ${psid.slice(-1)}`, { psid, into: disk })
    }
    const left = async () => (await examplesForOthers(disk.db, other)).map(({ answer }) => answer)
    expect(await left()).toEqual(['Yes to 3', 'Yes to 2', 'Yes to 1'])
    await eraseCustomer(disk, 2, { now: () => clock })
    expect(await left()).toEqual(['Yes to 3', 'Yes to 1'])
    await disconnectPage(disk.db, 'page-1', clock)
    await erasePage(disk, 'page-1', { now: () => clock })
    expect(disk.raw.prepare('SELECT count(*) FROM answer_examples').pluck().get()).toBe(0)
  })
})
