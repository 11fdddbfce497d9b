import type { DollarRates } from '@pal/core/domain/budget'
import { currencyCodes } from '@pal/core/domain/currency'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { NumberField } from '../../../components/fields/number-field.tsx'

import classes from '../form/settings-form.module.css'

interface RatesFieldProps {
  readonly rates: DollarRates
  /** The shop's own currency. */
  readonly first: string
  /** By field, as the form has them. */
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (rates: Record<string, number>) => void
}

/** What a US dollar costs in each of the other currencies; one that is left empty has no rate. */
export function RatesField({ rates, first, errors, onChange }: RatesFieldProps) {
  const { t } = useTranslation()
  const others = currencyCodes
    .filter((code) => code !== 'USD')
    .toSorted((a, b) => Number(b === first) - Number(a === first))
  return (
    <div className={classes['form']} role="group" aria-label={t('settings.rates.title')}>
      {others.map((code) => (
        <NumberField
          key={code}
          label={t('settings.rates.rate', { currency: code })}
          least={0.01}
          most={1_000_000}
          mayBeEmpty
          value={rates[code] ?? null}
          error={errors[`dollarRates.${code}`]}
          onChange={(rate) => {
            const { [code]: _, ...rest } = rates
            onChange(rate === null ? rest : { ...rest, [code]: rate })
          }}
        />
      ))}
    </div>
  )
}
