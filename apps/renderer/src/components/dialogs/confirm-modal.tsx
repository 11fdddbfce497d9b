import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ModalShell } from './modal-shell.tsx'

import classes from './confirm-modal.module.css'

export interface ConfirmDialogProps {
  readonly opened: boolean
  readonly title: string
  /** What the question is about, where the title does not say so. */
  readonly about?: ReactNode
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
  return (
    <ModalShell
      opened={props.opened}
      title={props.title}
      size={440}
      centered
      classNames={classes}
      onClose={props.onClose}
    >
      {props.about === undefined ? null : (
        <p className={classes['about']}>
          <bdi>{props.about}</bdi>
        </p>
      )}
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
    </ModalShell>
  )
}
