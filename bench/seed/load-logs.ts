import type { LogCategory, LogLevel } from '@pal/core/domain/entities'
import { entry, type LogText, storedText } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import type { LogSumsTable } from '@pal/db/logs/log-schema'
import { sumsOf } from '@pal/db/logs/log-sums'
import type { LogLine } from '@pal/db/logs/logs'
import { orderNumber } from '@pal/db/orders/order-number'
import type Sqlite from 'better-sqlite3'

import { inserter } from './bulk.ts'
import { pageName } from './load-conversations.ts'
import type { Random } from './random.ts'
import { kinds, storyEnd } from './story.ts'

const kept = 60 * 24 * 3_600_000

const slow = because('graph_too_slow', { next: because('next_automatic') })

interface Kind {
  readonly category: LogCategory
  readonly level: LogLevel
  readonly often: number
  readonly said: (number: number) => LogText
}

/** What a program that runs writes, with what fills it. */
const lines: readonly Kind[] = [
  {
    category: 'facebook',
    level: 'info',
    often: 40,
    said: (number) => entry('messages_fetched', { count: 1 + (number % 4) }),
  },
  { category: 'webhook', level: 'info', often: 25, said: () => entry('webhook_verified') },
  { category: 'ai', level: 'info', often: 20, said: () => entry('agent_answered') },
  {
    category: 'ai',
    level: 'info',
    often: 8,
    said: (number) => entry('agent_took_order', { order: orderNumber(number) }),
  },
  {
    category: 'facebook',
    level: 'warn',
    often: 3,
    said: () => because('on_page', { page: pageName(1), reason: slow }),
  },
  {
    category: 'ai',
    level: 'warn',
    often: 2,
    said: () => entry('human_needed', { reason: because('wants_human') }),
  },
  { category: 'ai', level: 'error', often: 1, said: () => because('ai_timeout') },
  {
    category: 'facebook',
    level: 'error',
    often: 1,
    said: () => entry('message_not_sent', { reason: because('window_closed') }),
  },
]
const often = lines.reduce((sum, line) => sum + line.often, 0)

/** The line of a number, from 1 to `count`: spread evenly over the last 60 days. */
export function logLine(random: Random, number: number, count: number): LogLine {
  let which = random.at(kinds.log, number).below(often)
  const line = lines.find((kind) => (which -= kind.often) < 0)
  if (!line) throw new Error('There is no such log line')
  const { category, level } = line
  const at = storyEnd - kept + Math.floor((number / (count + 1)) * kept)
  const details = {
    conversationId: 1 + random.below(100_000),
    ms: random.below(2000),
    ...(category === 'ai' && { calls: 1 + (number % 3) }),
  }
  const said = line.said(number)
  return { at, category, level, said, details: random.next() < 0.5 ? details : null }
}

const figures = ['errors', 'webhook', 'ai'] as const

export function loadLogs(raw: Sqlite.Database, random: Random, count: number): void {
  const columns = ['id', 'at', 'level', 'category', 'code', 'params', 'message', 'details'] as const
  const insert = inserter(raw, 'logs', columns)
  const sums = new Map<string, LogSumsTable>()
  const counts = new Map<string, [string, string, number]>()
  for (let number = 1; number <= count; number++) {
    const { at, level, category, said, details } = logLine(random, number, count)
    const { code, params, message } = storedText(said)
    insert(
      number,
      at,
      level,
      category,
      code,
      params,
      message,
      details ? JSON.stringify(details) : null,
    )
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
