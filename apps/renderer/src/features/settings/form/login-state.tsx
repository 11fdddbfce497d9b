import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import classes from './login-card.module.css'

interface LoginStateProps {
  readonly kind: 'success' | 'error' | 'cancelled' | 'note'
  readonly children: ReactNode
}

const icons = {
  success: IconCircleCheck,
  error: IconAlertTriangle,
  cancelled: IconCircleX,
  note: IconAlertTriangle,
}

/** How a login ended, in one line below it. */
export function LoginState({ kind, children }: LoginStateProps) {
  const Icon = icons[kind]
  return (
    <p className={classes['state']} data-kind={kind}>
      <Icon size={16} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
