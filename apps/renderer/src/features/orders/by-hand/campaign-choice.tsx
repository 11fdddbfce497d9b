import { NativeSelect } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import { useTranslation } from 'react-i18next'

interface CampaignChoiceProps {
  readonly campaigns: readonly Campaign[]
  readonly chosen: Campaign
  readonly onChange: (id: number) => void
}

/** By which campaign an order is sold; one that was deleted meanwhile stays chosen until another is. */
export function CampaignChoice({ campaigns, chosen, onChange }: CampaignChoiceProps) {
  const { t } = useTranslation()
  const gone = !campaigns.includes(chosen)
  if (campaigns.length < 2 && !gone) return null
  // Of whoever has no chat it may be any page's.
  const onSeveral = new Set(campaigns.map(({ facebookPageId }) => facebookPageId)).size > 1
  return (
    <NativeSelect
      label={t('orders.new.campaign')}
      value={chosen.id}
      error={gone ? t('orders.new.campaignGone', { name: chosen.name }) : null}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      data={(gone ? [chosen, ...campaigns] : campaigns).map(({ id, name, facebookPageName }) => ({
        value: String(id),
        label: onSeveral ? `${name} · ${facebookPageName}` : name,
      }))}
    />
  )
}
