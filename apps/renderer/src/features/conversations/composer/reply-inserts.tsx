import { IconMessage2Bolt, IconPackage, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../../components/icon-button.tsx'
import { lazilyOpened } from '../../../components/lazily.tsx'
import { addPictures } from '../data/draft-pictures.ts'
import type { ProductPickerProps } from './product-picker.tsx'

const ProductPicker = lazilyOpened<ProductPickerProps>(
  async () => (await import('./product-picker.tsx')).ProductPicker,
)

interface ReplyInsertsProps {
  readonly conversationId: string
  /** Null where there are no products. */
  readonly campaignId: number | null
  /** The reply is on its way. */
  readonly busy: boolean
  readonly onSavedReplies: () => void
  /** The field of the reply is to have the keyboard. */
  readonly onFocus: () => void
}

/** What can be put into a reply: a saved one, a product, pictures. */
export function ReplyInserts(props: ReplyInsertsProps) {
  const { conversationId, campaignId, busy, onSavedReplies, onFocus } = props
  const { t } = useTranslation()
  const [choosing, setChoosing] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={t('conversations.savedReplies.open')}
        icon={IconMessage2Bolt}
        onClick={() => {
          onSavedReplies()
          // Its keys move through the list, and what is typed chooses in it.
          onFocus()
        }}
      />
      {campaignId === null ? null : (
        <IconButton
          label={t('conversations.product.open')}
          icon={IconPackage}
          onClick={() => {
            if (busy) return
            // Where the focus goes back to: Enter sends what was put in.
            onFocus()
            setChoosing(true)
          }}
        />
      )}
      <IconButton
        label={t('conversations.picture.add')}
        icon={IconPhoto}
        onClick={() => {
          if (!busy) chooser.current?.click()
        }}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/gif,image/webp"
        data-testid="pictures"
        onChange={({ currentTarget }) => {
          void addPictures(conversationId, [...(currentTarget.files ?? [])])
          // The same file can be chosen once more after it was removed.
          currentTarget.value = ''
          onFocus()
        }}
      />
      {campaignId === null ? null : (
        <ProductPicker
          opened={choosing}
          conversationId={conversationId}
          campaignId={campaignId}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
