import { type SourceKind, sourceKinds } from './entities.ts'

/** `none`, or a kind and the name that the source goes by: `ad:23845`, `link:spring`. */
export const sourceKeyPattern = new RegExp(`^(?:none|(?:${sourceKinds.join('|')}):[^]*)$`)

/** Of no kind: nothing says what brought the customer. */
export const sourceKey = (kind: SourceKind | null, name: string): string =>
  kind === null ? 'none' : `${kind}:${name}`

export interface SourceRead {
  readonly kind: SourceKind | null
  readonly name: string
}

export function readSourceKey(key: string): SourceRead {
  const [, word, name = ''] = /^(\w+):([^]*)$/.exec(key) ?? []
  return { kind: sourceKinds.find((each) => each === word) ?? null, name }
}
