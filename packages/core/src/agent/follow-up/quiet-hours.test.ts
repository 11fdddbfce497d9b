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

const spans = {
  'Europe/Berlin': '2026-10-24T18:00Z',
  'America/New_York': '2026-10-31T22:00Z',
  // Back from midnight to eleven in the evening.
  'Asia/Beirut': '2026-10-24T12:00Z',
  // By half an hour.
  'Australia/Lord_Howe': '2026-04-04T06:00Z',
  // By two hours.
  'Antarctica/Troll': '2026-10-24T18:00Z',
}

/** Every quarter of an hour of that night, and the whole minutes beside each. */
function nightOf(zone: keyof typeof spans): readonly number[] {
  const first = at(spans[zone])
  const quarters = Array.from({ length: 72 }, (_, index) => first + index * 900_000)
  return quarters.flatMap((quarter) => [quarter - 60_000, quarter])
}

it.each(Object.keys(spans) as (keyof typeof spans)[])(
  'begins once and ends once in the night in which a clock shows hours twice: %s [AG-10, AG-01]',
  (timezone) => {
    const night = nightOf(timezone)
    const times = ['22:45', '23:15', '00:15', '01:15', '01:45', '02:15', '02:45']
    for (const from of times)
      for (const until of [...times, '03:00', '07:00']) {
        if (from === until) continue
        const quiet = { from, until, timezone }
        const states = night.map((moment) => isQuiet(moment, quiet))
        const turns = states.filter((state, index) => index > 0 && state !== states[index - 1])
        // From one evening to the next morning there is one of each at most.
        expect(turns.filter(Boolean).length, `${from} to ${until}`).toBeLessThanOrEqual(1)
        expect(turns.filter((state) => !state).length, `${from} to ${until}`).toBeLessThanOrEqual(1)
        for (const moment of night.filter((_, index) => index % 5 === 0)) {
          const end = quietEnd(moment, quiet)
          if (!isQuiet(moment, quiet)) expect(end).toBe(moment)
          else {
            expect(end, `${from} to ${until} at ${said(moment)}`).toBeGreaterThan(moment)
            expect(isQuiet(end, quiet)).toBe(false)
            expect(isQuiet(end - 60_000, quiet)).toBe(true)
            const start = quietStart(moment, quiet)
            expect(isQuiet(start, quiet)).toBe(false)
            expect(isQuiet(start + 60_000, quiet)).toBe(true)
          }
        }
      }
  },
)

it('of a time that comes twice the first is meant [AG-10, AG-01]', () => {
  const timezone = 'Europe/Berlin'
  const begins = { from: '02:30', until: '06:00', timezone }
  expect(isQuiet(at('2026-10-25T00:29:00Z'), begins)).toBe(false)
  // From then on, also while the clock shows 02:10 once more.
  for (const moment of ['00:30', '01:10', '01:29', '01:30', '04:59'])
    expect(isQuiet(at(`2026-10-25T${moment}:00Z`), begins)).toBe(true)
  expect(said(quietEnd(at('2026-10-25T01:10:00Z'), begins))).toBe('2026-10-25T05:00:00.000Z')
  expect(said(quietStart(at('2026-10-25T04:00:00Z'), begins))).toBe('2026-10-25T00:29:00.000Z')
  const ends = { from: '22:00', until: '02:30', timezone }
  expect(said(quietEnd(at('2026-10-24T21:00:00Z'), ends))).toBe('2026-10-25T00:30:00.000Z')
  for (const moment of ['00:30', '01:00', '01:10', '01:30'])
    expect(isQuiet(at(`2026-10-25T${moment}:00Z`), ends)).toBe(false)
  // Three o'clock comes once.
  const whole = { ...ends, until: '03:00' }
  expect(said(quietEnd(at('2026-10-25T00:59:00Z'), whole))).toBe('2026-10-25T02:00:00.000Z')
})
