import { type ReactNode, useEffect, useState } from 'react'
import { type Location, useBlocker } from 'react-router-dom'

import { type QuestionWords, UnsavedQuestion } from './unsaved-question.tsx'
import { useLastBegun } from './use-on-top.ts'

type Leaves = (from: Location, to: Location) => boolean

interface Unfinished {
  /** Whether something would be left behind, */
  readonly on: boolean
  /** and what it belongs to. */
  readonly what?: ReactNode
  readonly words?: QuestionWords | undefined
  /** Whether a step that somebody takes to another address leaves it: every step does, unless this says which. */
  readonly leaves?: Leaves
  readonly onClose?: () => void
}

/**
 * Asks once before something unfinished is left: by closing it, by a link, the browser's Back or a
 * reload. The guard is to be beside what it guards.
 */
export function useLeaveGuard(unfinished: Unfinished): {
  readonly close: () => void
  readonly guard: ReactNode
} {
  const { on, what, words, leaves = () => true, onClose = () => {} } = unfinished
  const [closing, setClosing] = useState(false)
  const guarded = on && !closing
  const last = useLastBegun(guarded)
  const close = () => (on ? setClosing(true) : onClose())
  const question = { what, words }
  if (!closing)
    return { close, guard: guarded && last ? <Stop {...question} leaves={leaves} /> : null }
  const leave = () => {
    setClosing(false)
    onClose()
  }
  const stay = () => setClosing(false)
  return { close, guard: <UnsavedQuestion {...question} onLeave={leave} onStay={stay} /> }
}

type StopProps = Pick<Unfinished, 'what' | 'words'> & { readonly leaves: Leaves }

/** The router asks one of them only: it is made where it is to be asked. */
function Stop({ leaves, ...question }: StopProps) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    // A page that notes in its address what it shows leaves nothing.
    const steps = historyAction !== 'REPLACE' || from.pathname !== to.pathname
    return steps && leaves(from, to)
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <UnsavedQuestion {...question} onLeave={blocker.proceed} onStay={blocker.reset} />
}
