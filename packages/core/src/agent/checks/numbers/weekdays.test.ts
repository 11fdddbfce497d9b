import { expect, it } from 'vitest'

import { someContext, someSettings } from '../../../testing/agent-context.ts'
import { findCommitments } from '../commitments/find-commitments.ts'
import { sendingDays, speaksOfSending, weekdaysIn } from './weekdays.ts'

it.each([
  ['en', 'on Mondays and Friday', [0, 4]],
  ['de', 'montags', [0]],
  ['es', 'el martes', [1]],
  ['fr', 'le mercredi', [2]],
  ['pt', 'às quintas', [3]],
  ['tr', 'pazartesi', [0]],
  ['ar', 'يوم الاثنين', [0]],
  ['bn', 'সোমবারে', [0]],
  ['bn-latn', 'shombar na, sombar', [0]],
  ['hi', 'सोमवार', [0]],
  ['hi-latn', 'somvar', [0]],
  ['ur', 'جمعہ', [4]],
  ['id', 'hari Senin', [0]],
  ['it', 'il lunedì', [0]],
  ['nl', 'op maandag', [0]],
  ['en', 'one month, a monetary matter', []],
] as const)('knows the days of the week in %s: %s [AG-21]', (_, text, days) => {
  expect(weekdaysIn(text)).toEqual(days)
})

it('knows on which of them something is sent, and not merely open [AG-21]', () => {
  expect(sendingDays(['Closed on Friday.', 'Plants are sent on Mondays.'])).toEqual([0])
  expect(speaksOfSending('wir verschicken sie montags')).toBe(true)
  expect(speaksOfSending('geschlossen')).toBe(false)
})

it('lets a day of sending be told in another language, and no other day, nor money [AG-06, AG-20]', () => {
  const shop = someContext({
    settings: someSettings({
      ai: { review: false, shopFacts: 'Plants are sent on Mondays. Closed on Friday.' },
    }),
  })
  const found = (reply: string) => findCommitments(reply, [], shop).length
  expect(found('Tanaman kami kirim hari Senin, jadi berangkat waktu itu.')).toBe(0)
  expect(found('Tanaman kami kirim hari Jumat, jadi berangkat waktu itu.')).toBe(1)
  expect(found('We send your money back on Monday, whenever you like.')).toBe(1)
  expect(found('You pay when it is sent on Monday.')).toBe(1)
  expect(found('Monday it is with you, whatever happens.')).toBe(1)
})
