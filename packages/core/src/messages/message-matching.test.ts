import { describe, expect, it } from 'vitest'

import {
  carriesMarkOf,
  clockSlackMs,
  duplicateSpanMs,
  findDelivered,
  findDuplicate,
  findSent,
  sameText,
  type StoredMessage,
  tellingSlackMs,
  type ReceivedMessage,
} from './message-matching.ts'

/** A whole second, as Graph tells it. */
const noon = Date.UTC(2026, 10, 21, 12)
const wide = { type: 'image', width: 4000, height: 3000 }
const smaller = { type: 'image', width: 960, height: 720 }
const square = { type: 'image', width: 960, height: 960 }
const link = { type: 'fallback', url: 'https://shop.example/honey' }

describe('the same words', () => {
  it.each([
    ['word for word', 'two jars', 'two jars', true],
    ['with other line breaks', 'two\njars\r\nof  honey', 'two jars of honey', true],
    ['with blanks around them', ' two jars\n', 'two jars', true],
    ['with letters put together otherwise', 'cafe\u0301', 'caf\u00e9', true],
    ['in another case', 'Two jars', 'two jars', false],
    ['with one more', 'two jars', 'two jars of', false],
  ])('%s [FB-07]', (_, one, other, same) => {
    expect(sameText(one, other)).toBe(same)
  })
})

describe('a message under another id', () => {
  const received = (over: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
    mid: 'other',
    fromCustomer: true,
    text: 'two jars',
    attachments: [],
    at: noon,
    ...over,
  })
  const stored = (over: Partial<StoredMessage> = {}): StoredMessage => ({
    id: 7,
    mid: 'first',
    author: 'customer',
    text: 'two jars',
    attachments: [],
    sentAt: noon,
    pushed: false,
    ...over,
  })
  type Search = Partial<Parameters<typeof findDuplicate>[2]>
  const find = (message: ReceivedMessage, rows: readonly StoredMessage[], search: Search = {}) =>
    findDuplicate(message, rows, {
      source: 'poll',
      listed: new Set([message.mid]),
      taken: new Set(),
      ...search,
    })?.id ?? null

  const webhook = { source: 'webhook', listed: new Set<string>() } as const
  const echo = { fromCustomer: false } as const
  const ours = { author: 'agent' } as const
  it.each<[string, Partial<ReceivedMessage>, Partial<StoredMessage>, Search, boolean]>([
    ['read, delivered by webhook before', {}, { sentAt: noon + 480 }, {}, true],
    ['read, at the edge of its second', {}, { sentAt: noon + tellingSlackMs }, {}, true],
    ['read, later than that', {}, { sentAt: noon + tellingSlackMs + 1 }, {}, false],
    ['with other words', { text: 'three jars' }, {}, {}, false],
    ['with other line breaks', { text: 'two\njars' }, {}, {}, true],
    ['with a picture of its shape', { attachments: [smaller] }, { attachments: [wide] }, {}, true],
    ['of another shape', { attachments: [square] }, { attachments: [wide] }, {}, false],
    ['with a file more', { attachments: [wide] }, {}, {}, false],
    ['by webhook, read before', { at: noon + 480 }, {}, webhook, true],
    ['by webhook, read in the second after', { at: noon - 1 }, {}, webhook, true],
    ['by webhook, read two seconds later', { at: noon - 1_001 }, {}, webhook, false],
    ['twice by webhook', { at: noon + 480 }, { sentAt: noon + 470 }, webhook, false],
    ['by webhook, read and pushed', {}, { sentAt: noon + 7, pushed: true }, webhook, true],
    ['listed under both ids', {}, {}, { listed: new Set(['other', 'first']) }, false],
    ['taken by another already', {}, {}, { taken: new Set([7]) }, false],
    ['ours, by a clock that is behind', echo, { ...ours, sentAt: noon - clockSlackMs }, {}, true],
    ['ours, by a clock that is ahead', echo, { ...ours, sentAt: noon + clockSlackMs }, {}, true],
    ['ours, an hour apart', echo, { ...ours, sentAt: noon + 3_600_000 }, {}, false],
    ['ours, by webhook under two ids', echo, ours, webhook, false],
    [
      'a person’s in the inbox, minutes apart',
      echo,
      { author: 'inbox', sentAt: noon + 60_000 },
      {},
      false,
    ],
    ['ours, which was never answered', echo, { ...ours, mid: null }, {}, false],
  ])('%s [FB-07, AG-08]', (_, message, row, search, found) => {
    expect(find(received(message), [stored(row)], search)).toBe(found ? 7 : null)
  })

  it('of two that fit the nearer one is it [FB-07]', () => {
    const far = stored({ ...ours, id: 1, sentAt: noon - 90_000 })
    const near = stored({ ...ours, id: 2, sentAt: noon - 3_000 })
    expect(find(received(echo), [far, near])).toBe(2)
  })

  it('of two equal ones in a row the first that a whole thread lists is the first [FB-07, FB-11]', () => {
    const rows = [stored({ id: 1, sentAt: noon + 100 }), stored({ id: 2, sentAt: noon + 900 })]
    expect(find(received(), rows)).toBe(1)
    // Another one like it follows, which is stored under none of its ids either.
    expect(find(received(), rows, { later: [received({ mid: 'later', at: noon + 1_000 })] })).toBe(
      1,
    )
    expect(find(received({ mid: 'later' }), rows, { taken: new Set([1]) })).toBe(2)
  })

  it('one that comes before what is listed is not it [FB-07, FB-11]', () => {
    const rows = [stored({ id: 1, sentAt: noon + 100 }), stored({ id: 2, sentAt: noon + 900 })]
    expect(find(received(), rows, { since: { id: 2, sentAt: noon + 900 } })).toBe(2)
  })

  it('is looked for around its time: the customer’s by seconds, ours by the clocks [FB-07]', () => {
    expect(duplicateSpanMs).toEqual({ in: tellingSlackMs, out: clockSlackMs })
  })
})

