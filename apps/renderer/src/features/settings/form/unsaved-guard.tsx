import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'

/** Asks before a change that was not saved is left behind: for another tab, page or address. */
export function UnsavedGuard({ unsaved }: { readonly unsaved: boolean }) {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={t('settings.leaveTitle')}
      text={t('settings.leaveText')}
      confirmLabel={t('settings.leave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
