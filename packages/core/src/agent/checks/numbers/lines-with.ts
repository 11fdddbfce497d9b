import { inEach } from '../../context/once.ts'
import { fold } from '../../context/text.ts'
import { digits, plain } from './known-numbers.ts'
import { withSmallNumbers } from './number-words.ts'

/** A longer one is nothing that a shop counts, is called by or is paid to. */
const longestNumber = 40

/** What may be read of digits as they are written: "1,200" has a 1, a 200 and a 1200. */
function readingsOf(written: string): readonly string[] {
  const parts = written.split(/\D/)
  return parts.flatMap((_, from) => {
    const read: string[] = []
    let run = ''
    for (const part of parts.slice(from, from + longestNumber)) {
      run += part
      if (run.length > longestNumber) break
      read.push(plain(run))
    }
    return read
  })
}

/** A text as its numbers are read. */
export function normal(text: string): string {
  return fold(text.replaceAll(/[*_~`]|\u20E3|\uFE0F/g, ''))
}

/** Read as they are: no digit of theirs is written otherwise, or comes together with another one. */
const plainText = /^[^*_~`\u0080-\uFFFF]*$/
const timeOfDay = /\d:\d\d/

interface Figures {
  readonly text: string
  /** All that its digits may be read as. */
  readonly numbers: readonly string[]
  readonly hasTime: boolean
}

/** None of a text without a number, in digits or in words. */
export function figuresOf(text: string): readonly Figures[] {
  const read = withSmallNumbers(plainText.test(text) ? text.toLowerCase() : normal(text))
  const found = read.match(digits)
  if (!found) return []
  return [{ text, numbers: found.flatMap(readingsOf), hasTime: timeOfDay.test(read) }]
}

export const figuresInEach = inEach(figuresOf)
export const figuresInNames = inEach(figuresOf)

/**
 * The texts that may hold one of these numbers: of a long catalogue they are few. A time of day counts, too, for
 * hours are told by either clock.
 */
export function textsWith(figures: readonly Figures[], numbers: readonly string[]): string[] {
  const sought = new Set(numbers)
  return figures
    .filter((one) => one.hasTime || one.numbers.some((number) => sought.has(number)))
    .map(({ text }) => text)
}
