import type { AgentProduct } from './context.ts'
import { tokens } from './text.ts'

interface Name {
  readonly product: AgentProduct
  readonly words: string
}

const known = new WeakMap<readonly AgentProduct[], readonly Name[]>()

/** Read once for all that is asked in a turn, for a catalogue may be long. */
function namesOf(products: readonly AgentProduct[]): readonly Name[] {
  const before = known.get(products)
  if (before) return before
  const names = products.map((product) => ({ product, words: spaced(product.name) }))
  known.set(products, names)
  return names
}

const plainNames = new WeakMap<readonly AgentProduct[], readonly string[]>()

/** The same list for all that is looked at in a turn, so that what is made of it is made once. */
export function productNames(products: readonly AgentProduct[]): readonly string[] {
  const before = plainNames.get(products)
  if (before) return before
  const names = products.map(({ name }) => name)
  plainNames.set(products, names)
  return names
}

/** The words of all their names. */
export const nameWords = (products: readonly AgentProduct[]): ReadonlySet<string> =>
  new Set(namesOf(products).flatMap(({ words }) => words.trim().split(' ')))

/** Which products a text names. */
export function namedProducts(
  products: readonly AgentProduct[],
): (text: string) => readonly AgentProduct[] {
  return (text) => {
    const words = spaced(text)
    return namesOf(products).flatMap((name) => (words.includes(name.words) ? name.product : []))
  }
}

const spaced = (text: string) => ` ${tokens(text).join(' ')} `