describe('an echo with an id of ours', () => {
  const own = { text: 'It costs 650', mid: 'first', pageId: 'P' }
  it.each([
    ['of a message that is known by another id', own, own, true],
    ['received with other line breaks', { ...own, text: 'It\ncosts 650' }, own, true],
    ['whose sending was never answered', own, { ...own, mid: null }, false],
    ['of another page', { ...own, pageId: 'Q' }, own, false],
    ['of another store: the words differ', { ...own, text: 'Hello' }, own, false],
  ])('%s [FB-07]', (_, received, message, carries) => {
    expect(carriesMarkOf(received, message)).toBe(carries)
  })
})

describe('an echo of what was never answered', () => {
  const own = (id: number, over: object = {}) => ({
    id,
    text: 'It costs 650',
    attachments: [] as readonly unknown[],
    sentAt: noon,
    ...over,
  })
  const echo = {
    text: 'It costs 650',
    attachments: [] as readonly unknown[],
    at: noon,
    ownId: null as number | null,
    typed: false,
  }
  it.each([
    ['with the same words', echo, [own(1)], 1],
    ['named by its id, whatever it says', { ...echo, ownId: 2, text: '' }, [own(1), own(2)], 2],
    ['with an id that is not open: by its words', { ...echo, ownId: 9 }, [own(1)], 1],
    ['of two equal ones the older', echo, [own(1), own(2)], 1],
    ['typed in the inbox with our words', { ...echo, typed: true }, [own(1)], null],
    ['typed in the inbox, and named', { ...echo, typed: true, ownId: 1 }, [own(1)], 1],
    ['with other words', { ...echo, text: 'Hello' }, [own(1)], null],
    ['early, within the slack', { ...echo, at: noon - clockSlackMs }, [own(1)], 1],
    ['earlier than that', { ...echo, at: noon - clockSlackMs - 1 }, [own(1)], null],
    ['hours late', { ...echo, at: noon + 3_600_000 }, [own(1)], 1],
    ['with the link of its text as a file', { ...echo, attachments: [link] }, [own(1)], 1],
    ['of a picture', { ...echo, attachments: [smaller] }, [own(1, { attachments: [wide] })], 1],
    ['of another', { ...echo, attachments: [square] }, [own(1, { attachments: [wide] })], null],
    ['of a picture, without one', echo, [own(1, { attachments: [wide] })], null],
  ])('%s [AG-08]', (_, received, open, found) => {
    expect(findSent(received, open)?.id ?? null).toBe(found)
  })
})

