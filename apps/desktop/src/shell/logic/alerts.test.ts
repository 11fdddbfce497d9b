import { answerOf, because } from '@pal/core/texts/reason'
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
  expect(watch.next(at([order(7)]), both)).toEqual([])
  expect(watch.next(at([order(8), order(7)]), both)).toEqual([
    { title: 'New order PAL-8', body: 'Rahim, BDT\u00a01,250.00', path: '/orders?order=8' },
  ])
  expect(watch.next(at([order(8), order(7)]), both)).toEqual([])
  // A shop whose first order comes while the program runs.
  const empty = new AlertWatch()
  empty.next(at([]), both)
  expect(empty.next(at([order(1)]), both)).toHaveLength(1)
})

it('tells of a customer who needs a person, again only after that was over [DT-03, SE-08]', () => {
  const watch = new AlertWatch()
  watch.next(at([], [talk(1, false)]), both)
  expect(watch.next(at([], [talk(1)]), both)).toEqual([
    {
      title: 'Karim needs you',
      body: 'Customers are waiting for you.',
      path: '/conversations?view=1',
    },
  ])
  expect(watch.next(at([], [talk(1)]), both)).toEqual([])
  watch.next(at([], [talk(1, false)]), both)
  // Facebook does not tell everybody's name.
  const [again] = watch.next(at([], [talk(1, true, '')]), both)
  expect(again?.title).toBe('Customer psid-1 needs you')
})

it('gathers many into one, and is silent where the settings want none [SE-08]', () => {
  const watch = new AlertWatch()
  watch.next(at([]), both)
  const many = at(
    [order(3, 'C'), order(2, 'B'), order(1, 'A')],
    [talk(1, true, 'D'), talk(2, true, 'E')],
  )
  expect(watch.next(many, both)).toEqual([
    { title: '3 new orders', body: 'C, B, A', path: '/orders' },
    { title: '2 customers need you', body: 'D, E', path: '/conversations' },
  ])
  const silent = new AlertWatch()
  silent.next(at([]), both)
  expect(silent.next(many, { orderAlerts: false, conversationAlerts: false })).toEqual([])
  // What was not wanted then does not come later.
  expect(silent.next(many, both)).toEqual([])
})
