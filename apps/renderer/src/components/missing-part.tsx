import { Button } from '@mantine/core'
import { t } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { useConnection } from '../lib/connection.ts'
import { toast } from '../lib/toasts.ts'

/** In place of a part that did not come; while the server is away, the banner says so. */
export function MissingHere() {
  useTranslation()
  const heard = useConnection((connection) => connection.heard)
  if (!heard) return null
  return (
    <p role="alert">
      {`${t('error.partTitle')}. ${t('error.partText')} `}
      <Button variant="default" onClick={() => globalThis.location.reload()}>
        {t('error.reload')}
      </Button>
    </p>
  )
}

/** Said of what was to open. */
export function MissingSaid() {
  const heard = useConnection((connection) => connection.heard)
  useEffect(() => {
    toast.failure(t('error.partTitle'), t(heard ? 'error.partText' : 'error.serverUnreachable'))
  }, [heard])
  return null
}
