import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../../../components/dialogs/dialog-modal.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'

interface TypedDialogProps extends Omit<DialogProps, 'opened' | 'keepOnClickOutside' | 'covered'> {
  /** Something was typed that closing would lose. */
  readonly typed: boolean
}

/** A dialog of a settings tab: Escape and its cross ask before what was typed in it is lost. */
export function TypedDialog({ typed, onClose, ...dialog }: TypedDialogProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Dialog
        {...dialog}
        opened
        keepOnClickOutside
        onClose={() => (typed ? setAsking(true) : onClose())}
      />
      {/* Made only when it asks: an Escape that opens it would at once close one that was there already. */}
      {asking ? (
        <ConfirmDialog
          opened
          title={t('settings.typedTitle')}
          text={t('settings.typedText')}
          confirmLabel={t('settings.discard')}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
