import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { dismissToast, holdToast, useToasts } from '../../lib/toasts.ts'
import { Boundary } from '../boundary.tsx'
import { lazily } from '../lazily.tsx'

import classes from './toaster.module.css'

/** Nobody needs it before the first toast. */
export const loadToasts = () => import('./toast-list.tsx')

const ToastList = lazily(async () => (await loadToasts()).ToastList, { Missing: PlainToast })

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
      {some ? (
        <Boundary Instead={PlainToast}>
          <ToastList />
        </Boundary>
      ) : null}
    </section>
  )
}

/** What is said is said, also where the list of toasts did not come. */
function PlainToast() {
  const { t } = useTranslation()
  const current = useToasts((toasts) => toasts.current)
  if (!current?.open) return null
  return (
    <div className={classes['toast']} data-kind={current.kind} role="alert">
      <p className={classes['title']}>{current.title}</p>
      <p className={classes['text']}>{current.text}</p>
      <UnstyledButton className={classes['action']} onClick={dismissToast}>
        {t('common.dismiss')}
      </UnstyledButton>
    </div>
  )
}
