import { emptyLaunchDraft, type LaunchDraft } from '@pal/core/domain/drafts/launch-draft'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody } from '../../../components/dialogs/dialog.tsx'
import { useLeaveGuard } from '../../../components/dialogs/leave-guard.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { DraftOffer } from '../wizard/draft-offer.tsx'
import { keptDraft, launchKeeper } from './kept-draft.ts'
import { LaunchFormProvider, useNewLaunchForm } from './launch-form.ts'
import { LaunchWizard } from './launch-wizard.tsx'

interface LaunchDialogProps {
  /** Shows what it wraps only with access to Facebook. */
  readonly Gate: ComponentType<{ readonly children: ReactNode }>
  readonly onClose: () => void
}

/** The campaign dialog of the dashboard, in four steps and behind the gate. */
export function LaunchDialog(props: LaunchDialogProps) {
  const { t } = useTranslation()
  const kept = useQuery(keptDraft)
  if (kept.data) return <LoadedDialog {...props} kept={kept.data.draft} />
  if (!kept.error) return null
  return (
    <Dialog opened title={t('launch.title')} size={720} onClose={props.onClose}>
      <DialogBody>
        <QueryError title={t('launch.draftFailed')} query={kept} />
      </DialogBody>
    </Dialog>
  )
}

interface LoadedDialogProps extends LaunchDialogProps {
  readonly kept: LaunchDraft | null
}

function LoadedDialog({ Gate, onClose, kept }: LoadedDialogProps) {
  const { t } = useTranslation()
  const [offered, setOffered] = useState(kept)
  const form = useNewLaunchForm({
    initialValues: emptyLaunchDraft(),
    // Kept as it is typed, so that a reload or a crash loses nothing either.
    onValuesChange: (values) => launchKeeper.keep(sameAsEmpty(values) ? null : values),
  })
  useEffect(() => () => void launchKeeper.send(), [])
  const begun = !sameAsEmpty(form.values)
  const words = {
    title: t('launch.leaveTitle'),
    text: t('launch.leaveText'),
    confirmLabel: t('launch.leave'),
    dismissLabel: t('launch.stay'),
  }
  const { close, guard } = useLeaveGuard({ on: begun, words, onClose })
  return (
    <LaunchFormProvider form={form}>
      <Dialog opened steady keepOnClickOutside title={t('launch.title')} size={720} onClose={close}>
        <Gate>
          {offered ? (
            <DraftOffer
              words={{
                text: t('launch.keptText'),
                anew: t('launch.anew'),
                goOn: t('launch.continue'),
              }}
              facts={[
                [t('launch.name'), offered.name],
                [t('launch.pageName'), offered.facebookPageName],
                [t('launch.step2'), offered.products.length],
              ]}
              onContinue={() => {
                form.setValues(offered)
                setOffered(null)
              }}
              onAnew={() => {
                void launchKeeper.forget()
                setOffered(null)
              }}
            />
          ) : (
            <LaunchWizard onLeave={close} onLaunched={onClose} />
          )}
        </Gate>
      </Dialog>
      {guard}
    </LaunchFormProvider>
  )
}

const empty = JSON.stringify(emptyLaunchDraft())
const sameAsEmpty = (values: object) => JSON.stringify(values) === empty
