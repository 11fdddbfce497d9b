import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { AdminBadge } from './admin-badge.tsx'
import { Brand } from './brand.tsx'
import { ColorSchemeControl } from './color-scheme-control.tsx'
import { PauseAgent } from './late-parts.ts'
import { NavList } from './nav-list.tsx'

import classes from './sidebar.module.css'

interface NavDrawerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The sidebar of small screens. A modal dialog: the browser traps focus and gives it back. */
export function NavDrawer({ open, onClose }: NavDrawerProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={classes['drawer']}
      aria-label={t('nav.label')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open ? (
        <>
          <div className={classes['head']}>
            <Brand />
            <IconButton label={t('nav.close')} icon={IconX} onClick={onClose} />
          </div>
          <NavList onNavigate={onClose} />
          <div className={classes['scheme']}>
            <span>{t('scheme.label')}</span>
            <ColorSchemeControl />
          </div>
          <div className={classes['foot']}>
            <AdminBadge />
            <PauseAgent />
          </div>
        </>
      ) : null}
    </dialog>
  )
}
