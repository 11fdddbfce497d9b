import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

import type { Figures } from './figures.ts'

const run = promisify(execFile)

// On a machine that others use, too, more of what runs beside it falls in between.
const often = { timeout: 120_000, retry: 2 }

it(
  'one “yes please” comes to its order with few turns, and nothing is read twice in a transaction',
  often,
  async () => {
    const trace = join(import.meta.dirname, 'run.ts')
    const { stdout } = await run(process.execPath, [trace, '--json', '--runs', '3'])
    const figures = JSON.parse(stdout) as Figures
    // It was 158 once: back and forth between the store, the agent and the outbox.
    expect(figures.returns).toBeLessThanOrEqual(53)
    expect(figures.settingsReadsAtOnce).toBe(1)
    expect(figures.conversationReadsAtOnce).toBe(1)
    expect(figures.commits).toBeLessThanOrEqual(8)
    expect(figures.loneWrites).toBeLessThanOrEqual(1)
  },
)
