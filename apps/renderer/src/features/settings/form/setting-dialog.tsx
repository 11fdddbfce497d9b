import { useTranslation } from 'react-i18next'

import { TypedDialog, type TypedDialogProps } from '../../../components/dialogs/typed-dialog.tsx'

/** A dialog of a settings tab. What it asks for is saved with the tab. */
export function SettingDialog(props: Omit<TypedDialogProps, 'opened' | 'words'>) {
  const { t } = useTranslation()
  return (
    <TypedDialog
      opened
      words={{
        title: t('settings.typedTitle'),
        text: t('settings.typedText'),
        confirmLabel: t('settings.discard'),
      }}
      {...props}
    />
  )
}
