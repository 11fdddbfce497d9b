import type { SourceKind } from '../../domain/entities.ts'
import { tokens } from './text.ts'

/** What brought the customer, as Facebook's webhook says; a link may carry anything. */
export interface CameBy {
  readonly kind: SourceKind
  readonly title: string | null
  readonly ref: string | null
}

const shortestWord = 3

/**
 * The product that an advertisement or link is about: the one whose name shares most words with its
 * title and its ref; null where none does, or several do alike.
 */
export function productCameFor(
  { title, ref }: CameBy,
  products: readonly { readonly id: number; readonly name: string }[],
): number | null {
  const named = new Set(
    tokens(`${title ?? ''} ${(ref ?? '').replaceAll('_', ' ')}`).filter(
      (word) => word.length >= shortestWord && !/^\p{N}+$/u.test(word),
    ),
  )
  const shared = products
    .map(({ id, name }) => ({
      id,
      words: new Set(tokens(name).filter((word) => named.has(word))).size,
    }))
    .filter(({ words }) => words > 0)
    .toSorted((a, b) => b.words - a.words)
  const [best, next] = shared
  return best && best.words > (next?.words ?? 0) ? best.id : null
}
