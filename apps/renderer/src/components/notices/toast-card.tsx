import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { dismissToast, type Toast } from '../../lib/toasts.ts'
import { IconButton } from '../icon-button.tsx'

import classes from './toaster.module.css'

const swipeThreshold = 50

/** A swipe to the right dismisses it. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation()
  const [from, setFrom] = useState<number | null>(null)
  const [moved, setMoved] = useState(0)
  const Icon = toast.kind === 'failure' ? IconAlertTriangle : IconCircleCheck
  return (
    <div
      className={classes['toast']}
      data-kind={toast.kind}
      style={moved > 0 ? { translate: `${moved}px 0`, opacity: 1 - moved / 300 } : undefined}
      onPointerDown={(event) => setFrom(event.clientX)}
      onPointerMove={(event) => {
        if (from !== null) setMoved(Math.max(0, event.clientX - from))
      }}
      onPointerUp={() => {
        if (moved > swipeThreshold) dismissToast()
        setFrom(null)
        setMoved(0)
      }}
      onPointerLeave={() => {
        setFrom(null)
        setMoved(0)
      }}
    >
      <Icon className={classes['icon']} size={18} stroke={1.8} aria-hidden />
      <div className={classes['words']}>
        <p className={classes['title']}>{toast.title}</p>
        {toast.text ? <p className={classes['text']}>{toast.text}</p> : null}
      </div>
      {toast.action ? (
        <UnstyledButton
          className={classes['action']}
          onClick={() => {
            toast.action?.run()
            dismissToast()
          }}
        >
          {toast.action.label}
        </UnstyledButton>
      ) : null}
      <IconButton label={t('common.dismiss')} icon={IconX} onClick={dismissToast} />
    </div>
  )
}
