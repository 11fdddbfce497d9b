import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import classes from './overtaken.module.css'

interface OvertakenProps {
  readonly children: ReactNode
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** Another window saved something else where something was typed here: saving replaces it, gives way, or is too late. */
export function Overtaken({ children, action }: OvertakenProps) {
  return (
    <div className={classes['overtaken']} role="alert">
      <p>{children}</p>
      {action ? (
        <Button variant="default" size="xs" onClick={action.onClick}>
          {action.label}
        </Button>
      ) : null}
    </div>
  )
}
