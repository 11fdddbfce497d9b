import { useTranslation } from 'react-i18next'

import { StatusBadge } from './status-badge.tsx'

/** Whether something secret is stored; the secret itself is never shown. */
export function SetBadge({ set }: { readonly set: boolean }) {
  const { t } = useTranslation()
  return (
    <StatusBadge status={set ? 'success' : 'attention'}>
      {t(set ? 'gate.set' : 'gate.missing')}
    </StatusBadge>
  )
}
