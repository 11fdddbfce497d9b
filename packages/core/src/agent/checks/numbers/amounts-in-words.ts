import { afterWords } from '../../context/amount-words.ts'
import { fold, tokens } from '../../context/text.ts'
import { isFigure, latinLanguage, numberInWord, roundNumber } from './number-words.ts'

const word = String.raw`[\p{L}\p{M}]+`
/** Up to two words before one of money, and the two before those. */
const beforeMoney = new RegExp(
  String.raw`((?:${word}[ -]+){0,3})(${word})(?= (?:${afterWords})(?![\p{L}\p{M}]))`,
  'giu',
)
const glue = new Set('and und e en y et o ve dan और اور و ও ar aur'.split(' '))

const least = 10

/**
 * A text with its amounts in words written in figures, where they are a single number or so many
 * hundreds or thousands: what figures may say, words may, and nothing more.
 */
export function withFigures(text: string, language: () => string): string {
  if (!beforeMoney.test(text)) return text
  beforeMoney.lastIndex = 0
  const languages = new Set([language().toLowerCase(), latinLanguage(tokens(text)) ?? 'en'])
  const valueOf = (one: string) => numberInWord(fold(one), languages)
  return text.replaceAll(beforeMoney, (found, before: string, last: string) => {
    const words = before.split(/[ -]+/).filter((one) => one !== '')
    const times = valueOf(last)
    const previous = words.at(-1) ?? ''
    const count = valueOf(previous)
    const isRound = times === '100' || times === '1000'
    const isCounted = isRound && isFigure(count) && Number(count) < 100
    const others = isCounted ? words.slice(0, -1) : words
    // "Twenty three hundred": what stands before it is of it.
    const beside = others.at(-1) ?? ''
    if (valueOf(beside) !== null || glue.has(fold(beside))) return found
    const single = isFigure(times) ? Number(times) : roundNumber(fold(last), languages)
    if (single === null) return found
    const value = isCounted ? Number(count) * single : single
    if (value < least) return found
    const kept = isCounted ? before.slice(0, before.lastIndexOf(previous)) : before
    return `${kept}${value}`
  })
}
