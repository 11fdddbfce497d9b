import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useClickBeside } from './use-click-beside.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useOnTop } from './use-on-top.ts'

import classes from './dialog.module.css'

export interface DialogProps {
  readonly opened: boolean
  readonly title: ReactNode
  readonly size: number
  /** What is typed inside would be lost: a click beside the dialog does not close it. */
  readonly keepOnClickOutside?: boolean
  /** It grows and shrinks from step to step: its head keeps its place. */
  readonly steady?: boolean
  /** Something is above it that Escape closes first. */
  readonly covered?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function DialogModal(props: DialogProps) {
  const { t } = useTranslation()
  const onTop = useOnTop(props.opened)
  const clickBeside = useClickBeside(props.opened)
  useFocusBack()
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      size={props.size}
      centered={!props.steady}
      yOffset={props.steady ? '8dvh' : '5dvh'}
      fullScreen={small}
      closeOnClickOutside={clickBeside && !props.keepOnClickOutside}
      closeOnEscape={onTop && !props.covered}
      trapFocus={!props.covered}
      overlayProps={{ backgroundOpacity: 0.4 }}
      radius={small ? 0 : 'md'}
      padding={0}
      classNames={{
        title: classes['title'] ?? '',
        header: classes['header'] ?? '',
        content: classes['content'] ?? '',
        body: classes['body'] ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      transitionProps={{ duration: 140 }}
    >
      {props.children}
    </Modal>
  )
}
