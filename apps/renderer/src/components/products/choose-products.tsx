import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { Product } from '@pal/core/contract/campaigns'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { SearchField } from '../fields/search-field.tsx'
import { holdsAll } from '../lists/holds-all.ts'
import { MoreButton } from '../lists/more-button.tsx'
import { ProductPicture } from './product-picture.tsx'

import classes from './take-over.module.css'

interface ChooseProductsProps {
  readonly campaign: string
  readonly products: readonly Product[]
  /** Sold by the campaign that they are taken into. */
  readonly isHere: (product: Product) => boolean
  readonly chosen: ReadonlySet<number>
  readonly onChoose: (chosen: ReadonlySet<number>) => void
}

/** So many are drawn at first. */
const atOnce = 100

/** Products to tick: one by one, or all that the search finds. */
export function ChooseProducts(props: ChooseProductsProps) {
  const { campaign, products, isHere, chosen, onChoose } = props
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(atOnce)
  if (products.length === 0) return <p className={classes['help']}>{t('sharing.none')}</p>
  const found = products.filter(({ name, category }) => holdsAll(`${name}\n${category}`, search))
  const free = found.filter((each) => !isHere(each)).map(({ id }) => id)
  const ticked = free.filter((id) => chosen.has(id)).length
  const choose = (ids: readonly number[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (on) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  return (
    <div className={classes['choose']}>
      <SearchField label={t('sharing.search')} value={search} onSearch={setSearch} />
      {found.length === 0 ? (
        <p className={classes['help']} role="status">
          {t('sharing.noneFound')}
        </p>
      ) : (
        <div className={classes['list']}>
          <label className={classes['row']}>
            <Checkbox
              size="xs"
              aria-label={t('sharing.all')}
              disabled={free.length === 0}
              checked={free.length > 0 && ticked === free.length}
              indeterminate={ticked > 0 && ticked < free.length}
              onChange={() => choose(free, ticked < free.length)}
            />
            <span className={classes['all']}>{t('sharing.all')}</span>
          </label>
          <ul className={classes['rows']} aria-label={t('sharing.products', { campaign })}>
            {found.slice(0, shown).map((product) => (
              <li key={product.id}>
                <ProductRow
                  product={product}
                  here={isHere(product)}
                  chosen={chosen.has(product.id)}
                  onChoose={(on) => choose([product.id], on)}
                />
              </li>
            ))}
          </ul>
          <MoreButton
            inside
            label={t('sharing.more')}
            list={{
              hasMore: found.length > shown,
              loadingMore: false,
              loadMore: () => setShown(shown + atOnce),
            }}
          />
        </div>
      )}
    </div>
  )
}

interface ProductRowProps {
  readonly product: Product
  readonly here: boolean
  readonly chosen: boolean
  readonly onChoose: (on: boolean) => void
}

function ProductRow({ product, here, chosen, onChoose }: ProductRowProps) {
  const { t, i18n } = useTranslation()
  const { name, price, currency, inStock, stockCount } = product
  return (
    <label className={classes['row']} data-here={here || undefined}>
      <Checkbox
        size="xs"
        aria-label={name}
        disabled={here}
        checked={chosen && !here}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <ProductPicture product={product} />
      <span className={classes['name']} dir="auto">
        {name}
      </span>
      <span className={classes['figures']}>
        <span>{formatAmount(price, currency, i18n.language)}</span>
        <span className={classes['under']}>
          {here
            ? t('sharing.here')
            : !inStock
              ? t('sharing.out')
              : stockCount === null
                ? null
                : t('sharing.left', { pieces: wholeNumber(stockCount, i18n.language) })}
        </span>
      </span>
    </label>
  )
}
