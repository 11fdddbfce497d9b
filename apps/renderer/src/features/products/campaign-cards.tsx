import type { Campaign } from '@pal/core/contract/campaigns'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { StatusBadge, type Status } from '../../components/badges/status-badge.tsx'
import { holdsAll } from '../../components/lists/holds-all.ts'
import { pathTo } from '../../lib/paths.ts'
import { addressOf } from './use-products-address.ts'

import classes from './campaign-cards.module.css'

const statusColour = {
  active: 'success',
  paused: 'attention',
  completed: 'neutral',
} as const satisfies Record<Campaign['status'], Status>

interface CampaignCardsProps {
  readonly campaigns: readonly Campaign[]
  /** What they were found by. */
  readonly search: string
}

/** One of them is picked to see its products. */
export function CampaignCards({ campaigns, search }: CampaignCardsProps) {
  const { t } = useTranslation()
  return (
    <ul className={classes['cards']} aria-label={t('products.campaigns')}>
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <Link className={classes['card']} to={addressFor(campaign, search)}>
            <span className={classes['words']}>
              <span className={classes['name']} dir="auto">
                {campaign.name}
              </span>
              <span className={classes['where']}>
                <bdi>{campaign.facebookPageName}</bdi>
                {campaign.productCategory ? (
                  <>
                    {' · '}
                    <bdi>{campaign.productCategory}</bdi>
                  </>
                ) : null}
              </span>
            </span>
            <StatusBadge status={statusColour[campaign.status]}>
              {t(`products.status.${campaign.budgetUsedUp ? 'usedUp' : campaign.status}`)}
            </StatusBadge>
            <IconChevronRight className={classes['go']} size={16} stroke={1.6} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** One that was found by what it sells shows that; one that was found by its own words, everything. */
function addressFor(campaign: Campaign, search: string): string {
  const { id, name, facebookPageName, productCategory } = campaign
  return holdsAll([name, facebookPageName, productCategory].join('\n'), search)
    ? addressOf(id)
    : pathTo.product(id, search)
}
