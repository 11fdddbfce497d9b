import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { ManualClock } from '../testing/manual-clock.ts'
import { Log } from './log.ts'

it('masks whatever fills a line before it is kept, in its sentence as in its code [LG-06]', async () => {
  await using store = openTestStore()
  await using log = new Log(store.logs, new ManualClock(), () => {})
  const key = 'sk-1234567890abcdefghijkl'
  const text = `refused ${key} of +8801712345678`
  log.write('warn', 'ai', entry('webhook_does_not_listen', { reason: text }))
  log.write('warn', 'ai', entry('human_needed', { reason: because('earlier_text', { text }) }))
  const several = because('several_reasons', { reasons: [because('earlier_text', { text })] })
  log.write('warn', 'ai', several, { token: key })
  await log.flush()
  const lines = await store.logs.db.selectFrom('logs').selectAll().orderBy('id').execute()
  expect(lines.map(({ message }) => message)).toEqual([
    'The webhook does not listen: refused sk-••• of •••678',
    'A person is needed: refused sk-••• of •••678',
    'refused sk-••• of •••678',
  ])
  expect(lines.map(({ code }) => code)).toEqual([
    'webhook_does_not_listen',
    'human_needed',
    'several_reasons',
  ])
  const kept = JSON.stringify(lines)
  for (const secret of [key, '1712345678']) expect(kept).not.toContain(secret)
})

it('takes no sentence, only a code of the catalogue with what fills it', () => {
  const write = (log: Log) => {
    // @ts-expect-error A sentence would be English to everybody.
    log.write('info', 'system', 'Something happened')
    // @ts-expect-error There is no such code.
    log.write('info', 'system', { code: 'something_happened' })
  }
  expect(write).toBeTypeOf('function')
})

it('is the only one that appends to the log: every line has a code', async () => {
  const source = join(import.meta.dirname, '..')
  const { globSync } = await import('node:fs')
  const files = globSync('**/*.ts', { cwd: source }).filter(
    (path) => !path.endsWith('.test.ts') && !path.startsWith('testing'),
  )
  expect(files.length).toBeGreaterThan(100)
  const writers: string[] = []
  for (const path of files) {
    const text = await readFile(join(source, path), 'utf8')
    if (/\bappendLogs\b|insertInto\('logs'\)/.test(text)) writers.push(path)
  }
  expect(writers).toEqual([join('platform', 'log.ts')])
})
