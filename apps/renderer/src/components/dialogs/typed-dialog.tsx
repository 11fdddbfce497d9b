import { useState } from 'react'

import { ConfirmDialog } from './confirm-dialog.tsx'
import type { DialogProps } from './dialog-modal.tsx'
import { Dialog } from './dialog.tsx'

export interface TypedDialogProps extends Omit<DialogProps, 'keepOnClickOutside' | 'covered'> {
  /** Something was typed that closing would lose. */
  readonly typed: boolean
  readonly words: {
    readonly title: string
    readonly text: string
    readonly confirmLabel: string
  }
}

/** A dialog in which something is typed: Escape and its cross ask before that is lost. */
export function TypedDialog({ typed, words, onClose, ...dialog }: TypedDialogProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Dialog
        {...dialog}
        keepOnClickOutside
        onClose={() => (typed ? setAsking(true) : onClose())}
      />
      {/* Made only when it asks: an Escape that opens it would at once close one that was there already. */}
      {asking ? (
        <ConfirmDialog
          opened
          {...words}
          onConfirm={() => {
            setAsking(false)
            onClose()
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}
