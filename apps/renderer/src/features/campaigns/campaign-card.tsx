import '../../lib/i18n/gate-words.ts'
import { Button } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import {
  IconAdjustmentsHorizontal,
  IconBrandFacebook,
  IconBulb,
  IconMessageChatbot,
  IconPlayerPlay,
  IconPlayerStop,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { StatusBadge, type Status } from '../../components/badges/status-badge.tsx'
import { ToggleField } from '../../components/fields/toggle-field.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { Meter } from '../../components/meter.tsx'
import { tacticProposals } from '../../components/notices/tactic-proposals.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { pageCut, useAgentStopped, useStoppedAt } from '../../lib/queries/agent-stopped.ts'
import { settingsQuery } from '../../lib/queries/settings.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { openTestChat } from '../../lib/test-chat.ts'
import { CardBudget, isSpent } from './card-budget.tsx'
import { DraftTrust, useDraftTrust } from './draft-trust.tsx'
import type { ReadFile } from './manage/campaign-file.ts'
import { CardMenu } from './manage/card-menu.tsx'
import { useDraftMode, useResumeCampaign, useStopCampaign } from './mutations.ts'
import { countOn, strategiesOf, strategyNames } from './strategies.ts'
import { cardId } from './use-asked-campaign.ts'

import classes from './campaign-card.module.css'

const statusColour = {
  active: 'success',
  paused: 'attention',
  completed: 'neutral',
} as const satisfies Record<Campaign['status'], Status>

interface CampaignCardProps {
  readonly campaign: Campaign
  readonly onConfigure: () => void
  readonly onDelete: () => void
  readonly onEdit: () => void
  readonly onBudget: () => void
  readonly onExamples: () => void
  readonly onCopy: (file: ReadFile) => void
}

export function CampaignCard(props: CampaignCardProps) {
  const { campaign, onConfigure, onDelete, onEdit, onBudget, onExamples, onCopy } = props
  const { t, i18n } = useTranslation()
  const titleId = useId()
  const settings = useQuery(settingsQuery).data
  const on = countOn(strategiesOf(campaign, settings))
  const why = useAgentStopped(campaign.facebookPageId)
  const status = useQuery(systemStatus).data
  const cut = why === null && status ? pageCut(status, campaign.facebookPageId) : null
  const stopped = campaign.status === 'active' ? (cut ? reasonText(cut) : why) : null
  const stoppedAt = useStoppedAt(campaign.facebookPageId)
  const mendedAt = cut ? paths.integrations : stoppedAt
  const number = (value: number) => wholeNumber(value, i18n.language)
  const target = {
    reached: number(campaign.conversationsToday),
    target: number(campaign.targetDailyConversations),
  }
  return (
    <article
      className={classes['card']}
      id={cardId(campaign.id)}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <header className={classes['head']}>
        <div className={classes['words']}>
          <h2 className={classes['name']} id={titleId} dir="auto">
            {campaign.name}
          </h2>
          <p className={classes['where']}>
            <IconBrandFacebook size={14} stroke={1.6} aria-hidden />
            <bdi>{campaign.facebookPageName}</bdi>
            {campaign.productCategory ? (
              <>
                {' · '}
                <bdi>{campaign.productCategory}</bdi>
              </>
            ) : null}
          </p>
          {stopped === null ? null : (
            <p className={classes['stopped']} role="status">
              {stopped}
              {mendedAt === null ? null : (
                <>
                  {' '}
                  <Link to={mendedAt}>{t('nav.settings')}</Link>
                </>
              )}
            </p>
          )}
        </div>
        <StatusBadge status={stopped === null ? statusColour[campaign.status] : 'attention'}>
          {t(`campaigns.card.status.${campaign.status}`)}
        </StatusBadge>
      </header>
      <p
        className={classes['text']}
        data-empty={campaign.description === '' || undefined}
        dir="auto"
      >
        {campaign.description || t('campaigns.card.noDescription')}
      </p>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('campaigns.card.soFar')}</dt>
          <dd className={classes['leads']}>
            <Link to={pathTo.conversationsOf(campaign.id)}>
              {t('campaigns.card.conversations', { count: campaign.conversationCount })}
            </Link>
            {' · '}
            <Link to={pathTo.ordersIn(campaign.id)}>
              {t('campaigns.card.orders', { count: campaign.orderCount })}
            </Link>
            {campaign.orderCount > campaign.chatOrderCount
              ? ` (${t('campaigns.card.withoutChat', {
                  count: campaign.orderCount - campaign.chatOrderCount,
                })})`
              : null}
          </dd>
        </div>
        {campaign.budgetLimit === null ? null : (
          <CardBudget campaign={campaign} limit={campaign.budgetLimit} ai={settings?.ai} />
        )}
        <div>
          <dt>{t('campaigns.card.today')}</dt>
          <dd>{t('campaigns.card.target', target)}</dd>
          <dd className={classes['meter']}>
            <Meter
              label={t('campaigns.card.today')}
              value={campaign.conversationsToday}
              most={campaign.targetDailyConversations}
            />
          </dd>
        </div>
        <div>
          <dt>{t('campaigns.card.strategies')}</dt>
          <dd>{t('campaigns.strategies.count', { on, all: strategyNames.length })}</dd>
          <dd className={classes['meter']}>
            <Meter
              label={t('campaigns.card.strategies')}
              value={on}
              most={strategyNames.length}
              steps
            />
          </dd>
        </div>
      </dl>
      <ProposalsNotice id={campaign.id} />
      <DraftMode campaign={campaign} />
      <footer className={classes['foot']}>
        <RunButtons campaign={campaign} onBudget={onBudget} />
        <span className={classes['tools']}>
          <IconButton
            label={t('campaigns.card.test', { name: campaign.name })}
            icon={IconMessageChatbot}
            onClick={() => openTestChat({ campaignId: campaign.id })}
          />
          <IconButton
            label={t('campaigns.card.configure', { name: campaign.name })}
            icon={IconAdjustmentsHorizontal}
            onClick={onConfigure}
          />
          <IconButton
            label={t('campaigns.card.delete', { name: campaign.name })}
            icon={IconTrash}
            onClick={onDelete}
          />
          <CardMenu campaign={campaign} onEdit={onEdit} onExamples={onExamples} onCopy={onCopy} />
        </span>
      </footer>
    </article>
  )
}

