import type { Health } from '@pal/core/contract/system'
import type { ReactNode } from 'react'

import { StatusBadge, type Status } from './status-badge.tsx'

const badges = {
  ok: 'success',
  attention: 'attention',
  down: 'danger',
  not_configured: 'neutral',
} as const satisfies Record<Health['state'], Status>

interface HealthBadgeProps {
  readonly state: Health['state']
  readonly children: ReactNode
}

/** Whether a part of the program works. */
export function HealthBadge({ state, children }: HealthBadgeProps) {
  return <StatusBadge status={badges[state]}>{children}</StatusBadge>
}
