import type { SourceKind } from '../../domain/entities.ts'
import { tokens } from './text.ts'

/** What brought the customer, as Facebook says; a link and a comment may say anything. */
export interface CameBy {
  readonly kind: SourceKind
  readonly title: string | null
  readonly ref: string | null
  /** Of a comment: what the customer wrote below the post. */
  readonly words: string | null
}

const shortestWord = 3

/**
 * The product that an advertisement, link or comment is about: the one whose name shares most words with
 * all that is known of it; null where none does, or several do alike.
 */
export function productCameFor(
  { title, ref, words }: CameBy,
  products: readonly { readonly id: number; readonly name: string }[],
): number | null {
  const named = new Set(
    tokens(`${title ?? ''} ${(ref ?? '').replaceAll('_', ' ')} ${words ?? ''}`).filter(
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
