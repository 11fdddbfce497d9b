import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FormSection } from '../../../components/fields/form-section.tsx'
import { EraseDialog } from './erase-dialog.tsx'

export function EraseSection() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <FormSection title={t('settings.data.erase.title')} text={t('settings.data.erase.text')}>
      <div>
        <Button color="danger" variant="outline" onClick={() => setOpen(true)}>
          {t('settings.data.erase.open')}
        </Button>
      </div>
      {open ? <EraseDialog onClose={() => setOpen(false)} /> : null}
    </FormSection>
  )
}
