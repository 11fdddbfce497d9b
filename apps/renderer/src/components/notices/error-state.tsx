import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import classes from './error-state.module.css'

interface ErrorStateProps {
  readonly title: string
  readonly text: string
  readonly onRetry: () => void
  readonly retryLabel?: string
  readonly details?: string
}

/** What happened in plain words, a way to try again, and the exact words folded away. */
export function ErrorState({ title, text, onRetry, retryLabel, details }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['state']} role="alert">
      <IconAlertTriangle className={classes['icon']} size={20} stroke={1.6} aria-hidden />
      <div className={classes['words']}>
        <h2 className={classes['title']}>{title}</h2>
        <p className={classes['text']}>{text}</p>
        <Button variant="default" onClick={onRetry}>
          {retryLabel ?? t('common.retry')}
        </Button>
        {details ? (
          <details className={classes['details']}>
            <summary>{t('common.details')}</summary>
            <pre>{details}</pre>
          </details>
        ) : null}
      </div>
    </div>
  )
}
