import type { AgentProduct } from './context.ts'
import { inEach, perObject, sameList, type Slices } from './once.ts'
import { tokens } from './text.ts'

const spaced = (text: string) => ` ${tokens(text).join(' ')} `
const spacedNames = inEach((name) => [spaced(name)])

const sameNames = sameList()

export const productNames = perObject((products: readonly AgentProduct[]) =>
  sameNames(products.map(({ name }) => name)),
)

const wordsOf = perObject(
  (names: readonly string[]): ReadonlySet<string> =>
    new Set(spacedNames(names).flatMap((words) => words.trim().split(' '))),
)

/** The words of all their names. */
export const nameWords = (products: readonly AgentProduct[]): ReadonlySet<string> =>
  wordsOf(productNames(products))

/** What is kept of the names, made in slices. */
export function* nameSlices(products: readonly AgentProduct[]): Slices {
  yield* spacedNames.slices(productNames(products))
  nameWords(products)
}

/** Which products a text names. */
export function namedProducts(
  products: readonly AgentProduct[],
): (text: string) => readonly AgentProduct[] {
  return (text) => {
    const words = spaced(text)
    const names = spacedNames(productNames(products))
    return products.filter((_, at) => words.includes(names[at] ?? ''))
  }
}
