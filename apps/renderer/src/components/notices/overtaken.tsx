import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import classes from './overtaken.module.css'

interface OvertakenProps {
  readonly children: ReactNode
  readonly useNewer: { readonly label: string; readonly onClick: () => void }
}

/** Another window saved something else where something was typed here: saving replaces it, or gives way. */
export function Overtaken({ children, useNewer }: OvertakenProps) {
  return (
    <div className={classes['overtaken']} role="alert">
      <p>{children}</p>
      <Button variant="default" size="xs" onClick={useNewer.onClick}>
        {useNewer.label}
      </Button>
    </div>
  )
}
