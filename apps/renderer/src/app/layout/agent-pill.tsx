import type { Health } from '@pal/core/contract/system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Tooltip } from '../../components/tooltip.tsx'
import { paths, pathTo } from '../../lib/paths.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'

import classes from './agent-pill.module.css'

/** Where one sees more of it. */
const places = {
  ok: paths.conversations,
  attention: pathTo.tasksOf('handoff'),
  down: paths.dashboard,
  not_configured: paths.dashboard,
} as const satisfies Record<Health['state'], string>

/** Whether customers are answered now: the one thing that is always in sight. */
export function AgentPill() {
  const { t } = useTranslation()
  const { data } = useQuery(systemStatus)
  if (!data) return null
  const { state, reason, needHuman, pages } = data.agent
  const partly = state === 'attention' && pages.working < pages.all
  // What needs the seller is no customer: the dashboard says what.
  const limited = state === 'attention' && !partly && needHuman === 0
  const ownHours = reason?.code === 'own_hours'
  // Only the seller answers then.
  const waited = ownHours && needHuman > 0
  return (
    <Tooltip label={reason ? reasonText(reason) : t('agent.fine')}>
      <Link
        className={classes['pill']}
        data-state={waited ? 'attention' : state}
        to={
          ownHours
            ? waited
              ? places.attention
              : paths.flowSettings
            : partly || limited
              ? paths.dashboard
              : places[state]
        }
      >
        <span className={classes['dot']} aria-hidden />
        <span>
          {partly
            ? t('agent.partly', pages)
            : limited
              ? t('agent.limited')
              : ownHours && !waited
                ? t('agent.ownHours')
                : t(`agent.${waited ? 'attention' : state}`, { count: needHuman })}
        </span>
      </Link>
    </Tooltip>
  )
}
