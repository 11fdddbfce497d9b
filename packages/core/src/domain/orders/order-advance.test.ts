import { expect, it } from 'vitest'

import { defaultSettings } from '../../contract/settings.ts'
import { askAdvance } from './order-advance.ts'

const text = 'bKash 200 Taka to 01700000000'
const from = (fromPercent: number, more: object = {}) => ({
  enabled: true,
  fromPercent,
  text,
  ...more,
})

it.for([
  ['nothing has ended yet', from(1), 0, 0, null],
  ['one order says nothing', from(1), 1, 1, null],
  ['two of two', from(100), 2, 2, 100],
  ['exactly at the bound', from(50), 4, 2, 50],
  ['just below the bound', from(51), 4, 2, null],
  ['what is left over is never rounded up', from(67), 3, 2, null],
  ['nor shown as more than it is', from(66), 3, 2, 66],
  ['nothing came back', from(1), 500, 0, null],
  ['less than one percent', from(1), 500, 4, null],
  ['one percent', from(1), 500, 5, 1],
  ['switched off', from(1, { enabled: false }), 4, 4, null],
  ['nothing to say', from(1, { text: ' \u200B\n' }), 4, 4, null],
] as const)('%s [OR-10]', ([, terms, finished, cameBack, percent]) => {
  expect(askAdvance(terms, { finished, cameBack })).toEqual(
    percent === null ? null : { text, percent, finished, cameBack },
  )
})

it('nobody is asked before the seller says so [OR-10]', () => {
  const { advance } = defaultSettings.tactics
  expect(askAdvance({ ...advance, text }, { finished: 9, cameBack: 9 })).toBeNull()
})
