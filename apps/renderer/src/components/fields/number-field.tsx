import { TextInput } from '@mantine/core'
import { currencyOption } from '@pal/core/domain/currency'
import { numberFormat } from '@pal/core/domain/intl'
import { readTypedNumber } from '@pal/core/domain/typed-product'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { amountWords } from '../../lib/format/amount-words.ts'
import { rangeWords } from '../../lib/format/number-words.ts'
import './form-fields.ts'
import { readAmount } from '../../lib/format/read-amount.ts'
import { asTyped } from '../../lib/format/typed-amount.ts'

import classes from './amount-field.module.css'

interface NumberFieldProps extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'maxLength' | 'type'
> {
  /** NaN for what cannot be read: no schema takes it. */
  readonly value?: number | null
  /** Null where the field was emptied and may be; else what was typed, NaN where it is no number. */
  readonly onChange: (value: number | null) => void
  readonly least: number
  readonly most: number
  readonly whole?: boolean
  readonly mayBeEmpty?: boolean
  /** Money: read as prices are, with the currency's sign in front. */
  readonly currency?: string
}

/**
 * A number as people type it, in the digits of any script. What was typed stays as it is: a number
 * that does not fit is refused in words, never changed.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    value = null,
    onChange,
    least,
    most,
    whole = false,
    mayBeEmpty = false,
    currency,
    error,
    ...field
  } = props
  const { i18n } = useTranslation()
  const [text, setText] = useState(() => written(value, currency))
  const [left, setLeft] = useState(false)
  const amount = currency === undefined ? null : readAmount(text, currency)
  const read = (typed: string) => {
    if (typed.trim() === '') return mayBeEmpty ? null : Number.NaN
    if (currency === undefined) return readTypedNumber(typed) ?? Number.NaN
    const money = readAmount(typed, currency)
    return 'amount' in money ? Number(money.amount) : Number.NaN
  }
  // Changed from outside: discarded, or saved by another window.
  if (!Object.is(read(text), value) && !(Number.isNaN(value) && Number.isNaN(read(text)))) {
    setText(written(value, currency))
  }
  const fits =
    value === null || (value >= least && value <= most && (!whole || Number.isInteger(value)))
  const format = (bound: number) => numberFormat(i18n.language).format(bound)
  const range = { least: format(least), most: format(most) }
  const misread = amount && 'problem' in amount && currency !== undefined
  const refused = misread
    ? amountWords(amount, String(field.label), currency)
    : rangeWords(range, whole)
  const problem = fits ? error : refused
  return (
    <TextInput
      {...field}
      value={text}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={30}
      {...(currency === undefined ? {} : signOf(currency))}
      error={left || error ? problem : null}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(read(event.currentTarget.value))
      }}
      onBlur={(event) => {
        setLeft(true)
        field.onBlur?.(event)
      }}
    />
  )
}

function signOf(currency: string) {
  const { symbol } = currencyOption(currency)
  return {
    leftSection: <span className={classes['symbol']}>{symbol}</span>,
    leftSectionWidth: symbol.length > 1 ? 44 : 28,
  }
}

/** Without an exponent, as a person would write it. */
function written(value: number | null, currency: string | undefined): string {
  if (value === null || Number.isNaN(value)) return ''
  const text = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 })
  return currency === undefined ? text : asTyped(text)
}
