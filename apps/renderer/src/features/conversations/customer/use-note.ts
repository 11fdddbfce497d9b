import { useEffect, useRef, useState } from 'react'

import { useAnnotate } from '../data/annotate.ts'
import { keepTyped, readTyped } from './typed.ts'

const nameOf = (id: number) => `pal.note.${id}`

/**
 * The note as it is being typed. It is kept when it is left, also by closing what it is in; what
 * another window wrote meanwhile is shown, and overwritten only if the seller says so.
 */
export function useNote(id: number, stored: string) {
  const annotate = useAnnotate(id)
  const [kept] = useState(() => readTyped(nameOf(id)))
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
        keepTyped(nameOf(id), null)
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
    keepTyped(nameOf(id), changed ? { text, seen } : null)
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
