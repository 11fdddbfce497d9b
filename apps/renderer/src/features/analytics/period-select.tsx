import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { analyticsPeriods, type AnalyticsPeriod } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

interface PeriodSelectProps {
  readonly period: AnalyticsPeriod
  readonly onChange: (period: AnalyticsPeriod) => void
}

export function PeriodSelect({ period, onChange }: PeriodSelectProps) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('analytics.period.label')}
      value={period}
      onChange={(event) => {
        const asked = event.currentTarget.value
        const next = analyticsPeriods.find((each) => each === asked)
        if (next) onChange(next)
      }}
      data={analyticsPeriods.map((each) => ({
        value: each,
        label: t(`analytics.period.${each}`),
      }))}
    />
  )
}
