import { Skeleton } from './skeleton.tsx'
import { Waiting } from './waiting.tsx'

import classes from './page-skeleton.module.css'

/** The shape of a page: its header and one block. */
export function PageSkeleton() {
  return (
    <Waiting className={classes['page']}>
      <Skeleton width={160} height={28} />
      <Skeleton width={320} height={16} />
      <Skeleton height={240} />
    </Waiting>
  )
}
