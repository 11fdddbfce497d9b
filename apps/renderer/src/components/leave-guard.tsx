import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

import { ConfirmDialog } from './confirm-dialog.tsx'

interface LeaveGuardProps {
  /** Whether something would be left behind. */
  readonly on: boolean
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly dismissLabel?: string
}

/** Asks before an address is left with something unfinished: a link, the browser's Back, a reload. */
export function LeaveGuard({ on, title, text, confirmLabel, dismissLabel }: LeaveGuardProps) {
  const blocker = useBlocker(on)
  useEffect(() => {
    if (!on) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [on])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      opened
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      {...(dismissLabel === undefined ? {} : { dismissLabel })}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  )
}
