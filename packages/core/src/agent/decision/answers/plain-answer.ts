import { everyLabels } from '../../context/labels.ts'
import { fold, tokens } from '../../context/text.ts'
import { plainAnswers } from './plain-answers.ts'

type Phrase = readonly string[]

interface Lists {
  readonly yes: readonly Phrase[]
  readonly filler: readonly Phrase[]
  readonly alone: ReadonlySet<string>
  readonly no: ReadonlySet<string>
}

const phrases = (list: string): Phrase[] => list.split('|').map((phrase) => tokens(phrase))
const asKeys = (list: readonly Phrase[]) => new Set(list.map((phrase) => phrase.join(' ')))

const agreeing: readonly Phrase[] = [['👍'], ['✅'], ['👌'], ['✔']]
const pleasant: readonly Phrase[] = [...'😊🙂😀😃😄😁🤗🙏❤💕🌹🌸🤝💯🥰😍🎉'].map((one) => [one])

/** The titles of the buttons, as they come where Facebook tells only a message's text. */
const yesTitles = everyLabels.map(({ yesButton }) => tokens(yesButton))
const changeTitles = everyLabels.map(({ changeButton }) => tokens(changeButton))

const languages: readonly Lists[] = Object.values(plainAnswers).map((answers) => ({
  yes: [...phrases(answers.yes), ...agreeing],
  filler: [...phrases(answers.courtesy), ...pleasant],
  alone: asKeys([...phrases(answers.alone), ...yesTitles]),
  no: asKeys([...phrases(answers.no), ...changeTitles]),
}))

/** Whether the words are phrases of the lists, one behind the other, with nothing between them. */
function made(words: readonly string[], { yes, filler }: Lists): 'of a yes' | 'of courtesy' | null {
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

/**
 * What the whole of a message says to the summary of an order, in whatever language: only what is
 * listed is a yes or a no. A condition, a question or a remark beside it is `other`.
 */
export function plainAnswer(text: string): 'yes' | 'no' | 'courtesy' | 'other' {
  if (text.length > longest || /[?？؟⁇⁈‽]/u.test(text)) return 'other'
  if (fold(text).replaceAll(meaningless, '') !== '') return 'other'
  const words = tokens(text)
  if (words.length === 0) return 'other'
  const key = words.join(' ')
  if (languages.some(({ no }) => no.has(key))) return 'no'
  if (languages.some(({ alone }) => alone.has(key))) return 'yes'
  const found = languages.map((lists) => made(words, lists))
  if (found.includes('of a yes')) return 'yes'
  return found.includes('of courtesy') ? 'courtesy' : 'other'
}
