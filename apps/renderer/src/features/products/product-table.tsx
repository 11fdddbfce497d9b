import type { Product } from '@pal/core/contract/campaigns'
import type { ProductSort } from '@pal/core/domain/entities'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { StatusBadge } from '../../components/badges/status-badge.tsx'
import { DataTable, type Column } from '../../components/lists/data-table.tsx'
import { SortHead } from '../../components/lists/sort-head.tsx'
import { ProductPicture } from '../../components/products/picture/product-picture.tsx'
import { SharedWith } from '../../components/products/shared-stock.tsx'
import { sharersOf } from '../../components/products/sharers-of.ts'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { type ProductActions, RowActions, RowMenu } from './row-actions.tsx'
import { type ProductOrder, usualOrder } from './use-products-address.ts'

import classes from './product-table.module.css'

interface ProductTableProps extends ProductActions {
  readonly campaignName: string
  /** The most pieces that are few of a product that says no number. */
  readonly few: number
  readonly list: KeysetList<Product>
  readonly sorting: ProductOrder
  readonly onSort: (to: ProductOrder) => void
}

export function ProductTable(props: ProductTableProps) {
  const { campaignName, few, list, sorting, onSort } = props
  const { onEdit, onDuplicate, onSwitchStock, onRemove } = props
  const { t, i18n } = useTranslation()
  const columns = useMemo(
    () =>
      columnsOf(t, i18n.language, {
        few,
        sorting,
        onSort,
        onEdit,
        onDuplicate,
        onSwitchStock,
        onRemove,
      }),
    [t, i18n.language, few, sorting, onSort, onEdit, onDuplicate, onSwitchStock, onRemove],
  )
  return (
    <div className={classes['products']}>
      <DataTable
        label={t('products.table', { campaign: campaignName })}
        columns={columns}
        list={list}
        openId={null}
        onToggle={(id) => {
          const product = list.held.find((row) => row.id === id)
          if (product) onEdit(product)
        }}
      />
    </div>
  )
}

const words = { asc: 'ascending', desc: 'descending' } as const

/** A press sorts by a column, a second one the other way, a third one as the seller put them. */
function next({ sort, order }: ProductOrder, by: ProductSort): ProductOrder {
  if (sort !== by) return { sort: by, order: 'asc' }
  return order === 'asc' ? { sort: by, order: 'desc' } : usualOrder
}

function columnsOf(
  t: TFunction,
  locale: string,
  props: Omit<ProductTableProps, 'campaignName' | 'list'>,
): Column<Product>[] {
  const { few, sorting, onSort, ...actions } = props
  const sortedBy = (by: 'name' | 'price' | 'stock') => {
    const sorted = sorting.sort === by ? words[sorting.order] : 'none'
    const label = t(`products.column.${by}`)
    return {
      header: '',
      sorted,
      head: () => (
        <SortHead label={label} sorted={sorted} onSort={() => onSort(next(sorting, by))} />
      ),
    } as const
  }
  const price = (product: Product) => formatAmount(product.price, product.currency, locale)
  return [
    {
      key: 'name',
      ...sortedBy('name'),
      cell: (product, { small, medium }) => (
        <div className={classes['product']}>
          <ProductPicture product={product} />
          <div className={classes['words']}>
            <span className={classes['name']} dir="auto" title={product.name}>
              {product.name}
            </span>
            {product.productType === 'main' ? null : (
              <span className={classes['under']}>{t(`products.type.${product.productType}`)}</span>
            )}
            <Shared product={product} />
            {small ? (
              <span className={classes['small']}>
                <span className={classes['price']}>{price(product)}</span>
                <Cost product={product} />
                <Stock product={product} few={few} />
              </span>
            ) : null}
            {small && product.category !== '' ? (
              <span className={classes['small']} dir="auto">
                {product.category}
              </span>
            ) : null}
            {medium && product.description !== '' ? (
              <span className={classes['small']} dir="auto">
                {product.description}
              </span>
            ) : null}
          </div>
        </div>
      ),
    },
    {
      key: 'description',
      header: t('products.column.description'),
      hideBelow: 'medium',
      cell: ({ description }) => (
        <span className={classes['description']} dir="auto" title={description}>
          {description}
        </span>
      ),
    },
    {
      key: 'category',
      header: t('products.column.category'),
      width: 120,
      hideBelow: 'small',
      cell: ({ category }) => (
        <span dir="auto" title={category}>
          {category}
        </span>
      ),
    },
    {
      key: 'price',
      ...sortedBy('price'),
      width: 116,
      align: 'figures',
      hideBelow: 'small',
      cell: (product) => (
        <>
          <span className={classes['price']}>{price(product)}</span>
          <Cost product={product} />
        </>
      ),
    },
    {
      key: 'stock',
      ...sortedBy('stock'),
      // German says it at length: Nicht auf Lager.
      width: 128,
      hideBelow: 'small',
      cell: (product) => <Stock product={product} few={few} />,
    },
    {
      key: 'actions',
      header: t('products.column.actions'),
      hideHeader: true,
      align: 'end',
      width: 160,
      smallWidth: 68,
      cell: (product, { small }) =>
        small ? (
          <RowMenu product={product} {...actions} />
        ) : (
          <RowActions product={product} {...actions} />
        ),
    },
  ]
}

/** What a piece costs the shop, where that was typed. */
function Cost({ product: { costPrice, currency } }: { readonly product: Product }) {
  const { t, i18n } = useTranslation()
  if (costPrice === null) return null
  return (
    <span className={classes['cost']}>
      {t('products.cost', { amount: formatAmount(costPrice, currency, i18n.language) })}
    </span>
  )
}

interface StockProps {
  readonly product: Product
  readonly few: number
}

function Stock({ product: { inStock, stockCount, lowStock }, few }: StockProps) {
  const { t, i18n } = useTranslation()
  const state = stockState(inStock, stockCount, lowStock ?? few)
  return (
    <>
      <StatusBadge status={stockStatus[state]}>{t(`products.${state}`)}</StatusBadge>
      {state !== 'outOfStock' && stockCount !== null ? (
        <span className={classes['left']}>
          {t('products.left', { pieces: wholeNumber(stockCount, i18n.language) })}
        </span>
      ) : null}
    </>
  )
}

const stockStatus = { inStock: 'success', lowStock: 'attention', outOfStock: 'neutral' } as const

function stockState(
  inStock: boolean,
  stockCount: number | null,
  few: number,
): keyof typeof stockStatus {
  if (!inStock || stockCount === 0) return 'outOfStock'
  return stockCount !== null && stockCount <= few ? 'lowStock' : 'inStock'
}

/** The other campaigns that sell what is counted here, with their prices where these are others. */
function Shared({ product }: { readonly product: Product }) {
  const { i18n } = useTranslation()
  if (product.stockSharedWith.length === 0) return null
  return (
    <span className={`${classes['under']} ${classes['whole']}`}>
      <SharedWith campaigns={sharersOf(product, product.price, i18n.language)} />
    </span>
  )
}
