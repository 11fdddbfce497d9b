import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '../../../lib/paths.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'

import wizard from '../../../components/wizard.module.css'

/** That delivery costs the customers nothing, where the shop has not yet said what it costs. */
export function NoFeeNote({ currency }: { readonly currency: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(settingsQuery)
  if (!data) return null
  const { deliveryFee, deliveryAreas } = data.tactics
  // The amounts in Settings are in the currency of the shop, and count in no other.
  const counts = data.company.defaultCurrency === currency
  const isSet = deliveryFee > 0 || deliveryAreas.length > 0
  if (counts && isSet) return null
  return (
    <p className={wizard['help']}>
      {t('campaigns.noFee')}{' '}
      {counts ? (
        <Link to={`${paths.settings}?tab=tactics&field=settings.tactics.deliveryFee`}>
          {t('campaigns.setFee')}
        </Link>
      ) : (
        t('campaigns.feeLater')
      )}
    </p>
  )
}
