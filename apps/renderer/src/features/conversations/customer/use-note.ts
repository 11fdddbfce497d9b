import { useEffect, useRef, useState } from 'react'

import { useAnnotate } from '../data/annotate.ts'

/** What was typed over what another window wrote, until the seller chooses: the chat may be left meanwhile. */
const undecided = new Map<number, { readonly text: string; readonly seen: string }>()

/**
 * The note as it is being typed. It is kept when it is left, also by closing what it is in; what
 * another window wrote meanwhile is shown, and overwritten only if the seller says so.
 */
export function useNote(id: number, stored: string) {
  const annotate = useAnnotate(id)
  const [text, setText] = useState(() => undecided.get(id)?.text ?? stored)
  /** What the store said when the typing began. */
  const [seen, setSeen] = useState(() => undecided.get(id)?.seen ?? stored)
  const typed = text.trim()
  const changed = typed !== seen
  if (stored !== seen && (!changed || typed === stored)) {
    setSeen(stored)
    if (!changed) setText(stored)
  }
  // While it is being saved, what it is saved as may be read before the answer to that comes.
  const overtaken = changed && stored !== seen && typed !== stored && !annotate.isPending

  const save = (was: string) =>
    annotate.mutate(
      { note: text, was: { note: was } },
      { onSuccess: ({ note }) => setSeen(note ?? '') },
    )
  const keep = () => {
    const was = (annotate.isPending ? annotate.variables.note?.trim() : undefined) ?? seen
    if (typed !== was && !overtaken) save(was)
  }
  const leave = () => {
    if (overtaken) undecided.set(id, { text, seen })
    else keep()
  }
  const left = useRef(leave)
  useEffect(() => {
    left.current = leave
  })
  useEffect(() => {
    undecided.delete(id)
    return () => left.current()
  }, [id])

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
