import { describe, expect, it } from 'vitest'

import { dayOf, startOfDay } from './days.ts'

describe('days of a time zone', () => {
  it.each([
    ['UTC', '2026-11-02T23:59:59Z', '2026-11-02', '2026-11-02T00:00:00Z'],
    ['Asia/Dhaka', '2026-11-02T18:00:00Z', '2026-11-03', '2026-11-02T18:00:00Z'],
    ['Asia/Kolkata', '2026-11-02T18:29:59Z', '2026-11-02', '2026-11-01T18:30:00Z'],
    ['Asia/Kathmandu', '2026-11-02T18:20:00Z', '2026-11-03', '2026-11-02T18:15:00Z'],
    ['Europe/Berlin', '2026-10-25T12:00:00Z', '2026-10-25', '2026-10-24T22:00:00Z'],
    ['America/New_York', '2026-03-08T20:00:00Z', '2026-03-08', '2026-03-08T05:00:00Z'],
    // The clock goes from 23:59 to 01:00: this day has no midnight.
    ['Africa/Cairo', '2026-04-24T12:00:00Z', '2026-04-24', '2026-04-23T22:00:00Z'],
    // The clock goes from 00:59 back to 00:00: this one has two.
    ['Atlantic/Azores', '2026-10-25T20:00:00Z', '2026-10-25', '2026-10-25T00:00:00Z'],
    ['America/Havana', '2026-11-01T04:30:00Z', '2026-11-01', '2026-11-01T04:00:00Z'],
    ['America/Havana', '2026-11-01T20:00:00Z', '2026-11-01', '2026-11-01T04:00:00Z'],
  ])('%s: %s lies on %s', (zone, at, day, start) => {
    const moment = Date.parse(at)
    expect(dayOf(moment, zone)).toBe(day)
    expect(new Date(startOfDay(moment, zone)).toISOString()).toBe(start.replace('Z', '.000Z'))
    expect(dayOf(startOfDay(moment, zone), zone)).toBe(day)
    expect(dayOf(startOfDay(moment, zone) - 1, zone)).not.toBe(day)
  })
})
