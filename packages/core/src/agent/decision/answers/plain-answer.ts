import { everyLabels } from '../../context/labels.ts'
import { romanised } from '../../context/language-of.ts'
import { fold, tokens } from '../../context/text.ts'
import { plainAnswers } from './plain-answers.ts'

export type PlainAnswer = 'yes' | 'no' | 'courtesy' | 'other'

type Phrase = readonly string[]

interface Lists {
  readonly yes: readonly Phrase[]
  readonly ownYes: readonly Phrase[]
  readonly filler: readonly Phrase[]
  readonly alone: ReadonlySet<string>
}

/** Whose words are answers. What laughs or hesitates in one language is a yes in another. */
export interface Spoken {
  /** The customer's languages: all their lists count. */
  readonly own: ReadonlySet<string>
  /** Others that the shop speaks: of them only what is a yes beside other words, too. */
  readonly also: ReadonlySet<string>
}

const phrases = (list: string): Phrase[] => list.split('|').map((phrase) => tokens(phrase))
const asKeys = (list: readonly Phrase[]) => new Set(list.map((phrase) => phrase.join(' ')))

const agreeing: readonly Phrase[] = [['👍'], ['✅'], ['👌'], ['✔']]
const pleasant: readonly Phrase[] = [...'😊🙂😀😃😄😁🤗🙏❤💕🌹🌸🤝💯🥰😍🎉'].map((one) => [one])

/** The titles of the buttons, as they come where Facebook tells only a message's text. */
const yesTitles = everyLabels.map(({ yesButton }) => tokens(yesButton))
const changeTitles = everyLabels.map(({ changeButton }) => tokens(changeButton))

const titles = asKeys(yesTitles)

const languages: readonly (readonly [string, Lists])[] = Object.entries(plainAnswers).map(
  ([language, answers]) => [
    language,
    {
      yes: [...phrases(answers.yes), ...agreeing],
      ownYes: answers.ownYes === undefined ? [] : phrases(answers.ownYes),
      filler: [...phrases(answers.courtesy), ...pleasant],
      alone: asKeys(phrases(answers.alone)),
    },
  ],
)

/** In any language: to ask once more loses nothing. */
const noes = asKeys([
  ...Object.values(plainAnswers).flatMap(({ no }) => phrases(no)),
  ...changeTitles,
])

/** Which list counts for somebody who writes in Latin letters; in another script each one does. */
const latinised = (language: string): string => romanised[language] ?? language

/** Which lists count for somebody of this language, in a shop that answers in those; English for all. */
export function spokenBy(language: string | null, shop: readonly string[]): Spoken {
  const known = language?.toLowerCase().replaceAll('_', '-') ?? ''
  const own = known in plainAnswers ? known : known.replace(/-.*/u, '')
  return { own: new Set(['en', latinised(own)]), also: new Set(shop.map(latinised)) }
}

/** Whether the words are phrases of the lists, one behind the other, with nothing between them. */
function made(
  words: readonly string[],
  { yes, filler }: Pick<Lists, 'yes' | 'filler'>,
): 'of a yes' | 'of courtesy' | null {
  // For each place that can be reached from the beginning: whether a yes is before it.
  const reached: (boolean | undefined)[] = [false]
  for (let at = 0; at < words.length; at += 1) {
    const before = reached[at]
    if (before === undefined) continue
    for (const [list, isYes] of [
      [yes, true],
      [filler, false],
    ] as const)
      for (const phrase of list)
        if (phrase.every((word, offset) => words[at + offset] === word)) {
          const end = at + phrase.length
          reached[end] = reached[end] === true || before || isYes
        }
  }
  const whole = reached[words.length]
  return whole === undefined ? null : whole ? 'of a yes' : 'of courtesy'
}

/** Letters, marks, digits and emoji are words; these are between them and mean nothing. */
const meaningless = /[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{P}\p{Cf}\s]/gu
const longest = 80

const isOneOverAgain = (words: readonly string[]) => words.length > 1 && new Set(words).size === 1

/** Other scripts are unmistakable. */
const latin = /\p{Script=Latin}/u

/**
 * What the whole of a message says to the summary of an order: only what is listed is a yes or a no.
 * A condition, a question or a remark beside it is `other`.
 */
export function plainAnswer(text: string, { own, also }: Spoken): PlainAnswer {
  if (text.length > longest || /[?？؟⁇⁈‽]/u.test(text)) return 'other'
  if (fold(text).replaceAll(meaningless, '') !== '') return 'other'
  const words = tokens(text)
  if (words.length === 0) return 'other'
  const key = words.join(' ')
  if (noes.has(key)) return 'no'
  if (titles.has(key)) return 'yes'
  const isLatin = latin.test(text)
  const counting = (those: (language: string) => boolean) =>
    languages.flatMap(([language, lists]) => (!isLatin || those(language) ? [lists] : []))
  const theirs = counting((language) => own.has(language))
  if (theirs.some(({ alone }) => alone.has(key))) return 'yes'
  // "Ji ji ji" laughs where "ji" says yes.
  const others = isOneOverAgain(words) ? [] : counting((language) => also.has(language))
  const found = [
    ...theirs.map(({ yes, ownYes, filler }) => made(words, { yes: [...yes, ...ownYes], filler })),
    ...others.map((lists) => made(words, lists)),
  ]
  if (found.includes('of a yes')) return 'yes'
  return found.includes('of courtesy') ? 'courtesy' : 'other'
}
