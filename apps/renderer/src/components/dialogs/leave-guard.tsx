import { type ReactNode, useEffect, useState } from 'react'
import { type Location, useBlocker } from 'react-router-dom'

import { type QuestionWords, UnsavedQuestion } from './unsaved-question.tsx'

interface Unfinished {
  /** Whether something would be left behind. */
  readonly on: boolean
  readonly words?: QuestionWords
  readonly onClose: () => void
  /** Whether a step to this address leaves it: every step does, unless this says which. */
  readonly leavesFor?: (to: Location) => boolean
}

/**
 * Asks before something unfinished is left: by closing its dialog, by a link, the browser's Back or a
 * reload. The guard is to be beside the dialog.
 */
export function useLeaveGuard({ on, words, onClose, leavesFor = () => true }: Unfinished): {
  readonly close: () => void
  readonly guard: ReactNode
} {
  const [closing, setClosing] = useState(false)
  const guarded = on && !closing
  const blocker = useBlocker(({ nextLocation }) => guarded && leavesFor(nextLocation))
  useEffect(() => {
    if (!guarded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [guarded])
  const close = () => (on ? setClosing(true) : onClose())
  if (closing) {
    const stay = () => setClosing(false)
    return { close, guard: <UnsavedQuestion words={words} onLeave={onClose} onStay={stay} /> }
  }
  if (blocker.state !== 'blocked') return { close, guard: null }
  const { proceed, reset } = blocker
  return { close, guard: <UnsavedQuestion words={words} onLeave={proceed} onStay={reset} /> }
}
