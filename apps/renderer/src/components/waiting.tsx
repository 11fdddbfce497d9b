import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Late } from './late.tsx'

interface WaitingProps {
  readonly className?: string | undefined
  /** The shapes of what is about to be. */
  readonly children: ReactNode
}

/** In the place of what is being loaded. */
export function Waiting({ className, children }: WaitingProps) {
  const { t } = useTranslation()
  return (
    <Late>
      <div className={className} role="status" aria-label={t('common.loading')}>
        {children}
      </div>
    </Late>
  )
}
