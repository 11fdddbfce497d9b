import type { Analytics } from '@pal/core/contract/analytics'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Measure } from './measures.ts'
import { partText } from './part-text.ts'

import plain from '../../../components/lists/plain-table.module.css'
import classes from './part-table.module.css'

interface PartTableProps {
  readonly data: Analytics
  readonly measure: Measure
}

/** The table behind a chart, the newest part first; each figure leads to its rows. */
export function PartTable({ data, measure }: PartTableProps) {
  const { t, i18n } = useTranslation()
  const name = t(`analytics.measure.${measure.name}`)
  const { long } = partText(data, i18n.language)
  const rows = data.series.map((part, at) => ({ part, before: data.previous.series[at] }))
  return (
    // What scrolls must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes['scroller']} tabIndex={0} role="group" aria-label={name}>
      <table className={`${plain['table']} ${classes['table']}`} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{t(`analytics.chart.part.${data.grain}`)}</th>
            <th scope="col">{name}</th>
            <th scope="col">{t('analytics.beforeShort')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ part, before }) => (
            <tr key={part.start}>
              <th scope="row">{long(part.start)}</th>
              <td>
                <Link to={measure.link(part)}>{measure.format(measure.of(part))}</Link>
              </td>
              <td>{before ? measure.format(measure.of(before)) : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
