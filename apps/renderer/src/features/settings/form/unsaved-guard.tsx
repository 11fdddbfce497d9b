import type { Location } from 'react-router-dom'

import { useLeaveGuard } from '../../../components/dialogs/leave-guard.tsx'

/** Another field of the same tab is no other place: what was typed stays. */
const tabOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? 'general'}`

/** Asks before a change that was not saved is left behind: for another tab, page or address. */
export function UnsavedGuard({ unsaved }: { readonly unsaved: boolean }) {
  return useLeaveGuard({ on: unsaved, leaves: (from, to) => tabOf(from) !== tabOf(to) }).guard
}
