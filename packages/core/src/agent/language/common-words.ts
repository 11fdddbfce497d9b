import { everyday } from '../context/examples.ts'
import { tokens } from '../context/text.ts'
import { samples } from './profiles.ts'

/** A word that comes so often in a page of a language holds its sentences together. */
const often = 3

let common: ReadonlySet<string> | undefined

/**
 * Whether a folded word is of sentences about anything, in one of the agent's languages: articles,
 * pronouns, forms of address.
 */
export function isCommonWord(word: string): boolean {
  common ??= new Set([...everyday, ...Object.values(samples).flatMap(repeated)])
  return common.has(word)
}

function repeated(sample: string): string[] {
  const counts = new Map<string, number>()
  for (const word of tokens(sample)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Array.from(counts, ([word, count]) => (count >= often ? word : '')).filter(Boolean)
}
