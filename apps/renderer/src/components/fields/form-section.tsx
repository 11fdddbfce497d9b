import type { ReactNode } from 'react'

import classes from './form-section.module.css'

interface FormSectionProps {
  readonly title: string
  readonly text: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Title and explanation left, fields right; one under the other where there is no room. */
export function FormSection({ title, text, aside, children }: FormSectionProps) {
  return (
    <section className={classes['section']}>
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['text']}>{text}</p>
        {aside}
      </div>
      <div className={classes['fields']}>{children}</div>
    </section>
  )
}
