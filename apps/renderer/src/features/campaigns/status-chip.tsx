import { type CampaignStatus, campaignStatuses } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { FilterChips } from '../../components/lists/filter-chips.tsx'
import { useAddress } from '../../lib/address/use-address.ts'

/** The status in the address, as from a figure that counts campaigns of it; null for all. */
export function useStatusFilter(): [CampaignStatus | null, () => void] {
  const [params, change] = useAddress()
  const asked = params.get('status')
  const status = campaignStatuses.find((each) => each === asked) ?? null
  const clear = () => change((address) => address.delete('status'))
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
