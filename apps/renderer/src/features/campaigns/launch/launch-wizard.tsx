import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useClose } from '../../../components/dialogs/cancel-button.tsx'
import { useCampaignSettings } from '../manage/use-campaign-settings.ts'
import { useSteps } from '../wizard/use-steps.ts'
import { WizardForm } from '../wizard/wizard-form.tsx'
import { useLaunchForm } from './launch-form.ts'
import { PageStep } from './page-step.tsx'
import type { Problem } from './problems.ts'
import { ProductsStep } from './products-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { stepOf } from './to-request.ts'
import { TrialStep } from './trial-step.tsx'
import { useLaunch } from './use-launch.ts'

interface LaunchWizardProps {
  readonly onLaunched: () => void
}

/** The four steps; what is typed belongs to the dialog around them. */
export function LaunchWizard({ onLaunched }: LaunchWizardProps) {
  const { t } = useTranslation()
  const close = useClose()
  const steps = useSteps(stepOf.review)
  const { step, goTo } = steps
  const token = useRef<HTMLInputElement>(null)
  const form = useLaunchForm()
  const rate = useCampaignSettings(form.values.currency)
  const { mayLeave, tryFirst, launch, creating } = useLaunch({ token, steps, rate, onLaunched })

  const emptyToken = () => {
    if (token.current) token.current.value = ''
  }
  const jump = (next: number) => {
    // Back is always free; ahead only past what is right.
    for (let passed = step; passed < next; passed += 1) {
      if (!mayLeave(passed)) return goTo(passed)
    }
    goTo(next)
  }
  const toField = (field: Problem) => {
    form.setFieldError(field.path, field.text)
    goTo(field.step)
    steps.focusOn(field.path)
  }
  const last = step === stepOf.review
  return (
    <WizardForm
      steps={steps}
      words={{
        progress: t('launch.progress'),
        steps: [t('launch.step1'), t('launch.step2'), t('launch.step3'), t('launch.step4')],
        back: t(step === stepOf.page ? 'common.cancel' : 'launch.previous'),
        next: t(last ? (creating ? 'launch.creating' : 'launch.launch') : 'launch.next'),
      }}
      busy={creating}
      onTry={last ? tryFirst : undefined}
      onBack={() => (step === stepOf.page ? close() : goTo(step - 1))}
      onStep={jump}
      onSubmit={() => {
        if (last) launch()
        else if (mayLeave(step)) goTo(step + 1)
      }}
    >
      {step === stepOf.page ? <PageStep field={token} onSealed={emptyToken} /> : null}
      {step === stepOf.products ? <ProductsStep /> : null}
      {step === stepOf.trial ? <TrialStep rate={rate} /> : null}
      {last ? <ReviewStep rate={rate} onEdit={goTo} onField={toField} /> : null}
    </WizardForm>
  )
}
