import { expect, it } from 'vitest'

import { underivable } from './derivable.ts'
import type { World } from './world.ts'

const bare: World = { names: [], texts: [], numbers: [] }
const found = (text: string, ...texts: string[]) => underivable(text, { ...bare, texts }, 'en')

const hours = 'Open 14:00 to 22:00. Delivery in 24-48 hours.'
const calls = 'Hotline 01712-345678 or +880 1812 555444.'

it.each([
  ['of a number to call', 'Yours for 345678.', calls],
  ['of a number to call abroad', 'Yours for 555444.', calls],
  ['of a number to call at the end', 'Yours for 345678.', 'Call 01712-345678'],
  ['of a price before a number to call', 'Yours for 500 01712345678.', calls],
  ['of a price before one with a dash', 'Just 450-01712-345678.', calls],
  ['of a price before one from abroad', 'Only 999 +880 1812 555444.', calls],
  ['of a line and the next', 'Yours for 57.', 'A set of 5.\n7 in a box.'],
  ['of a model behind a dash', 'Yours for 345.', 'Model A12-345'],
  ['of a range behind another', 'It takes 24-50.', hours],
  ['of an evening hour alone', 'Take it for 10.', hours],
  ['of an evening hour, twice', 'Is it 10 or 50?', hours],
  ['of a time', 'Yours for 00.', hours],
  ['of noon, as if it were none', 'We are open from 0 to 6.', 'Open 12:00 to 18:00.'],
])('a part of what the shop writes is none of its numbers: %s [AG-21]', (_, text, shop) => {
  expect(found(text, shop)).not.toEqual([])
})

it.each([
  ['the customer’s number, written apart', 'Is it 01712 345 678?', '01712345678'],
  ['a number to call with its country', 'Call +880 1712-345678.', calls],
  ['and with the country’s zeros', 'Call 00880 1712 345 678.', calls],
  ['one of abroad as it is written here', 'Call (01812) 555444.', calls],
  ['an account of 16 digits', 'Pay to 1234567890123456.', 'Account 1234567890123456, BRAC'],
  ['and of 17 in parts', 'Pay to 2050 1234 5678 9012 3.', 'Account 20501234567890123'],
  ['a model with a dash', 'The A12-345 is there.', 'Model A12-345'],
  ['a short code', 'The AB-123 is there.', 'Bag AB-123'],
  ['the shortest code', 'The A1 is there.', 'Bag A1'],
  ['the number of an order by itself', 'Is it 12345?', 'PAL-12345'],
  ['a range without its unit', 'It takes 24-48.', hours],
  ['a range with blanks', 'It takes 24 – 48, as I said.', hours],
  ['evening hours by the other clock', 'We are open from 2 to 10.', hours],
  ['a count beside a price', 'It has 3 combs.', 'A jar of 3 combs costs 300 taka.'],
  ['digits that look like letters', 'The 5s model is there.', 'The 5s model'],
  ['a digit in a circle', 'See step ➍ of the card.', 'Step ➍: close the lid.'],
])('but as it writes them they may be said: %s [AG-21]', (_, text, shop) => {
  expect(found(text, shop)).toEqual([])
})

it('nor of one text and the next, nor by an hour beside another number [AG-21]', () => {
  expect(found('Yours for 57.', 'A set of 5', '7 in a box')).toEqual(['57'])
  expect(found('Is it 10 or 50?', hours)).toEqual(['10', '50'])
})

const ofCustomer: World = {
  ...bare,
  own: ['House 12, Road 5, Flat 4, Banani, Dhaka 1207, Bangladesh'],
}

it.each([
  ['in the order of the address', 'Is it 12, 5, then 4, 1207?'],
  ['in two parts of it', 'Is it 4, 1207, or 12, 5?'],
  ['beside the word before it', 'Is House 12 or House 12 right?'],
  ['beside the word behind it', 'Is it 12 Road?'],
  ['in words', 'Is it twelve, Road five?'],
])('numbers of the customer’s address may stand as in it: %s [AG-21]', (_, text) => {
  expect(underivable(text, ofCustomer, 'en')).toEqual([])
})

it.each([
  ['in another order', 'Take 5 or 12 off it.', ['5', '12']],
  ['twice', 'Give me 12 and 12 more.', ['12']],
  ['with one more', 'Is it 12, 5, 99?', ['99']],
  ['behind another', 'Is it 99, 12?', ['99', '12']],
  ['beside a word from elsewhere in it', 'Is it Bangladesh 12?', ['12']],
  ['in words, far from theirs', 'Yours for twelve, since I know the house.', ['twelve']],
])('and no other way: %s [AG-21]', (_, text, written) => {
  expect(underivable(text, ofCustomer, 'en')).toEqual(written)
})

it('nor beside a word that is half a number [AG-21]', () => {
  const own = ['House 12 3rd Road, Dhaka']
  expect(underivable('Yours for 12, the 3rd time.', { ...bare, own }, 'en')).toContain('12')
})

const named: World = { ...bare, names: ['Saree 900', 'Saree 900 Gold 77', '  Pot 88  ', 'JX 5'] }

it.each([
  'The Saree 900 is there.',
  'The Saree 900 Gold 77 is there.',
  'Is it the Pot 88?',
  'The Pot 88 and the *Saree 900*',
  'We have the JX 5',
])('the number of a product’s name is part of it: %s [AG-21]', (text) => {
  expect(underivable(text, named, 'en')).toEqual([])
})

it('and of no other name [AG-21]', () => {
  expect(underivable('The Saree 901 is there.', named, 'en')).toEqual(['901'])
  expect(underivable('Yours for 88.', named, 'en')).toEqual(['88'])
})
