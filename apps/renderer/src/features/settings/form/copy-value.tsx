import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { toast } from '../../../lib/toasts.ts'

import classes from './copy-value.module.css'

interface CopyValueProps {
  readonly label: string
  readonly value: string
}

/** A text to be entered elsewhere, with a button that copies it. */
export function CopyValue({ label, value }: CopyValueProps) {
  const { t } = useTranslation()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast.success(t('settings.copied', { name: label })),
      () => toast.failure(t('settings.copyFailed'), t('settings.copyFailedText')),
    )
  return (
    <div className={classes['line']}>
      <code className={classes['value']} dir="ltr">
        {value}
      </code>
      <Button
        variant="default"
        aria-label={t('settings.copyLabel', { name: label })}
        onClick={() => void copy()}
      >
        {t('settings.copy')}
      </Button>
    </div>
  )
}
