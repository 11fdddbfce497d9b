import { latinDigits } from '../../domain/digits.ts'
import { once } from './once.ts'

/** Small capitals, of which no normal form makes letters. */
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ'
const theirLetters = 'abcdefghijklmnopqrstuvwyz'
const anySmall = new RegExp(`[${smallCapitals}]`, 'gu')
/** What strikes letters out or encircles them. */
const overlays = /[\u0334-\u0338\u20D0-\u20FF]/gu

const plainText = /^[\x20-\x7E\n]*$/

/**
 * One form for texts that look the same: compatibility forms, invisible characters, digits of any
 * script and letter case no longer make a difference.
 */
export function fold(text: string): string {
  // Most of a long catalogue: nothing else below would change it.
  if (plainText.test(text)) return text.toLowerCase().replaceAll('`', "'").replaceAll(/ {2,}/g, ' ')
  return (
    latinDigits(
      text
        .normalize('NFKC')
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(overlays, ''),
    )
      .replaceAll(anySmall, (letter) => theirLetters[smallCapitals.indexOf(letter)] ?? letter)
      .toLowerCase()
      // Turkish İ
      .replaceAll('i\u0307', 'i')
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
      .replaceAll(/[\u064B-\u065F\u0670\u0640]/g, '')
      .replaceAll(/[’‘`]/g, "'")
      // A single plain space stays as it is: most are, and looking at each costs most of the time.
      .replaceAll(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
  )
}

/** Of any kind, also one that is a digit only once it is folded: without any there is no amount. */
export const hasDigit = (text: string) => /\p{Nd}/u.test(text.normalize('NFKC'))

const words = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu

/** The words and emoji of a text, folded. */
export function tokens(text: string): string[] {
  return fold(text).match(words) ?? []
}

/** Sentences and lines; a point between digits ends none. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[!?؟।;])|(?<=(?<!\d)\.|\.(?=\s|$))|\n/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Smaller pieces: a comma too ends one, except inside a number. */
export function clauses(text: string): string[] {
  return sentences(text)
    .flatMap((part) => part.split(/(?<!\d)[,،]|[,،](?!\d)/u))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** At most so many of its first characters; half an emoji is none, and nothing that anybody takes. */
export function beginningOf(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

/** One line of at most so many characters, for values that are shown inside a text. */
export function oneLine(text: string, most = 300): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length <= most ? line : `${beginningOf(line, most - 1).trimEnd()}…`
}

/** A short piece of a text for a message about it. */
export function excerpt(text: string): string {
  return JSON.stringify(oneLine(text, 40))
}

/** Words that stand whole in a folded text: what only begins or ends like one of them is another word. */
export interface WholeWords {
  test(folded: string): boolean
  /** Where each of them begins, and which it is. */
  all(folded: string): readonly { readonly at: number; readonly word: string }[]
  replaceIn(folded: string, by: (found: string, at: number) => string): string
  /** What stands between them. */
  split(folded: string): readonly string[]
}

/**
 * V8 needs a hundred times as long for a pattern that knows all letters as for one without, and most texts hold
 * no word of most lists. So each is made when a text holds what looks like it.
 */
export function wholeWords(source: string): WholeWords {
  const words = source.normalize('NFKC')
  const looksAlike = new RegExp(inAnyLetters(words), 'u')
  const pattern = once(
    () => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'gu'),
  )
  return {
    test: (folded) => looksAlike.test(folded) && folded.search(pattern()) !== -1,
    all: (folded) =>
      looksAlike.test(folded)
        ? [...folded.matchAll(pattern())].map(({ 0: word, index: at }) => ({ at, word }))
        : [],
    replaceIn: (folded, by) =>
      looksAlike.test(folded)
        ? folded.replaceAll(pattern(), (found, ...more) =>
            by(found, more.find((one) => typeof one === 'number') ?? 0),
          )
        : folded,
    split: (folded) => (looksAlike.test(folded) ? folded.split(pattern()) : [folded]),
  }
}

/** What a pattern finds is found by this, too: any sign is taken where it takes any letter. */
const inAnyLetters = (source: string) =>
  /\(\?<?!(?:[^()]|\([^()]*\))*\\p/.test(source)
    ? source
    : source.replaceAll(/\[\\p\{L\}(?:\\p\{M\})?\](?=[*+{])|\\p\{L\}(?=[*+{])/g, '[^ ]')
