import { once } from '../../../context/once.ts'
import { weekdayNames } from '../../numbers/weekdays.ts'
import { goods } from './goods.ts'
import { matter } from './matter.ts'
import { service } from './service.ts'

/** Each meaning is a letter of its own, so that those of a text are one short string. */
const first = 0x4e_00
const letterOf = (nth: number) => String.fromCodePoint(first + nth)

const meanings = once(() => {
  const whole = new Map<string, string>()
  const beginnings = new Map<string, string>()
  let longest = 0
  const lists = [
    ...[matter, goods, service].flatMap((of) => Object.values(of)),
    ...weekdayNames().map((names) => names.map((name) => `${name}~`).join(' ')),
  ]
  lists.forEach((list, nth) => {
    for (const written of list.normalize('NFKC').toLowerCase().split(' ')) {
      const word = written.replace('~', '')
      const of = word === written ? whole : beginnings
      of.set(word, `${of.get(word) ?? ''}${letterOf(nth)}`)
      if (of === beginnings) longest = Math.max(longest, word.length)
    }
  })
  return { whole, beginnings, longest }
})

/** What a folded word means of what shops say of their goods and their service, in whatever language it is. */
export function meaningsOf(word: string): string {
  const { whole, beginnings, longest } = meanings()
  let found = whole.get(word) ?? ''
  for (let end = Math.min(longest, word.length); end > 1; end -= 1)
    found += beginnings.get(word.slice(0, end)) ?? ''
  return found
}

/** "In the first month", "where it is broken": without it more is said than the shop says. */
const limiting = once(
  () => new Set(['first', 'broken'].flatMap((word) => Array.from(meaningsOf(word)))),
)

/** Whether these words name each limit that those of the shop set. */
export function namesLimits(words: readonly string[], theirs: readonly string[]): boolean {
  const limits = theirs
    .flatMap((word) => Array.from(meaningsOf(word)))
    .filter((one) => limiting().has(one))
  if (limits.length === 0) return true
  const named = new Set(words.flatMap((word) => Array.from(meaningsOf(word))))
  return limits.every((one) => named.has(one))
}
