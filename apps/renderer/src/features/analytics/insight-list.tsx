import '../../lib/i18n/filter-words.ts'
import type { Analytics, Insight } from '@pal/core/contract/analytics'
import { insightWords, ruleWords } from '@pal/core/domain/insights'
import {
  IconClockHour4,
  IconDoorExit,
  IconHandStop,
  IconHourglassLow,
  IconPackageOff,
  IconTrendingDown,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Panel } from '../../components/panel.tsx'

import classes from './insight-list.module.css'

const icons: Readonly<Record<Insight['code'], Icon>> = {
  stage_lost: IconDoorExit,
  asked_out_of_stock: IconPackageOff,
  ordered_out_of_stock: IconPackageOff,
  slow_hour: IconClockHour4,
  campaign_fell: IconTrendingDown,
  needed_human: IconHandStop,
  too_little_data: IconHourglassLow,
}

/** What is unusual, each leading to the rows that say so. */
export function InsightList({ insights }: Pick<Analytics, 'insights'>) {
  const { t, i18n } = useTranslation()
  const words = ({ code, params }: Insight) =>
    t(`analytics.insight.${code}`, {
      ...insightWords(params, {
        locale: i18n.language,
        stage: (stage) => t(`stage.${stage}`),
      }),
      count: Number(params['count'] ?? 0),
    })
  const rules = ruleWords(i18n.language)
  return (
    <Panel title={t('analytics.insights.title')}>
      {insights.length === 0 ? (
        <p className={classes['nothing']}>{t('analytics.insights.nothing', rules)}</p>
      ) : (
        <ul className={classes['list']}>
          {insights.map((insight) => {
            const InsightIcon = icons[insight.code]
            return (
              <li key={insight.code} className={classes['insight']} data-code={insight.code}>
                <InsightIcon className={classes['icon'] ?? ''} size={18} stroke={1.6} aria-hidden />
                <div>
                  <p>
                    {words(insight)}{' '}
                    {insight.params['count'] === 0 ? null : (
                      <Link to={insight.link}>{t('analytics.insights.see')}</Link>
                    )}
                  </p>
                  <p className={classes['rule']}>{t(`analytics.rule.${insight.code}`, rules)}</p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
