import { ownLanguages } from '../../../../domain/entities.ts'
import { type WholeWords, wholeWords } from '../../../context/text.ts'
import { denialWords } from './by-language.ts'
import { refusals } from './refusals.ts'
import type { DenialWords } from './words.ts'

/** So many words may stand between what is refused and its "not". */
const mostBetween = 5

function spanOf({ not, thing, between, order, whole: others }: DenialWords, back: string): string {
  const gap = `(?: (?:${between})){0,${mostBetween}} `
  const before = `(?:${not})${gap}(?:${thing})`
  const behind = `(?:${thing})${gap}(?:${not})`
  const spans = order === 'either' ? [before, behind] : [order === 'before' ? before : behind]
  return [...spans, others, back].join('|')
}

const patterns = ownLanguages.flatMap((language) => {
  const words = denialWords[language]
  const { back, gone, aside, pressing } = refusals[language]
  const refused = {
    says: wholeWords(`${words.thing}|${words.whole}|${back}`),
    span: wholeWords(spanOf(words, back)),
    beside: wholeWords(`${words.not}|${words.unless}`),
    within: wholeWords(words.unless),
  }
  return [
    refused,
    { says: null, span: wholeWords(gone), beside: wholeWords(pressing), within: null },
    { says: null, span: wholeWords(aside), beside: null, within: null },
  ]
})
const anyDenial = wholeWords(
  ownLanguages
    .flatMap((language) => [
      denialWords[language].not,
      denialWords[language].whole,
      refusals[language].back,
      refusals[language].gone,
      refusals[language].aside,
    ])
    .join('|'),
)

/** Each of them, for whoever has them compiled. */
export const denialPatterns: readonly WholeWords[] = [
  anyDenial,
  ...patterns.flatMap(({ says, span, beside, within }) =>
    [says, span, beside, within].filter((one) => one !== null),
  ),
]

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
 * A folded text without what it refuses: "we give no discount", "no payment has reached us yet", "it is sold
 * out". What is refused binds nobody; what is said beside it is judged as if it stood alone. Where it is refused
 * twice, or only in part, it stays.
 */
export function withoutDenials(folded: string): string {
  if (!anyDenial.test(folded)) return folded
  return patterns.reduce(
    (text, { says, span, beside, within }) =>
      says?.test(text) !== false
        ? span.replaceIn(text, (found, at) => {
            const rest = around(text, at, at + found.length)
            return beside?.test(rest) === true || within?.test(found) === true ? found : ' '
          })
        : text,
    folded,
  )
}
