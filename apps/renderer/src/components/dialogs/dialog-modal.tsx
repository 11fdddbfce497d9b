import type { ReactNode } from 'react'

import { Closing } from './cancel-button.tsx'
import { useLeaveGuard } from './leave-guard.tsx'
import { ModalShell } from './modal-shell.tsx'
import type { QuestionWords } from './unsaved-question.tsx'

import classes from './dialog.module.css'

export interface DialogProps {
  readonly opened: boolean
  readonly title: ReactNode
  readonly size: number
  /** Something was typed or chosen inside that closing would lose: it asks first, however it is closed. */
  readonly typed: boolean
  /** Where something else becomes of that. */
  readonly leaveWords?: QuestionWords
  /** It grows and shrinks from step to step: its head keeps its place. */
  readonly steady?: boolean
  /** Something is above it that Escape closes first. */
  readonly covered?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export function DialogModal(props: DialogProps) {
  const { opened, title, size, typed, leaveWords, steady = false, covered, children } = props
  const { close, guard } = useLeaveGuard({
    on: opened && typed,
    what: title,
    words: leaveWords,
    onClose: props.onClose,
  })
  return (
    <>
      <ModalShell
        opened={opened}
        covered={covered}
        title={title}
        size={size}
        centered={!steady}
        yOffset={steady ? '8dvh' : '5dvh'}
        fullIn="(max-width: 47.99em)"
        padding={0}
        classNames={classes}
        onClose={close}
      >
        <Closing value={close}>{children}</Closing>
      </ModalShell>
      {guard}
    </>
  )
}
