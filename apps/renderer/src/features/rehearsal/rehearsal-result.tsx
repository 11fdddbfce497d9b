import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { useCostText } from '../../lib/queries/use-cost-text.ts'
import { reasonText } from '../../lib/reason-text.ts'
import { type Rehearsal, useCancelRehearsal } from './rehearsal-queries.ts'
import { RehearsedRow } from './rehearsed-row.tsx'
import { sumsOf } from './sums.ts'

import classes from './rehearsal.module.css'

interface RehearsalResultProps {
  readonly rehearsal: Rehearsal
  readonly onAgain: () => void
}

/** Then and now: what came of the conversations, and of each by itself. */
export function RehearsalResult({ rehearsal, onAgain }: RehearsalResultProps) {
  const { t, i18n } = useTranslation()
  const cancel = useCancelRehearsal()
  const [open, setOpen] = useState<number | null>(null)
  const { state, done, of, model, problem } = rehearsal
  const whole = (value: number) => wholeNumber(value, i18n.language)
  return (
    <>
      <div className={classes['progress']}>
        <progress aria-label={t('rehearsal.progress')} value={done} max={of} />
        <span className={classes['meta']} role="status">
          {problem
            ? reasonText(problem)
            : t(`rehearsal.state.${state}`, { done: whole(done), of: whole(of), model })}
        </span>
        {state === 'running' ? (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('common.cancel')}
          </Button>
        ) : (
          <Button variant="default" onClick={onAgain}>
            {t('rehearsal.again')}
          </Button>
        )}
      </div>
      <Sums rehearsal={rehearsal} />
      <ul className={classes['rows']} data-result aria-label={t('rehearsal.conversations')}>
        {rehearsal.conversations.map((one) => (
          <RehearsedRow
            key={one.conversationId}
            conversation={one}
            open={open === one.conversationId}
            onToggle={() => setOpen(open === one.conversationId ? null : one.conversationId)}
          />
        ))}
      </ul>
    </>
  )
}

/** Of the runs that are done: per run, so that five runs are not five times the orders. */
function Sums({ rehearsal: { conversations } }: Pick<RehearsalResultProps, 'rehearsal'>) {
  const { t, i18n } = useTranslation()
  const costText = useCostText()
  const whole = (value: number) => wholeNumber(value, i18n.language)
  const { was, now, compared } = sumsOf(conversations)
  const money = (sums: ReadonlyMap<string, number>) =>
    [...sums].map(([code, sum]) => formatAmount(sum, code, i18n.language)).join(' ') ||
    t('rehearsal.nothing')
  const cost = (dollars: number | null) =>
    dollars === null ? t('rehearsal.costUnknown') : costText(dollars)
  const lines = [
    ['orders', whole(was.orders), whole(now.orders)],
    ['totals', money(was.totals), money(now.totals)],
    ['handOffs', whole(was.handOffs), whole(now.handOffs)],
    ['cost', cost(was.cost), cost(now.cost)],
  ] as const
  return (
    <table className={classes['sums']} aria-label={t('rehearsal.sums')}>
      <thead>
        <tr>
          <td>{t('rehearsal.compared', { number: whole(compared) })}</td>
          <th scope="col">{t('rehearsal.before')}</th>
          <th scope="col">{t('rehearsal.now')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, before, after]) => (
          <tr key={name}>
            <th scope="row">{t(`rehearsal.${name}`)}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
