import '../../lib/i18n/gate-words.ts'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from './status-badge.tsx'

interface SetBadgeProps {
  readonly set: boolean
  /** All works without it, too. */
  readonly optional?: boolean
}

/** Whether something secret is stored; the secret itself is never shown. */
export function SetBadge({ set, optional = false }: SetBadgeProps) {
  const { t } = useTranslation()
  const missing = optional ? 'neutral' : 'attention'
  return (
    <StatusBadge status={set ? 'success' : missing}>
      {t(set ? 'gate.set' : 'gate.missing')}
    </StatusBadge>
  )
}
