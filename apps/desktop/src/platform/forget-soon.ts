import { setFlagsFromString } from 'node:v8'

/**
 * V8 takes what survived a few collections to be made for long, and from then on makes all of its kind
 * where only a collection of everything looks. Rows of a large file are held for a moment only: so kept,
 * they grew memory by 80 MB, and each such collection held the thread for up to 100 ms.
 * Node's documentation warns of flags changed late; this one decides only of what is compiled afterwards.
 */
export function forgetSoon(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
