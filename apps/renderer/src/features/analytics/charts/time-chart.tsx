import '@mantine/charts/styles.layer.css'
import { CompositeChart } from '@mantine/charts'
import { useDirection } from '@mantine/core'
import type { Analytics } from '@pal/core/contract/analytics'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { axisTicks, namedParts } from './axis-ticks.ts'
import type { Measure } from './measures.ts'
import { partText } from './part-text.ts'

import classes from './time-chart.module.css'

interface TimeChartProps {
  readonly data: Analytics
  readonly measure: Measure
  readonly height: number
}

/** Of all charts alike, so that their days are below each other: an amount with its sign has room. */
const axisWidth = 76

/** Bars from zero, one a part; the period before is the thin grey line. A bar leads to its rows. */
export function TimeChart({ data, measure, height }: TimeChartProps) {
  const { t, i18n } = useTranslation()
  const { dir } = useDirection()
  const navigate = useNavigate()
  const rtl = dir === 'rtl'
  const { rows, words } = useMemo(() => {
    const text = partText(data, i18n.language)
    return {
      words: text,
      rows: data.series.map((part, at) => {
        const before = data.previous.series[at]
        return {
          start: part.start,
          now: measure.of(part),
          before: before ? measure.of(before) : 0,
        }
      }),
    }
  }, [data, measure, i18n.language])
  const most = Math.max(...rows.flatMap(({ now, before }) => [now, before]))
  const ticks = axisTicks(most, { whole: measure.name !== 'aiCost' })
  return (
    <CompositeChart
      className={classes['chart'] ?? ''}
      h={height}
      data={rows}
      dataKey="start"
      series={[
        {
          name: 'now',
          label: t(`analytics.measure.${measure.name}`),
          color: `var(--pal-chart-${measure.name})`,
          type: 'bar',
        },
        {
          name: 'before',
          label: t('analytics.before'),
          color: 'var(--pal-chart-before)',
          type: 'line',
        },
      ]}
      withDots={false}
      // Of ninety days a thicker one would hide the bars.
      strokeWidth={rows.length > 40 ? 1 : 1.5}
      curveType="linear"
      maxBarWidth={28}
      gridAxis="x"
      strokeDasharray="0"
      tickLine="none"
      valueFormatter={measure.format}
      xAxisProps={{
        reversed: rtl,
        tickFormatter: words.short,
        ticks: namedParts(rows).map(({ start }) => start),
        interval: 0,
        tickMargin: 2,
      }}
      yAxisProps={{
        orientation: rtl ? 'right' : 'left',
        width: axisWidth,
        ticks,
        domain: [0, ticks.at(-1) ?? 1],
        tickFormatter: measure.formatShort,
      }}
      barProps={{ radius: [3, 3, 0, 0] }}
      tooltipProps={{
        // Asked for also while it points at nothing.
        labelFormatter: (start) => (start ? words.long(String(start)) : ''),
        cursor: { fill: 'var(--pal-hover)' },
      }}
      composedChartProps={{
        onClick: ({ activeTooltipIndex }) => {
          const part = data.series[Number(activeTooltipIndex ?? -1)]
          if (part) void navigate(measure.link(part))
        },
      }}
    />
  )
}
