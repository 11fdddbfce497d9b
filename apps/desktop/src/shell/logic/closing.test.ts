import { expect, it } from 'vitest'

import { onClose, Recovery } from './closing.ts'

it('closing hides the window once that was explained, unless the person chose or the program ends [DT-03]', () => {
  const usual = { quitting: false, keepRunning: true, explained: true }
  expect(onClose(usual)).toBe('hide')
  expect(onClose({ ...usual, explained: false })).toBe('explain')
  expect(onClose({ ...usual, keepRunning: false })).toBe('close')
  expect(onClose({ quitting: true, keepRunning: true, explained: false })).toBe('close')
})

it('a page that breaks down again and again is loaded three times, then the person is asked', () => {
  let now = 0
  const recovery = new Recovery(() => now)
  const next = (ms: number) => {
    now += ms
    return recovery.next()
  }
  expect([next(0), next(1_000), next(1_000), next(1_000)]).toEqual([
    'reload',
    'reload',
    'reload',
    'ask',
  ])
  // Whoever says 'Reload' gets a fresh start; and now and then is no row.
  expect([next(1_000), next(61_000), next(61_000), next(61_000)]).toEqual(Array(4).fill('reload'))
})
