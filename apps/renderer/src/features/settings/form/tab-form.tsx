import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { OvertakenSettings } from './overtaken-settings.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { NewerSettings } from './use-tab-form.ts'

import classes from './tab-form.module.css'

interface TabFormProps {
  readonly unsaved: boolean
  readonly saving: boolean
  readonly onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>
  readonly onDiscard: () => void
  readonly overtaken: NewerSettings | null
  /** What can be done with the values as they are, saved or not. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The sections of a tab, and the foot that says whether they are saved. */
export function TabForm({ unsaved, saving, onSubmit, onDiscard, ...props }: TabFormProps) {
  const { t } = useTranslation()
  const { overtaken, aside, children } = props
  return (
    <form className={classes['form']} autoComplete="off" noValidate onSubmit={onSubmit}>
      <div className={classes['sections']}>{children}</div>
      <div className={classes['foot']} data-page-foot>
        {overtaken ? <OvertakenSettings by={overtaken} /> : null}
        <p className={classes['state']} role="status" data-unsaved={unsaved || undefined}>
          {t(unsaved ? 'settings.unsaved' : 'settings.allSaved')}
        </p>
        {aside}
        {unsaved ? (
          <Button variant="default" onClick={onDiscard}>
            {t('settings.discard')}
          </Button>
        ) : null}
        <Button type="submit" variant={unsaved ? 'filled' : 'default'} loading={saving}>
          {t('settings.save')}
        </Button>
      </div>
      <UnsavedGuard unsaved={unsaved} />
    </form>
  )
}
