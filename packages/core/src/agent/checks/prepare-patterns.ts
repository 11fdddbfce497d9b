import { findAmounts } from '../context/amounts.ts'
import { asksForHuman } from '../decision/wishes/human-wishes.ts'
import { withoutDenials } from './commitments/denials/denials.ts'
import { termIn } from './commitments/stated-terms.ts'
import { findTerms, timeUnit } from './numbers/time-units.ts'
import { weekdaysIn } from './numbers/weekdays.ts'

/** Those that look at a text with the words of all languages. */
const looks: readonly ((text: string) => unknown)[] = [
  asksForHuman,
  timeUnit,
  findTerms,
  weekdaysIn,
  withoutDenials,
  termIn,
  (text) => findAmounts(text, 'USD'),
  (text) => findAmounts(text, 'GBP'),
]
/** V8 compiles a pattern when it is used, and better when it is used again. */
const times = 2

let next = 0

/**
 * Has the largest patterns of the checks compiled, with a pause after each: together they take some hundred
 * milliseconds, once, and others are served meanwhile.
 */
export async function preparePatterns(pause: () => Promise<unknown>): Promise<void> {
  while (next < looks.length * times) {
    looks[Math.floor(next / times)]?.('2 a')
    next += 1
    await pause()
  }
}
