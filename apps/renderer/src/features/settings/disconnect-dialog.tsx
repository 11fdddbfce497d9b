import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../components/dialog.tsx'

import classes from './disconnect-dialog.module.css'

interface DisconnectDialogProps {
  readonly name: string
  readonly busy: boolean
  readonly onConfirm: (erase: boolean) => void
  readonly onClose: () => void
}

const choices = ['keep', 'erase'] as const

/** Asks what becomes of the data when a page is disconnected. */
export function DisconnectDialog({ name, busy, onConfirm, onClose }: DisconnectDialogProps) {
  const { t } = useTranslation()
  const [choice, setChoice] = useState<(typeof choices)[number]>('keep')
  return (
    <Dialog
      opened
      title={t('settings.pages.disconnectTitle', { name })}
      size={480}
      onClose={onClose}
    >
      <DialogBody>
        <p className={classes['text']}>{t('settings.pages.disconnectText')}</p>
        <fieldset className={classes['choices']}>
          <legend>{t('settings.pages.dataQuestion')}</legend>
          {choices.map((value) => (
            <label key={value} className={classes['choice']}>
              <input
                type="radio"
                name="data"
                checked={choice === value}
                onChange={() => setChoice(value)}
              />
              <span className={classes['name']}>{t(`settings.pages.${value}`)}</span>
              <span className={classes['help']}>{t(`settings.pages.${value}Text`)}</span>
            </label>
          ))}
        </fieldset>
      </DialogBody>
      <DialogFoot>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button color="danger" loading={busy} onClick={() => onConfirm(choice === 'erase')}>
          {t(choice === 'erase' ? 'settings.pages.disconnectErase' : 'settings.pages.disconnect')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
