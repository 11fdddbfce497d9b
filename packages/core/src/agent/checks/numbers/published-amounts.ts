import { findAmounts } from '../../context/amounts.ts'
import type { AgentContext } from '../../context/context.ts'
import type { Slices } from '../../context/once.ts'
import { inPublished } from '../../context/tactics.ts'
import { hasDigit, sentences } from '../../context/text.ts'

/** A sentence that names an amount. */
export interface Priced {
  readonly text: string
  readonly minor: readonly number[]
}

function pricedIn(texts: readonly string[], currency: string): Priced[] {
  return texts.flatMap((text) => {
    const minor = findAmounts(text, currency).flatMap((one) => one.minor)
    return minor.length === 0 ? [] : [{ text, minor }]
  })
}

const sentencesIn = (currency: string) =>
  inPublished((text) => pricedIn(sentences(text).filter(hasDigit), currency))
/** "Rs. 500" ends no sentence before its number. */
const shortened = /\p{L}\.\s*\p{Nd}/u
const shortenedIn = (currency: string) =>
  inPublished((text) =>
    pricedIn(
      text.split('\n').filter((line) => shortened.test(line.normalize('NFKC'))),
      currency,
    ),
  )

/** A pound is money only where prices are in pounds. */
const inPounds = { sentences: sentencesIn('GBP'), shortened: shortenedIn('GBP') }
const inOthers = { sentences: sentencesIn(''), shortened: shortenedIn('') }
const inMoneyOf = ({ campaign }: AgentContext) =>
  campaign.currency === 'GBP' ? inPounds : inOthers

export const pricedSentences = (context: AgentContext): readonly Priced[] =>
  inMoneyOf(context).sentences(context)

export function* amountSlices(context: AgentContext): Slices {
  const money = inMoneyOf(context)
  yield* money.sentences.slices(context)
  yield* money.shortened.slices(context)
}

/** All amounts that the shop has published, in minor units. */
export const publishedAmounts = (context: AgentContext): readonly number[] =>
  [...pricedSentences(context), ...inMoneyOf(context).shortened(context)].flatMap(
    ({ minor }) => minor,
  )
