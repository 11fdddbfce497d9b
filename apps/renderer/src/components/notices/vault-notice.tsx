import '../../lib/i18n/gate-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { Notice } from './notice.tsx'

/** What ails the keeping of keys and tokens; nothing where they are kept well. */
export function VaultNotice() {
  const { t } = useTranslation()
  const vault = useQuery(systemStatus).data?.vault
  if (!vault?.reason || vault.state === 'ok') return null
  return <Notice title={t('vault.title')}>{reasonText(vault.reason)}</Notice>
}
