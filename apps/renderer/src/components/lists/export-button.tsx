import '../../lib/i18n/filter-words.ts'
import { Button, type ButtonProps } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './export-button.module.css'

export function ExportButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation()
  return (
    <Button
      className={classes['open'] ?? ''}
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
      rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
      {...props}
    >
      {t('common.export')}
    </Button>
  )
}
