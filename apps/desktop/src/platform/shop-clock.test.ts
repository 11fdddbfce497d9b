import { expect, it } from 'vitest'

import { offBy } from '../testing/clocks.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import { ShopClock } from './shop-clock.ts'

const hour = 3_600_000
const day = 24 * hour

function setUp() {
  const real = new ManualClock()
  const computer = { offMs: 0 }
  const jumps: number[] = []
  const shop = new ShopClock(offBy(real, () => computer.offMs))
  return { real, computer, jumps, shop, setRight: () => shop.goOnByItself((ms) => jumps.push(ms)) }
}

it('goes on by itself however the clock of the computer is set, once it was right [CV-06]', () => {
  const { real, computer, jumps, shop, setRight } = setUp()
  setRight()
  for (const offMs of [2 * day, -day, 400 * day, 0]) {
    real.advance(hour)
    computer.offMs = offMs
    expect(shop.now()).toBe(real.now())
  }
  expect(jumps).toEqual([-2 * day, 3 * day, -401 * day, 400 * day])
})

it('a computer that slept was up all the same: its time has passed [CV-06]', () => {
  const { real, jumps, shop, setRight } = setUp()
  setRight()
  real.advance(9 * hour)
  expect(shop.now()).toBe(real.now())
  expect(jumps).toEqual([])
})

it('until it is right, it is as wrong as the computer’s, and right with it', () => {
  const { real, computer, shop, setRight } = setUp()
  computer.offMs = -30 * day
  expect(shop.now()).toBe(real.now() - 30 * day)
  computer.offMs = 0
  expect(shop.now()).toBe(real.now())
  computer.offMs = day
  setRight()
  // What was wrong then stays so: the time is corrected first.
  expect(shop.now()).toBe(real.now() + day)
})

it('a clock that is kept right bit by bit never jumps', () => {
  const { real, computer, jumps, shop, setRight } = setUp()
  setRight()
  for (let n = 0; n < 300; n++) {
    real.advance(hour)
    computer.offMs += 1_500
    shop.now()
  }
  expect(shop.now()).toBe(real.now() + computer.offMs)
  expect(jumps).toEqual([])
})
