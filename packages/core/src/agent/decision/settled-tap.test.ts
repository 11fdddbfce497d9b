import { expect, it } from 'vitest'

import { blanket, someContext, someOrder } from '../../testing/agent-context.ts'
import { afterSaleWords } from '../context/after-sale-words.ts'
import type { AgentContext, Turn } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
import { settledAnswer } from '../outcome/own-answer.ts'
import { phoneCountry } from './collect.ts'
import { offerPayload } from './offer-payload.ts'
import { draftOrder, offerHash } from './order-draft.ts'

const order = someOrder({ number: 'PAL-000009' })
const told = 'Your order PAL-000009 is confirmed. We have not begun to pack it yet.'
const { yesButton } = labelsFor('en')
const { changeButton, cancelButton, keepButton } = afterSaleWords('en')

const by = (author: Turn['author'], text: string, parts: Partial<Turn> = {}): Turn => ({
  author,
  text,
  at: 0,
  ...parts,
})
const taps = (text: string, tap?: string) => by('customer', text, tap === undefined ? {} : { tap })

/** As it is once the first tap was answered, and more was said since. */
function said(first: Turn, done: string, ...later: readonly Turn[]) {
  const history = [by('agent', 'Shall I?'), first, by('agent', done), ...later].map(
    (turn, index) => ({ ...turn, at: (index + 1) * 60_000 }),
  )
  return (parts: Partial<AgentContext> = {}) =>
    settledAnswer(
      someContext({
        customer: { ...order.customer, language: 'en' },
        stage: 'completed',
        orders: [someOrder({ id: 8, number: 'PAL-000010', items: [] }), order],
        history,
        ...parts,
      }),
    )?.checked.reply ?? null
}

it('a settled button that is tapped again is answered with where that order is [AG-18, AG-29]', () => {
  const buttons = [
    [taps(yesButton, 'pal:yes:1'), 'Your order is placed. Its number is PAL-000009.'],
    [taps(changeButton, 'pal:after:1'), 'Your order PAL-000009 is changed.'],
    [taps(cancelButton, 'pal:after:2'), 'Your order PAL-000009 was cancelled.'],
    [taps(yesButton), 'Your order is placed. Its number is PAL-000009.'],
    [taps(changeButton), 'Your order PAL-000009 is changed.'],
  ] as const
  for (const [tap, done] of buttons) {
    expect(said(tap, done, tap)(), done).toBe(told)
    expect(said(tap, done, tap, tap)(), done).toBe(told)
  }
  const [tap, done] = buttons[1]
  // Told by the webhook, and by the list afterwards.
  expect(said(tap, done, taps(changeButton))()).toBe(told)
  // Days later, after other things.
  const more = [by('customer', 'Thanks'), by('agent', 'You are welcome.'), by('human', 'Bye')]
  expect(said(tap, done, ...more, tap)()).toContain(told)
})

it('a late tap on a button whose yes was typed is answered with where that order is [AG-18, AG-29]', () => {
  const done = 'Your order is placed. Its number is PAL-000009.'
  const typed = by('customer', 'yes please')
  // By a list the title alone is known, right below what was said to the yes.
  expect(said(typed, done, taps(yesButton))()).toBe(told)
  expect(said(by('customer', 'how long?'), done, taps(yesButton))()).toBeNull()
  expect(said(typed, done, by('customer', 'Thanks'), taps(yesButton))()).toBeNull()
  // The button knows its offer: the order holds what was shown, also once the price is another.
  const cart = [{ productId: blanket.id, quantity: 1 }]
  const shown = draftOrder(cart, { ...order.customer, language: 'en' }, someContext())
  const country = phoneCountry(someContext())
  const tap = taps(yesButton, offerPayload(offerHash(shown, country)))
  const orders = [someOrder({ id: 8, number: 'PAL-000010', items: [] }), order]
  const dearer = { orders, products: [{ ...blanket, priceMinor: blanket.priceMinor + 100 }] }
  const more = [by('customer', 'Thanks'), by('agent', 'You are welcome.')]
  expect(said(typed, done, ...more, tap)({ orders })).toBe(told)
  expect(said(typed, done, tap)(dearer)).toBe(told)
  // Another offer was never taken.
  const two = draftOrder([{ productId: 1, quantity: 2 }], shown.customer, someContext())
  const other = taps(yesButton, offerPayload(offerHash(two, country)))
  expect(said(typed, done, ...more, other)({ orders })).toBeNull()
})

it('a late tap where two orders hold the same is answered with both, not with one that is over [AG-18, AG-29]', () => {
  const done = 'Your order is placed. Its number is PAL-000010.'
  const tap = taps(yesButton, 'pal:yes:1')
  const newer = someOrder({ id: 8, number: 'PAL-000010' })
  const both = said(tap, done, tap)({ orders: [newer, order] })
  expect(both).toContain('PAL-000010')
  expect(both).toContain('PAL-000009')
  // The newer one is cancelled: the parcel that is on its way is not called so.
  const gone = { ...newer, status: 'cancelled' as const }
  const one = said(tap, done, tap)({ orders: [gone, order] })
  expect(one).toBe(told)
})

it('what is no such tap is left to the model [AG-18, AG-29]', () => {
  const tap = taps(changeButton, 'pal:after:1')
  const done = 'Your order PAL-000009 is changed.'
  const shownAt = 240_000
  const others: readonly (readonly [string, string | null])[] = [
    ['another button', said(tap, done, taps(changeButton, 'pal:after:2'))()],
    ['with words', said(tap, done, tap, by('customer', 'and one more jar'))()],
    ['the other button', said(tap, done, taps(keepButton, 'pal:keep'))()],
    ['words of their own', said(tap, done, by('customer', 'Yes, change it please'))()],
    ['its first tap', said(by('customer', 'Hm'), done, tap)()],
    ['nothing came of it', said(tap, 'Here is the order as it is now.', tap)()],
    ['not theirs', said(tap, done, tap)({ orders: [] })],
    ['an offer is open', said(tap, done, tap)({ offer: { hash: 'x', shownAt } })],
    [
      'a question is open',
      said(
        tap,
        done,
        tap,
      )({ request: { hash: 'x', shownAt, wish: 'change', number: order.number } }),
    ],
    [
      'a title after other talk',
      said(
        taps(changeButton),
        done,
        by('human', 'Shall I change it to blue?'),
        taps(changeButton),
      )(),
    ],
    [
      'with a picture',
      said(
        tap,
        done,
        by('customer', changeButton, { tap: 'pal:after:1', attachments: ['image'] }),
      )(),
    ],
    ['edited', said(tap, done, { ...tap, edited: true })()],
  ]
  for (const [what, answer] of others) expect(answer, what).toBeNull()
})
