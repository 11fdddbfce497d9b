import { emptyLaunchDraft } from '@pal/core/domain/launch-draft'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { LeaveGuard } from '../../../components/leave-guard.tsx'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { LaunchFormProvider, useNewLaunchForm } from './launch-form.ts'
import { LaunchOffer } from './launch-offer.tsx'
import { LaunchWizard } from './launch-wizard.tsx'

interface LaunchDialogProps {
  /** Shows what it wraps only with access to Facebook. */
  readonly Gate: ComponentType<{ readonly children: ReactNode }>
  readonly onClose: () => void
}

/** The campaign dialog of the dashboard, in four steps and behind the gate. */
export function LaunchDialog({ Gate, onClose }: LaunchDialogProps) {
  const { t } = useTranslation()
  const [offered, setOffered] = useState(keptDraft)
  const [leaving, setLeaving] = useState(false)
  const form = useNewLaunchForm({
    initialValues: emptyLaunchDraft(),
    onValuesChange: (values) => {
      // Kept as it is typed, so that a reload or a crash loses nothing either.
      if (sameAsEmpty(values)) forgetDraft()
      else keepDraft(values)
    },
  })
  const begun = !sameAsEmpty(form.values)
  const leave = () => (begun ? setLeaving(true) : onClose())
  const words = {
    title: t('launch.leaveTitle'),
    text: t('launch.leaveText'),
    confirmLabel: t('launch.leave'),
    dismissLabel: t('launch.stay'),
  }
  return (
    <LaunchFormProvider form={form}>
      <Dialog opened keepOnClickOutside title={t('launch.title')} size={720} onClose={leave}>
        <Gate>
          {offered ? (
            <LaunchOffer
              draft={offered}
              onContinue={() => {
                form.setValues(offered)
                setOffered(null)
              }}
              onAnew={() => {
                forgetDraft()
                setOffered(null)
              }}
            />
          ) : (
            <LaunchWizard onLeave={leave} onLaunched={onClose} />
          )}
        </Gate>
      </Dialog>
      {/* Made only now: an Escape that opens it would at once close one that was there already. */}
      {leaving ? (
        <ConfirmDialog opened {...words} onConfirm={onClose} onClose={() => setLeaving(false)} />
      ) : null}
      <LeaveGuard on={begun && !leaving} {...words} />
    </LaunchFormProvider>
  )
}

const empty = JSON.stringify(emptyLaunchDraft())
const sameAsEmpty = (values: object) => JSON.stringify(values) === empty
