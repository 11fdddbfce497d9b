import type { ConversationStage } from './entities.ts'
import { numberFormat, timeFormat } from './intl.ts'

/** What a period's figures say by themselves; each is found by a rule, none by a model. */
export const insightCodes = [
  'stage_lost',
  'asked_out_of_stock',
  'ordered_out_of_stock',
  'slow_hour',
  'campaign_fell',
  'needed_human',
  'too_little_data',
] as const
export type InsightCode = (typeof insightCodes)[number]

/** Below these numbers a figure is chance, and nothing is said. */
export const insightLeast = {
  conversations: 20,
  lost: 10,
  ordered: 3,
  campaign: 20,
  replies: 20,
  answers: 30,
  answersOfHour: 5,
} as const
/** From here on something is unusual. */
export const insightNotable = { fall: 0.2, corrected: 0.1, slower: 1.5, slowSeconds: 60 } as const

export type InsightParams = Readonly<Record<string, string | number>>

/** All that the sentences name; each insight has some of them. */
const named = [
  'stage',
  'product',
  'campaign',
  'hour',
  'count',
  'share',
  'rate',
  'before',
  'seconds',
  'average',
] as const
export type InsightWords = Readonly<Record<(typeof named)[number], string | number>>

interface Words {
  readonly locale: string
  readonly stage: (stage: ConversationStage) => string
}

const shares: ReadonlySet<string> = new Set(['share', 'rate', 'before'])
const durations: ReadonlySet<string> = new Set(['seconds', 'average'])

/** The params as a sentence holds them: shares in percent, durations in words, stages by their names. */
export function insightWords(params: InsightParams, { locale, stage }: Words): InsightWords {
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const word = (name: string, value: string | number) => {
    if (name === 'stage' && value !== '') return stage(value as ConversationStage)
    if (name === 'hour' && typeof value === 'string') return clockText(value, locale)
    if (typeof value === 'string') return value
    if (shares.has(name)) return percent.format(value)
    return durations.has(name) ? durationText(value, locale) : value
  }
  return Object.fromEntries(
    named.map((name) => [name, word(name, params[name] ?? '')]),
  ) as InsightWords
}

/** The numbers that the rules of all insights name. */
export function ruleWords(locale: string) {
  const { fall, corrected, slower, slowSeconds } = insightNotable
  const percent = numberFormat(locale, { style: 'percent' })
  return {
    ...insightLeast,
    fall: percent.format(fall),
    corrected: percent.format(corrected),
    slower: numberFormat(locale).format(slower),
    slow: durationText(slowSeconds, locale),
  }
}

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** 21:00 as the locale tells it. */
function clockText(clock: string, locale: string): string {
  const at = Date.parse(`1970-01-01T${clock}:00Z`)
  if (Number.isNaN(at)) return clock
  return timeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(at)
}

/** In the two largest units that say something: 4 min 10 sec. */
export function durationText(seconds: number, locale: string): string {
  let left = Math.round(seconds)
  const parts: string[] = []
  for (const [unit, size] of units) {
    const count = Math.floor(left / size)
    left -= count * size
    if (count === 0 && !(unit === 'second' && parts.length === 0)) continue
    if (parts.length === 2) break
    const format = { style: 'unit', unit, unitDisplay: 'short' } as const
    parts.push(numberFormat(locale, format).format(count))
  }
  return parts.join(' ')
}
