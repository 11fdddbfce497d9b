import { Button } from '@mantine/core'
import type { Analytics } from '@pal/core/contract/analytics'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useId, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { lazily } from '../../../components/lazily.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { letterOf } from '../../../lib/keyboard/letter-of.ts'
import { Change } from '../figures/change.tsx'
import { nothingBefore } from '../figures/is-chance.ts'
import type { Measure } from './measures.ts'
import { PartTable } from './part-table.tsx'
import { partText } from './part-text.ts'

import classes from './chart-panel.module.css'

/** The library of the charts is the largest part of the page, and of no use elsewhere. */
const TimeChart = lazily(async () => (await import('./time-chart.tsx')).TimeChart, {
  Waiting: ({ height }) => <Skeleton height={height} />,
  early: false,
})

interface ChartPanelProps {
  readonly data: Analytics
  readonly measure: Measure
  /** For what is neither good nor bad when it grows. */
  readonly neutral?: boolean
  readonly lessIsBetter?: boolean
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly note?: ReactNode
}

/** A measure over the period: its sum, the chart of its parts, and the table behind the chart. */
export function ChartPanel(props: ChartPanelProps) {
  const { data, measure, neutral = false, lessIsBetter = false, aside, note } = props
  const { t, i18n } = useTranslation()
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const name = t(`analytics.measure.${measure.name}`)
  const now = measure.of(data.total)
  const before = nothingBefore(data) ? null : measure.of(data.previous.total)
  const parts = [...data.series, ...data.previous.series]
  const empty = parts.every((part) => measure.of(part) === 0)
  const Icon = asTable ? IconChartBar : IconTable
  const turn = () => setAsTable((shown) => !shown)
  const pressed = (event: KeyboardEvent) => {
    // In the choice of a currency a letter leads to one.
    if (event.target instanceof HTMLSelectElement) return
    if (letterOf(event) !== 't' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    turn()
  }
  return (
    <section className={classes['panel']} aria-labelledby={id} onKeyDown={pressed}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <h2 className={classes['title']} id={id}>
            {name}
          </h2>
          <p className={classes['total']}>
            <Link to={measure.link(data.total)}>{measure.format(now)}</Link>
            <Change
              now={now}
              before={before}
              format={measure.format}
              neutral={neutral}
              lessIsBetter={lessIsBetter}
            />
          </p>
          {empty || asTable ? null : <p className={classes['line']}>{t('analytics.before')}</p>}
        </div>
        <div className={classes['tools']}>
          {aside}
          <Button
            className={classes['turn'] ?? ''}
            variant="subtle"
            color="gray"
            aria-pressed={asTable}
            aria-keyshortcuts="t"
            aria-label={t(asTable ? 'analytics.chart.chart' : 'analytics.chart.table', { name })}
            title={t('analytics.chart.key')}
            leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
            onClick={turn}
          >
            {t(asTable ? 'analytics.chart.toChart' : 'analytics.chart.toTable')}
          </Button>
        </div>
      </div>
      {asTable ? (
        <PartTable data={data} measure={measure} />
      ) : empty ? (
        <p className={classes['quiet']}>{t('analytics.chart.quiet')}</p>
      ) : (
        <figure
          className={classes['figure']}
          aria-label={said(data, measure, name, i18n.language, t)}
        >
          <TimeChart data={data} measure={measure} height={chartHeight} />
        </figure>
      )}
      {note ? <p className={classes['note']}>{note}</p> : null}
    </section>
  )
}

const chartHeight = 200

/** The chart in a sentence, for whoever hears it. */
function said(
  data: Analytics,
  measure: Measure,
  name: string,
  locale: string,
  t: TFunction,
): string {
  const [most] = data.series.toSorted((a, b) => measure.of(b) - measure.of(a))
  const total = measure.of(data.total)
  if (!most || total === 0) return t('analytics.chart.saidNone', { name })
  return t('analytics.chart.said', {
    name,
    total: measure.format(total),
    when: partText(data, locale).long(most.start),
    most: measure.format(measure.of(most)),
  })
}
