import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Tooltip } from '../../components/tooltip.tsx'
import { paths, pathTo } from '../../lib/paths.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'

import classes from './agent-pill.module.css'

/** Where one sees more of it, if not on the dashboard. */
const places: Readonly<Partial<Record<string, string>>> = {
  ok: paths.conversations,
  attention: pathTo.tasksOf('handoff'),
  ownHours: paths.flowSettings,
}
/** As the seller wished it. */
const wished: Readonly<Record<string, 'ownHours' | 'paused'>> = {
  own_hours: 'ownHours',
  agent_paused: 'paused',
  agent_paused_until: 'paused',
}

/** Whether customers are answered now: the one thing that is always in sight. */
export function AgentPill() {
  const { t } = useTranslation()
  const { data } = useQuery(systemStatus)
  if (!data) return null
  const { state, reason, needHuman, waiting, pages } = data.agent
  const wish = reason && wished[reason.code]
  // Only the seller answers then, and whoever waits is theirs.
  const shown = wish ? (waiting > 0 ? 'attention' : wish) : state
  // What needs the seller may be no customer: the dashboard says what.
  const needs = pages.working < pages.all ? 'partly' : waiting > 0 ? shown : 'limited'
  const name = state === 'attention' ? needs : shown
  return (
    <Tooltip label={reason ? reasonText(reason) : t('agent.fine')}>
      <Link
        className={classes['pill']}
        data-state={shown}
        to={
          (name === 'attention' && waiting > needHuman ? paths.tasks : places[name]) ??
          paths.dashboard
        }
      >
        <span className={classes['dot']} aria-hidden />
        <span>{t(`agent.${name}`, { ...pages, count: waiting })}</span>
      </Link>
    </Tooltip>
  )
}
