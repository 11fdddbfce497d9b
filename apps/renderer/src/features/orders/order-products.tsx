import type { Order } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { wholeNumber } from '../../lib/format/format-number.ts'

import classes from './order-products.module.css'

const shown = 2

/** The first two with their quantities, and how many more there are. */
export function OrderProducts({ products }: { readonly products: Order['products'] }) {
  const { t, i18n } = useTranslation()
  const more = products.length - shown
  return (
    <span className={classes['products']}>
      {products.slice(0, shown).map(({ name, quantity, productId }, at) => (
        <span key={`${productId} ${name}`} className={classes['line']}>
          <span className={classes['name']} dir="auto" title={name}>
            {name}
          </span>
          <span className={classes['quantity']}>× {wholeNumber(quantity, i18n.language)}</span>
          {more > 0 && at === shown - 1 ? (
            <span className={classes['more']} dir="auto">
              {t('orders.moreItems', { count: more })}
            </span>
          ) : null}
        </span>
      ))}
    </span>
  )
}
