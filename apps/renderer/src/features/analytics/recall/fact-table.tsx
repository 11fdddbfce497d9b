import type { StatedFactCount } from '@pal/core/contract/analytics'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from '../../../components/badges/status-badge.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { isWorded, useFactWords } from './fact-words.ts'

import plain from '../../../components/lists/plain-table.module.css'
import classes from './recall.module.css'

interface FactTableProps {
  readonly facts: readonly StatedFactCount[]
  readonly onOpen: (fact: StatedFactCount) => void
}

/** What was stated and is no longer so comes first: that is what has to be corrected. */
export function FactTable({ facts, onOpen }: FactTableProps) {
  const { t, i18n } = useTranslation()
  const words = useFactWords()
  const isOld = ({ now, value }: StatedFactCount) => now !== value
  const sorted = [...facts.filter(isOld), ...facts.filter((fact) => !isOld(fact))]
  return (
    <div className={classes['scroll']}>
      <table
        className={`${plain['table']} ${classes['table']}`}
        aria-label={t('analytics.recall.byFact')}
      >
        <thead>
          <tr>
            <th scope="col">{t('analytics.recall.fact')}</th>
            <th scope="col">{t('analytics.recall.value')}</th>
            <th scope="col">{t('analytics.recall.now')}</th>
            <th scope="col">{t('analytics.recall.customers')}</th>
            <th scope="col" data-wide>
              {t('analytics.recall.latest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((fact) => (
            <tr key={fact.key}>
              <th scope="row">
                <FactName name={words.name(fact)} campaign={fact.campaignName} />
              </th>
              <td>
                {isWorded(fact) ? (
                  <span className={classes['stated-words']} dir="auto">
                    {words.stated(fact)}
                  </span>
                ) : (
                  words.stated(fact)
                )}
              </td>
              <td>
                {isOld(fact) ? (
                  <StatusBadge status="attention">
                    {isWorded(fact) && fact.now !== null
                      ? t('analytics.recall.changed')
                      : words.now(fact)}
                  </StatusBadge>
                ) : (
                  <span className={classes['same']}>{t('analytics.recall.same')}</span>
                )}
              </td>
              <td>
                <button
                  type="button"
                  className={classes['count']}
                  aria-label={t('analytics.recall.open', {
                    fact: words.name(fact),
                    value: words.briefly(fact),
                  })}
                  onClick={() => onOpen(fact)}
                >
                  {wholeNumber(fact.customers, i18n.language)}
                </button>
              </td>
              <td data-wide>
                <TimeAgo time={fact.lastAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface FactNameProps {
  readonly name: string
  readonly campaign: string | null
}

function FactName({ name, campaign }: FactNameProps) {
  return (
    <span className={classes['named']}>
      <bdi className={classes['fact']}>{name}</bdi>
      <bdi className={classes['campaign']}>{campaign}</bdi>
    </span>
  )
}
