import { expect, it } from 'vitest'

import { defaultSettings } from '../../contract/settings.ts'
import { messageOf } from '../../texts/reason.ts'
import { offEnd, ownHoursEnd, pauseEnd, whyOff } from './own-hours.ts'

const { flow, company, agent } = defaultSettings
const settings = (change: Partial<typeof flow>, paused = false) => ({
  flow: { ...flow, ...change },
  company: { ...company, timezone: 'Asia/Dhaka' },
  agent: { ...agent, paused },
})
const day = { ownHours: true, ownHoursFrom: '09:00', ownHoursUntil: '18:00' }
/** On the clock of Dhaka, six hours ahead. */
const at = (clock: string) => Date.parse(`2026-11-02T${clock}:00+06:00`)

it('own hours end by the shop’s clock, over midnight, too', () => {
  expect(ownHoursEnd(settings(day), at('09:00'))).toBe(at('18:00'))
  expect(ownHoursEnd(settings(day), at('17:59'))).toBe(at('18:00'))
  expect(ownHoursEnd(settings(day), at('18:00'))).toBeNull()
  expect(ownHoursEnd(settings(day), at('08:59'))).toBeNull()
  const night = { ownHours: true, ownHoursFrom: '20:00', ownHoursUntil: '02:00' }
  expect(ownHoursEnd(settings(night), at('23:30'))).toBe(Date.parse('2026-11-03T02:00:00+06:00'))
})

it('there are none while they are off, nor from one time to the same', () => {
  expect(ownHoursEnd(settings({ ...day, ownHours: false }), at('12:00'))).toBeNull()
  expect(ownHoursEnd(settings({ ...day, ownHoursUntil: '09:00' }), at('12:00'))).toBeNull()
})

it('the agent is off while it is paused, and in the seller’s own hours', () => {
  expect(whyOff(settings(day, true), at('12:00'))).toMatchObject({ code: 'agent_paused' })
  const off = whyOff(settings(day), at('12:00'))
  expect(off && messageOf(off)).toMatch(
    /^You answer yourself until 6:00\sPM\. Then the agent answers whoever still waits\.$/,
  )
  const german = {
    ...settings(day),
    company: { ...settings(day).company, language: 'de' as const },
  }
  expect(whyOff(german, at('12:00'))).toMatchObject({ params: { until: '18:00' } })
  expect(whyOff(settings(day), at('20:00'))).toBeNull()
})

it('a pause that has an end is over by the clock, and says until when it lasts', () => {
  const shop = settings(day)
  const pausedUntil = new Date(at('08:30')).toISOString()
  const paused = { ...shop, agent: { paused: true, pausedUntil } }
  const off = whyOff(paused, at('07:30'))
  expect(off && messageOf(off)).toMatch(/^You paused the agent until 8:30\sAM\./)
  expect(offEnd(paused, at('07:30'))).toBe(at('08:30'))
  const before = whyOff(paused, at('00:00') - 1)
  expect(before && messageOf(before)).toMatch(/ until Monday\W+8:30\sAM\./)
  expect(whyOff(paused, at('08:30'))).toBeNull()
  // The seller's own hours have begun.
  expect(offEnd(paused, at('10:00'))).toBe(at('18:00'))
  expect(offEnd(settings({}, true), at('10:00'))).toBeNull()
})

it('a pause lasts an hour, or until the quiet hours end on the next day of the shop', () => {
  const shop = settings({ quietUntil: '07:30' })
  expect(pauseEnd('hour', shop, at('23:30'))).toBe(at('23:30') + 3_600_000)
  const morning = Date.parse('2026-11-03T07:30:00+06:00')
  for (const now of ['00:00', '07:00', '12:00', '23:58'])
    expect(pauseEnd('tomorrow', shop, at(now)), now).toBe(morning)
  // In Berlin the clock is put forward that night.
  const berlin = { ...shop, company: { ...shop.company, timezone: 'Europe/Berlin' } }
  const evening = Date.parse('2026-03-28T20:00:00+01:00')
  expect(pauseEnd('tomorrow', berlin, evening)).toBe(Date.parse('2026-03-29T07:30:00+02:00'))
})
