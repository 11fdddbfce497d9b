import '../../../components/fields/form-fields.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Campaign } from '@pal/core/contract/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { useLeaveGuard } from '../../../components/dialogs/leave-guard.tsx'
import { AmountField } from '../../../components/fields/amount-field.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { Overtaken } from '../../../components/notices/overtaken.tsx'
import { useNewer } from '../../../lib/changes/use-newer.ts'
import { withSeen } from '../../../lib/changes/with-seen.ts'
import { fieldError } from '../../../lib/field-error.ts'
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
  const { currency } = campaign

  const showProblems = (problems: Partial<Record<string, string>>) => {
    form.setErrors(problems)
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }
  const submit = () => {
    if (save.isPending || rate.save.isPending) return
    const problems = problemsOf(form.values, currency)
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
  const { close, guard } = useLeaveGuard({ on: form.isDirty() || rate.changed, onClose })
  return (
    <>
      <Dialog
        opened
        keepOnClickOutside
        title={t('campaigns.edit.title')}
        size={600}
        onClose={close}
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
            <div className={classes['pair']}>
              <TextInput
                label={t('campaigns.dialog.name')}
                maxLength={200}
                attributes={ownDirection}
                data-autofocus={first === 'name' || undefined}
                {...form.getInputProps('name')}
              />
              <TextInput
                label={t('campaigns.dialog.category')}
                maxLength={200}
                attributes={ownDirection}
                {...form.getInputProps('productCategory')}
              />
            </div>
            <Textarea
              label={t('campaigns.dialog.descriptionLabel')}
              description={t('campaigns.dialog.descriptionHelp')}
              rows={4}
              maxLength={10_000}
              attributes={ownDirection}
              {...form.getInputProps('description')}
            />
            <div className={classes['triple']}>
              <TextInput
                label={t('campaigns.edit.target')}
                inputMode="numeric"
                maxLength={10}
                {...form.getInputProps('target')}
              />
              <AmountField
                label={t('campaigns.edit.budget')}
                currency={currency}
                data-autofocus={first === 'budget' || undefined}
                {...form.getInputProps('budget')}
              />
              <TextInput
                label={t('campaigns.edit.offerEnds')}
                type="datetime-local"
                {...form.getInputProps('offerEndsAt')}
              />
            </div>
            <p className={classes['help']}>{t('campaigns.edit.budgetHelp')}</p>
            {form.values.budget.trim() === '' || currency === 'USD' ? null : (
              <TextInput
                className={classes['rate']}
                label={t('campaigns.edit.rate', { currency })}
                description={t('campaigns.edit.rateHelp')}
                inputMode="decimal"
                maxLength={20}
                value={rate.value}
                error={rate.problem}
                onChange={({ currentTarget }) => rate.setValue(currentTarget.value)}
              />
            )}
            <AmountField
              className={classes['rate'] ?? ''}
              label={t('campaigns.edit.deliveryFee')}
              description={t('campaigns.edit.deliveryFeeHelp')}
              currency={currency}
              {...form.getInputProps('deliveryFee')}
            />
            <ToggleField
              label={t('campaigns.edit.followUp')}
              description={t(
                rate.followUpsOff ? 'campaigns.edit.followUpOff' : 'campaigns.edit.followUpHelp',
              )}
              checked={form.values.autoFollowUp}
              onChange={(on) => form.setFieldValue('autoFollowUp', on)}
            />
            <ToggleField
              label={t('campaigns.strategies.trialPackEnabled')}
              description={t('campaigns.edit.trialHelp')}
              checked={form.values.hasTrialPack}
              onChange={(on) => form.setFieldValue('hasTrialPack', on)}
            />
            {form.values.hasTrialPack ? (
              <div className={classes['pair']}>
                <AmountField
                  label={t('campaigns.edit.trialPrice')}
                  currency={currency}
                  {...form.getInputProps('trialPrice')}
                />
                <TextInput
                  label={t('campaigns.edit.trialDays')}
                  inputMode="numeric"
                  maxLength={10}
                  {...form.getInputProps('trialDays')}
                />
              </div>
            ) : null}
          </DialogBody>
          <DialogFoot>
            {clashing.length > 0 ? (
              <Overtaken action={{ label: t('campaigns.overtaken.useNewer'), onClick: takeNewer }}>
                {t('campaigns.overtaken.text')}
              </Overtaken>
            ) : null}
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending || rate.save.isPending}>
              {t('campaigns.edit.save')}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      {guard}
    </>
  )
}
