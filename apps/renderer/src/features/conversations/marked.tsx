import type { ReactNode } from 'react'

import classes from './marked.module.css'

/** A text with the words of a search marked in it. */
export function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  const wanted = words.trim().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return text
  // Longest first: of two that begin alike the longer one is meant.
  const any = wanted.toSorted((one, other) => other.length - one.length).map(escaped)
  const parts: ReactNode[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(new RegExp(any.join('|'), 'giu'))) {
    parts.push(
      text.slice(from, index),
      <mark key={index} className={classes['mark']}>
        {found}
      </mark>,
    )
    from = index + found.length
  }
  return [...parts, text.slice(from)]
}

/** What a pattern would take for a sign of its own is meant as it is typed. */
const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
