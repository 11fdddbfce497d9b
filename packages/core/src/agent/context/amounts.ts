import { toMinor } from '../../domain/money.ts'
import {
  afterWords,
  apart,
  bareSources,
  before,
  factor,
  factors,
  moneyWords,
  number,
  numberWords,
  percentWords,
  pricedInWords,
  rangeWords,
  signs,
} from './amount-words.ts'
import { once } from './once.ts'
import { fold, tokens } from './text.ts'

export interface FoundAmount {
  /** As it was in the text. */
  readonly text: string
  /** What it may mean, in minor units; empty where it is written in words. */
  readonly minor: readonly number[]
}

const numberAndRest = new RegExp(`^(${number})(.*)$`, 'u')
const timesByWord = factors.map(
  ([words, times]) => [new RegExp(`^(?:${words})$`, 'u'), times] as const,
)

/** Everything that the digits may mean: a point or comma parts thousands or decimals. */
function readings(written: string): number[] {
  const match = numberAndRest.exec(written.trim())
  if (!match) return []
  const [, digits = '', rest = ''] = match
  const word = rest.trim()
  const times = timesByWord.find(([words]) => words.test(word))?.[1] ?? 1
  const compact = digits.replaceAll(/[ ']/g, '')
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(compact)
  const found: number[] = []
  if (decimal) {
    const [, whole = '', fraction = ''] = decimal
    found.push(Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`))
  }
  if (!/[.,]/.test(compact) || /[.,]\d{3}$/.test(compact))
    found.push(Number(compact.replaceAll(/[.,]/g, '')))
  return found.map((value) => toMinor(value * times))
}

interface Patterns {
  readonly withCurrency: readonly RegExp[]
  readonly currencyWord: RegExp
}

function patternsFor(after: string): Patterns {
  return {
    withCurrency: [
      `(?:${before}) ?[:=]? ?${number}${factor}(?: ?(?:${rangeWords}) ?${number}${factor}${apart})?`,
      `(?<!\\d)(?:${number}${factor} ?(?:${rangeWords}) ?)?${number}${factor} ?-?(?:${signs}|(?:${after})${apart})`,
      `(?<!\\d)${number} ?/[-=](?!\\d)`,
    ].map((pattern) => new RegExp(pattern, 'gu')),
    currencyWord: new RegExp(`^(?:${after})$`, 'u'),
  }
}

const usual = patternsFor(afterWords)
/** A pound is a weight where nothing is sold in pounds. */
const inPounds = once(() => patternsFor(`${afterWords}|pounds?|pence`))
const bare = bareSources.map((pattern) => new RegExp(pattern, 'gu'))
const oneAmount = new RegExp(`${number}${factor}`, 'gu')

const moneyWord = new RegExp(`^(?:${moneyWords})$`, 'u')

/** Whether a folded word belongs to the price alone, and not to what is priced. */
export function isMoneyWord(word: string): boolean {
  return moneyWord.test(word)
}

/** Finds every amount of money that is written out, in any digit script or in words. */
export function findAmounts(text: string, currency: string): FoundAmount[] {
  const folded = fold(text)
  const { withCurrency, currencyWord } = currency === 'GBP' ? inPounds() : usual
  const found = new Map<number, FoundAmount>()
  const add = (at: number, written: string) => {
    for (const part of written.matchAll(oneAmount))
      found.set(at + part.index, { text: part[0], minor: readings(part[0]) })
  }
  for (const pattern of withCurrency)
    for (const match of folded.matchAll(pattern)) add(match.index, match[0])
  for (const pattern of bare)
    for (const { index, 0: whole, 1: amount = '' } of folded.matchAll(pattern))
      add(index + whole.lastIndexOf(amount), amount)
  for (const { index, 0: written } of folded.matchAll(pricedInWords))
    found.set(-1_000_000 - index, { text: written, minor: [] })
  const words = tokens(folded)
  words.forEach((word, at) => {
    const previous = words[at - 1]
    if (previous === undefined || !currencyWord.test(word)) return
    // "5 hundred taka" has its digits, and was found by them.
    if (numberWords.test(previous) && !/\d/.test(words[at - 2] ?? ''))
      found.set(-1 - at, { text: `${previous} ${word}`, minor: [] })
  })
  return [...found.values()]
}

export interface FoundPercent {
  readonly text: string
  /** Null where it is written in words. */
  readonly percent: number | null
}

const writtenPercent = new RegExp(
  `(?<!\\d)(\\d+(?:[.,]\\d+)?) ?(?:[%٪]|(?:${percentWords})[\\p{L}\\p{M}]*)|[%٪] ?(\\d+(?:[.,]\\d+)?)`,
  'gu',
)
const percentInWords = new RegExp(`(?<![\\p{L}\\p{M}])([\\p{L}\\p{M}]+) (?:${percentWords})`, 'gu')

export function findPercents(text: string): FoundPercent[] {
  const folded = fold(text)
  const found = [...folded.matchAll(writtenPercent)].map(
    ([written, behind, ahead]): FoundPercent => ({
      text: written,
      percent: Number((behind ?? ahead ?? '').replace(',', '.')),
    }),
  )
  for (const [written, word = ''] of folded.matchAll(percentInWords))
    if (numberWords.test(word)) found.push({ text: written, percent: null })
  return found
}
