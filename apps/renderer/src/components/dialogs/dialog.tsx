import type { ReactNode } from 'react'

import { lazilyOpened } from '../lazily.tsx'
import type { DialogProps } from './dialog-modal.tsx'

import classes from './dialog.module.css'

/** A dialog with fields: over the page, or instead of it on a small screen. */
export const Dialog = lazilyOpened<DialogProps>(
  async () => (await import('./dialog-modal.tsx')).DialogModal,
)

/** The fields of a dialog, above its buttons. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <div className={classes['fields']}>{children}</div>
}

/** The buttons of a dialog: the first one keeps to the start, the rest to the end. */
export function DialogFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes['foot']} data-dialog-foot>
      {children}
    </div>
  )
}
