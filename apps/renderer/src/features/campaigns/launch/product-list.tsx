import { newLaunchProduct } from '@pal/core/domain/drafts/launch-draft'
import type { ProductType } from '@pal/core/domain/entities'
import { useTranslation } from 'react-i18next'

import { newId } from '../../../lib/new-id.ts'
import { ProductCards, useWantedCard } from '../wizard/product-cards.tsx'
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
  const rows = form.values.products.flatMap(({ key, productType }, row) =>
    productType === type ? [{ key, row }] : [],
  )
  const { wanted, wantCard } = useWantedCard()
  const add = () => {
    form.insertListItem('products', {
      ...newLaunchProduct(newId(), type),
      price,
    })
    form.clearFieldError('products')
    wantCard(rows.length)
  }
  return (
    <section className={classes['section']} aria-label={t(`launch.list.${type}`)}>
      <div>
        <h3 className={classes['heading']}>{t(`launch.list.${type}`)}</h3>
        <p className={wizard['help']}>{t(`launch.listHelp.${type}`)}</p>
      </div>
      <ProductCards
        wanted={wanted}
        addLabel={t(`launch.add.${type}`)}
        problem={type === 'main' ? form.errors['products'] : null}
        onAdd={add}
      >
        {rows.map(({ key, row }, place) => (
          <li key={key}>
            <ProductFields
              row={row}
              number={place + 1}
              onRemove={() => {
                form.removeListItem('products', row)
                wantCard(place)
              }}
            />
          </li>
        ))}
      </ProductCards>
    </section>
  )
}
