import { Button } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom'

import { Skeleton } from '../../components/skeleton.tsx'
import { Waiting } from '../../components/waiting.tsx'
import { CampaignCard } from './campaign-card.tsx'
import type { ReadFile } from './manage/campaign-file.ts'

import classes from './campaign-grid.module.css'

interface CampaignGridProps {
  readonly campaigns: readonly Campaign[]
  readonly onConfigure: (campaign: Campaign) => void
  readonly onDelete: (campaign: Campaign) => void
  readonly onEdit: (campaign: Campaign) => void
  readonly onBudget: (campaign: Campaign) => void
  readonly onExamples: (campaign: Campaign) => void
  readonly onCopy: (campaign: Campaign, file: ReadFile) => void
  /** Null when all are shown. */
  readonly more: { readonly load: () => void; readonly loading: boolean } | null
}

/** As many as a window shows; those below follow, where nobody looks yet. */
const firstDrawn = 6

export function CampaignGrid({ campaigns, more, ...actions }: CampaignGridProps) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  // Who comes back, or is led to a card, may look further down.
  const fromTop = useNavigationType() === NavigationType.Push && !search.has('campaign')
  const drawsAll = useDeferredValue(true, !fromTop)
  const drawn = drawsAll ? campaigns : campaigns.slice(0, firstDrawn)
  return (
    <>
      <ul className={classes['grid']} aria-label={t('campaigns.list')}>
        {drawn.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard
              campaign={campaign}
              onConfigure={() => actions.onConfigure(campaign)}
              onDelete={() => actions.onDelete(campaign)}
              onEdit={() => actions.onEdit(campaign)}
              onBudget={() => actions.onBudget(campaign)}
              onExamples={() => actions.onExamples(campaign)}
              onCopy={(file) => actions.onCopy(campaign, file)}
            />
          </li>
        ))}
      </ul>
      {more ? (
        <div className={classes['more']}>
          <Button variant="default" loading={more.loading} onClick={more.load}>
            {t('campaigns.more')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

export function CampaignGridSkeleton() {
  return (
    <Waiting className={classes['grid']}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={236} />
      ))}
    </Waiting>
  )
}
