import { Button } from '@mantine/core'
import type { ProductType } from '@pal/core/domain/entities'
import { newLaunchProduct } from '@pal/core/domain/launch-draft'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useLaunchForm } from './launch-form.ts'
import { ProductFields } from './product-fields.tsx'

import wizard from '../../../components/wizard.module.css'
import classes from './launch.module.css'

interface ProductListProps {
  readonly type: ProductType
  /** The price a new one begins with. */
  readonly price?: string
}

/** The draft's products of one type, with what adds another. */
export function ProductList({ type, price = '' }: ProductListProps) {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const rows = form.values.products.flatMap(({ key, productType }, row) =>
    productType === type ? [{ key, row }] : [],
  )
  // Once the list is drawn anew: the product that took the place, the last one, or what adds one.
  const focusOn = (place: number) =>
    requestAnimationFrame(() => {
      const all = list.current?.children
      const field = (all?.[place] ?? all?.[all.length - 1])?.querySelector('input')
      ;(field ?? addButton.current)?.focus()
    })
  const add = () => {
    form.insertListItem('products', {
      ...newLaunchProduct(crypto.randomUUID(), type),
      price,
    })
    form.clearFieldError('products')
    focusOn(rows.length)
  }
  const remove = (row: number, place: number) => {
    form.removeListItem('products', row)
    focusOn(place)
  }
  return (
    <section className={classes['section']} aria-label={t(`launch.list.${type}`)}>
      <div className={classes['sectionHead']}>
        <h3 className={classes['heading']}>{t(`launch.list.${type}`)}</h3>
        <p className={wizard['help']}>{t(`launch.listHelp.${type}`)}</p>
      </div>
      <ul className={wizard['products']} ref={list}>
        {rows.map(({ key, row }, place) => (
          <li key={key}>
            <ProductFields row={row} number={place + 1} onRemove={() => remove(row, place)} />
          </li>
        ))}
      </ul>
      {type === 'main' && form.errors['products'] ? (
        <p className={wizard['problem']}>{form.errors['products']}</p>
      ) : null}
      <Button
        ref={addButton}
        className={wizard['add'] ?? ''}
        variant="default"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        onClick={add}
      >
        {t(`launch.add.${type}`)}
      </Button>
    </section>
  )
}
