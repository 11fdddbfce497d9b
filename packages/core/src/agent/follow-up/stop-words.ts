import { tokens } from '../context/text.ts'
import { stopPhrases } from './stop-phrases.ts'

const all = Object.values(stopPhrases)
const stopAlone = new Set(folded(all.map(({ alone }) => alone)))
const stopAnywhere = folded(all.map(({ anywhere }) => anywhere))
const refusals = folded(all.map((words) => words.refusals))

/** A "please", which says nothing by itself. */
const polite = new Set(
  tokens(
    'please pls plz প্লিজ দয়া করে doya kore من فضلك لو سمحت por favor svp bitte lütfen कृपया प्लीज़ प्लीज kripya پلیز براہ کرم tolong per favore alstublieft alsjeblieft aub',
  ),
)

/** Whether a customer asks not to be written to any more. */
export function saysStop(text: string): boolean {
  const said = tokens(text)
    .filter((word) => !polite.has(word))
    .join(' ')
  return stopAlone.has(said) || holdsOne(text, stopAnywhere)
}

/** Whether a customer does not want what was offered: who says so is not asked again. */
export function declines(text: string): boolean {
  return holdsOne(text, refusals)
}

function holdsOne(text: string, phrases: readonly string[]): boolean {
  const said = ` ${tokens(text).join(' ')} `
  return phrases.some((phrase) => said.includes(` ${phrase} `))
}

function folded(lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split('|').map((phrase) => tokens(phrase).join(' ')))
}
