import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { inMemory, testsInMemory } from './memory-disk.ts'

const { TMPDIR: disk } = inMemory(1)

it.runIf(disk !== undefined)(
  'gives a run of the tests a folder in memory, and takes away what a killed one has left',
  () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    const left = join(disk ?? '', `pal-tests-${pid}`)
    mkdirSync(left)
    writeFileSync(join(left, 'pal.db'), '')
    const { TMPDIR: folder = '' } = testsInMemory()
    expect(existsSync(folder)).toBe(true)
    expect(existsSync(left)).toBe(false)
    rmSync(folder, { recursive: true })
  },
)

it('finds no room for more than the memory holds', () => {
  expect(inMemory(2 ** 60)).toEqual({})
})
