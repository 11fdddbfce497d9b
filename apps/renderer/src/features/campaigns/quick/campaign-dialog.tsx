import { emptyQuickDraft, type QuickDraft } from '@pal/core/domain/drafts/quick-draft'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody } from '../../../components/dialogs/dialog.tsx'
import { useLeaveGuard } from '../../../components/dialogs/leave-guard.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { DraftOffer } from '../wizard/draft-offer.tsx'
import { CampaignFormProvider, useNewCampaignForm } from './campaign-form.ts'
import { CampaignWizard } from './campaign-wizard.tsx'
import { keptQuickDraft, quickKeeper } from './kept-draft.ts'
import { usePageChoice } from './use-page-choice.ts'

/** Creates a campaign with its products in three steps. */
export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const kept = useQuery(keptQuickDraft)
  if (kept.data) return <LoadedDialog kept={kept.data.draft} onClose={onClose} />
  if (!kept.error) return null
  return (
    <Dialog opened title={t('campaigns.dialog.title')} size={620} onClose={onClose}>
      <DialogBody>
        <QueryError title={t('launch.draftFailed')} query={kept} />
      </DialogBody>
    </Dialog>
  )
}

interface LoadedDialogProps {
  readonly kept: QuickDraft | null
  readonly onClose: () => void
}

function LoadedDialog({ kept, onClose }: LoadedDialogProps) {
  const { t } = useTranslation()
  const [offered, setOffered] = useState(kept)
  const pages = usePageChoice()
  const only = pages.data?.length === 1 ? pages.data[0]?.id : undefined
  const form = useNewCampaignForm({
    initialValues: emptyQuickDraft(),
    // Kept as it is typed, so that a reload or a crash loses nothing.
    onValuesChange: (values) => quickKeeper.keep(isBegun(values, only) ? values : null),
  })
  useEffect(() => () => void quickKeeper.send(), [])
  const unchosen = offered === null && form.values.pageId === ''
  useEffect(() => {
    if (only !== undefined && unchosen) form.setFieldValue('pageId', only)
    // The form is a new object at every change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [only, unchosen])
  const words = {
    title: t('campaigns.dialog.discardTitle'),
    text: t('campaigns.dialog.discardText'),
    confirmLabel: t('campaigns.dialog.discard'),
  }
  const begun = isBegun(form.values, only)
  const leave = () => {
    if (begun) void quickKeeper.forget()
    onClose()
  }
  const { close, guard } = useLeaveGuard({ on: begun, words, onClose: leave })
  return (
    <CampaignFormProvider form={form}>
      <Dialog
        opened
        steady
        keepOnClickOutside
        title={t('campaigns.dialog.title')}
        size={620}
        onClose={close}
      >
        {offered ? (
          <DraftOffer
            words={{
              text: t('campaigns.dialog.keptText'),
              anew: t('campaigns.dialog.anew'),
              goOn: t('campaigns.dialog.continue'),
            }}
            facts={[
              [t('campaigns.dialog.name'), offered.name],
              [
                t('campaigns.dialog.page'),
                pages.data?.find(({ id }) => id === offered.pageId)?.name,
              ],
            ]}
            onContinue={() => {
              form.setValues(offered)
              setOffered(null)
            }}
            onAnew={() => {
              void quickKeeper.forget()
              setOffered(null)
            }}
          />
        ) : (
          <CampaignWizard pages={pages} onLeave={close} onCreated={onClose} />
        )}
      </Dialog>
      {guard}
    </CampaignFormProvider>
  )
}

/** The only page there is was chosen by nobody. */
function isBegun(values: QuickDraft, only: string | undefined): boolean {
  const { pageId } = values
  const empty = { ...emptyQuickDraft(), pageId: pageId === only ? pageId : '' }
  return JSON.stringify(values) !== JSON.stringify(empty)
}
