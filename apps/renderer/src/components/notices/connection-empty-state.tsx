import '../../lib/i18n/gate-words.ts'
import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '../../lib/paths.ts'
import { facebookStatus } from '../../lib/queries/facebook-status.ts'
import { EmptyState } from './empty-state.tsx'
import { QueryError } from './query-error.tsx'

interface ConnectionEmptyStateProps {
  readonly icon: Icon
  readonly title: string
  /** Why nothing is here while no page is connected. */
  readonly needsPage: string
  /** Why nothing is here though one is. */
  readonly connected: string
  /** What can be done whether a page is connected or not. */
  readonly anyway?: ReactNode
}

/** An empty page that says what the server knows to be missing, and leads there. */
export function ConnectionEmptyState(props: ConnectionEmptyStateProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(facebookStatus)
  if (error && !data) {
    return <QueryError title={t('gate.failedTitle')} query={{ error, refetch }} />
  }
  if (!data) return null
  return (
    <EmptyState
      icon={props.icon}
      title={props.title}
      text={data.hasPageToken ? props.connected : props.needsPage}
      action={
        data.hasPageToken ? (
          props.anyway
        ) : (
          <>
            <Button component={Link} to={paths.integrations}>
              {t('connection.connect')}
            </Button>
            {props.anyway}
          </>
        )
      }
    />
  )
}
