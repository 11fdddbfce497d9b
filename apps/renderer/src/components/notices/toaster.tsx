import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { holdToast, useToasts } from '../../lib/toasts.ts'
import { lazily } from '../lazily.tsx'

import classes from './toaster.module.css'

// Nobody needs it before the first toast.
const ToastList = lazily(async () => {
  const { ToastList: component } = await import('./toast-list.tsx')
  return component
})

/** Where toasts appear; F8 leads into it. */
export function Toaster() {
  const { t } = useTranslation()
  const some = useToasts(({ current }) => current !== null)
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
      onFocus={() => holdToast(true)}
      onBlur={() => holdToast(false)}
    >
      {some ? <ToastList /> : null}
    </section>
  )
}
