import { Late } from '../../../components/late.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'

import classes from './customer-panel.module.css'

const parts = { customer: 60, notes: 44, cart: 20, orders: 20 } as const

/** Holds the place of what is known of the customer. */
export function CustomerPanelSkeleton() {
  return (
    <div className={classes['panel']}>
      <Late>
        {Object.entries(parts).map(([part, height]) => (
          <div key={part} className={classes['part']} data-coming>
            <Skeleton width={72} height={12} />
            <Skeleton height={height} />
          </div>
        ))}
      </Late>
    </div>
  )
}
