import { defaults } from '@pal/core/constants'
import type { CurrencyCode } from '@pal/core/domain/currency'
import { emptyLaunchDraft, type LaunchDraft } from '@pal/core/domain/drafts/launch-draft'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody } from '../../../components/dialogs/dialog.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { connectedPages } from '../../../lib/queries/connected-pages.ts'
import { DraftOffer } from '../wizard/draft-offer.tsx'
import { useFirstCurrency } from '../wizard/first-currency.ts'
import { useOnlyPage } from '../wizard/use-only-page.ts'
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
  const currency = useFirstCurrency(defaults.draftCurrency)
  if (kept.data && currency) return <LoadedDialog {...props} kept={kept.data} currency={currency} />
  if (!kept.error) return null
  return (
    <Dialog opened title={t('launch.title')} size={720} typed={false} onClose={props.onClose}>
      <DialogBody>
        <QueryError title={t('launch.draftFailed')} query={kept} />
      </DialogBody>
    </Dialog>
  )
}

interface LoadedDialogProps extends LaunchDialogProps {
  readonly kept: { readonly draft: LaunchDraft | null; readonly window?: string | undefined }
  readonly currency: CurrencyCode
}

function LoadedDialog({ Gate, onClose, kept, currency }: LoadedDialogProps) {
  const { t } = useTranslation()
  const [offered, setOffered] = useState(kept.draft)
  const [empty] = useState(() => ({ ...emptyLaunchDraft(), currency }))
  const pages = useQuery(connectedPages)
  const form = useNewLaunchForm({
    initialValues: empty,
    // Kept as it is typed, so that a reload or a crash loses nothing either.
    onValuesChange: (values) => launchKeeper.keep(isBegun(values) ? values : null),
  })
  useEffect(() => () => void launchKeeper.send(), [])
  const unchosen = offered === null && form.values.facebookPageId === ''
  const only = useOnlyPage(pages.data, unchosen, ({ id, name }) =>
    form.setValues({ facebookPageId: id, facebookPageName: name }),
  )
  /** The only page there is was chosen by nobody. */
  const isBegun = (values: LaunchDraft) => {
    const { facebookPageId, facebookPageName } = values
    const chosen = facebookPageId === only && { facebookPageId, facebookPageName }
    return JSON.stringify(values) !== JSON.stringify({ ...empty, ...chosen })
  }
  const begun = isBegun(form.values)
  const words = {
    title: t('launch.leaveTitle'),
    text: t('launch.leaveText'),
    confirmLabel: t('launch.leave'),
  }
  return (
    <LaunchFormProvider form={form}>
      <Dialog
        opened
        steady
        typed={begun}
        leaveWords={words}
        title={t('launch.title')}
        size={720}
        onClose={onClose}
      >
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
                launchKeeper.takeOver(kept.window)
                form.setValues(offered)
                setOffered(null)
              }}
              onAnew={() => {
                launchKeeper.takeOver(kept.window)
                void launchKeeper.forget()
                setOffered(null)
              }}
            />
          ) : (
            <LaunchWizard onLaunched={onClose} />
          )}
        </Gate>
      </Dialog>
    </LaunchFormProvider>
  )
}
