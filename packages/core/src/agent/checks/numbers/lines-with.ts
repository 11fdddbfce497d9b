import { inEach } from '../../context/once.ts'
import { fold } from '../../context/text.ts'
import { digits } from './known-numbers.ts'

/** A whole number, as it may be written with marks between its digits: 1200, 1,200, 01200. */
const written = (number: string) =>
  String.raw`(?<!\d)0*${Array.from(number).join("[.,:/'’]?")}(?!\d)`

/**
 * Whether one of these numbers may be in a line: of a long catalogue they are few. A time of day counts, too,
 * for hours are told by either clock.
 */
export function holdsOneOf(numbers: readonly string[]): (line: string) => boolean {
  const sought = [...new Set(numbers)].filter((number) => number !== '')
  const any = new RegExp([...sought.map(written), String.raw`\d:\d\d`].join('|'))
  return (line) => any.test(line)
}

/** A text as its numbers are read. */
export function normal(text: string): string {
  return fold(text.replaceAll(/[*_~`]|\u20E3|\uFE0F/g, ''))
}

/** Read as they are: no digit of theirs is written otherwise, or comes together with another one. */
const plainText = /^[^*_~`\u0080-\uFFFF]*$/
const withNumber = /\p{N}/u

interface Figures {
  readonly text: string
  /** Its digits, which are far less than the text. */
  readonly figures: string
}

/** None of a text without a number, which is not even read. */
export function figuresOf(text: string): readonly Figures[] {
  const read = plainText.test(text) ? text : withNumber.test(text) ? normal(text) : ''
  const found = read.match(digits)
  return found ? [{ text, figures: found.join(' ') }] : []
}

export const figuresInEach = inEach(figuresOf)
export const figuresInNames = inEach(figuresOf)

/** The texts that may hold one of these numbers once they are read. */
export function textsWith(figures: readonly Figures[], numbers: readonly string[]): string[] {
  const holds = holdsOneOf(numbers)
  return figures.filter((one) => holds(one.figures)).map(({ text }) => text)
}
