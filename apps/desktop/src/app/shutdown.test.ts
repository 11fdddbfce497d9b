import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { openStore, storeFile } from '@pal/db/maintenance/open-store'
import { checkIntegrity } from '@pal/db/sqlite/integrity'
import { storeFolder } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { crowdedness } from '../testing/crash/crowded.ts'

const at = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

it('a stop ends within five seconds, and in order, while a thread is in a statement without end', async () => {
  await using folder = await storeFolder()
  {
    await using store = await openStore(folder.path)
    // As a look through many gigabytes is, which nothing can interrupt either.
    store.raw.exec(`ALTER TABLE orders RENAME TO kept;
      CREATE VIEW orders AS
        WITH RECURSIVE i(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i) SELECT 'confirmed' AS status FROM i`)
  }
  // In a file: the thread would take over the flags of a script that is given as an argument.
  const script = join(folder.path, 'ending.mjs')
  await writeFile(
    script,
    `
    const { openStore } = await import(${JSON.stringify(import.meta.resolve('@pal/db/maintenance/open-store'))})
    const { LongJobs } = await import(${at('../threads/long-jobs.ts')})
    const { endOnSignals } = await import(${at('./shutdown.ts')})
    const { systemClock: clock } = await import(${at('../platform/clock.ts')})
    const folder = ${JSON.stringify(folder.path)}
    const store = await openStore(folder)
    const jobs = new LongJobs({ folder, clock, changed: () => {}, onDeath: () => {} })
    endOnSignals({
      isStuck: () => jobs.stuck,
      [Symbol.asyncDispose]: async () => {
        await jobs[Symbol.asyncDispose]()
        await store.close()
        console.log('closed')
      },
    })
    await jobs.run('check', 'checkStore', null)
    jobs.run('check', 'countOrders', { status: 'confirmed' }).catch((error) => console.log(error.kind))
    setTimeout(() => console.log('under way'), 500)
    setInterval(() => {}, 1_000)`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'close')
  try {
    let said = ''
    child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()))
    await expect.poll(() => said, { timeout: 25_000 }).toContain('under way')
    const asked = performance.now()
    child.kill('SIGTERM')
    await gone
    expect(performance.now() - asked).toBeLessThan(5_000 * crowdedness())
    expect([child.exitCode, said]).toEqual([0, 'under way\nunavailable\nclosed\n'])
  } finally {
    child.kill('SIGKILL')
  }
  expect(await checkIntegrity(join(folder.path, storeFile))).toBe(null)
})
