import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { HealthBadge } from '../../../components/badges/health-badge.tsx'
import { FormSection } from '../../../components/fields/form-section.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { paths } from '../../../lib/paths.ts'
import { systemStatus } from '../../../lib/queries/system-status.ts'
import { reasonText } from '../../../lib/reason-text.ts'

import classes from './status-section.module.css'

/** Whether Facebook and the AI work now, and why not. */
export function StatusSection() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(systemStatus)
  const row = (part: 'messenger' | 'ai', fix?: string) => {
    const health = data?.[part]
    if (!health) return null
    const { state, reason } = health
    return (
      <li>
        <div className={classes['head']}>
          <span className={classes['name']}>{t(`settings.status.${part}`)}</span>
          <HealthBadge state={state}>{t(`settings.status.state.${state}`)}</HealthBadge>
        </div>
        <p className={classes['reason']}>
          {reason ? reasonText(reason) : t(`settings.status.fine.${part}`)}
        </p>
        {fix !== undefined && state !== 'ok' ? (
          <Link className={classes['fix']} to={fix}>
            {t('settings.status.toAi')}
          </Link>
        ) : null}
      </li>
    )
  }
  return (
    <FormSection title={t('settings.status.title')} text={t('settings.status.text')}>
      {error && !data ? (
        <QueryError title={t('settings.status.failed')} query={{ error, refetch }} />
      ) : (
        <ul className={classes['list']} aria-label={t('settings.status.title')}>
          {row('messenger')}
          {row('ai', paths.aiSettings)}
        </ul>
      )}
    </FormSection>
  )
}
