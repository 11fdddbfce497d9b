import { findAmounts, isMoneyWord } from '../../context/amounts.ts'
import { fold, sentences, tokens } from '../../context/text.ts'
import { findTerms, timeUnit, withoutTerms } from './time-units.ts'

export const digits = /\d+(?:[.,:/'’]\d+)*/g
export const plain = (written: string) => written.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')

export const numbersIn = (written: readonly string[]) =>
  written.flatMap((one) => [plain(one), ...one.split(/\D/).map(plain)])

export const termOf = (number: string, unit: string) => `${plain(number)} ${unit}`

/** A number to call, which begins as one or is too long for anything else. */
const phone = /(?:\+|(?<!\d)0)\d[\d ().-]{6,}\d|(?<!\d)\d{10,}/g
const clock = /(?<![\d:])([01]?\d|2[0-4]):[0-5]\d(?![\d:])/g
/** Letters and digits in one: A12, PAL-000123. */
const code =
  /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:\d|-\d(?=\d\d))[\p{L}\p{M}\d]*(?:-\d+)*(?![\p{L}\p{N}])/gu
const longCode = 5

export interface KnownNumbers {
  /** May be said by themselves. */
  readonly values: ReadonlySet<string>
  /** "2 day": a quantity in the cart is no number of days, and a number of days no quantity. */
  readonly terms: ReadonlySet<string>
  readonly spans: ReadonlySet<string>
  readonly ranges: ReadonlySet<string>
  /** Full hours of the shop; those of the afternoon as either clock tells them. */
  readonly hours: ReadonlySet<string>
  readonly codes: ReadonlySet<string>
}

/** What the numbers of a text of the shop are of: only as that they may be said again. */
export function knownNumbers(known: string): KnownNumbers {
  const found = findTerms(known)
  const codes = known.match(code) ?? []
  const hours = Array.from(known.matchAll(clock), ([, hour = '']) => Number(hour))
  const times = known.match(clock) ?? []
  const rest = withoutTerms(known)
    .replaceAll(clock, ' ')
    .replaceAll(phone, ' ')
    .replaceAll(code, ' ')
  return {
    values: new Set([
      ...numbersIn(withoutAmounts(rest).match(digits) ?? []),
      ...times.map(plain),
      ...hours.map(String),
    ]),
    terms: new Set(found.flatMap((one) => one.numbers.map((number) => termOf(number, one.unit)))),
    spans: new Set(found.flatMap((one) => one.numbers.map(plain))),
    ranges: new Set(found.map((one) => one.numbers.map(plain).join('-'))),
    hours: new Set(hours.flatMap((hour) => [hour, ...(hour > 12 ? [hour - 12] : [])]).map(String)),
    codes: new Set([...codes, ...codes.flatMap((one) => longRuns(one))]),
  }
}

/** What several texts hold, with the numbers that are known besides. */
export function allKnown(known: readonly KnownNumbers[], numbers: readonly string[]): KnownNumbers {
  const all = (part: keyof KnownNumbers, more: readonly string[] = []) => {
    const found = new Set(more)
    for (const one of known) for (const number of one[part]) found.add(number)
    return found
  }
  return {
    values: all('values', numbers),
    terms: all('terms'),
    spans: all('spans'),
    ranges: all('ranges'),
    hours: all('hours'),
    codes: all('codes'),
  }
}

const longRuns = (written: string) =>
  (written.match(/\d+/g) ?? []).filter((run) => run.length >= longCode)

/**
 * An amount of money is of what it was said of; whether it may be said again is looked at by itself.
 * Only sentences with digits are left: the others hold nothing that is asked for.
 */
function withoutAmounts(text: string): string {
  return sentences(text)
    .filter((sentence) => /\d/.test(sentence))
    .map((sentence) =>
      findAmounts(sentence, '').reduce(
        (rest, { text: amount }) => rest.replace(amount, ' '),
        sentence,
      ),
    )
    .join('\n')
}

const anyCode = /(?<![\p{L}\p{N}])[\p{L}\d][\p{L}\p{M}\d-]*\d[\p{L}\p{M}\d]*/gu

export const withoutCodes = (text: string, { codes }: Pick<KnownNumbers, 'codes'>) =>
  text.replaceAll(anyCode, (one) => (codes.has(one) ? ' ' : one))

const range = /(?<!\d)(\d+) ?[-–] ?(\d+)(?!\d)/g

export const withoutRanges = (text: string, { ranges }: Pick<KnownNumbers, 'ranges'>) =>
  text.replaceAll(range, (written, from: string, to: string) =>
    ranges.has(`${plain(from)}-${plain(to)}`) ? ' ' : written,
  )

/** The numbers that may stand in this sentence: a term's beside a time, hours beside each other. */
export function allowedIn(sentence: string, known: KnownNumbers): ReadonlySet<string> {
  const more: string[] = []
  const written = (sentence.match(/\d+/g) ?? []).map(plain)
  if (written.filter((one) => known.hours.has(one)).length > 1) more.push(...known.hours)
  if (tokens(sentence).some((word) => timeUnit(word) !== null)) more.push(...known.spans)
  return more.length === 0 ? known.values : new Set([...known.values, ...more])
}

const near = 2

/** The words beside each place of every number. */
function besides(words: readonly string[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>()
  words.forEach((word, at) => {
    if (!/^\d+$/.test(word)) return
    const places = found.get(word) ?? []
    places.push(words.slice(Math.max(0, at - near), at + near + 1).filter(isWord))
    found.set(word, places)
  })
  return found
}
/** Beside a word of prices it is one, whatever an address is called. */
const isWord = (word: string) => /^\D{2,}$/u.test(word) && !isMoneyWord(word)

/** Whether a number stands beside a word that it stands beside in one of the customer's own texts. */
export function isOwn(value: string, beside: readonly string[], own: readonly string[]): boolean {
  return own.some((text) => {
    const wanted = besides(tokens(text)).get(value)?.flat() ?? []
    return beside.some((word) => wanted.includes(word))
  })
}

/**
 * The numbers of a customer's own name or address may stand there as in it: two or more in their
 * order, or one beside a word that is beside it there. Alone it could be the price that they ask for.
 */
export function withoutOwn(sentence: string, own: readonly string[]): string {
  if (own.length === 0) return sentence
  const beside = besides(tokens(sentence))
  const written = sentence.match(/\d+/g) ?? []
  const theirs = new Set(own.flatMap((text) => inOrder(written, tokens(text))))
  const seen = new Map<string, number>()
  let at = -1
  return sentence.replaceAll(/\d+/g, (number) => {
    at += 1
    const nth = seen.get(number) ?? 0
    seen.set(number, nth + 1)
    return theirs.has(at) || isOwn(number, beside.get(number)?.[nth] ?? [], own) ? ' ' : number
  })
}

/** The numbers of a sentence that stand there as in one of the customer's own texts, two or more in their order. */
export function ownIn(sentence: string, own: readonly string[]): ReadonlySet<string> {
  const written = sentence.match(/\d+/g) ?? []
  const theirs = own.flatMap((text) => inOrder(written, tokens(text)))
  return new Set(theirs.map((at) => written[at] ?? ''))
}

/** Where two or more of these numbers follow each other as they do in the others. */
function inOrder(written: readonly string[], others: readonly string[]): readonly number[] {
  const found: number[] = []
  let run: number[] = []
  let from = 0
  const end = () => {
    if (run.length > 1) found.push(...run)
    run = []
    from = 0
  }
  written.forEach((number, at) => {
    let place = others.indexOf(number, from)
    if (place === -1) {
      end()
      place = others.indexOf(number)
    }
    if (place === -1) return
    run.push(at)
    from = place + 1
  })
  end()
  return found
}

/** Digits of other kinds than the decimal ones of a script: ❺, ↁ. */
export const oddDigits = (text: string) => fold(text).match(/[\p{Nl}\p{No}]/gu) ?? []
