import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { readAmount } from '../../lib/format/read-amount.ts'
import { AmountField } from '../fields/amount-field.tsx'

import classes from '../fields/amount-field.module.css'

/** What customers pay for a product. Nothing is a price, too, but seldom what was meant: it is said. */
export function PriceField(props: ComponentProps<typeof AmountField>) {
  const { t } = useTranslation()
  const read = readAmount(String(props.value ?? ''), props.currency)
  return (
    <AmountField
      {...props}
      {...('amount' in read &&
        Number(read.amount) === 0 && {
          description: (
            <span className={classes['notice']} role="status">
              {t('campaigns.sharing.free')}
            </span>
          ),
        })}
    />
  )
}
