import { afterEach, expect, it, onTestFinished } from 'vitest'

import { speak } from '../i18n/i18n.ts'
import {
  clockTime,
  columnTime,
  comingTime,
  dayName,
  exactTime,
  relativeTime,
} from './format-time.ts'
import { setTimeZone } from './time-zone.ts'

afterEach(() => {
  delete document.documentElement.dataset['timeZone']
})

const now = Date.parse('2026-11-21T12:00:00.000Z')
const ago = (ms: number) => relativeTime(new Date(now - ms).toISOString(), now)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

it('counts minutes, hours and days, each from its first full one [DB-05]', () => {
  expect(ago(0)).toBe('Just now')
  expect(ago(minute - 1)).toBe('Just now')
  expect(ago(minute)).toBe('1m ago')
  expect(ago(hour - 1)).toBe('59m ago')
  expect(ago(hour)).toBe('1h ago')
  expect(ago(day - 1)).toBe('23h ago')
  expect(ago(day)).toBe('1d ago')
  expect(ago(400 * day)).toBe('400d ago')
  expect(ago(-minute)).toBe('Just now')
})

it('writes an age as it is written in the language, with its plurals [DB-05, SH-11]', async () => {
  onTestFinished(() => speak('en'))
  await speak('de')
  expect([ago(day), ago(20 * day)]).toEqual(['vor 1 Tag', 'vor 20 Tagen'])
  await speak('ar')
  expect([ago(2 * day), ago(14 * day), ago(3 * hour)]).toEqual([
    'قبل يومين',
    'قبل 14 يومًا',
    'قبل 3 ساعات',
  ])
})

it('names the day only where it is another one', () => {
  const at = (time: string) => columnTime(time, now, 'en').replaceAll('\u202F', ' ')
  expect(at('2026-11-21T12:00:00.000Z')).not.toContain('Nov')
  expect(at('2026-11-19T12:00:00.000Z')).toContain('Nov 19')
})

it('tells times and days in the seller’s zone, not in that of the computer [SE-02]', () => {
  setTimeZone('Asia/Kathmandu')
  const late = '2026-11-21T18:20:00.000Z'
  const plain = (text: string) => text.replaceAll('\u202F', ' ')
  expect(plain(clockTime(late, 'en'))).toBe('12:05 AM')
  expect(plain(exactTime(late, 'en'))).toBe('Nov 22, 2026, 12:05:00 AM')
  expect(dayName(late, now, 'en')).toBe('November 22')
  expect(dayName(late, Date.parse(late), 'en')).toBe('Today')
  expect(dayName('2026-11-21T18:10:00.000Z', Date.parse(late), 'en')).toBe('Yesterday')
  expect(plain(columnTime('2026-11-21T18:10:00.000Z', Date.parse(late), 'en'))).toBe(
    'Nov 21, 11:55:00 PM',
  )
})

it('says when something comes as people do: not today means with its day [CV-11, CV-16]', () => {
  setTimeZone('Asia/Dhaka')
  const evening = Date.parse('2026-11-21T15:10:00.000Z')
  const at = (time: string) => comingTime(time, evening, 'en').replaceAll('\u202F', ' ')
  expect(at('2026-11-21T16:13:00.000Z')).toBe('10:13 PM')
  expect(at('2026-11-21T21:10:00.000Z')).toBe('tomorrow, 3:10 AM')
  expect(at('2026-11-26T03:00:00.000Z')).toBe('Thu, Nov 26, 9:00 AM')
})
