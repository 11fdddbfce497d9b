import { expect, it } from 'vitest'

import { loadSince } from './crowded.ts'

it.each([
  { before: 0, load: 6, seconds: 20 },
  { before: 8, load: 2, seconds: 60 },
  { before: 3, load: 3, seconds: 600 },
])('tells what load of $load there is, $seconds s after one of $before', (of) => {
  let average = of.before
  // As the kernel does it.
  for (let at = 0; at < of.seconds; at += 5) {
    average = of.load + (average - of.load) * Math.exp(-5 / 60)
  }
  expect(loadSince(of.before, average, of.seconds * 1_000)).toBeCloseTo(of.load)
})
