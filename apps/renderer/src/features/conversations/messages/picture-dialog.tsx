import { IconDownload, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './picture-dialog.module.css'

interface PictureDialogProps {
  readonly address: string
  readonly name: string
  readonly onClose: () => void
}

/** A picture as large as the window allows. */
export function PictureDialog({ address, name, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    close.current?.focus()
  }, [])
  // The conversation may be in a dialog itself: Escape here closes the picture only.
  const ownEscape = { 'data-mantine-stop-propagation': 'true' }
  return (
    <dialog
      ref={dialog}
      className={classes['dialog']}
      aria-label={name}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close()
      }}
      {...ownEscape}
    >
      <img className={classes['picture']} src={address} alt={name} />
      <div className={classes['bar']}>
        <bdi className={classes['name']}>{name}</bdi>
        <a
          className={classes['button']}
          href={address}
          download
          aria-label={t('conversations.file.save')}
          title={t('conversations.file.save')}
          {...ownEscape}
        >
          <IconDownload size={18} stroke={1.8} aria-hidden />
        </a>
        <button
          ref={close}
          type="button"
          className={classes['button']}
          aria-label={t('common.close')}
          title={t('common.close')}
          onClick={() => dialog.current?.close()}
          {...ownEscape}
        >
          <IconX size={18} stroke={1.8} aria-hidden />
        </button>
      </div>
    </dialog>
  )
}
