import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import type { Product } from '@pal/core/contract/campaigns'
import {
  IconCopy,
  IconDotsVertical,
  IconPackage,
  IconPackageOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'

import classes from './product-table.module.css'

export interface ProductActions {
  readonly onEdit: (product: Product) => void
  readonly onDuplicate: (product: Product) => void
  readonly onSwitchStock: (product: Product) => void
  readonly onRemove: (product: Product) => void
}

export function RowActions({
  product,
  ...actions
}: ProductActions & { readonly product: Product }) {
  const { t } = useTranslation()
  const { name, inStock } = product
  return (
    // A press on a button is none on its row, which opens the product.
    <div
      className={classes['actions']}
      role="presentation"
      onClick={(event) => event.stopPropagation()}
    >
      <IconButton
        label={t(inStock ? 'products.takeOut' : 'products.putBack', { name })}
        icon={inStock ? IconPackageOff : IconPackage}
        onClick={() => actions.onSwitchStock(product)}
      />
      <IconButton
        label={t('products.edit', { name })}
        icon={IconPencil}
        onClick={() => actions.onEdit(product)}
      />
      <IconButton
        label={t('products.duplicate', { name })}
        icon={IconCopy}
        onClick={() => actions.onDuplicate(product)}
      />
      <IconButton
        label={t('products.remove', { name })}
        icon={IconTrash}
        onClick={() => actions.onRemove(product)}
      />
    </div>
  )
}

/** The same in a small window, in words: a press on the row edits. */
export function RowMenu({ product, ...actions }: ProductActions & { readonly product: Product }) {
  const { t } = useTranslation()
  const { name, inStock } = product
  const Stock = inStock ? IconPackageOff : IconPackage
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <div
      className={classes['actions']}
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Menu position="bottom-end" offset={4} width={260} transitionProps={{ duration: 140 }}>
        <Menu.Target>
          <button
            type="button"
            className={classes['more']}
            aria-label={`${t('products.column.actions')}: ${name}`}
          >
            <IconDotsVertical {...icon} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Stock {...icon} />}
            onClick={() => actions.onSwitchStock(product)}
          >
            {t(inStock ? 'products.takeOut' : 'products.putBack', { name })}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy {...icon} />}
            onClick={() => actions.onDuplicate(product)}
          >
            {t('products.duplicate', { name })}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash {...icon} />}
            onClick={() => actions.onRemove(product)}
          >
            {t('products.remove', { name })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
