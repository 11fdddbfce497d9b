import type { AgentProduct } from './context.ts'
import { tokens } from './text.ts'

/** Which products a text names; their names are read once for all texts, for a catalogue may be long. */
export function namedProducts(
  products: readonly AgentProduct[],
): (text: string) => readonly AgentProduct[] {
  let names: readonly { readonly product: AgentProduct; readonly words: string }[] | undefined
  return (text) => {
    names ??= products.map((product) => ({
      product,
      words: ` ${tokens(product.name).join(' ')} `,
    }))
    const words = ` ${tokens(text).join(' ')} `
    return names.filter((name) => words.includes(name.words)).map((name) => name.product)
  }
}
