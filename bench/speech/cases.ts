import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Cases {
  readonly language: string
  /** By the kind that they are listed under; '' where a file has none. */
  readonly kinds: ReadonlyMap<string, readonly string[]>
}

/** The files of one folder of cases, each with its language. */
export function casesOf(
  folder:
    | 'attacks'
    | 'blind'
    | 'fresh'
    | 'honest'
    | 'languages'
    | 'newest'
    | 'later'
    | 'november'
    | 'december'
    | 'january'
    | 'february'
    | 'march'
    | 'april'
    | 'may'
    | 'june'
    | 'july'
    | 'august'
    | 'unseen'
    | 'unseen-yes'
    | 'yes',
): readonly Cases[] {
  const path = join(import.meta.dirname, folder)
  return readdirSync(path)
    .toSorted()
    .map((file) => ({
      language: file.replace('.txt', ''),
      kinds: kindsOf(readFileSync(join(path, file), 'utf8')),
    }))
}

/** The lines of a file by the kind that they are listed under. */
export function kindsOf(text: string): Map<string, string[]> {
  const kinds = new Map<string, string[]>()
  let kind = ''
  for (const line of text.split('\n')) {
    const heading = /^\[(.*)\]$/.exec(line)?.[1]
    if (heading !== undefined) kind = heading
    else if (line !== '') kinds.set(kind, [...(kinds.get(kind) ?? []), line])
  }
  return kinds
}
