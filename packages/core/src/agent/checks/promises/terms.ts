import { fold } from '../../context/text.ts'
import { ar } from './ar.ts'
import { romanisedBengali } from './bn-latn.ts'
import { bn } from './bn.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { others } from './others.ts'
import type { PromiseWords } from './promise-words.ts'

const languages = [en, bn, romanisedBengali, ar, es, fr, de, others]

const joined = (of: (words: PromiseWords) => readonly (string | undefined)[]) =>
  languages
    .flatMap(of)
    .filter((source) => source !== undefined)
    .join('|')
    .normalize('NFKC')

const cheaper = new RegExp(
  joined(({ found }) => [found.discount, found.half_price, found.free_item]),
  'u',
)

/** Whether somebody speaks of paying less: a discount, half the price, something for nothing. */
export function speaksOfLess(text: string): boolean {
  return cheaper.test(fold(text))
}

const delivery = new RegExp(
  joined((words) => [words.delivery]),
  'u',
)

/** Whether a folded text speaks of the delivery. */
export const speaksOfDelivery = (folded: string): boolean => delivery.test(folded)
