import classes from './count-badge.module.css'

/** How much waits; whatever it is in says so in words. */
export function CountBadge({ count }: { readonly count: number }) {
  return (
    <span className={classes['count']} aria-hidden>
      {count}
    </span>
  )
}
