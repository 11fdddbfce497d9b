import '../../components/fields/form-fields.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../components/dialogs/dialog.tsx'
import { useLeaveGuard } from '../../components/dialogs/leave-guard.tsx'
import { StepPath } from '../../components/step-path.tsx'
import { BasicsStep } from './basics-step.tsx'
import { CampaignFormProvider, useNewCampaignForm } from './campaign-form.ts'
import { emptyDraft } from './draft.ts'
import { ProductsStep } from './products-step.tsx'
import { StrategiesStep } from './strategies-step.tsx'
import { useCampaignChecks } from './use-campaign-checks.ts'
import { usePageChoice } from './use-page-choice.ts'

import wizard from '../../components/wizard.module.css'

const steps = [
  'campaigns.dialog.step1',
  'campaigns.dialog.step2',
  'campaigns.dialog.step3',
] as const
const lastStep = steps.length - 1

/** Creates a campaign with its products in three steps. */
export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const form = useNewCampaignForm({ initialValues: emptyDraft() })
  const pages = usePageChoice()
  const [step, setStep] = useState(0)
  const [reached, setReached] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const goTo = (next: number) => {
    setStep(next)
    setReached(Math.max(reached, next))
  }
  const { basicsAreGiven, create, creating } = useCampaignChecks({ form, pages, goTo, onClose })

  useEffect(() => {
    if (step > 0) fields.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [step])

  const submit = () => {
    if (step === lastStep) create()
    else if (step > 0 || basicsAreGiven()) goTo(step + 1)
  }
  const words = {
    title: t('campaigns.dialog.discardTitle'),
    text: t('campaigns.dialog.discardText'),
    confirmLabel: t('campaigns.dialog.discard'),
  }
  const { close, guard } = useLeaveGuard({ on: form.isDirty(), words, onClose })

  return (
    <CampaignFormProvider form={form}>
      <Dialog
        opened
        keepOnClickOutside
        title={t('campaigns.dialog.title')}
        size={620}
        onClose={close}
      >
        <form
          className={wizard['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <StepPath
            label={t('campaigns.dialog.progress')}
            steps={steps.map((label) => t(label))}
            current={step}
            reached={reached}
            onStep={setStep}
          />
          <div className={wizard['fields']} ref={fields}>
            <DialogBody>
              {step === 0 ? <BasicsStep pages={pages} /> : null}
              {step === 1 ? <StrategiesStep /> : null}
              {step === lastStep ? <ProductsStep /> : null}
            </DialogBody>
          </div>
          <DialogFoot>
            {step === 0 ? (
              <Button variant="default" onClick={close}>
                {t('common.cancel')}
              </Button>
            ) : (
              <Button variant="default" onClick={() => setStep(step - 1)}>
                {t('campaigns.dialog.back')}
              </Button>
            )}
            <Button type="submit" loading={creating}>
              {t(step === lastStep ? 'campaigns.dialog.create' : 'campaigns.dialog.next')}
            </Button>
          </DialogFoot>
        </form>
      </Dialog>
      {guard}
    </CampaignFormProvider>
  )
}
