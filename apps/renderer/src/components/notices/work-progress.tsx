import '@mantine/core/styles/Progress.layer.css'
import { Button, Progress } from '@mantine/core'

import classes from './work-progress.module.css'

interface WorkProgressProps {
  /** What is being done. */
  readonly label: string
  readonly done: number
  /** 0 while it is not known. */
  readonly of: number
  readonly stopLabel?: string
  readonly onStop?: (() => void) | undefined
}

/** How far something is that takes more than a second. */
export function WorkProgress({ label, done, of, stopLabel, onStop }: WorkProgressProps) {
  const percent = of > 0 ? Math.min(100, Math.floor((done / of) * 100)) : null
  return (
    <div className={classes['work']} role="status">
      <div className={classes['line']}>
        <span>{label}</span>
        {percent === null ? null : <span className={classes['percent']}>{percent} %</span>}
        {onStop ? (
          <Button variant="default" size="xs" onClick={onStop}>
            {stopLabel}
          </Button>
        ) : null}
      </div>
      <Progress.Root size="sm">
        <Progress.Section
          value={percent ?? 100}
          animated={percent === null}
          striped={percent === null}
          aria-label={label}
        />
      </Progress.Root>
    </div>
  )
}
