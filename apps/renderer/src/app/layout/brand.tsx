import classes from './brand.module.css'

/** The mark beside the product's short name; the name itself is no text to translate. */
export function Brand() {
  return (
    <span className={classes['brand']}>
      <Mark />
      <span>PAL</span>
    </span>
  )
}

export function Mark({ size = 22 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--pal-accent)" />
      <path
        d="M8.5 10.5A2.5 2.5 0 0 1 11 8h10a2.5 2.5 0 0 1 2.5 2.5V18a2.5 2.5 0 0 1-2.5 2.5h-5.5l-4.2 3.6a.5.5 0 0 1-.8-.4v-3.2a2.5 2.5 0 0 1-2-2.5z"
        fill="#fff"
      />
      <path
        d="m12.5 14.3 2.5 2.4 4.6-4.7"
        fill="none"
        stroke="var(--pal-accent)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
