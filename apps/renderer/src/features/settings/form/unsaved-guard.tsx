import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

import { UnsavedQuestion } from '../../../components/dialogs/unsaved-question.tsx'

/** Another field of the same tab is no other place: what was typed stays. */
const tabOf = (search: string) => new URLSearchParams(search).get('tab') ?? 'general'

/** Asks before a change that was not saved is left behind: for another tab, page or address. */
export function UnsavedGuard({ unsaved }: { readonly unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search)),
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [unsaved])
  if (blocker.state !== 'blocked') return null
  return <UnsavedQuestion onLeave={blocker.proceed} onStay={blocker.reset} />
}
