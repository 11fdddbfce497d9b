import { Button } from '@mantine/core'
import type { ReadProduct } from '@pal/core/contract/transfer'
import type { CurrencyCode } from '@pal/core/domain/currency'
import { IconFileImport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazily } from '../../../components/lazily.tsx'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import type { ReadFileProps } from './read-file-dialog.tsx'

import wizard from '../../../components/wizard.module.css'

// Seldom shown, and its words are those of the products.
const ReadFileDialog = lazily<ReadFileProps>(
  async () => {
    const [part] = await Promise.all([import('./read-file-dialog.tsx'), loadTexts('products')])
    return part.ReadFileDialog
  },
  { early: false },
)

interface FileIntoDraftProps {
  readonly currency: CurrencyCode
  readonly category: string
  /** Of the products that the dialog holds already. */
  readonly names: readonly string[]
  readonly onRead: (products: readonly ReadProduct[]) => void
}

/** Products of a file for a campaign that is being typed. */
export function FileIntoDraft(props: FileIntoDraftProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        className={wizard['add'] ?? ''}
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('campaigns.sharing.file')}
      </Button>
      {opened ? (
        <ReadFileDialog
          {...props}
          onClose={() => {
            setOpened(false)
            // A dialog that is only made when it opens does not know where the person came from.
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      ) : null}
    </>
  )
}
