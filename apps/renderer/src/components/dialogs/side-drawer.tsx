import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'

import { useShell } from './use-shell.ts'

import classes from './side-drawer.module.css'

interface SideDrawerProps {
  readonly opened: boolean
  readonly title: string
  readonly size: number
  /** One thing of the list that stays in sight beside it; its own heading says which. */
  readonly ofList?: boolean
  readonly onClose: () => void
  /** It is out of sight, and what opened it has the focus again, where that is still there. */
  readonly onClosed?: () => void
  readonly children: ReactNode
}

/** Opens over the end of the page, as high as the window. */
export function SideDrawer(props: SideDrawerProps) {
  const { opened, title, size, ofList, onClose, onClosed, children } = props
  const shell = useShell({ opened })
  return (
    <Drawer
      {...shell}
      onClose={onClose}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      position="right"
      size={size}
      padding={0}
      title={title}
      overlayProps={{ backgroundOpacity: 0.3 }}
      classNames={{ ...classes, title: classes[ofList ? 'kind' : 'title'] ?? '' }}
    >
      {children}
    </Drawer>
  )
}
