import { reasonOf } from '../../lib/errors.ts'
import { ErrorState } from './error-state.tsx'

interface QueryErrorProps {
  /** What could not be read. */
  readonly title: string
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
}

/** In place of the data of a failed query: why, and asking once more. */
export function QueryError({ title, query: { error, refetch } }: QueryErrorProps) {
  return (
    <ErrorState
      title={title}
      text={reasonOf(error)}
      onRetry={() => void refetch()}
      details={String(error)}
    />
  )
}
