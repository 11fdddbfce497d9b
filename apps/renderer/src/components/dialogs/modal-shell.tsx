import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal, type ModalProps } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'

import { useFocusBack } from './use-focus-back.ts'
import { useShell } from './use-shell.ts'

type Looks = Pick<
  ModalProps,
  'title' | 'size' | 'centered' | 'yOffset' | 'padding' | 'classNames' | 'children'
>

interface ModalShellProps extends Looks {
  readonly opened: boolean
  /** Something is above it that Escape closes first. */
  readonly covered?: boolean | undefined
  /** The windows in which it takes all of the room. */
  readonly fullIn?: string
  readonly onClose: () => void
}

/** What every dialog over the page is made of. */
export function ModalShell({ opened, covered, fullIn = 'not all', ...looks }: ModalShellProps) {
  const shell = useShell({ opened, covered: covered ?? false })
  useFocusBack()
  const full = useMediaQuery(fullIn, false, { getInitialValueInEffect: false })
  return (
    <Modal
      {...looks}
      {...shell}
      fullScreen={full}
      radius={full ? 0 : 'md'}
      overlayProps={{ backgroundOpacity: 0.4 }}
    />
  )
}