describe('a send that was never answered', () => {
  const own = { text: 'It costs 650', attachments: [], attemptedAt: noon, sentAt: noon }
  const received = (
    mid: string,
    at: number,
    over: Partial<ReceivedMessage> = {},
  ): ReceivedMessage => ({
    mid,
    fromCustomer: false,
    text: 'It costs 650',
    attachments: [],
    at,
    ...over,
  })
  const row = (mid: string, over: object = {}) => ({
    mid,
    direction: 'out' as const,
    text: 'It costs 650',
    attachments: [],
    storedAt: noon - 60_000,
    attemptedAt: null,
    sentAt: noon - 60_000,
    ...over,
  })
  const customers = (over: object = {}) => ({ ...row('c'), direction: 'in' as const, ...over })
  const asked = received('c', noon - 60_000, { fromCustomer: true, text: 'How much?' })
  type Thread = Parameters<typeof findDelivered>[1]
  const thread = (
    messages: readonly ReceivedMessage[],
    rows: readonly (ReturnType<typeof row> | ReturnType<typeof customers>)[] = [],
    over: Partial<Thread> = {},
  ): Thread => ({
    messages,
    more: false,
    stored: new Map(rows.map((one) => [one.mid, one])),
    newest: [],
    ...over,
  })
  const gone = { found: null, complete: true }
  const unsure = { found: null, complete: false }

  it.each<[string, Thread, string | typeof gone | typeof unsure]>([
    ['is in its thread', thread([received('m', noon), asked]), 'm'],
    ['does not', thread([asked]), gone],
    ['does not in an empty one', thread([]), gone],
    ['has no end in what was read', thread([asked], [], { more: true }), gone],
    [
      'may be before all that was read',
      thread([received('x', noon, { text: 'Hi' })], [], { more: true }),
      unsure,
    ],
    ['seems a little older', thread([received('m', noon - tellingSlackMs)]), 'm'],
    ['seems older than that', thread([received('m', noon - tellingSlackMs - 1)]), gone],
    [
      'seems minutes older, and comes after what was stored before it',
      thread([received('m', noon - 240_000), asked], [customers()]),
      'm',
    ],
    [
      'comes only before what was stored before it',
      thread([asked, received('m', noon)], [customers()], { more: true }),
      gone,
    ],
    ['is the customer’s own words', thread([received('m', noon, { fromCustomer: true })]), gone],
    ['is known as another message', thread([received('m', noon)], [row('m')]), gone],
    [
      'was adopted by a poll',
      thread([received('m', noon)], [row('m', { attemptedAt: noon })]),
      'm',
    ],
    [
      'is one of two: the older',
      thread([received('b', noon + 900), received('a', noon + 100)]),
      'a',
    ],
    [
      'is the later of two, where the first is known under another id',
      thread([received('b', noon), received('a', noon)], [], {
        newest: [row('z', { sentAt: noon - 1 })],
      }),
      'b',
    ],
    [
      'is all that is listed, though one like it went out before',
      thread([received('a', noon)], [], { newest: [row('z', { sentAt: noon - 1 })] }),
      'a',
    ],
  ])('%s [AG-08]', (_, read, expected) => {
    const { found, ...rest } = findDelivered(own, read)
    expect(found ? found.mid : { found, ...rest }).toEqual(expected)
  })
})
