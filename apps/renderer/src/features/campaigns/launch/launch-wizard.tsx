import '../../../components/fields/form-fields.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { StepPath } from '../../../components/step-path.tsx'
import { PageStep } from './page-step.tsx'
import { ProductsStep } from './products-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { stepOf } from './to-request.ts'
import { TrialStep } from './trial-step.tsx'
import { useLaunch } from './use-launch.ts'

import wizard from '../../../components/wizard.module.css'

interface Place {
  readonly step: number
  /** The field that gets the cursor. */
  readonly path: string | null
}

/** The named field; else where the next thing is typed; the review is read from its top. */
function fieldAt(body: HTMLElement | null, { step, path }: Place) {
  if (step === stepOf.review) return body
  if (path === 'products') return body?.querySelector<HTMLElement>('section button') ?? null
  if (path !== null) return body?.querySelector<HTMLElement>(`[data-path="${path}"]`) ?? null
  return body?.querySelector<HTMLElement>('input, textarea, select, button') ?? null
}

interface LaunchWizardProps {
  readonly onLeave: () => void
  readonly onLaunched: () => void
}

/** The four steps; what is typed belongs to the dialog around them. */
export function LaunchWizard({ onLeave, onLaunched }: LaunchWizardProps) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<Place>({ step: stepOf.page, path: null })
  const { step } = place
  const [reached, setReached] = useState(0)
  const token = useRef<HTMLInputElement>(null)
  const fields = useRef<HTMLDivElement>(null)

  const goTo = (next: number) => {
    setPlace({ step: next, path: null })
    setReached((before) => Math.max(before, next))
  }
  const focusOn = (field: string) => setPlace((before) => ({ ...before, path: field }))
  const { mayLeave, launch, creating } = useLaunch({ token, goTo, focusOn, onLaunched })

  const opened = useRef(false)
  useEffect(() => {
    // The dialog itself puts the cursor into its first field.
    if (opened.current) fieldAt(fields.current, place)?.focus()
    opened.current = true
  }, [place])

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
  const last = step === stepOf.review
  return (
    <form
      className={wizard['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (last) launch()
        else if (mayLeave(step)) goTo(step + 1)
      }}
    >
      <StepPath
        label={t('launch.progress')}
        steps={[t('launch.step1'), t('launch.step2'), t('launch.step3'), t('launch.step4')]}
        current={step}
        reached={reached}
        onStep={jump}
      />
      <div className={wizard['fields']} ref={fields} tabIndex={-1}>
        <DialogBody>
          {step === stepOf.page ? <PageStep field={token} onSealed={emptyToken} /> : null}
          {step === stepOf.products ? <ProductsStep /> : null}
          {step === stepOf.trial ? <TrialStep /> : null}
          {last ? <ReviewStep onEdit={goTo} /> : null}
        </DialogBody>
      </div>
      <DialogFoot>
        {step === stepOf.page ? (
          <Button variant="default" onClick={onLeave}>
            {t('common.cancel')}
          </Button>
        ) : (
          <Button variant="default" disabled={creating} onClick={() => goTo(step - 1)}>
            {t('launch.previous')}
          </Button>
        )}
        {/* Disabled rather than 'loading': that would hide the word. */}
        <Button type="submit" disabled={creating}>
          {t(last ? (creating ? 'launch.creating' : 'launch.launch') : 'launch.next')}
        </Button>
      </DialogFoot>
    </form>
  )
}
