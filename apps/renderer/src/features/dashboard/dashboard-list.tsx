import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { ErrorState } from '../../components/error-state.tsx'
import { Panel } from '../../components/panel.tsx'
import { reasonOf } from '../../lib/errors.ts'

import classes from './dashboard-list.module.css'

interface DashboardListProps {
  readonly query: UseQueryResult<readonly unknown[]>
  readonly title: string
  readonly all: { readonly label: string; readonly to: string }
  readonly failed: string
  readonly empty: string
  readonly emptyText: string
  /** The rows, once they are there. */
  readonly children: ReactNode
}

/** A few rows of something that has a page of its own. */
export function DashboardList(props: DashboardListProps) {
  const { title, all, failed, empty, emptyText, children } = props
  const { data, error, refetch } = props.query
  return (
    <Panel title={title} aside={<Link to={all.to}>{all.label}</Link>}>
      {error && !data ? (
        <ErrorState
          title={failed}
          text={reasonOf(error)}
          onRetry={() => void refetch()}
          details={String(error)}
        />
      ) : null}
      {data?.length === 0 ? (
        <p className={classes['empty']}>
          <strong>{empty}</strong>
          {emptyText}
        </p>
      ) : null}
      <ul className={classes['rows']}>{children}</ul>
    </Panel>
  )
}
