import type { Analytics } from '@pal/core/contract/analytics'
import { conversationStages } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { StageBadge } from '../../components/badges/stage-badge.tsx'
import { Panel } from '../../components/panel.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { percentText } from '../../lib/format/percent-text.ts'

import classes from './funnel.module.css'

/** How many conversations came how far: bars that are a table, each figure leading to its rows. */
export function Funnel({ counts, stages, reached, left, stageLinks, links }: Analytics) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const all = counts.conversations
  const share = (count: number) => (all === 0 ? 0 : count / all)
  return (
    <Panel
      title={t('analytics.funnel.title')}
      aside={<Link to={links.conversations}>{t('analytics.conversations', { count: all })}</Link>}
    >
      <p className={classes['note']}>{t('analytics.funnel.note')}</p>
      <table className={classes['table']} aria-label={t('analytics.funnel.title')}>
        <thead>
          <tr>
            <th scope="col">{t('analytics.funnel.stage')}</th>
            <th scope="col">{t('analytics.funnel.reached')}</th>
            <th scope="col">{t('analytics.funnel.here')}</th>
            <th scope="col">{t('analytics.funnel.left')}</th>
          </tr>
        </thead>
        <tbody>
          {conversationStages.map((stage) => (
            <tr key={stage}>
              <th scope="row">
                <StageBadge stage={stage} />
              </th>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell of figures */}
              <td>
                <span className={classes['reached']}>
                  <span className={classes['track']} aria-hidden>
                    {reached[stage] === 0 ? null : (
                      <span
                        className={classes['bar']}
                        style={{ width: `${share(reached[stage]) * 100}%` }}
                      />
                    )}
                  </span>
                  <Link to={stageLinks[stage].reached}>{wholeNumber(reached[stage], locale)}</Link>
                  <span className={classes['share']}>
                    {percentText(share(reached[stage]), locale)}
                  </span>
                </span>
              </td>
              <td>
                <Link to={stageLinks[stage].here}>{wholeNumber(stages[stage], locale)}</Link>
              </td>
              <td>
                {left[stage] === 0 ? (
                  <span className={classes['none']}>0</span>
                ) : (
                  <Link to={`${stageLinks[stage].here}&status=abandoned`}>
                    {wholeNumber(left[stage], locale)}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
