import { TextInput } from '@mantine/core'
import { currencyOption } from '@pal/core/domain/currency'
import type { ComponentProps } from 'react'

import './form-fields.ts'

import classes from './amount-field.module.css'

interface AmountFieldProps extends Omit<
  ComponentProps<typeof TextInput>,
  'leftSection' | 'inputMode' | 'maxLength' | 'leftSectionWidth'
> {
  readonly currency: string
}

/** An amount as typed, with the sign of its currency in front. */
export function AmountField({ currency, ...field }: AmountFieldProps) {
  const { symbol } = currencyOption(currency)
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={30}
      leftSection={<span className={classes['symbol']}>{symbol}</span>}
      leftSectionWidth={symbol.length > 1 ? 44 : 28}
    />
  )
}
