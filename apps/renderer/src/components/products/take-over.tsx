import { Button } from '@mantine/core'
import { IconCopyPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazily } from '../lazily.tsx'
import type { TakeOverDialogProps } from './take-over-dialog.tsx'

import classes from './take-over.module.css'

const TakeOverDialog = lazily(async () => (await import('./take-over-dialog.tsx')).TakeOverDialog)

/** What opens the products of other campaigns, to sell some of them here, too. */
export function TakeOver(props: Omit<TakeOverDialogProps, 'onClose'>) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        className={classes['open'] ?? ''}
        variant="default"
        leftSection={<IconCopyPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('sharing.open')}
      </Button>
      {opened ? (
        <TakeOverDialog
          {...props}
          onClose={() => {
            setOpened(false)
            // A dialog that is only made when it opens does not know where the person came from.
            requestAnimationFrame(() => button.current?.focus())
          }}
        />
      ) : null}
    </>
  )
}
