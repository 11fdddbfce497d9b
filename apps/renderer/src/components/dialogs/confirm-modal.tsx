import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Button, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useClickBeside } from './use-click-beside.ts'
import { useFocusBack } from './use-focus-back.ts'
import { useOnTop } from './use-on-top.ts'

import classes from './confirm-modal.module.css'

export interface ConfirmDialogProps {
  readonly opened: boolean
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  /** 'Cancel', unless that is what is confirmed. */
  readonly dismissLabel?: string
  readonly busy?: boolean
  /** Nothing is lost by it: its button has the colour of any other. */
  readonly harmless?: boolean
  /** What else is to be known of it, below the question. */
  readonly children?: ReactNode
  /** Another way, beside the two. */
  readonly instead?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ConfirmModal(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  const onTop = useOnTop(props.opened)
  const clickBeside = useClickBeside(props.opened)
  useFocusBack()
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      closeOnEscape={onTop}
      closeOnClickOutside={clickBeside}
      title={props.title}
      size={440}
      centered
      overlayProps={{ backgroundOpacity: 0.4 }}
      radius="md"
      classNames={{ title: classes['title'] ?? '', content: classes['content'] ?? '' }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      transitionProps={{ duration: 140 }}
    >
      <p className={classes['text']}>{props.text}</p>
      {props.children}
      <div className={classes['actions']}>
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {props.dismissLabel ?? t('common.cancel')}
        </Button>
        {props.instead}
        <Button
          {...(props.harmless ? {} : { color: 'danger' })}
          loading={props.busy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
