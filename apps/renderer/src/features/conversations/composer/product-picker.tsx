import type { Product } from '@pal/core/contract/campaigns'
import { overNetwork } from '@pal/core/contract/client/api-error'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { DialogModal } from '../../../components/dialogs/dialog-modal.tsx'
import { DialogBody } from '../../../components/dialogs/dialog.tsx'
import { PickList } from '../../../components/lists/pick-list.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { pictureAddress } from '../../../components/products/product-image.tsx'
import { SmallPicture } from '../../../components/products/small-picture.tsx'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { productsToChoose } from '../../../lib/queries/products-to-choose.ts'
import { toast } from '../../../lib/toasts.ts'
import { addPictures } from '../data/draft-pictures.ts'
import { draftOf, typeDraft } from '../data/drafts.ts'

import classes from './product-picker.module.css'

export interface ProductPickerProps {
  readonly opened: boolean
  readonly conversationId: string
  readonly campaignId: number
  readonly onClose: () => void
}

/** Puts a product of the campaign into the reply: its name, its price and its picture. */
export function ProductPicker(props: ProductPickerProps) {
  const { opened, conversationId, campaignId, onClose } = props
  const { t, i18n } = useTranslation()
  const [search, setSearch] = useState('')
  const products = useQuery(productsToChoose(campaignId, search))
  const price = (product: Product) => formatAmount(product.price, product.currency, i18n.language)
  const pick = (product: Product) => {
    const before = draftOf(conversationId).text.trimEnd()
    const line = `${product.name} – ${price(product)}`
    typeDraft(conversationId, before === '' ? line : `${before}\n${line}`)
    pictureOf(product).then(
      (picture) => picture && addPictures(conversationId, [picture]),
      () => toast.failure(t('conversations.product.noPicture'), product.name),
    )
    onClose()
  }
  return (
    <DialogModal
      opened={opened}
      title={t('conversations.product.open')}
      size={480}
      steady
      typed={false}
      onClose={onClose}
    >
      <DialogBody>
        {products.error ? (
          <QueryError title={t('conversations.product.failed')} query={products} />
        ) : (
          <PickList
            first
            label={t('conversations.product.search')}
            search={search}
            onSearch={setSearch}
            rows={products.data}
            stale={products.isPlaceholderData}
            keyOf={({ id }) => id}
            onPick={pick}
            none={t('conversations.product.none')}
          >
            {(product) => (
              <>
                <SmallPicture product={product} />
                <span className={classes['name']} dir="auto">
                  {product.name}
                </span>
                <span className={classes['figures']}>
                  <span>{price(product)}</span>
                  {product.inStock ? null : (
                    <span className={classes['out']}>{t('conversations.product.out')}</span>
                  )}
                </span>
              </>
            )}
          </PickList>
        )}
      </DialogBody>
    </DialogModal>
  )
}

/** Null where it has none. */
async function pictureOf({ id, name, picture, imageUrl }: Product): Promise<File | null> {
  const which = picture ?? imageUrl
  if (which === null) return null
  const answer = await overNetwork(() => fetch(pictureAddress(id, which)))
  if (!answer.ok) throw new Error(`The picture of product ${id} was not given: ${answer.status}`)
  const bytes = await answer.blob()
  return new File([bytes], name, { type: bytes.type })
}
