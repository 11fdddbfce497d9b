import { Button } from '@mantine/core'
import type { Log } from '@pal/core/contract/system'
import { IconListDetails } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Late } from '../../components/late.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LogTable } from './log-table.tsx'

import classes from './log-list.module.css'

interface LogListProps {
  readonly query: UseQueryResult<Log[]>
  readonly filtered: boolean
  readonly onShowAll: () => void
}

const placeholderRows = [1, 2, 3, 4, 5, 6, 7, 8]

export function LogList({ query, filtered, onShowAll }: LogListProps) {
  const { t } = useTranslation()
  if (query.data && query.data.length > 0) return <LogTable rows={query.data} />
  if (query.data) {
    return (
      <EmptyState
        icon={IconListDetails}
        title={t(filtered ? 'logs.emptyFilterTitle' : 'logs.emptyTitle')}
        text={t(filtered ? 'logs.emptyFilterText' : 'logs.emptyText')}
        action={
          filtered ? (
            <Button variant="default" onClick={onShowAll}>
              {t('logs.showAll')}
            </Button>
          ) : null
        }
      />
    )
  }
  if (query.error) {
    return <QueryError title={t('logs.loadFailed')} query={query} />
  }
  return (
    <Late>
      <div className={classes['waiting']} role="status" aria-label={t('common.loading')}>
        {placeholderRows.map((row) => (
          <Skeleton key={row} height={16} />
        ))}
      </div>
    </Late>
  )
}
