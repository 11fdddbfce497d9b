import { Button } from '@mantine/core'
import { ApiError } from '@pal/core/contract/client/api-error'
import type { Icon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

import { reasonOf } from '../../lib/errors.ts'
import { EmptyState } from './empty-state.tsx'
import { QueryError } from './query-error.tsx'

interface OneFailedProps extends ComponentProps<typeof QueryError> {
  readonly icon: Icon
  /** The list that it is not in. */
  readonly list: { readonly to: string; readonly label: string }
}

/** In place of one of a list that was not read: what is not there is not asked for again. */
export function OneFailed({ icon, list, title, query }: OneFailedProps) {
  if (!(query.error instanceof ApiError && query.error.status === 404)) {
    return <QueryError title={title} query={query} />
  }
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={reasonOf(query.error)}
      action={
        <Button variant="default" component={Link} to={list.to}>
          {list.label}
        </Button>
      }
    />
  )
}
