import type { Campaign } from '@pal/core/contract/campaigns'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { StatusBadge, type Status } from '../../components/badges/status-badge.tsx'
import { addressOf } from './use-products-address.ts'

import classes from './campaign-cards.module.css'

const statusColour = {
  active: 'success',
  paused: 'attention',
  completed: 'neutral',
} as const satisfies Record<Campaign['status'], Status>

/** One of them is picked to see its products. */
export function CampaignCards({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const { t } = useTranslation()
  return (
    <>
      <p className={classes['pick']}>{t('products.pick')}</p>
      <ul className={classes['cards']} aria-label={t('products.campaigns')}>
        {campaigns.map(({ id, name, status, facebookPageName, productCategory }) => (
          <li key={id}>
            <Link className={classes['card']} to={addressOf(id)}>
              <span className={classes['words']}>
                <span className={classes['name']} dir="auto">
                  {name}
                </span>
                <span className={classes['where']}>
                  <bdi>{facebookPageName}</bdi>
                  {productCategory ? (
                    <>
                      {' · '}
                      <bdi>{productCategory}</bdi>
                    </>
                  ) : null}
                </span>
              </span>
              <StatusBadge status={statusColour[status]}>
                {t(`products.status.${status}`)}
              </StatusBadge>
              <IconChevronRight className={classes['go']} size={16} stroke={1.6} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
