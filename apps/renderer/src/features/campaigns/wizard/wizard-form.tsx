import '../../../components/fields/form-fields.ts'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { useTakingPicture } from '../../../components/products/picture/take-picture.ts'
import { StepPath } from '../../../components/step-path.tsx'
import type { Steps } from './use-steps.ts'

import wizard from '../../../components/wizard.module.css'

interface WizardFormProps {
  readonly steps: Steps
  readonly words: {
    readonly progress: string
    readonly steps: readonly string[]
    readonly back: string
    readonly next: string
  }
  readonly busy: boolean
  /** Plays the agent with what is typed; only where all of it is there. */
  readonly onTry?: (() => void) | undefined
  readonly onBack: () => void
  readonly onStep: (step: number) => void
  /** Next, and on the last step the creation. */
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** The frame of a dialog of several steps: the way, the fields of the step, and two buttons. */
export function WizardForm({
  steps,
  words,
  busy,
  onTry,
  onBack,
  onStep,
  ...props
}: WizardFormProps) {
  const { t } = useTranslation()
  const { step, reached, body } = steps
  const waits = useTakingPicture() || busy
  return (
    <form
      className={wizard['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <StepPath
        label={words.progress}
        steps={words.steps}
        current={step}
        reached={reached}
        onStep={onStep}
      />
      <div className={wizard['fields']} ref={body} tabIndex={-1}>
        <DialogBody>{props.children}</DialogBody>
      </div>
      <DialogFoot>
        {onTry ? (
          <Button className={wizard['try'] ?? ''} variant="subtle" disabled={waits} onClick={onTry}>
            {t('campaigns.trying.first')}
          </Button>
        ) : null}
        <Button variant="default" disabled={waits} onClick={onBack}>
          {words.back}
        </Button>
        {/* Disabled rather than 'loading': that would hide the word. */}
        <Button type="submit" disabled={waits}>
          {words.next}
        </Button>
      </DialogFoot>
    </form>
  )
}
