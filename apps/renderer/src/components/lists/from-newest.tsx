import '../../lib/i18n/filter-words.ts'
import { Button } from '@mantine/core'
import { IconArrowBarToUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import classes from './more-button.module.css'

interface FromNewestProps {
  readonly list: { readonly beginsLater: boolean; readonly restart: () => void }
}

/** Above a list that an address opened further down: nobody knows how many rows are before it. */
export function FromNewest({ list }: FromNewestProps) {
  const { t } = useTranslation()
  if (!list.beginsLater) return null
  return (
    <Button
      className={classes['newest'] ?? ''}
      variant="subtle"
      color="gray"
      leftSection={<IconArrowBarToUp size={14} stroke={1.8} aria-hidden />}
      onClick={list.restart}
    >
      {t('common.fromNewest')}
    </Button>
  )
}
