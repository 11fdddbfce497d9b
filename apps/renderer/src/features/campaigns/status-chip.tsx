import { type CampaignStatus, campaignStatuses } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

import { FilterChips } from '../../components/lists/filter-chips.tsx'

/** The status in the address, as from a figure that counts campaigns of it; null for all. */
export function useStatusFilter(): [CampaignStatus | null, () => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('status')
  const status = campaignStatuses.find((each) => each === asked) ?? null
  const clear = () =>
    setParams((old) => {
      const next = new URLSearchParams(old)
      next.delete('status')
      return next
    })
  return [status, clear]
}

interface StatusChipProps {
  readonly status: CampaignStatus | null
  readonly onRemove: () => void
}

export function StatusChip({ status, onRemove }: StatusChipProps) {
  const { t } = useTranslation()
  if (status === null) return null
  const label = t('campaigns.only', { status: t(`campaigns.card.status.${status}`) })
  return <FilterChips chips={[{ key: 'status', label, onRemove }]} />
}
