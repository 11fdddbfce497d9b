import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { FileInput } from '../../../components/fields/file-input.tsx'
import { fieldName } from '../../../lib/i18n/field-names.ts'
import { toast } from '../../../lib/toasts.ts'
import { readCampaignFile, type ReadFile } from './campaign-file.ts'

/** Chooses a file that PAL Admin has written, and reads it before anything is asked of the server. */
export function ImportButton({ onRead }: { readonly onRead: (file: ReadFile) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readCampaignFile(file)
    if ('file' in read) return onRead(read.file)
    const { name } = file
    toast.failure(
      t('campaigns.copy.readFailed'),
      'problem' in read
        ? t(`campaigns.copy.${read.problem}`, { file: name })
        : t('campaigns.copy.wrong', { file: name, field: placeOf(read.wrong, t) }),
    )
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('campaigns.copy.import')}
      </Button>
      <FileInput
        ref={input}
        label={t('campaigns.copy.file')}
        accept=".json,application/json"
        onPick={(file) => void take(file)}
      />
    </>
  )
}

/** As the screens call it; a product by its number. */
function placeOf(path: readonly PropertyKey[], t: TFunction): string {
  const label = fieldName(path.join('.')) || String(path.at(-1))
  const [first, row] = path
  return first === 'products' && typeof row === 'number'
    ? t('campaigns.dialog.inProduct', { number: row + 1, label })
    : label
}
