import { Skeleton } from '../skeleton.tsx'
import { Waiting } from '../waiting.tsx'

import classes from './waiting-rows.module.css'

const places = [1, 2, 3, 4, 5, 6, 7, 8]

/** The shape of a table that is about to be, with at most eight rows. */
export function WaitingRows({ rows = places.length }: { readonly rows?: number }) {
  return (
    <Waiting className={classes['waiting']}>
      {places.slice(0, rows).map((row) => (
        <Skeleton key={row} height={32} />
      ))}
    </Waiting>
  )
}
