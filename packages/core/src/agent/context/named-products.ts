import type { AgentProduct } from './context.ts'
import { perObject, sameList } from './once.ts'
import { tokens } from './text.ts'

const spaced = (text: string) => ` ${tokens(text).join(' ')} `
const spacedNames = perObject((names: readonly string[]) => names.map(spaced))

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
