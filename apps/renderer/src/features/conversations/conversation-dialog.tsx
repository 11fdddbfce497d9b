import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useOnTop } from '../../components/dialogs/use-on-top.ts'

import classes from './conversation-dialog.module.css'

interface ConversationDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  /** The chat, and what belongs above it. */
  readonly children: ReactNode
}

export function ConversationDialog({ opened, onClose, children }: ConversationDialogProps) {
  const { t } = useTranslation()
  const onTop = useOnTop(opened)
  const small = useMediaQuery('(max-width: 47.99em), (max-height: 35em)', false, {
    getInitialValueInEffect: false,
  })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      closeOnEscape={onTop}
      title={t('conversations.dialog')}
      size={1040}
      padding={0}
      centered
      fullScreen={small}
      radius={small ? 0 : 'md'}
      overlayProps={{ backgroundOpacity: 0.4 }}
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        title: classes['title'] ?? '',
        body: classes['body'] ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      transitionProps={{ duration: 140 }}
    >
      {children}
    </Modal>
  )
}
