import { defaults } from '@pal/core/constants'
import type { CurrencyCode } from '@pal/core/domain/currency'
import { emptyQuickDraft, type QuickDraft } from '@pal/core/domain/drafts/quick-draft'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody } from '../../../components/dialogs/dialog.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { DraftOffer } from '../wizard/draft-offer.tsx'
import { useFirstCurrency } from '../wizard/first-currency.ts'
import { useOnlyPage } from '../wizard/use-only-page.ts'
import { CampaignFormProvider, useNewCampaignForm } from './campaign-form.ts'
import { CampaignWizard } from './campaign-wizard.tsx'
import { keptQuickDraft, quickKeeper } from './kept-draft.ts'
import { usePageChoice } from './use-page-choice.ts'

/** Creates a campaign with its products in three steps. */
export function CampaignDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const kept = useQuery(keptQuickDraft)
  const currency = useFirstCurrency(defaults.quickCurrency)
  if (kept.data && currency)
    return <LoadedDialog kept={kept.data} currency={currency} onClose={onClose} />
  if (!kept.error) return null
  return (
    <Dialog opened title={t('campaigns.dialog.title')} size={620} typed={false} onClose={onClose}>
      <DialogBody>
        <QueryError title={t('launch.draftFailed')} query={kept} />
      </DialogBody>
    </Dialog>
  )
}

interface LoadedDialogProps {
  readonly kept: { readonly draft: QuickDraft | null; readonly window?: string | undefined }
  readonly currency: CurrencyCode
  readonly onClose: () => void
}

function LoadedDialog({ kept, currency, onClose }: LoadedDialogProps) {
  const { t } = useTranslation()
  const [offered, setOffered] = useState(kept.draft)
  const [empty] = useState(() => ({ ...emptyQuickDraft(), currency }))
  const pages = usePageChoice()
  const form = useNewCampaignForm({
    initialValues: empty,
    // Kept as it is typed, so that a reload or a crash loses nothing.
    onValuesChange: (values) => quickKeeper.keep(isBegun(values) ? values : null),
  })
  useEffect(() => () => void quickKeeper.send(), [])
  const unchosen = offered === null && form.values.pageId === ''
  const only = useOnlyPage(pages.data, unchosen, ({ id }) => form.setFieldValue('pageId', id))
  /** The only page there is was chosen by nobody. */
  const isBegun = (values: QuickDraft) => {
    const { pageId } = values
    return (
      JSON.stringify(values) !== JSON.stringify({ ...empty, ...(pageId === only && { pageId }) })
    )
  }
  const begun = isBegun(form.values)
  const leave = () => {
    if (begun) void quickKeeper.forget()
    onClose()
  }
  return (
    <CampaignFormProvider form={form}>
      <Dialog
        opened
        steady
        typed={begun}
        title={t('campaigns.dialog.title')}
        size={620}
        onClose={leave}
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
              quickKeeper.takeOver(kept.window)
              form.setValues(offered)
              setOffered(null)
            }}
            onAnew={() => {
              quickKeeper.takeOver(kept.window)
              void quickKeeper.forget()
              setOffered(null)
            }}
          />
        ) : (
          <CampaignWizard pages={pages} onCreated={onClose} />
        )}
      </Dialog>
    </CampaignFormProvider>
  )
}
