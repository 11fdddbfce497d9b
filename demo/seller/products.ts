import { understood } from './bengali.ts'
import type { Asked, Offered } from './read-prompt.ts'

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
}
/** In a name they tell no product from another. */
const empty = new Set(['and', 'for', 'from', 'the', 'with'])
/** Between a number and what is counted: "two of the small blue bottles". */
const farthest = 5

/** The words of a text in their simplest form: lower case, without the s of a plural. */
function words(text: string): string[] {
  const found =
    understood(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? []
  return found.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
}

function nameOf(product: Offered): Set<string> {
  return new Set(words(product.name).filter((word) => word.length > 2 && !empty.has(word)))
}

export interface Named {
  readonly products: readonly Offered[]
  /** Any one of them could be meant. */
  readonly unclear: boolean
}

/**
 * The products that a text names, in its order. A word that is in one name only decides; else those are
 * meant that share the most words with it.
 */
export function named(text: string, all: readonly Offered[]): Named {
  const said = words(text)
  const names = all.map((product) => ({ product, name: nameOf(product) }))
  const holders = (word: string) => names.filter(({ name }) => name.has(word)).length
  const hits = names.map(({ product, name }) => {
    const shared = said.filter((word) => name.has(word))
    const decides = shared.some((word) => holders(word) === 1)
    return { product, score: new Set(shared).size, decides, at: said.indexOf(shared[0] ?? '') }
  })
  const most = Math.max(1, ...hits.map(({ score }) => score))
  const sure = hits.filter(({ decides }) => decides)
  const meant = sure.length > 0 ? sure : hits.filter(({ score }) => score === most)
  const products = meant.toSorted((a, b) => a.at - b.at).map(({ product }) => product)
  return { products, unclear: sure.length === 0 && products.length > 1 }
}

/** How many of a product a text asks for; null where it says no number. */
export function quantityOf(text: string, product: Offered): number | null {
  const said = words(text)
  const name = nameOf(product)
  const at = said.findIndex((word) => name.has(word))
  const before = at === -1 ? said : said.slice(Math.max(0, at - farthest), at)
  const counts = before.slice(before.lastIndexOf('and') + 1).map(numberOf)
  return counts.findLast((count) => count !== null) ?? null
}

export function saysNumber(text: string): boolean {
  return words(text).some((word) => !['a', 'an'].includes(word) && numberOf(word) !== null)
}

function numberOf(word: string): number | null {
  const count = /^[1-9]\d?x?$/.test(word) ? Number.parseInt(word, 10) : numbers[word]
  return count ?? null
}

/** What "it" means: the product that the conversation named last. Null where it named several at once. */
export function lastNamed({ turns, products }: Asked): Offered | null {
  for (const { text } of turns.toReversed()) {
    const { products: found } = named(text, products)
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  return null
}

/** "How much are two of the blue bottles?" – "I take them." */
export function lastQuantity({ turns }: Asked, product: Offered): number | null {
  const said = turns.findLast(
    ({ by, text }) => by === 'customer' && named(text, [product]).products.length > 0,
  )
  return said ? quantityOf(said.text, product) : null
}
