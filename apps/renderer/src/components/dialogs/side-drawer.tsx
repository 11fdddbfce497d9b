import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useClickBeside } from './use-click-beside.ts'
import { useOnTop } from './use-on-top.ts'

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
  const { t } = useTranslation()
  const onTop = useOnTop(opened)
  const clickBeside = useClickBeside(opened)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
      closeOnEscape={onTop}
      closeOnClickOutside={onTop && clickBeside}
      position="right"
      size={size}
      padding={0}
      title={title}
      overlayProps={{ backgroundOpacity: 0.3 }}
      classNames={{
        content: classes['content'] ?? '',
        header: classes['header'] ?? '',
        title: classes[ofList ? 'kind' : 'title'] ?? '',
        body: classes['body'] ?? '',
      }}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      transitionProps={{ duration: 140 }}
    >
      {children}
    </Drawer>
  )
}
