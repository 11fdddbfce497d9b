import { Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { PriceField } from '../../../components/products/price-field.tsx'

import wizard from '../../../components/wizard.module.css'

interface ProductCardProps {
  readonly title: string
  readonly words: {
    readonly remove: string
    readonly name: string
    readonly price: string
    readonly description: string
  }
  readonly currency: string
  /** What binds a field to the form. */
  readonly at: (field: 'name' | 'price' | 'description') => object
  readonly onRemove: () => void
  /** More fields of it. */
  readonly children?: ReactNode
}

/** A product that is typed into a dialog. */
export function ProductCard({ title, words, currency, at, onRemove, children }: ProductCardProps) {
  return (
    <fieldset className={wizard['product']}>
      <legend className={wizard['legend']}>{title}</legend>
      <div className={wizard['remove']}>
        <IconButton label={words.remove} icon={IconTrash} onClick={onRemove} />
      </div>
      <div className={wizard['priced']}>
        <TextInput label={words.name} maxLength={200} attributes={ownDirection} {...at('name')} />
        <PriceField label={words.price} currency={currency} {...at('price')} />
      </div>
      <Textarea
        label={words.description}
        rows={2}
        maxLength={10_000}
        attributes={ownDirection}
        {...at('description')}
      />
      {children}
    </fieldset>
  )
}
