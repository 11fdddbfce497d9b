import { answerOf, because, english } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { expect, it } from 'vitest'

import { AlertWatch, type Snapshot } from './alerts.ts'

const both = { orderAlerts: true, conversationAlerts: true }
const order = (id: number, customerName = 'Rahim') => ({
  id,
  orderId: `PAL-${id}`,
  customerName,
  totalAmount: 1250,
  currency: 'BDT',
})
const needs = answerOf(because('customers_wait'))
const talk = (id: number, waits = true, customerName = 'Karim') => ({
  id,
  customerId: `psid-${id}`,
  customerName,
  needsHumanReason: waits ? needs : null,
})
const at = (orders: Snapshot['orders'], conversations: Snapshot['conversations'] = []) => ({
  orders,
  conversations,
})

it('tells of an order that came, once, and opens it [DT-03, SE-08]', () => {
  const watch = new AlertWatch()
  expect(watch.next(at([order(7)]), both, english)).toEqual([])
  expect(watch.next(at([order(8), order(7)]), both, english)).toEqual([
    { title: 'New order PAL-8', body: 'Rahim, ৳1,250', path: '/orders?order=8' },
  ])
  expect(watch.next(at([order(8), order(7)]), both, english)).toEqual([])
  // A shop whose first order comes while the program runs.
  const empty = new AlertWatch()
  empty.next(at([]), both, english)
  expect(empty.next(at([order(1)]), both, english)).toHaveLength(1)
})

it('tells of a customer who needs a person, again only after that was over [DT-03, SE-08]', () => {
  const watch = new AlertWatch()
  watch.next(at([], [talk(1, false)]), both, english)
  expect(watch.next(at([], [talk(1)]), both, english)).toEqual([
    {
      title: 'Karim needs you',
      body: 'Customers are waiting for you.',
      path: '/conversations?view=1',
    },
  ])
  expect(watch.next(at([], [talk(1)]), both, english)).toEqual([])
  watch.next(at([], [talk(1, false)]), both, english)
  // Facebook does not tell everybody's name.
  const [again] = watch.next(at([], [talk(1, true, '')]), both, english)
  expect(again?.title).toBe('Customer psid-1 needs you')
})

it('gathers many into one, and is silent where the settings want none [SE-08]', () => {
  const watch = new AlertWatch()
  watch.next(at([]), both, english)
  const many = at(
    [order(3, 'C'), order(2, 'B'), order(1, 'A')],
    [talk(1, true, 'D'), talk(2, true, 'E')],
  )
  expect(watch.next(many, both, english)).toEqual([
    { title: '3 new orders', body: 'C, B, A', path: '/orders' },
    { title: '2 customers need you', body: 'D, E', path: '/conversations?view=tasks&kind=handoff' },
  ])
  const silent = new AlertWatch()
  silent.next(at([]), both, english)
  expect(silent.next(many, { orderAlerts: false, conversationAlerts: false }, english)).toEqual([])
  // What was not wanted then does not come later.
  expect(silent.next(many, both, english)).toEqual([])
})

it('speaks the language of the settings, with its amounts, plurals and name for who has none [SH-11, DT-03]', async () => {
  const alertsIn = async (language: 'de' | 'ar') => {
    const watch = new AlertWatch()
    const catalogue = await catalogueIn(language)
    watch.next(at([]), both, catalogue)
    const one = watch.next(
      at([{ ...order(1), totalAmount: 1250.5 }], [talk(1, true, '')]),
      both,
      catalogue,
    )
    const many = watch.next(at([order(3), order(2)], [talk(2), talk(3)]), both, catalogue)
    return [...one, ...many].map(({ title, body }) => `${title} | ${body}`)
  }
  expect(await alertsIn('de')).toEqual([
    'Neue Bestellung PAL-1 | Rahim, 1.250,50\u00a0৳',
    'Kunde psid-1 braucht Sie | Kunden warten auf Sie.',
    '2 neue Bestellungen | Rahim, Rahim',
    '2 Kunden brauchen Sie | Karim, Karim',
  ])
  const [arabic] = await alertsIn('ar')
  expect(arabic).toMatch(/^طلب جديد PAL-1 \| Rahim، \u2066.*\u2069$/)
})

it('says a reason that this program does not know in the words of the server', () => {
  const watch = new AlertWatch()
  const later = { code: 'of_a_later_version', message: 'Something new.' }
  watch.next(at([]), both, english)
  const [alert] = watch.next(at([], [{ ...talk(1), needsHumanReason: later }]), both, english)
  expect(alert?.body).toBe('Something new.')
})
