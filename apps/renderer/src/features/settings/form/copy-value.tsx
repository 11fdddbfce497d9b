import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { copyText } from '../../../lib/actions/copy-text.ts'

import classes from './copy-value.module.css'

interface CopyValueProps {
  readonly label: string
  readonly value: string
}

/** A text to be entered elsewhere, with a button that copies it. */
export function CopyValue({ label, value }: CopyValueProps) {
  const { t } = useTranslation()
  const copy = () =>
    copyText(value, {
      copied: t('settings.copied', { name: label }),
      failed: t('settings.copyFailed'),
      help: t('settings.copyFailedText'),
    })
  return (
    <div className={classes['line']}>
      <code className={classes['value']} dir="ltr">
        {value}
      </code>
      <Button
        variant="default"
        aria-label={t('settings.copyLabel', { name: label })}
        onClick={copy}
      >
        {t('settings.copy')}
      </Button>
    </div>
  )
}
