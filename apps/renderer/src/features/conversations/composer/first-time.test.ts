import { expect, it } from 'vitest'

import { firstTime } from './first-time.ts'

const at = (time: string) => Date.parse(time)

it('proposes a time that Facebook still allows [CV-16]', () => {
  const now = at('2026-11-21T10:02:00Z')
  expect(firstTime(now, at('2026-11-22T10:00:00Z'))).toBe(at('2026-11-21T11:05:00Z'))
  expect(firstTime(now, at('2026-11-21T10:30:30Z'))).toBe(at('2026-11-21T10:29:00Z'))
})
