import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { toast } from '../../../lib/toasts.ts'
import { readCampaignFile, type ReadFile } from './campaign-file.ts'

const largest = 8 * 1024 * 1024

/** Chooses a file that PAL Admin has written, and reads it before anything is asked of the server. */
export function ImportButton({ onRead }: { readonly onRead: (file: ReadFile) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = file.size > largest ? null : await readCampaignFile(file)
    if (read) onRead(read)
    else toast.failure(t('campaigns.copy.failed'), t('campaigns.copy.foreign', { file: file.name }))
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
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('campaigns.copy.file')}
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
    </>
  )
}
