import { expect, it } from 'vitest'

import { isBehind, timeBehind } from './message-order.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const at = (sentAt: number, id = 5) => ({ id, sentAt })

it.each([
  ['later', at(noon + 1, 1), true],
  ['at the same moment, stored later', at(noon, 6), true],
  ['at the same moment, stored before', at(noon, 4), false],
  ['earlier', at(noon - 1, 9), false],
])('what is %s comes after another, or does not [FB-07]', (_, place, behind) => {
  expect(isBehind(at(noon), place)).toBe(behind)
})

it.each([
  ['stays within its second', null, at(noon + 480), { at: noon }, noon + 480],
  ['stays behind the one before it', at(noon + 100, 1), at(noon + 480), { at: noon }, noon + 480],
  ['moves to its second', null, at(noon - 9_000), { at: noon }, noon],
  ['moves behind the one before it', at(noon + 480, 1), at(noon + 100), { at: noon }, noon + 480],
  [
    'stored before that one, a moment behind it',
    at(noon + 480),
    at(noon, 2),
    { at: noon },
    noon + 481,
  ],
  ['stays where its time came wrong', null, at(noon), { at: 0, implausibleTime: true }, noon],
])('a message of a thread %s [FB-07]', (_, last, row, received, expected) => {
  expect(timeBehind(last, row, received)).toBe(expected)
})
