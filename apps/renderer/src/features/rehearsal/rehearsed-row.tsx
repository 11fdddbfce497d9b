import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from '../../components/badges/status-badge.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { customerName } from '../../lib/format/customer-name.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { useCostText } from '../../lib/queries/use-cost-text.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { EndState } from './end-state.tsx'
import { type Rehearsal, rehearsalQueries } from './rehearsal-queries.ts'
import { sameEnds } from './sums.ts'

import classes from './rehearsal.module.css'

interface RehearsedRowProps {
  readonly conversation: Rehearsal['conversations'][number]
  readonly open: boolean
  readonly onToggle: () => void
}

export function RehearsedRow({ conversation, open, onToggle }: RehearsedRowProps) {
  const { t, i18n } = useTranslation()
  const { was, runs } = conversation
  const [first] = runs
  const same = sameEnds(conversation)
  const whole = (value: number) => wholeNumber(value, i18n.language)
  return (
    <li>
      <button
        type="button"
        className={classes['row']}
        aria-expanded={open}
        disabled={!first}
        onClick={onToggle}
      >
        <span className={classes['name']} dir="auto">
          {customerName(conversation)}
        </span>
        <span className={classes['ends']}>
          <EndState end={was} />
          <span aria-hidden className={classes['arrow']}>
            →
          </span>
          {first ? <EndState end={first.end} /> : t('rehearsal.waits')}
        </span>
        {first ? (
          <StatusBadge status={same === runs.length ? 'neutral' : 'information'}>
            {t('rehearsal.same', { same: whole(same), of: whole(runs.length) })}
          </StatusBadge>
        ) : null}
        <IconChevronDown className={classes['chevron']} size={16} stroke={1.6} aria-hidden />
      </button>
      {open && first ? <Turns id={conversation.conversationId} done={runs.length} /> : null}
    </li>
  )
}

/** Old and new answers side by side, each with what the checks said. */
function Turns({ id, done }: { readonly id: number; readonly done: number }) {
  const { t, i18n } = useTranslation()
  const costText = useCostText()
  const query = useQuery(rehearsalQueries.conversation(id, done))
  const [at, setAt] = useState(0)
  const run = query.data?.runs[at] ?? query.data?.runs[0]
  if (query.error && !query.data)
    return <QueryError title={t('rehearsal.loadFailed')} query={query} />
  if (!query.data || !run) return null
  return (
    <div className={classes['turns']}>
      <div className={classes['runs']}>
        {query.data.runs.length > 1
          ? query.data.runs.map((each, index) => (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- runs have no other name
                key={index}
                type="button"
                aria-pressed={index === at}
                onClick={() => setAt(index)}
              >
                {t('rehearsal.run', { number: wholeNumber(index + 1, i18n.language) })}
                <EndState end={each.end} />
              </button>
            ))
          : null}
        <span className={classes['meta']}>
          {run.cost === null
            ? t('rehearsal.costUnknown')
            : t('rehearsal.runCost', { cost: costText(run.cost) })}
        </span>
      </div>
      <ol className={classes['talk']}>
        {run.turns.map((turn, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- turns keep their order
          <li key={index}>
            <p className={classes['asked']} dir="auto">
              {turn.asked}
            </p>
            <div className={classes['pair']}>
              <section aria-label={t('rehearsal.before')}>
                <h4>{t('rehearsal.before')}</h4>
                <p dir="auto">{turn.was ?? t('rehearsal.noAnswer')}</p>
              </section>
              <section aria-label={t('rehearsal.now')} data-now>
                <h4>{t('rehearsal.now')}</h4>
                <p dir="auto">{turn.now ?? t('rehearsal.held')}</p>
                {turn.checks.map((check) => (
                  <p key={check.message} className={classes['check']} dir="auto">
                    {reasonText(check)}
                  </p>
                ))}
              </section>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
