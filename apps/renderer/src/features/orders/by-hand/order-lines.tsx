import type { Product } from '@pal/core/contract/campaigns'
import { ApiError } from '@pal/core/contract/client/api-error'
import type { Answer } from '@pal/core/contract/endpoints'
import { mostPieces } from '@pal/core/domain/orders/order-pieces'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { NumberField } from '../../../components/fields/number-field.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { PickList } from '../../../components/lists/pick-list.tsx'
import { reasonOf } from '../../../lib/errors.ts'
import type { FieldError } from '../../../lib/field-error.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { typedAmount } from '../../../lib/format/typed-amount.ts'
import { productsToChoose } from '../../../lib/queries/products-to-choose.ts'
import { type TypedLine, withProduct } from './typed-order.ts'

import classes from './new-order.module.css'

interface OrderLinesProps {
  readonly campaignId: number
  readonly currency: string
  readonly lines: readonly TypedLine[]
  /** As the server prices them. */
  readonly totals: Answer<'orders.totals'> | undefined
  /** The amount that was refused. */
  readonly wrong: FieldError | null
  /** Said where the campaign is deleted, and with it what could be added. */
  readonly gone?: string
  /** Not of a campaign that is deleted. */
  readonly canAdd?: boolean
  /** Why the order cannot be taken, which is said below: not twice. */
  readonly said: string | null
  readonly onChange: (lines: readonly TypedLine[]) => void
}

const most = { quantity: mostPieces, price: 1_000_000_000 } as const

/** What is ordered, and the products that can be added. */
export function OrderLines(props: OrderLinesProps) {
  const { campaignId, currency, lines, totals, wrong, gone, canAdd = true, said, onChange } = props
  const { t, i18n } = useTranslation()
  const [search, setSearch] = useState('')
  const products = useQuery(productsToChoose(campaignId, search))
  const why = canAdd && products.error ? whyNone(products.error, gone) : null
  const amount = (value: number) => formatAmount(value, currency, i18n.language)
  const set = (productId: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.productId === productId ? { ...line, ...part } : line)))
  const wrongIn = (at: number) => (wrong?.field.startsWith(`lines.${at}.`) ? wrong.text : null)
  const priced = (productId: number) => totals?.lines.find((line) => line.productId === productId)
  return (
    <>
      {lines.length > 0 ? (
        // Each field says its own name to whoever does not see the columns.
        <div className={classes['heads']} aria-hidden>
          <span>{t('orders.item.product')}</span>
          <span>{t('orders.item.quantity')}</span>
          <span>{t('orders.item.price')}</span>
          <span className={classes['sum']}>{t('orders.item.total')}</span>
        </div>
      ) : null}
      {lines.length > 0 ? (
        <ul className={classes['lines']} aria-label={t('orders.new.what')}>
          {lines.map(({ productId, name, quantity, unitPrice, left = null }, at) => (
            <li key={productId}>
              <span className={classes['product']}>
                <span dir="auto">{name}</span>
                {left !== null && quantity > left ? (
                  <span className={classes['wrong']} role="status">
                    {left > 0 ? t('orders.new.left', { count: left }) : t('orders.new.outOf')}
                  </span>
                ) : null}
                {wrongIn(at) === null ? null : (
                  <span className={classes['wrong']} role="alert">
                    {wrongIn(at)}
                  </span>
                )}
              </span>
              <NumberField
                className={classes['quantity'] ?? ''}
                label={t('orders.new.quantity', { product: name })}
                value={quantity}
                least={1}
                most={most.quantity}
                whole
                onChange={(value) => set(productId, { quantity: value ?? Number.NaN })}
              />
              <NumberField
                className={classes['price'] ?? ''}
                label={t('orders.new.price', { product: name })}
                value={unitPrice}
                // In its narrow column the words would take six lines.
                error={wrongIn(at) !== null}
                least={0}
                most={most.price}
                mayBeEmpty
                currency={currency}
                placeholder={typedAmount(priced(productId)?.unitPrice ?? null)}
                onChange={(value) => set(productId, { unitPrice: value })}
              />
              <span className={classes['sum']}>
                <Sum of={priced(productId)?.total} amount={amount} />
              </span>
              <span className={classes['bin']}>
                <IconButton
                  label={t('orders.new.remove', { product: name })}
                  icon={IconTrash}
                  onClick={() => onChange(lines.filter((line) => line.productId !== productId))}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {why !== null && why !== said ? (
        <p className={classes['under']} role="status">
          {why}
        </p>
      ) : null}
      {why !== null || !canAdd ? null : (
        <PickList
          folded={lines.length > 0}
          label={t('orders.new.add')}
          search={search}
          onSearch={setSearch}
          rows={products.data}
          stale={products.isPlaceholderData}
          keyOf={({ id }) => id}
          onPick={(product) => onChange(withProduct(lines, product))}
          none={t('orders.new.noProduct')}
        >
          {(product) => (
            <>
              <span className={classes['who']} dir="auto">
                {product.name}
              </span>
              <Stock product={product} />
              <span className={classes['sum']}>
                <bdi>{amount(product.price)}</bdi>
              </span>
            </>
          )}
        </PickList>
      )}
    </>
  )
}

function whyNone(error: Error, gone = reasonOf(error)): string {
  const isGone = error instanceof ApiError && error.reason.code === 'campaign_not_found'
  return isGone ? gone : reasonOf(error)
}

/** Empty until it is known: it is not zero meanwhile. */
function Sum({ of: sum, amount }: SumProps) {
  return sum === undefined ? null : <bdi>{amount(sum)}</bdi>
}

interface SumProps {
  readonly of: number | undefined
  readonly amount: (value: number) => string
}

function Stock({ product: { inStock, stockCount } }: { readonly product: Product }) {
  const { t } = useTranslation()
  if (inStock && stockCount === null) return null
  return (
    <span className={classes['under']}>
      {inStock ? t('orders.new.left', { count: stockCount ?? 0 }) : t('orders.new.outOf')}
    </span>
  )
}
