import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Notice } from '../../../components/notices/notice.tsx'
import { pathTo } from '../../../lib/paths.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'

/**
 * That delivery costs the customers nothing: where the shop has not yet said what it costs, or sells in
 * another currency, for which its amounts in Settings do not count.
 */
export function NoFeeNote({ currency }: { readonly currency: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(settingsQuery)
  if (!data) return null
  const { deliveryFee, deliveryAreas } = data.tactics
  const shop = data.company.defaultCurrency
  if (shop !== currency) {
    return (
      <Notice title={t('campaigns.otherCurrency', { currency, shop })}>
        {t('campaigns.otherCurrencyText')} {t('campaigns.feeLater')}
      </Notice>
    )
  }
  if (deliveryFee > 0 || deliveryAreas.length > 0) return null
  return (
    <Notice
      title={t('campaigns.noFee')}
      actions={
        <Link to={pathTo.setting('tactics', 'settings.tactics.deliveryFee')}>
          {t('campaigns.setFee')}
        </Link>
      }
    >
      {t('campaigns.noFeeText')}
    </Notice>
  )
}
