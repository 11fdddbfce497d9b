import { Button } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import { ApiError } from '@pal/core/contract/client/api-error'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../components/dialogs/dialog.tsx'
import { ToggleField } from '../../components/fields/toggle-field.tsx'
import { Meter } from '../../components/meter.tsx'
import { settingsQuery } from '../../lib/queries/settings.ts'
import { openTestChat, useTestChat } from '../../lib/test-chat.ts'
import { editedCampaign } from './manage/edited-campaign.ts'
import { useSaveStrategies } from './mutations.ts'
import {
  countOn,
  isOtherCurrency,
  replacement,
  type Strategies,
  strategiesOf,
  strategyNames,
} from './strategies.ts'

import classes from './strategies-dialog.module.css'

interface StrategiesDialogProps {
  readonly campaign: Campaign
  readonly onClose: () => void
  /** The campaign is no more: deleted in another window. */
  readonly onGone: () => void
}

export function StrategiesDialog({ campaign: opened, onClose, onGone }: StrategiesDialogProps) {
  const { t } = useTranslation()
  const save = useSaveStrategies()
  const campaign = useQuery(editedCampaign(opened)).data
  const settings = useQuery(settingsQuery).data
  const [changed, setChanged] = useState<Partial<Strategies>>({})
  const chosen = { ...strategiesOf(campaign, settings), ...changed }
  const [proof, setProof] = useState<boolean>()
  const socialProof = proof ?? campaign.strategies['socialProof']
  const testing = useTestChat(({ asked }) => asked !== null)
  const on = countOn(chosen)
  const other = isOtherCurrency(campaign, settings)
  const submit = () =>
    save.mutate(
      {
        id: campaign.id,
        strategies: replacement(campaign, chosen, socialProof),
        was: campaign.strategies,
      },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (error instanceof ApiError && error.status === 404) onGone()
        },
      },
    )
  return (
    <Dialog
      opened
      title={t('campaigns.strategies.title')}
      size={520}
      typed={false}
      covered={testing}
      onClose={onClose}
    >
      <DialogBody>
        <p className={classes['text']}>
          <strong dir="auto">{campaign.name}</strong>
          <br />
          {t('campaigns.strategies.text')}
        </p>
        <div className={classes['count']}>
          <p role="status">
            <strong>{t('campaigns.strategies.count', { on, all: strategyNames.length })}</strong>{' '}
            {t('campaigns.strategies.enabled')}
          </p>
          <Meter
            label={t('campaigns.card.strategies')}
            value={on}
            most={strategyNames.length}
            steps
          />
        </div>
        <div className={classes['toggles']}>
          {strategyNames.map((name) => (
            <ToggleField
              key={name}
              label={t(`campaigns.strategies.${name}`)}
              description={
                name === 'freeDeliveryEnabled' && settings && other
                  ? t('campaigns.strategies.freeDeliveryOther', {
                      currency: settings.company.defaultCurrency,
                    })
                  : t(`campaigns.strategies.${name}Text`)
              }
              checked={chosen[name]}
              disabled={name === 'freeDeliveryEnabled' && other}
              onChange={(checked) => setChanged({ ...changed, [name]: checked })}
            />
          ))}
          <p className={classes['text']}>{t('campaigns.strategies.beside')}</p>
          <ToggleField
            label={t('campaigns.dialog.socialProof')}
            description={t('campaigns.dialog.socialProofText')}
            checked={socialProof ?? false}
            onChange={setProof}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <Button
          className={classes['test']}
          variant="subtle"
          onClick={() =>
            openTestChat({
              campaignId: campaign.id,
              strategies: replacement(campaign, chosen, socialProof),
            })
          }
        >
          {t('rehearsalOffers.testChat')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={submit}>
          {t('campaigns.strategies.save')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
