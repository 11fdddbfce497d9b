import { findAmounts } from '../context/amounts.ts'
import type { AgentContext } from '../context/context.ts'
import { asksForHuman } from '../decision/wishes/human-wishes.ts'
import { makeProfiles } from '../language/profiles.ts'
import { learnCommitments } from './commitments/classifier.ts'
import { denialPatterns } from './commitments/denials/denials.ts'
import { meaningsOf } from './commitments/facts/concepts.ts'
import { termPatterns } from './commitments/stated-terms.ts'
import { findTerms, timeUnit } from './numbers/time-units.ts'
import { weekdaysIn } from './numbers/weekdays.ts'
import { prepareCatalogue } from './prepare-catalogue.ts'

/** What looks at a text with the words of many languages, or is made of them when it first does. */
const looks: readonly ((text: string) => unknown)[] = [
  asksForHuman,
  timeUnit,
  findTerms,
  weekdaysIn,
  meaningsOf,
  (text) => findAmounts(text, 'USD'),
  (text) => findAmounts(text, 'GBP'),
  ...[...denialPatterns, ...termPatterns].map((words) => (text: string) => words.test(text)),
]

let next = 0

interface Pauses {
  readonly always: () => Promise<unknown>
  readonly ifBusy: () => Promise<unknown> | undefined
}

/** All that the checks make once, and what they keep of this catalogue: others are served meanwhile. */
export async function prepareChecks(context: AgentContext, pause: Pauses): Promise<void> {
  await makeProfiles(pause.always)
  await learnCommitments(pause.always)
  await preparePatterns(pause.always)
  await prepareCatalogue(context, pause.ifBusy)
}

/**
 * Has the largest patterns of the checks compiled, with a pause after each: together they take some hundred
 * milliseconds, once, and others are served meanwhile.
 */
async function preparePatterns(pause: () => Promise<unknown>): Promise<void> {
  for (let look = looks[next]; look; look = looks[next]) {
    next += 1
    // V8 compiles a pattern when it is used, and better when it is used again.
    look('2 a')
    look('2 a')
    await pause()
  }
}
