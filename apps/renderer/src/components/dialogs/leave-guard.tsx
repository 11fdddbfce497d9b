import { type ReactNode, useEffect, useState } from 'react'
import { type Location, NavigationType, useBlocker } from 'react-router-dom'

import { type QuestionWords, UnsavedQuestion } from './unsaved-question.tsx'
import { useLastBegun } from './use-on-top.ts'

interface Unfinished {
  /** Whether something would be left behind, */
  readonly on: boolean
  /** and what it belongs to. */
  readonly what?: ReactNode
  readonly words?: QuestionWords | undefined
  /** Whether a step that somebody takes to another address leaves it: every step does, unless this says which. */
  readonly leaves?: (from: Location, to: Location) => boolean
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
  const { on, onClose } = unfinished
  const [closing, setClosing] = useState(false)
  const last = useLastBegun(on && !closing)
  const stay = () => setClosing(false)
  const leave = () => {
    stay()
    onClose?.()
  }
  return {
    close: () => (on ? setClosing(true) : leave()),
    guard: closing ? (
      <UnsavedQuestion {...unfinished} onLeave={leave} onStay={stay} />
    ) : on && last ? (
      <Stop {...unfinished} />
    ) : null,
  }
}

/** The router asks one of them only: it is made where it is to be asked. */
function Stop(unfinished: Unfinished) {
  const { leaves } = unfinished
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    // A page that notes in its address what it shows leaves nothing.
    const steps = historyAction !== NavigationType.Replace || from.pathname !== to.pathname
    return steps && (leaves?.(from, to) ?? true)
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <UnsavedQuestion {...unfinished} onLeave={blocker.proceed} onStay={blocker.reset} />
}
