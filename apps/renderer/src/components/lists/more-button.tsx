import { Button } from '@mantine/core'

import classes from './more-button.module.css'

interface MoreButtonProps {
  readonly label: string
  /** The query of the list below which it is. */
  readonly list: {
    readonly hasMore: boolean
    readonly loadingMore: boolean
    readonly loadMore: () => unknown
  }
  /** Inside a list that scrolls by itself it keeps a distance from the end. */
  readonly inside?: boolean
}

/** Fetches the next part of a list; nothing once all of it is there. */
export function MoreButton({ label, list, inside = false }: MoreButtonProps) {
  if (!list.hasMore) return null
  return (
    <Button
      className={classes['more'] ?? ''}
      data-inside={inside || undefined}
      variant="subtle"
      color="gray"
      loading={list.loadingMore}
      onClick={() => void list.loadMore()}
    >
      {label}
    </Button>
  )
}
