import { useTranslation } from 'react-i18next'

import { StatusBadge } from '../../components/badges/status-badge.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import type { Candidate } from './rehearsal-queries.ts'

/** What came of a conversation: an order with its total, a hand-off, or neither. */
export function EndState({ end }: { readonly end: Candidate['was'] }) {
  const { t, i18n } = useTranslation()
  const { order, handedOff } = end
  if (order) {
    return (
      <StatusBadge status="success">
        {t('rehearsal.ordered', {
          total: formatAmount(order.total, order.currency, i18n.language),
        })}
      </StatusBadge>
    )
  }
  if (handedOff) return <StatusBadge status="attention">{t('rehearsal.handedOff')}</StatusBadge>
  return <StatusBadge status="neutral">{t('rehearsal.open')}</StatusBadge>
}
