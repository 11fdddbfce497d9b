import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { QueryError } from '../../components/notices/query-error.tsx'
import { Panel } from '../../components/panel.tsx'

import classes from './dashboard-list.module.css'

interface DashboardListProps {
  readonly query: Pick<UseQueryResult<readonly unknown[]>, 'data' | 'error' | 'refetch'>
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
      {error && !data ? <QueryError title={failed} query={{ error, refetch }} /> : null}
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
