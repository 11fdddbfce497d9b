import '../../lib/i18n/gate-words.ts'
import { Button } from '@mantine/core'
import type { ReasonAnswer } from '@pal/core/contract/reason'
import type { SystemStatus } from '@pal/core/contract/system'
import type { AnyReason } from '@pal/core/texts/params'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Notice } from '../../components/notices/notice.tsx'
import { isPaused, usePauseAgent } from '../../lib/actions/pause-agent.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { dashboardQueries } from './queries.ts'

/** Why the agent answers on too few pages or on none, where nothing else on the dashboard tells it. */
export function AgentNotice() {
  const { t } = useTranslation()
  const { data } = useQuery(systemStatus)
  const campaigns = useQuery(dashboardQueries.campaigns).data
  const { resume } = usePauseAgent()
  if (!data) return null
  if (data.agent.reason && isPaused(data.agent)) {
    return (
      <Notice
        title={t('agentPause.paused')}
        actions={
          <Button size="compact-sm" loading={resume.isPending} onClick={() => resume.mutate()}>
            {t('agentPause.resume')}
          </Button>
        }
      >
        {reasonText(data.agent.reason)}
      </Notice>
    )
  }
  const { agent } = data
  if (!agent.reason) return null
  const reasons = notOnTiles(agent.reason, data)
  if (reasons.length === 0) return null
  const { code } = agent.reason
  // As it was wished: the sign at the top tells it, and leads to where it is changed.
  if (code === 'own_hours') return null
  // A first campaign is on the checklist.
  if (code === 'no_campaign_active' && !agent.tried && !campaigns?.length) return null
  const { working, all } = agent.pages
  const [spent, ...moreSpent] = agent.overBudget
  return (
    <Notice
      title={t(working === 0 ? 'dashboard.system.agentSilent' : 'dashboard.system.agent')}
      actions={
        <>
          {working < all ? (
            <Link to={paths.integrations}>{t('dashboard.system.connectPage')}</Link>
          ) : null}
          {spent === undefined ? null : (
            <Link to={moreSpent.length > 0 ? pathTo.campaigns('paused') : pathTo.budget(spent)}>
              {t('common.raiseBudget')}
            </Link>
          )}
          <Link to={paths.campaigns}>{t('dashboard.campaigns.all')}</Link>
        </>
      }
    >
      {reasons.map(reasonText).join(' ')}
    </Notice>
  )
}

const several: ReadonlySet<string> = new Set(['several_reasons', 'working_on_some_pages'])

/** What no tile says. Customers who wait are under what needs the seller. */
function notOnTiles(reason: ReasonAnswer, { messenger, ai, database }: SystemStatus) {
  const tiles = [messenger, ai, database].map((tile) => tile.reason && reasonText(tile.reason))
  return partsOf(reason).filter(
    (part) =>
      part.code !== 'customers_wait' && !tiles.some((words) => words?.includes(reasonText(part))),
  )
}

function partsOf(reason: AnyReason): ReasonAnswer[] {
  const { code, params } = reason
  const reasons = several.has(code) ? params?.['reasons'] : undefined
  return Array.isArray(reasons) ? reasons.flatMap(partsOf) : [{ message: '', ...reason }]
}
