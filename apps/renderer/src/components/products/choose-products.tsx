import '../fields/form-fields.ts'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import type { Product } from '@pal/core/contract/campaigns'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { holdsAll } from '../lists/holds-all.ts'
import { SmallPicture } from './small-picture.tsx'

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
  if (products.length === 0) return <p className={classes['help']}>{t('campaigns.sharing.none')}</p>
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
      <TextInput
        type="search"
        aria-label={t('campaigns.sharing.search')}
        placeholder={t('campaigns.sharing.search')}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
        maxLength={200}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || search === '') return
          event.stopPropagation()
          setSearch('')
        }}
      />
      {found.length === 0 ? (
        <p className={classes['help']} role="status">
          {t('campaigns.sharing.noneFound')}
        </p>
      ) : (
        <div className={classes['list']}>
          <label className={classes['row']}>
            <Checkbox
              size="xs"
              aria-label={t('campaigns.sharing.all')}
              disabled={free.length === 0}
              checked={free.length > 0 && ticked === free.length}
              indeterminate={ticked > 0 && ticked < free.length}
              onChange={() => choose(free, ticked < free.length)}
            />
            <span className={classes['all']}>{t('campaigns.sharing.all')}</span>
          </label>
          <ul
            className={classes['rows']}
            aria-label={t('campaigns.sharing.products', { campaign })}
          >
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
          {found.length > shown ? (
            <Button variant="subtle" color="gray" onClick={() => setShown(shown + atOnce)}>
              {t('campaigns.sharing.more')}
            </Button>
          ) : null}
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
      <SmallPicture product={product} />
      <span className={classes['name']} dir="auto">
        {name}
      </span>
      <span className={classes['figures']}>
        <span>{formatAmount(price, currency, i18n.language)}</span>
        <span className={classes['under']}>
          {here
            ? t('campaigns.sharing.here')
            : !inStock
              ? t('campaigns.sharing.out')
              : stockCount === null
                ? null
                : t('campaigns.sharing.left', { pieces: wholeNumber(stockCount, i18n.language) })}
        </span>
      </span>
    </label>
  )
}
