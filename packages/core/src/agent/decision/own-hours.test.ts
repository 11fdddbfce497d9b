import { expect, it } from 'vitest'

import { defaultSettings } from '../../contract/settings.ts'
import { messageOf } from '../../texts/reason.ts'
import { ownHoursEnd, whyOff } from './own-hours.ts'

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