/** That the figures speak against some of its messages, and where to say what becomes of them. */
function ProposalsNotice({ id }: { readonly id: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(tacticProposals)
  const count =
    data?.proposals.filter(({ campaignId, state }) => campaignId === id && state === 'open')
      .length ?? 0
  if (count === 0) return null
  return (
    <p className={classes['proposals']}>
      <IconBulb size={16} stroke={1.6} aria-hidden />
      <Link to={paths.proposals}>{t('campaigns.card.proposals', { count })}</Link>
    </p>
  )
}

/** Whether the agent's answers go out by themselves, or wait for the seller. */
function DraftMode({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation()
  const change = useDraftMode()
  const { data: trust } = useDraftTrust(campaign.id, campaign.draftMode)
  const some = trust?.some(({ automatic }) => automatic) ?? false
  const drafting = some ? 'campaigns.card.draftsSome' : 'campaigns.card.draftsOn'
  const running = campaign.draftMode ? drafting : 'campaigns.card.draftsOff'
  return (
    <div className={classes['drafts']}>
      <ToggleField
        label={t('campaigns.card.draftMode')}
        description={t(campaign.status === 'active' ? running : 'campaigns.card.draftsStopped')}
        checked={change.isPending ? change.variables.draftMode : campaign.draftMode}
        onChange={(draftMode) => change.mutate({ id: campaign.id, draftMode })}
      />
      {campaign.draftMode ? <DraftTrust id={campaign.id} /> : null}
    </div>
  )
}

interface RunButtonsProps {
  readonly campaign: Campaign
  readonly onBudget: () => void
}

/**
 * Stop, and resume once it is stopped: beside it, not where Stop was pressed. What is completed has
 * nothing to be stopped. Without a budget it cannot be resumed: that one comes first.
 */
function RunButtons({ campaign, onBudget }: RunButtonsProps) {
  const { t } = useTranslation()
  const stop = useStopCampaign()
  const resume = useResumeCampaign()
  // What its budget has paused goes on by itself: it can still be stopped.
  const paused = campaign.status === 'paused' && !campaign.budgetUsedUp
  const stoppable = campaign.status === 'active' || campaign.budgetUsedUp
  const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <>
      {paused || stoppable ? (
        <Button
          variant="default"
          leftSection={paused ? null : <IconPlayerStop {...icon} />}
          disabled={paused || stop.isPending}
          onClick={() => stop.mutate(campaign)}
        >
          {t(paused ? 'campaigns.card.stopped' : 'campaigns.card.stop')}
        </Button>
      ) : null}
      {campaign.status === 'active' ? null : isSpent(campaign) ? (
        <Button variant="default" onClick={onBudget}>
          {t('common.raiseBudget')}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPlay {...icon} />}
          loading={resume.isPending}
          onClick={() => resume.mutate(campaign)}
        >
          {t('campaigns.card.resume')}
        </Button>
      )}
    </>
  )
}
