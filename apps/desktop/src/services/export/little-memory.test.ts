import { getHeapSpaceStatistics } from 'node:v8'

import { expect, it } from 'vitest'

import { LittleMemory } from './little-memory.ts'

const mib = 1024 * 1024

it('while a file is written the room for new objects does not grow, and after the last it may [OR-04]', () => {
  const memory = new LittleMemory()
  fillUntil(8 * mib)
  const first = memory.hold()
  const second = memory.hold()
  first.look()
  const held = room()
  expect(held).toBeGreaterThanOrEqual(8 * mib)
  first[Symbol.dispose]()
  keepAndDrop(600)
  expect(room()).toBe(held)
  second[Symbol.dispose]()
  fillUntil(held + 1)
})

const room = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0

/** Much of what is made is kept for a while: by that the engine takes more room. */
function keepAndDrop(rounds: number): void {
  let kept: object[] = []
  for (let round = 0; round < rounds; round++) {
    if (kept.length > 20_000) kept = []
    for (let made = 0; made < 2_000; made++) kept.push({ round, made })
  }
}

function fillUntil(size: number): void {
  for (let rounds = 0; room() < size; rounds++) {
    if (rounds > 200) throw new Error(`The room for new objects stays at ${room()}`)
    keepAndDrop(50)
  }
}
