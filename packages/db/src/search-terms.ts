import { looksLikePhone, normalise, phone9, wordsOf } from './normalise.ts'

const mostWords = 8
const trigram = 3

/** What a search box asks of the name indexes: parts of words, and beginnings of short ones. */
export interface NameTerms {
  /** An FTS5 expression on the trigram index; null when every word is shorter than three. */
  parts: string | null
  /** An FTS5 expression on the index of first letters; null when no word is that short. */
  beginnings: string | null
}

export function nameTerms(query: string): NameTerms | null {
  const words = looksLikePhone(query)
    ? [phone9(query) ?? '']
    : normalise(query).split(/\s+/).slice(0, mostWords)
  const long = words.filter((word) => codePoints(word) >= trigram)
  const short = words.flatMap((word) => (codePoints(word) < trigram ? wordsOf(word) : []))
  if (long.length === 0 && short.length === 0) return null
  return { parts: all(long), beginnings: all(short) }
}

/** One index entry: the whole text for the trigrams, and the first letters of its words. */
export function nameEntry(parts: readonly (string | null)[]): { text: string; short: string } {
  const text = normalise(parts.filter((part) => part !== null && part !== '').join(' '))
  const beginnings = new Set<string>()
  for (const word of wordsOf(text)) {
    const [first = '', second] = word
    beginnings.add(first)
    if (second !== undefined) beginnings.add(first + second)
  }
  return { text, short: [...beginnings].join(' ') }
}

/** Words of messages: every one must be there, the last may still be being typed. */
export function messageTerms(query: string): string | null {
  const words = wordsOf(query).slice(0, mostWords)
  const last = words.pop()
  if (last === undefined) return null
  return [...words.map(quoted), `${quoted(last)}*`].join(' AND ')
}

/** The same question as `messageTerms` asks the index, asked of one text. */
export function saysAll(query: string): (text: string) => boolean {
  const words = wordsOf(query).slice(0, mostWords)
  const last = words.pop()
  if (last === undefined) return () => false
  return (text) => {
    const said = wordsOf(text)
    return words.every((word) => said.includes(word)) && said.some((word) => word.startsWith(last))
  }
}

function all(words: string[]): string | null {
  return words.length === 0 ? null : words.map(quoted).join(' AND ')
}

function quoted(word: string): string {
  return `"${word.replaceAll('"', '""')}"`
}

function codePoints(text: string): number {
  return [...text].length
}
