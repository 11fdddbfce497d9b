import { afterEach, expect, it } from 'vitest'

import { spanText } from './span-text.ts'
import { setTimeZone } from './time-zone.ts'

afterEach(() => {
  delete document.documentElement.dataset['timeZone']
})

const plain = (text: string) => text.replaceAll(/[\u2009\u202F]/g, ' ')

it('tells whole days of the seller’s zone by their dates, anything else with its times [AN-04]', () => {
  setTimeZone('Asia/Dhaka')
  const midnight = (date: number) => `2026-11-${date}T18:00:00.000Z`
  expect(plain(spanText(midnight(15), midnight(22), 'en'))).toBe('Nov 16 – 22, 2026')
  expect(plain(spanText(midnight(15), midnight(16), 'en'))).toBe('Nov 16, 2026')
  expect(plain(spanText('2026-11-22T08:00:00.000Z', '2026-11-22T09:00:00.000Z', 'en'))).toBe(
    'Nov 22, 2:00 – 3:00 PM',
  )
  expect(spanText('never', midnight(16), 'en')).toBe('')
})
