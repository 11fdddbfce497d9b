import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useId } from 'react'

import classes from './part.module.css'

interface PartProps {
  readonly title: string
  /** What can be done with this part, at the end of its title. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  readonly actionWord?: string
  readonly children: ReactNode
}

/** A section of the order's sheet. */
export function Part({ title, action, actionWord, children }: PartProps) {
  const titleId = useId()
  return (
    <section className={classes['part']} aria-labelledby={titleId}>
      <div className={classes['head']}>
        <h3 id={titleId} className={classes['title']}>
          {title}
        </h3>
        {action ? (
          <UnstyledButton
            className={classes['action']}
            aria-label={action.label}
            onClick={action.onPress}
          >
            {actionWord ?? action.label}
          </UnstyledButton>
        ) : null}
      </div>
      {children}
    </section>
  )
}
