import { ownLanguages } from '../../../../domain/entities.ts'
import { denialWords } from './by-language.ts'
import type { DenialWords } from './words.ts'

const word = String.raw`[\p{L}\p{M}]`
const whole = (source: string, flags = 'u') =>
  new RegExp(`(?<!${word})(?:${source})(?!${word})`.normalize('NFKC'), flags)

/** So many words may stand between what is refused and its "not". */
const mostBetween = 5

function spanOf({ not, thing, between, order, whole: others }: DenialWords): string {
  const gap = `(?: (?:${between})){0,${mostBetween}} `
  const before = `(?:${not})${gap}(?:${thing})`
  const behind = `(?:${thing})${gap}(?:${not})`
  const spans = order === 'either' ? [before, behind] : [order === 'before' ? before : behind]
  return [...spans, others].join('|')
}

const patterns = ownLanguages.map((language) => {
  const words = denialWords[language]
  return {
    says: whole(`${words.thing}|${words.whole}`),
    span: whole(spanOf(words), 'gu'),
    not: whole(words.not),
    unless: whole(words.unless),
  }
})
const anyDenial = whole(
  ownLanguages
    .flatMap((language) => [denialWords[language].not, denialWords[language].whole])
    .join('|'),
)

const ends = /[,،.!?؟।;\n–—]/u

/** What else a clause says around a part of it. */
function around(text: string, from: number, to: number): string {
  const before = text.slice(0, from)
  const begins = Array.from(before).toReversed().join('').search(ends)
  const after = text.slice(to)
  const finishes = after.search(ends)
  return `${begins === -1 ? before : before.slice(before.length - begins)} | ${finishes === -1 ? after : after.slice(0, finishes)}`
}

/**
 * A folded text without what it refuses: "we give no discount", "no payment has reached us yet". What
 * is refused binds nobody; what is said beside it is judged as if it stood alone. Where it is refused
 * twice, or only in part, it stays.
 */
export function withoutDenials(folded: string): string {
  if (!anyDenial.test(folded)) return folded
  return patterns.reduce(
    (text, { says, span, not, unless }) =>
      says.test(text)
        ? text.replaceAll(span, (found, ...more) => {
            const at = more.find((one) => typeof one === 'number') ?? 0
            const rest = around(text, at, at + found.length)
            return not.test(rest) || unless.test(rest) || unless.test(found) ? found : ' '
          })
        : text,
    folded,
  )
}
