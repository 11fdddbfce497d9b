import { useEffect, useRef, useState } from 'react'

import { keep as keepFor, readKept } from '../../../lib/kept.ts'
import { useAnnotate } from '../data/annotate.ts'

interface Typed {
  readonly text: string
  /** What the store said when the typing began: what was written since is not written over. */
  readonly seen: string
}

const keyOf = (id: number) => `pal.note.${id}`

/** What is typed and not stored yet; the chat may be left and the window loaded again meanwhile. */
function readTyped(id: number): Typed | null {
  const kept: unknown = JSON.parse(readKept('sessionStorage', keyOf(id)) || 'null')
  return typeof kept === 'object' &&
    kept !== null &&
    'text' in kept &&
    'seen' in kept &&
    typeof kept.text === 'string' &&
    typeof kept.seen === 'string'
    ? { text: kept.text, seen: kept.seen }
    : null
}

/**
 * The note as it is being typed. It is kept when it is left, also by closing what it is in; what
 * another window wrote meanwhile is shown, and overwritten only if the seller says so.
 */
export function useNote(id: number, stored: string) {
  const annotate = useAnnotate(id)
  const [kept] = useState(() => readTyped(id))
  const [text, setText] = useState(kept?.text ?? stored)
  const [seen, setSeen] = useState(kept?.seen ?? stored)
  const typed = text.trim()
  const changed = typed !== seen
  if (stored !== seen && (!changed || typed === stored)) {
    setSeen(stored)
    if (!changed) setText(stored)
  }
  // While it is being saved, what it is saved as may be read before the answer to that comes.
  const overtaken = changed && stored !== seen && typed !== stored && !annotate.isPending

  const save = (was: string) =>
    void annotate.mutateAsync({ note: text, was: { note: was } }).then(
      ({ note }) => {
        // Also where the chat was left meanwhile; what was typed since is kept again.
        keepFor('sessionStorage', keyOf(id), '')
        setSeen(note ?? '')
      },
      // Reported by whoever reports every change that failed; what was typed stays.
      () => undefined,
    )
  const keep = () => {
    const was = (annotate.isPending ? annotate.variables.note?.trim() : undefined) ?? seen
    if (typed !== was && !overtaken) save(was)
  }
  const leave = () => {
    if (!overtaken) keep()
  }
  const left = useRef(leave)
  useEffect(() => {
    left.current = leave
  })
  useEffect(() => () => left.current(), [])
  useEffect(() => {
    if (!changed && !readKept('sessionStorage', keyOf(id))) return
    keepFor('sessionStorage', keyOf(id), changed ? JSON.stringify({ text, seen }) : '')
  }, [id, changed, text, seen])

  return {
    text,
    type: setText,
    keep,
    overtaken,
    saveMine: () => {
      setSeen(stored)
      save(stored)
    },
    useNewer: () => {
      setSeen(stored)
      setText(stored)
    },
  }
}
