import { Button } from '@mantine/core'
import { listLimit } from '@pal/core/constants'
import type { Campaign } from '@pal/core/contract/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { ConfirmModal } from '../../components/dialogs/confirm-modal.tsx'
import { api } from '../../lib/api.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { useDeleteCampaign, useStopCampaign } from './mutations.ts'

import classes from './manage/manage.module.css'

interface DeleteDialogProps {
  readonly opened: boolean
  /** Null once nothing is to be deleted. */
  readonly campaign: Campaign | null
  readonly onClose: () => void
}

/** The question before a campaign is deleted, with what comes of it; a running one can be stopped instead. */
export function DeleteDialog({ opened, campaign, onClose }: DeleteDialogProps) {
  const { t, i18n } = useTranslation()
  const remove = useDeleteCampaign()
  const stop = useStopCampaign()
  const products = useQuery({
    queryKey: ['products', 'of', campaign?.id],
    queryFn: ({ signal }) =>
      api.call(
        'products.list',
        { params: { id: campaign?.id ?? 0 }, query: { limit: String(listLimit.most) } },
        signal,
      ),
    // Of what is being deleted there is nothing more to be asked.
    enabled: campaign !== null && remove.variables?.id !== campaign.id,
  }).data
  const act = { onSettled: onClose }
  const stays = campaign && [
    t('campaigns.card.conversations', { count: campaign.conversationCount }),
    t('campaigns.card.orders', { count: campaign.orderCount }),
  ]
  const shown = products && wholeNumber(products.length, i18n.language)
  const count = products && products.length >= listLimit.most ? `${shown}+` : shown
  return (
    <ConfirmModal
      opened={opened}
      title={t('campaigns.deleteTitle', { name: campaign?.name ?? '' })}
      text={t('campaigns.deleteText')}
      confirmLabel={t('campaigns.deleteConfirm')}
      busy={remove.isPending}
      instead={
        campaign?.status === 'active' ? (
          <Button
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate(campaign, act)}
          >
            {t('campaigns.deleteStop')}
          </Button>
        ) : null
      }
      onConfirm={() => campaign && remove.mutate(campaign, act)}
      onClose={onClose}
    >
      <ul className={classes['comes']}>
        {campaign?.status === 'active' ? (
          <li>{t('campaigns.deleteSilent', { page: campaign.facebookPageName })}</li>
        ) : null}
        {count === undefined ? null : <li>{t('campaigns.deleteGone', { products: count })}</li>}
        {stays ? <li>{t('campaigns.deleteStays', { what: stays.join(' · ') })}</li> : null}
      </ul>
    </ConfirmModal>
  )
}
