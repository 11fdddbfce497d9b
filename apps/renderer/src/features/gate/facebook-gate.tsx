import '../../lib/i18n/gate-words.ts'
import { Loader } from '@mantine/core'
import { polling } from '@pal/core/constants'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { DialogBody } from '../../components/dialogs/dialog.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { facebookStatus } from '../../lib/queries/facebook-status.ts'
import { GateSetup } from './gate-setup.tsx'

import classes from './facebook-gate.module.css'

interface FacebookGateProps {
  /** Ask for all credentials instead of the page token alone. */
  readonly requireFullConfig?: boolean
  readonly children: ReactNode
}

/** Shows its children in a dialog once Facebook is connected. Asks every 5 s, so it opens by itself. */
export function FacebookGate({ requireFullConfig = false, children }: FacebookGateProps) {
  const { t } = useTranslation()
  const status = useQuery({ ...facebookStatus, refetchInterval: polling.gateConfigStatus })
  if (status.data) {
    const { isFullyConfigured, hasPageToken } = status.data
    const open = requireFullConfig ? isFullyConfigured : hasPageToken
    return open ? children : <GateSetup status={status.data} all={requireFullConfig} />
  }
  if (status.error) {
    return (
      <DialogBody>
        <QueryError title={t('gate.failedTitle')} query={status} />
      </DialogBody>
    )
  }
  return (
    <DialogBody>
      <p className={classes['checking']} role="status">
        <Loader size={16} color="var(--pal-text-meta)" />
        {t('launch.gate.checking')}
      </p>
    </DialogBody>
  )
}
