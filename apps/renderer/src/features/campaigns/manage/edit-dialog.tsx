import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Campaign } from '@pal/core/contract/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { Overtaken } from '../../../components/notices/overtaken.tsx'
import { useNewer } from '../../../lib/changes/use-newer.ts'
import { withSeen } from '../../../lib/changes/with-seen.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { changesOf, problemsOf, typedCampaign, type TypedCampaign } from './edit-form.ts'
import { editedCampaign } from './edited-campaign.ts'
import { useEditCampaign } from './mutations.ts'
import { useCampaignSettings } from './use-campaign-settings.ts'

import classes from './manage.module.css'

/** The contract's names of fields that are called otherwise here. */
const fieldOf: Readonly<Record<string, keyof TypedCampaign>> = {
  targetDailyConversations: 'target',
  budgetLimit: 'budget',
  trialPackPrice: 'trialPrice',
  trialPackDuration: 'trialDays',
}

interface EditDialogProps {
  readonly campaign: Campaign
  /** Where the focus begins. */
  readonly first?: 'name' | 'budget'
  readonly onClose: () => void
}

export function EditDialog({ campaign: opened, first = 'name', onClose }: EditDialogProps) {
  const { t } = useTranslation()
  const campaign = useQuery(editedCampaign(opened)).data
  const stored = useMemo(() => typedCampaign(campaign), [campaign])
  const form = useForm<TypedCampaign>({ initialValues: stored })
  const fields = useRef<HTMLFormElement>(null)
  const save = useEditCampaign()
  const { clashing, useNewer: takeNewer } = useNewer({
    form,
    stored,
    saving: save.isPending,
    words: t('campaigns.overtaken.field'),
  })
  const rate = useCampaignSettings(campaign.currency)

  const showProblems = (problems: Partial<Record<string, string>>) => {
    form.setErrors(problems)
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  const submit = () => {
    if (save.isPending || rate.save.isPending) return
    const problems = problemsOf(form.values, campaign.currency)
    if (Object.keys(problems).length > 0 || rate.problem) return showProblems(problems)
    // The rate first: with it a budget counts at once.
    if (rate.changed) rate.save.mutate(undefined, { onSuccess: saveCampaign })
    else saveCampaign()
  }
  const saveCampaign = () => {
    const body = changesOf(form.values, campaign)
    if (Object.keys(body).length === 0 && !rate.changed) return onClose()
    save.mutate(
      { id: campaign.id, body: withSeen(body, campaign) },
      {
        onSuccess: onClose,
        onError: (error) => {
          const refused = fieldError(error)
          if (refused) showProblems({ [fieldOf[refused.field] ?? refused.field]: refused.text })
        },
      },
    )
  }
  return (
    <Dialog
      opened
      typed={form.isDirty() || rate.changed}
      title={t('campaigns.edit.title')}
      size={600}
      onClose={onClose}
    >
      <form
        ref={fields}
        className={classes['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <DialogBody>
          <CampaignFields form={form} rate={rate} currency={campaign.currency} first={first} />
        </DialogBody>
        <DialogFoot>
          {clashing.length > 0 ? (
            <Overtaken action={{ label: t('campaigns.overtaken.useNewer'), onClick: takeNewer }}>
              {t('campaigns.overtaken.text')}
            </Overtaken>
          ) : null}
          <CancelButton />
          <Button type="submit" loading={save.isPending || rate.save.isPending}>
            {t('campaigns.edit.save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
