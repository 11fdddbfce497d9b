import classes from './meter.module.css'

interface MeterProps {
  readonly label: string
  readonly value: number
  readonly most: number
  /** One mark for each step, for small whole numbers. */
  readonly steps?: boolean
}

/** How much of something is reached. */
export function Meter({ label, value, most, steps = false }: MeterProps) {
  const share = most > 0 ? Math.min(1, value / most) : 0
  return (
    <div
      className={classes['meter']}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Math.min(value, most)}
      aria-valuetext={`${value}/${most}`}
    >
      {steps ? (
        Array.from({ length: most }, (_, step) => (
          <span key={step} className={classes['step']} data-on={step < value || undefined} />
        ))
      ) : (
        <span className={classes['fill']} style={{ inlineSize: `${share * 100}%` }} />
      )}
    </div>
  )
}
