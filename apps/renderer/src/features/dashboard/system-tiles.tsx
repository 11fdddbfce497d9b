import { mayPass } from '@pal/core/texts/passing'
import {
  IconBrandMessenger,
  IconChevronDown,
  IconDatabase,
  IconSparkles,
  IconWebhook,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { HealthBadge } from '../../components/badges/health-badge.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { paths } from '../../lib/paths.ts'
import { systemStatus } from '../../lib/queries/system-status.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { TryNow } from './try-now.tsx'

import classes from './system-tiles.module.css'

const tiles = [
  { key: 'messenger', icon: IconBrandMessenger, fixedAt: paths.integrations },
  { key: 'ai', icon: IconSparkles, fixedAt: paths.aiSettings },
  { key: 'database', icon: IconDatabase, fixedAt: paths.dataSettings },
  { key: 'webhook', icon: IconWebhook, fixedAt: paths.integrations },
] as const

/** What works and what does not, with the server's own reason. */
export function SystemTiles() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(systemStatus)
  if (error && !data) {
    return <QueryError title={t('dashboard.system.failed')} query={{ error, refetch }} />
  }
  return (
    <ul className={classes['tiles']} aria-label={t('dashboard.system.label')}>
      {tiles.map(({ key, icon: Icon, fixedAt }) => {
        const health = data?.[key]
        return (
          <li key={key} className={classes['tile']}>
            <div className={classes['head']}>
              <Icon size={16} stroke={1.6} aria-hidden />
              <span className={classes['name']}>{t(`dashboard.system.${key}`)}</span>
              {health ? (
                <HealthBadge state={health.state}>
                  {t(`dashboard.system.state.${health.state}`)}
                </HealthBadge>
              ) : null}
            </div>
            {health?.state === 'ok' && health.reason ? (
              <details className={classes['more']}>
                <summary className={classes['reason']}>
                  {t(`dashboard.system.fine.${key}`)}
                  <IconChevronDown size={14} stroke={1.6} aria-hidden />
                </summary>
                <p className={classes['reason']}>{reasonText(health.reason)}</p>
              </details>
            ) : (
              <p className={classes['reason']} data-state={health?.state}>
                {health
                  ? health.reason
                    ? reasonText(health.reason)
                    : t(`dashboard.system.fine.${key}`)
                  : t('common.loading')}
              </p>
            )}
            {health && health.state !== 'ok' ? (
              <p className={classes['ways']}>
                {key === 'messenger' && health.reason && mayPass(health.reason) ? <TryNow /> : null}
                <Link className={classes['fix']} to={fixedAt}>
                  {t(`dashboard.system.mend.${key}`)}
                </Link>
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
