import { keep, readKept } from '../../../lib/kept.ts'

export interface Typed {
  readonly text: string
  /** What the store said when the typing began: what was written since is not written over. */
  readonly seen: string
}

/** What is typed and not stored yet; the chat may be left and the window loaded again meanwhile. */
export function readTyped(name: string): Typed | null {
  const kept: unknown = JSON.parse(readKept('sessionStorage', name) || 'null')
  return typeof kept === 'object' &&
    kept !== null &&
    'text' in kept &&
    'seen' in kept &&
    typeof kept.text === 'string' &&
    typeof kept.seen === 'string'
    ? { text: kept.text, seen: kept.seen }
    : null
}

export function keepTyped(name: string, typed: Typed | null): void {
  if (typed === null && !readKept('sessionStorage', name)) return
  keep('sessionStorage', name, typed === null ? '' : JSON.stringify(typed))
}
