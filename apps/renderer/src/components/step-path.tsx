import '@mantine/core/styles/Stepper.layer.css'
import { Stepper } from '@mantine/core'

import classes from './step-path.module.css'

interface StepPathProps {
  readonly label: string
  readonly steps: readonly string[]
  readonly current: number
  /** The last step that was opened so far: up to there a click leads back and forth. */
  readonly reached: number
  readonly onStep: (step: number) => void
}

/** Where one is in a dialog of several steps; on a small screen only the current one has words. */
export function StepPath({ label, steps, current, reached, onStep }: StepPathProps) {
  return (
    <Stepper
      active={current}
      onStepClick={onStep}
      size="xs"
      iconSize={22}
      role="group"
      aria-label={label}
      classNames={{
        root: classes['stepper'] ?? '',
        step: classes['step'] ?? '',
        stepBody: classes['stepBody'] ?? '',
        stepLabel: classes['stepLabel'] ?? '',
        stepIcon: classes['stepIcon'] ?? '',
        separator: classes['separator'] ?? '',
        content: classes['stepContent'] ?? '',
      }}
    >
      {steps.map((step, index) => (
        <Stepper.Step
          key={step}
          // Apart from the number before it, as the name says it.
          label={` ${step}`}
          aria-label={`${index + 1} ${step}`}
          allowStepSelect={index <= reached}
          aria-current={index === current ? 'step' : undefined}
        />
      ))}
    </Stepper>
  )
}
