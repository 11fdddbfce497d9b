import { Button } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import { IconPlus, IconSpeakerphone } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useAskedDialog } from '../../components/dialogs/use-asked-dialog.ts'
import { lazilyOpened, lazyDialog } from '../../components/lazily.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { Notice } from '../../components/notices/notice.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toasts.ts'
import { CampaignGrid, CampaignGridSkeleton } from './campaign-grid.tsx'
import { CampaignsEmpty } from './campaigns-empty.tsx'
import { ImportButton } from './manage/import-button.tsx'
import type { Managing } from './manage/manage-dialog.tsx'
import { campaignQueries } from './queries.ts'
import { StatusChip, useStatusFilter } from './status-chip.tsx'
import { StrategiesDialog } from './strategies-dialog.tsx'
import { useAskedCampaign } from './use-asked-campaign.ts'

import classes from './campaign-grid.module.css'

const CampaignDialog = lazyDialog(async () => {
  const { CampaignDialog: component } = await import('./quick/campaign-dialog.tsx')
  return component
})

const ManageDialog = lazyDialog(async () => {
  const { ManageDialog: component } = await import('./manage/manage-dialog.tsx')
  return component
})

const DeleteDialog = lazilyOpened(async () => (await import('./delete-dialog.tsx')).DeleteDialog)

export function CampaignsPage() {
  const { t } = useTranslation()
  const [status, showAll] = useStatusFilter()
  const list = useInfiniteQuery(campaignQueries.list(status))
  const [creating, setCreating] = useState(false)
  const [deleting, setDeleting] = useState<Campaign | null>(null)
  const [managing, setManaging] = useState<Managing | null>(null)
  const [configuring, setConfiguring] = useState<Campaign | null>(null)
  useAskedDialog('new', () => setCreating(true))
  const campaigns = list.data?.pages.flatMap(({ rows }) => rows)

  const editBudget = (campaign: Campaign) => setManaging({ kind: 'budget', campaign })
  const notThere = useAskedCampaign(campaigns, list, editBudget) && status === null

  // With more to load it may only have moved off the loaded part: saving finds out then.
  const gone =
    configuring !== null &&
    campaigns !== undefined &&
    !list.hasNextPage &&
    !campaigns.some(({ id }) => id === configuring.id)
  const goneName = gone ? configuring.name : null
  useEffect(() => {
    if (goneName !== null) tellGone(goneName, t)
  }, [goneName, t])

  return (
    <>
      <PageHeader
        description={t('campaigns.description')}
        actions={
          <>
            <ImportButton onRead={(file) => setManaging({ kind: 'copy', campaign: null, file })} />
            <Button
              leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => setCreating(true)}
            >
              {t('campaigns.new')}
            </Button>
          </>
        }
      />
      <StatusChip status={status} onRemove={showAll} />
      {notThere ? (
        <div className={classes['notThere']}>
          <Notice
            title={t('campaigns.notThere')}
            actions={<Link to={paths.campaigns}>{t('campaigns.showAll')}</Link>}
          >
            {t('campaigns.notThereText')}
          </Notice>
        </div>
      ) : null}
      {campaigns === undefined ? (
        list.error ? (
          <QueryError title={t('campaigns.loadFailed')} query={list} />
        ) : (
          <CampaignGridSkeleton />
        )
      ) : campaigns.length === 0 && status !== null ? (
        <EmptyState
          icon={IconSpeakerphone}
          title={t('campaigns.noneOfStatus')}
          text={t('campaigns.noneOfStatusText')}
          action={
            <Button variant="default" onClick={showAll}>
              {t('campaigns.showAll')}
            </Button>
          }
        />
      ) : campaigns.length === 0 ? (
        <CampaignsEmpty onCreate={() => setCreating(true)} />
      ) : (
        <CampaignGrid
          campaigns={campaigns}
          onConfigure={setConfiguring}
          onDelete={setDeleting}
          onEdit={(campaign) => setManaging({ kind: 'edit', campaign })}
          onBudget={editBudget}
          onExamples={(campaign) => setManaging({ kind: 'examples', campaign })}
          onCopy={(campaign, file) => setManaging({ kind: 'copy', campaign, file })}
          more={
            list.hasNextPage
              ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage }
              : null
          }
        />
      )}
      {creating ? <CampaignDialog onClose={() => setCreating(false)} /> : null}
      {managing ? <ManageDialog managing={managing} onClose={() => setManaging(null)} /> : null}
      {configuring && !gone ? (
        <StrategiesDialog
          campaign={configuring}
          onClose={() => setConfiguring(null)}
          onGone={() => {
            setConfiguring(null)
            tellGone(configuring.name, t)
            void list.refetch()
          }}
        />
      ) : null}
      <DeleteDialog
        opened={deleting !== null}
        campaign={deleting}
        onClose={() => setDeleting(null)}
      />
    </>
  )
}

const tellGone = (name: string, t: TFunction) =>
  toast.failure(t('campaigns.strategies.gone'), t('campaigns.strategies.goneText', { name }))
