import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { settingsQueries } from '../form/queries.ts'

import classes from './disconnect-dialog.module.css'

export interface Leave {
  readonly erase: boolean
  /** The active campaign of the page is stopped with it. */
  readonly stop: boolean
}

interface DisconnectDialogProps {
  readonly id: string
  readonly name: string
  readonly busy: boolean
  readonly onConfirm: (choice: Leave) => void
  readonly onClose: () => void
}

const choices = ['keep', 'erase'] as const

/** Asks what becomes of the data when a page is disconnected. */
export function DisconnectDialog({ id, name, busy, onConfirm, onClose }: DisconnectDialogProps) {
  const { t } = useTranslation()
  const campaign = useQuery(settingsQueries.activeCampaign(id)).data?.name
  const [stop, setStop] = useState(true)
  const [choice, setChoice] = useState<(typeof choices)[number]>('keep')
  return (
    <Dialog
      opened
      title={t('settings.pages.disconnectTitle', { name })}
      size={480}
      typed={false}
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
        {campaign !== undefined && choice === 'keep' ? (
          <label className={classes['choice']}>
            <input
              type="checkbox"
              checked={stop}
              onChange={(event) => setStop(event.currentTarget.checked)}
            />
            <span className={classes['name']}>
              {t('settings.pages.stopCampaign', { campaign })}
            </span>
            <span className={classes['help']}>{t('settings.pages.stopCampaignText')}</span>
          </label>
        ) : null}
      </DialogBody>
      <DialogFoot>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button
          color="danger"
          loading={busy}
          onClick={() =>
            onConfirm({ erase: choice === 'erase', stop: campaign !== undefined && stop })
          }
        >
          {t(choice === 'erase' ? 'settings.pages.disconnectErase' : 'settings.pages.disconnect')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
