import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { dismissToast, holdToast, type Toast } from '../../lib/toasts.ts'
import { IconButton } from '../icon-button.tsx'
import { endAction, type OpenAction, useToastActions } from './toast-actions.ts'

import classes from './toaster.module.css'

const swipeThreshold = 50

/** A swipe to the right dismisses it. What can still be done about those before it is below. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslation()
  const [from, setFrom] = useState<number | null>(null)
  const [moved, setMoved] = useState(0)
  const id = useId()
  const { open } = useToastActions()
  const own = open.find((each) => each.id === toast.id)
  const earlier = open.filter((each) => each !== own)
  // A button that goes once it was pressed takes the focus with it, and no blur tells of that.
  useEffect(() => {
    if (document.activeElement === document.body) holdToast(false)
  }, [toast.id, open])
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
      <div className={classes['line']}>
        <Icon className={classes['icon']} size={18} stroke={1.8} aria-hidden />
        <div className={classes['words']}>
          <p className={classes['title']}>{toast.title}</p>
          {toast.text ? <p className={classes['text']}>{toast.text}</p> : null}
        </div>
        {own ? <Act of={own} /> : null}
        <IconButton label={t('common.dismiss')} icon={IconX} onClick={dismissToast} />
      </div>
      {earlier.map((each) => (
        <div key={each.id} className={classes['earlier']}>
          <p id={`${id}-${each.id}`} className={classes['text']}>
            {each.title}
          </p>
          <Act of={each} about={`${id}-${each.id}`} />
        </div>
      ))}
    </div>
  )
}

interface ActProps {
  readonly of: OpenAction
  /** The id of the words that say what it is about. */
  readonly about?: string
}

function Act({ of: { id, action }, about }: ActProps) {
  return (
    <UnstyledButton
      className={classes['action']}
      aria-describedby={about}
      onClick={() => {
        action.run()
        endAction(id)
      }}
    >
      {action.label}
    </UnstyledButton>
  )
}
