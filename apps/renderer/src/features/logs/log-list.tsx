import { Button } from '@mantine/core'
import type { Log } from '@pal/core/contract/system'
import { IconListDetails, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { Late } from '../../components/late.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { LogTable } from './log-table.tsx'
import type { LogPick } from './queries.ts'

import classes from './log-list.module.css'

interface LogListProps {
  readonly query: {
    readonly error: Error | null
    readonly hasNextPage: boolean
    readonly refetch: () => Promise<unknown>
  }
  /** Absent until they have come. */
  readonly rows: readonly Log[] | undefined
  readonly pick: LogPick
  readonly onShowAll: () => void
}

const placeholderRows = [1, 2, 3, 4, 5, 6, 7, 8]

export function LogList({ query, rows, pick, onShowAll }: LogListProps) {
  const { t } = useTranslation()
  const filtered = pick.filter !== 'all'
  if (rows && rows.length > 0) return <LogTable rows={rows} />
  if (rows && pick.search !== '') {
    return (
      <EmptyState
        icon={IconSearch}
        title={t('logs.noneFoundTitle')}
        text={t(query.hasNextPage ? 'logs.noneFoundYet' : 'logs.noneFoundText')}
        action={
          <Button variant="default" onClick={onShowAll}>
            {t('logs.showAll')}
          </Button>
        }
      />
    )
  }
  if (rows) {
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
