import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { AmountField } from '../../components/fields/amount-field.tsx'
import { readAmount } from '../../lib/format/read-amount.ts'

import classes from '../../components/fields/amount-field.module.css'

interface CostFieldProps extends ComponentProps<typeof AmountField> {
  /** The price and the lowest one, as they are typed. */
  readonly price: string
  readonly least: string
}

/** What a piece costs the shop. Above what it is sold for it is said: that may be meant, to clear a shelf. */
export function CostField({ price, least, ...field }: CostFieldProps) {
  const { t } = useTranslation()
  const amountOf = (typed: unknown) => {
    const read = readAmount(String(typed ?? ''), field.currency)
    return 'amount' in read ? Number(read.amount) : null
  }
  const cost = amountOf(field.value)
  const sold = amountOf(least) ?? amountOf(price)
  const atLoss = cost !== null && sold !== null && cost > sold
  return (
    <AmountField
      {...field}
      label={t('products.form.costPrice')}
      placeholder={t('products.form.optional')}
      description={
        atLoss ? (
          <span className={classes['notice']} role="status">
            {t('products.form.atLoss')}
          </span>
        ) : (
          t('products.form.costPriceHelp')
        )
      }
    />
  )
}
