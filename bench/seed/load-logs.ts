import type { LogCategory, LogLevel } from '@pal/core/domain/entities'
import type { LogSumsTable } from '@pal/db/logs/log-schema'
import { sumsOf } from '@pal/db/logs/log-sums'
import type { LogLine } from '@pal/db/logs/logs'
import type Sqlite from 'better-sqlite3'

import { inserter } from './bulk.ts'
import type { Random } from './random.ts'
import { kinds, storyEnd } from './story.ts'

const kept = 60 * 24 * 3_600_000

const said: readonly { category: LogCategory; level: LogLevel; message: string; often: number }[] =
  [
    { category: 'webhook', level: 'info', message: 'A delivery of Facebook was stored', often: 40 },
    { category: 'facebook', level: 'info', message: 'The page was read', often: 25 },
    { category: 'ai', level: 'info', message: 'The agent answered a customer', often: 20 },
    {
      category: 'system',
      level: 'debug',
      message: 'The housekeeping found nothing to do',
      often: 8,
    },
    { category: 'facebook', level: 'warn', message: 'Facebook was slow to answer', often: 3 },
    {
      category: 'ai',
      level: 'warn',
      message: 'An answer was corrected before it was sent',
      often: 2,
    },
    { category: 'ai', level: 'error', message: 'The model did not answer in time', often: 1 },
    { category: 'facebook', level: 'error', message: 'A message could not be sent', often: 1 },
  ]
const often = said.reduce((sum, line) => sum + line.often, 0)

/** The line of a number, from 1 to `count`: spread evenly over the last 60 days. */
export function logLine(random: Random, number: number, count: number): LogLine {
  let which = random.at(kinds.log, number).below(often)
  const line = said.find((kind) => (which -= kind.often) < 0)
  if (!line) throw new Error('There is no such log line')
  const { category, level, message } = line
  const at = storyEnd - kept + Math.floor((number / (count + 1)) * kept)
  const details = {
    conversationId: 1 + random.below(100_000),
    ms: random.below(2000),
    ...(category === 'ai' && { calls: 1 + (number % 3) }),
  }
  return { at, category, level, message, details: random.next() < 0.5 ? details : null }
}

const figures = ['errors', 'webhook', 'ai'] as const

export function loadLogs(raw: Sqlite.Database, random: Random, count: number): void {
  const insert = inserter(raw, 'logs', ['id', 'at', 'level', 'category', 'message', 'details'])
  const sums = new Map<string, LogSumsTable>()
  const counts = new Map<string, [string, string, number]>()
  for (let number = 1; number <= count; number++) {
    const { at, level, category, message, details } = logLine(random, number, count)
    insert(number, at, level, category, message, details ? JSON.stringify(details) : null)
    for (const added of sumsOf([{ at, level, category, details }])) {
      const of = `${added.span} ${added.start}`
      const sum = sums.get(of)
      if (sum) for (const figure of figures) sum[figure] += added[figure]
      else sums.set(of, added)
    }
    const key = `${category} ${level}`
    const inAll = counts.get(key)
    if (inAll) inAll[2] += 1
    else counts.set(key, [category, level, 1])
  }
  const bySpan = inserter(raw, 'log_sums', ['span', 'start', ...figures])
  for (const { span, start, ...sum } of sums.values()) {
    bySpan(span, start, ...figures.map((figure) => sum[figure]))
  }
  const byLevel = inserter(raw, 'log_counts', ['category', 'level', 'rows'])
  for (const row of counts.values()) byLevel(...row)
}
