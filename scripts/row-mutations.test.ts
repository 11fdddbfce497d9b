import { expect, it } from 'vitest'

import { verdictOn } from './row-mutations.ts'

const blank = 'rejects a blank reply [CV-07, API-06]'
const twice = 'sends a reply once [CV-07]'
const other = 'keeps a draft [CV-11]'
const before = { passed: [blank, twice, other], failed: [] }

it('is content with a patch that turns a test of its row red', () => {
  expect(verdictOn('CV-07', before, { passed: [twice], failed: [other, blank] })).toEqual({
    good: true,
    why: blank,
  })
})

it.each([
  ['its tests stay green', before, { passed: [blank, twice], failed: [other] }, '2 tests stayed'],
  ['nothing can be run', before, { passed: [], failed: [] }, 'no test could even be read'],
  ['it does not apply', before, null, 'no longer applies'],
  ['no test names its row', { passed: [other], failed: [] }, null, 'no test names the row'],
  [
    'a test was red before',
    { passed: [twice], failed: [blank] },
    { passed: [], failed: [blank] },
    `red without it, too: ${blank}`,
  ],
])('is not where %s', (_, before, after, why) => {
  const verdict = verdictOn('CV-07', before, after)
  expect(verdict.good).toBe(false)
  expect(verdict.why).toContain(why)
})
