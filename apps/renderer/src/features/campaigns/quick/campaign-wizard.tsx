import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useClose } from '../../../components/dialogs/cancel-button.tsx'
import { useSteps } from '../wizard/use-steps.ts'
import { WizardForm } from '../wizard/wizard-form.tsx'
import { BasicsStep } from './basics-step.tsx'
import { ProductsStep } from './products-step.tsx'
import { StrategiesStep } from './strategies-step.tsx'
import { useCampaignChecks } from './use-campaign-checks.ts'
import type { PageChoice } from './use-page-choice.ts'

const labels = [
  'campaigns.dialog.step1',
  'campaigns.dialog.step2',
  'campaigns.dialog.step3',
] as const
const lastStep = labels.length - 1

interface CampaignWizardProps {
  readonly pages: PageChoice
  readonly onCreated: () => void
}

/** The three steps; what is typed belongs to the dialog around them. */
export function CampaignWizard({ pages, onCreated }: CampaignWizardProps) {
  const { t } = useTranslation()
  const close = useClose()
  const steps = useSteps()
  const { step } = steps
  const { basicsAreGiven, tryFirst, create, creating } = useCampaignChecks({
    pages,
    steps,
    onCreated,
  })
  const [withoutPage, setWithoutPage] = useState(false)
  const submit = () => {
    if (step === lastStep) create()
    else if (step > 0 || basicsAreGiven(withoutPage)) steps.goTo(step + 1)
  }
  const goOnWithoutPage = () => {
    if (!basicsAreGiven(true)) return
    setWithoutPage(true)
    steps.goTo(1)
  }
  return (
    <WizardForm
      steps={steps}
      words={{
        progress: t('campaigns.dialog.progress'),
        steps: labels.map((label) => t(label)),
        back: t(step === 0 ? 'common.cancel' : 'campaigns.dialog.back'),
        next: t(step === lastStep ? 'campaigns.dialog.create' : 'campaigns.dialog.next'),
      }}
      busy={creating}
      onTry={step === lastStep ? tryFirst : undefined}
      onBack={() => (step === 0 ? close() : steps.goTo(step - 1))}
      onStep={steps.goTo}
      onSubmit={submit}
    >
      {step === 0 ? <BasicsStep pages={pages} onWithoutPage={goOnWithoutPage} /> : null}
      {step === 1 ? <StrategiesStep /> : null}
      {step === lastStep ? <ProductsStep /> : null}
    </WizardForm>
  )
}
