import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { dismissToast, holdToast, resumeToast, useToasts, type Toast } from '../../lib/toasts.ts'
import { IconButton } from '../icon-button.tsx'

import classes from './toaster.module.css'

const swipeThreshold = 50

/** Where toasts appear: one at a time, F8 leads into it, a swipe to the right dismisses. */
export function Toaster() {
  const { t } = useTranslation()
  const current = useToasts((toasts) => toasts.current)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <section
      ref={region}
      className={classes['region']}
      aria-label={t('common.notifications')}
      tabIndex={-1}
      onFocus={holdToast}
      onBlur={resumeToast}
      onMouseEnter={holdToast}
      onMouseLeave={resumeToast}
    >
      {current?.open ? <ToastCard key={current.id} toast={current} /> : null}
    </section>
  )
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation()
  const [from, setFrom] = useState<number | null>(null)
  const [moved, setMoved] = useState(0)
  const failed = toast.kind === 'failure'
  const Icon = failed ? IconAlertTriangle : IconCircleCheck
  return (
    <div
      className={classes['toast']}
      role={failed ? 'alert' : 'status'}
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
