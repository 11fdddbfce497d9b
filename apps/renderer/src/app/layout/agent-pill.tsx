import type { Health } from '@pal/core/contract/system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Tooltip } from '../../components/tooltip.tsx'
import { paths, pathTo } from '../../lib/paths.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'

import classes from './agent-pill.module.css'

/** Where one sees more of it, if not on the dashboard. */
const places: Partial<Record<Health['state'] | 'ownHours', string>> = {
  ok: paths.conversations,
  attention: pathTo.tasksOf('handoff'),
  ownHours: paths.flowSettings,
}

/** Whether customers are answered now: the one thing that is always in sight. */
export function AgentPill() {
  const { t } = useTranslation()
  const { data } = useQuery(systemStatus)
  if (!data) return null
  const { state, reason, needHuman, pages } = data.agent
  // Only the seller answers then, and whoever waits is theirs.
  const inOwnHours = needHuman > 0 ? 'attention' : 'ownHours'
  const shown = reason?.code === 'own_hours' ? inOwnHours : state
  const partly = state === 'attention' && pages.working < pages.all
  // What needs the seller is no customer: the dashboard says what.
  const limited = state === 'attention' && !partly && needHuman === 0
  return (
    <Tooltip label={reason ? reasonText(reason) : t('agent.fine')}>
      <Link
        className={classes['pill']}
        data-state={shown}
        to={(!partly && !limited && places[shown]) || paths.dashboard}
      >
        <span className={classes['dot']} aria-hidden />
        <span>
          {partly
            ? t('agent.partly', pages)
            : limited
              ? t('agent.limited')
              : t(`agent.${shown}`, { count: needHuman })}
        </span>
      </Link>
    </Tooltip>
  )
}
