import { expect, it } from 'vitest'

import { isQuiet, quietEnd, quietStart } from './quiet-hours.ts'

const dhaka = { from: '22:00', until: '08:00', timezone: 'Asia/Dhaka' }
const at = (time: string) => Date.parse(time)
const said = (moment: number) => new Date(moment).toISOString()

it('is quiet from one hour to the other by the shop’s clock, over midnight too [AG-10]', () => {
  // Dhaka is six hours ahead.
  expect(isQuiet(at('2026-11-22T15:59:00Z'), dhaka)).toBe(false)
  expect(isQuiet(at('2026-11-22T16:00:00Z'), dhaka)).toBe(true)
  expect(isQuiet(at('2026-11-23T01:59:00Z'), dhaka)).toBe(true)
  expect(isQuiet(at('2026-11-23T02:00:00Z'), dhaka)).toBe(false)
  const noon = { from: '12:00', until: '14:30', timezone: 'UTC' }
  expect(isQuiet(at('2026-11-22T14:29:59Z'), noon)).toBe(true)
  expect(isQuiet(at('2026-11-22T14:30:00Z'), noon)).toBe(false)
  expect(isQuiet(at('2026-11-22T03:00:00Z'), { ...dhaka, until: '22:00' })).toBe(false)
})

it('ends and begins at the hour that was set [AG-10]', () => {
  expect(said(quietEnd(at('2026-11-22T18:20:30Z'), dhaka))).toBe('2026-11-23T02:00:00.000Z')
  expect(said(quietStart(at('2026-11-22T18:20:30Z'), dhaka))).toBe('2026-11-22T15:59:00.000Z')
  expect(said(quietEnd(at('2026-11-22T10:20:30Z'), dhaka))).toBe('2026-11-22T10:20:30.000Z')
})

it('keeps to the clock on the wall in the night in which it is changed [AG-10]', () => {
  const berlin = { from: '22:00', until: '08:00', timezone: 'Europe/Berlin' }
  // Back by an hour on 25 October 2026, forward on 28 March 2027.
  expect(said(quietEnd(at('2026-10-24T21:00:00Z'), berlin))).toBe('2026-10-25T07:00:00.000Z')
  expect(said(quietEnd(at('2027-03-27T22:00:00Z'), berlin))).toBe('2027-03-28T06:00:00.000Z')
  expect(said(quietStart(at('2026-10-25T05:00:00Z'), berlin))).toBe('2026-10-24T19:59:00.000Z')
})

it('ends and begins where the clock leaves out the minute that was set, and never in the past [AG-10]', () => {
  const berlin = { from: '22:00', until: '02:30', timezone: 'Europe/Berlin' }
  for (const moment of ['2027-03-27T22:00:00Z', '2027-03-28T00:30:00Z', '2027-03-28T00:59:59Z'])
    expect(said(quietEnd(at(moment), berlin))).toBe('2027-03-28T01:00:00.000Z')
  const early = { ...berlin, from: '02:30', until: '06:00' }
  expect(said(quietStart(at('2027-03-28T03:00:00Z'), early))).toBe('2027-03-28T00:59:00.000Z')
})
