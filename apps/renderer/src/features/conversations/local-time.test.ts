import { afterEach, expect, it } from 'vitest'

import { firstTime, localInput, readLocalInput } from './local-time.ts'

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})
const at = (time: string) => Date.parse(time)

it('reads the time on the seller’s clock, also half an hour off and across a change of the clock [CV-16]', () => {
  process.env['TZ'] = 'Asia/Kolkata'
  expect(readLocalInput('2026-11-21T10:00')).toBe(at('2026-11-21T04:30:00Z'))
  expect(localInput(at('2026-11-21T04:30:00Z'))).toBe('2026-11-21T10:00')
  process.env['TZ'] = 'Europe/Berlin'
  expect(readLocalInput('2026-03-28T10:00')).toBe(at('2026-03-28T09:00:00Z'))
  expect(readLocalInput('2026-03-29T10:00')).toBe(at('2026-03-29T08:00:00Z'))
  // 02:30 is left out that night, and comes twice in October.
  expect(localInput(readLocalInput('2026-03-29T02:30') ?? 0)).toBe('2026-03-29T03:30')
  expect(readLocalInput('2026-10-25T02:30')).toBe(at('2026-10-25T00:30:00Z'))
  expect(readLocalInput('tomorrow')).toBeNull()
})

it('proposes a time that Facebook still allows [CV-16]', () => {
  const now = at('2026-11-21T10:02:00Z')
  expect(firstTime(now, at('2026-11-22T10:00:00Z'))).toBe(at('2026-11-21T11:05:00Z'))
  expect(firstTime(now, at('2026-11-21T10:30:30Z'))).toBe(at('2026-11-21T10:29:00Z'))
})
