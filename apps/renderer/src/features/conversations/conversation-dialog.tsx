import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ModalShell } from '../../components/dialogs/modal-shell.tsx'

import classes from './conversation-dialog.module.css'

interface ConversationDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** The chat, and what belongs above it. */
  readonly children: ReactNode
}

export function ConversationDialog({ opened, onClose, children }: ConversationDialogProps) {
  const { t } = useTranslation()
  return (
    <ModalShell
      opened={opened}
      title={t('conversations.dialog')}
      size={1040}
      padding={0}
      centered
      fullIn="(max-width: 47.99em), (max-height: 35em)"
      classNames={classes}
      onClose={onClose}
    >
      {children}
    </ModalShell>
  )
}
