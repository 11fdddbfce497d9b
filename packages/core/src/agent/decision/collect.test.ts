import { expect, it } from 'vitest'

import { someContext, someDecision, turns } from '../../testing/agent-context.ts'
import type { Turn } from '../context/context.ts'
import { learnCustomer } from './collect.ts'

const mine = '01712345678'
const said = (...texts: readonly string[]) =>
  someContext({ history: turns(...texts.map((text) => ['customer', text] as const)) })
const withPhone = someDecision({ customer: { name: null, phone: mine, address: null } })

it.each([
  ['one number alone', ['Mina, 01712345678, House 7, Dhaka'], null],
  ['two in one message', ['Mina, 01712345678 / 01812-345678, House 7'], '01812345678'],
  ['two in Bengali digits', ['০১৭১২৩৪৫৬৭৮, ০১৮১২৩৪৫৬৭৮'], '01812345678'],
  ['the same one twice', ['01712345678, +880 1712-345678'], null],
  ['one in another message, whose account it may be', [`bKash from 01912345678`, mine], null],
  ['no number but an amount beside it', ['01712345678, I have 125000 taka'], null],
  [
    'the last message that has theirs',
    [`${mine} 01812345678`, `${mine} 01612345678`],
    '01612345678',
  ],
])('of %s the others are noted for whoever delivers [AG-04]', (_, texts, note) => {
  expect(learnCustomer(withPhone, said(...texts)).deliveryNote).toBe(note)
})

it('there are none where there is no number yet, and at most three [AG-04]', () => {
  const many = [mine, '01812345678', '01912345678', '01612345678', '01512345678'].join(', ')
  expect(learnCustomer(someDecision(), said(many)).deliveryNote).toBeNull()
  expect(learnCustomer(withPhone, said(many)).deliveryNote?.split(', ')).toHaveLength(3)
})

const noteOf = (deliveryNote: string | null, context: ReturnType<typeof said>) =>
  learnCustomer(someDecision({ deliveryNote }), context).deliveryNote

it.each([
  ['English', 'House 7, Dhaka. Please deliver after 6 pm!', 'Please deliver after 6 pm'],
  ['Bengali', 'বাসা ৭, ঢাকা। আসার আগে ফোন দিবেন', 'আসার আগে ফোন দিবেন'],
  ['Arabic', 'الرياض، اتصل قبل أن تأتي', 'اتصل قبل أن تأتي'],
  [
    'two pieces of it',
    'call first. House 7. leave it with the guard',
    'call first, leave it with the guard',
  ],
])(
  'takes a note for delivery from the customer’s own words: %s [AG-04, AG-07]',
  (_, text, note) => {
    expect(noteOf(note, said(text))).toBe(note)
  },
)

it.each([
  ['what the model made up', 'Leave it with the neighbour'],
  ['what it put into its own words', 'Customer wants delivery after 6 pm'],
  ['what it added to theirs', 'after 6 pm, free of charge'],
  ['what a page said', 'We deliver tomorrow'],
  ['nothing that is said', '…'],
])('takes no note for delivery of %s [AG-04, AG-07]', (_, note) => {
  const history = turns(['agent', 'We deliver tomorrow'], ['customer', 'Please come after 6 pm'])
  expect(noteOf(note, someContext({ history }))).toBeNull()
})

it('adds to what is noted only what was written since the agent spoke, also to a human [AG-04]', () => {
  const customer = { ...someContext().customer, deliveryNote: '01812345678, call first' }
  const talked = (...news: readonly (readonly [Turn['author'], string])[]) =>
    someContext({
      customer,
      history: turns(['customer', 'after 6 pm'], ['agent', 'Fine'], ...news),
    })
  // Somebody of the shop has put it right, or it was ordered with.
  expect(noteOf('after 6 pm', talked(['customer', 'yes']))).toBe('01812345678, call first')
  expect(noteOf(null, talked(['customer', 'before noon']))).toBe('01812345678, call first')
  const toHuman = talked(['customer', 'before noon'], ['human', 'Good'], ['customer', 'and 2 jars'])
  // Their other number stays, unless they name it again.
  expect(noteOf('before noon', toHuman)).toBe('01812345678, before noon')
  expect(noteOf('call first, before noon', toHuman)).toBe('01812345678, call first, before noon')
  expect(
    noteOf('01812 345678, before noon', talked(['customer', '01812 345678, before noon'])),
  ).toBe('01812 345678, before noon')
})
