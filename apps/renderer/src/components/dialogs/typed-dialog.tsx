import { Button } from '@mantine/core'
import { createContext, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { DialogProps } from './dialog-modal.tsx'
import { Dialog } from './dialog.tsx'
import { UnsavedQuestion } from './unsaved-question.tsx'

interface TypedDialogProps extends Omit<DialogProps, 'keepOnClickOutside' | 'covered'> {
  /** Something was typed that closing would lose. */
  readonly typed: boolean
}

const Closing = createContext<() => void>(() => {})

/** A dialog in which something is typed: Escape, its cross and Cancel ask before that is lost. */
export function TypedDialog({ typed, onClose, ...dialog }: TypedDialogProps) {
  const [asking, setAsking] = useState(false)
  const close = () => (typed ? setAsking(true) : onClose())
  const leave = () => {
    setAsking(false)
    onClose()
  }
  return (
    <>
      <Closing value={close}>
        <Dialog {...dialog} keepOnClickOutside onClose={close} />
      </Closing>
      {asking ? <UnsavedQuestion onLeave={leave} onStay={() => setAsking(false)} /> : null}
    </>
  )
}

/** The button that closes the dialog around it, which asks first. */
export function CancelButton() {
  const { t } = useTranslation()
  return (
    <Button variant="default" onClick={useContext(Closing)}>
      {t('common.cancel')}
    </Button>
  )
}
