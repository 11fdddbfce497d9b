import { begunPhone, looksLikePhone, normalise, phone9, wordsOf } from './normalise.ts'

const mostWords = 8
const trigram = 3

/** What a search box asks of the name indexes: parts of words, and beginnings of short ones. */
export interface NameTerms {
  /** An FTS5 expression on the trigram index; null when every word is shorter than three. */
  parts: string | null
  /** An FTS5 expression on the index of first letters; null when no word is that short. */
  beginnings: string | null
}

/** The words of a search: parts of words, and beginnings where they are shorter than three letters. */
export interface NameWords {
  long: string[]
  short: string[]
}

export function nameWords(query: string): NameWords | null {
  const begun = begunPhone(query)
  const phone = begun ?? (looksLikePhone(query) ? (phone9(query) ?? '') : null)
  const words = phone === null ? normalise(query).split(/\s+/).slice(0, mostWords) : [phone]
  const long = words.filter((word) => codePoints(word) >= trigram)
  const short = words.flatMap((word) => (codePoints(word) < trigram ? wordsOf(word) : []))
  return long.length === 0 && short.length === 0 ? null : { long, short }
}

export function nameTerms(query: string): NameTerms | null {
  const words = nameWords(query)
  return words && { parts: all(words.long), beginnings: all(words.short) }
}

/**
 * Pieces of the words, by word, as FTS5 expressions on the index of orders: every order that holds the
 * words has all of them, and few others have. Trigrams that others overlap are left out.
 */
export function orderPieces({ long, short }: NameWords): string[][] {
  const parts = long.map((word) => {
    const letters = [...word]
    const last = letters.length - trigram
    const step = last < 5 && /^\d+$/.test(word) ? 1 : trigram
    const starts = Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step)
    return [...starts, last].map((start) => letters.slice(start, start + trigram).join(''))
  })
  const beginnings = short.map((word) => [word.padStart(word.length + trigram - codePoints(word))])
  return [...parts, ...beginnings].map((pieces) => [...new Set(pieces)].map(quoted))
}

/**
 * What the trigrams of orders are taken from. Two spaces before each word make trigrams of its first
 * letter and of its first two as well, so that short words narrow a search as long ones do.
 */
export function orderText(parts: readonly (string | null)[]): string {
  const text = nameText(parts)
  const runs = text.split(/\s+/).filter((run) => run !== '')
  const begun = new Set(runs.map(beginning))
  // A word behind a bracket or a hyphen begins as well.
  const others = new Set(wordsOf(text).map(beginning))
  return ['', ...runs, ...[...others].filter((other) => !begun.has(other))].join('  ')
}

function beginning(word: string): string {
  const [first = '', second = ''] = word
  return first + second
}

/** Whether an index entry of these parts would be found by the words. */
export function namesAll({ long, short }: NameWords, parts: readonly (string | null)[]): boolean {
  const text = nameText(parts)
  if (!long.every((word) => text.includes(word))) return false
  if (short.length === 0) return true
  const there = wordsOf(text)
  return short.every((word) => there.some((whole) => whole.startsWith(word)))
}

/** Whether a text holds one of the words at least. */
export function namesAny({ long, short }: NameWords, text: string): boolean {
  const each = [
    ...long.map((word) => ({ long: [word], short: [] })),
    ...short.map((word) => ({ long: [], short: [word] })),
  ]
  return each.some((word) => namesAll(word, [text]))
}

/** One index entry: the whole text for the trigrams, and the first letters of its words. */
export function nameEntry(parts: readonly (string | null)[]): { text: string; short: string } {
  const text = nameText(parts)
  const beginnings = new Set<string>()
  for (const word of wordsOf(text)) beginnings.add([...word][0] ?? '').add(beginning(word))
  return { text, short: [...beginnings].join(' ') }
}

function nameText(parts: readonly (string | null)[]): string {
  return normalise(parts.filter((part) => part !== null && part !== '').join(' '))
}

/**
 * What the index of messages is given. It takes signs that it does not know, such as younger emoji,
 * for letters, so the words are cut before.
 */
export function messageText(text: string): string {
  return wordsOf(text).join(' ')
}

/** Words of messages: every one must be there, the last may still be being typed. */
export function messageTerms(query: string): string | null {
  const words = messageWords(query)
  return words && [...words.whole.map(quoted), `${quoted(words.begun)}*`].join(' AND ')
}

/** So many first letters of a word the index of messages keeps; other beginnings it gathers again. */
const keptBeginnings = [5, 3]

export interface RoughTerms {
  terms: string
  /** Whether all that they give hold the words. */
  exact: boolean
  /** Whether the beginning is only shortened: where few have the whole of it, it is soon gathered. */
  shortened: boolean
}

/**
 * An FTS5 expression that can be read step by step: a beginning that the index does not keep is
 * shortened to one that it does, or left out. Null where nothing remains.
 */
export function roughMessageTerms(query: string): RoughTerms | null {
  const words = messageWords(query)
  if (!words) return null
  const letters = [...words.begun]
  const kept = keptBeginnings.find((length) => length <= letters.length)
  const parts = words.whole.map(quoted)
  if (kept !== undefined) parts.push(`${quoted(letters.slice(0, kept).join(''))}*`)
  if (parts.length === 0) return null
  const exact = kept === letters.length
  return { terms: parts.join(' AND '), exact, shortened: kept !== undefined && !exact }
}

/** The same question as `messageTerms` asks the index, asked of one text. */
export function saysAll(query: string): (text: string) => boolean {
  const words = messageWords(query)
  if (!words) return () => false
  const { whole, begun } = words
  const all = [...whole, begun]
  return (text) => {
    const folded = normalise(text)
    // Most texts are done with here: cutting them into words takes the longest.
    if (!all.every((word) => folded.includes(word))) return false
    const said = wordsOf(folded)
    return whole.every((word) => said.includes(word)) && said.some((word) => word.startsWith(begun))
  }
}

function messageWords(query: string): { whole: string[]; begun: string } | null {
  const whole = wordsOf(query).slice(0, mostWords)
  const begun = whole.pop()
  return begun === undefined ? null : { whole, begun }
}

/** An FTS5 expression that asks for every one; null for none. */
function all(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map(quoted).join(' AND ')
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}

function codePoints(text: string): number {
  return [...text].length
}
