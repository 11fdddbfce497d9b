import type { Campaign } from '@pal/core/contract/campaigns'
import { useTranslation } from 'react-i18next'

import type { ReadFile } from './campaign-file.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ExamplesDrawer } from './examples-drawer.tsx'

/** What is being done with a campaign; a file that was imported is of none. */
export type Managing =
  | { readonly kind: 'edit'; readonly campaign: Campaign }
  /** The same, begun at its budget. */
  | { readonly kind: 'budget'; readonly campaign: Campaign }
  | { readonly kind: 'examples'; readonly campaign: Campaign }
  | { readonly kind: 'copy'; readonly campaign: Campaign | null; readonly file: ReadFile }

interface ManageDialogProps {
  readonly managing: Managing
  readonly onClose: () => void
}

export function ManageDialog({ managing, onClose }: ManageDialogProps) {
  const { t } = useTranslation()
  if (managing.kind === 'edit' || managing.kind === 'budget') {
    const first = managing.kind === 'budget' ? 'budget' : 'name'
    return <EditDialog campaign={managing.campaign} first={first} onClose={onClose} />
  }
  if (managing.kind === 'examples') {
    return <ExamplesDrawer campaign={managing.campaign} onClose={onClose} />
  }
  const { campaign, file } = managing
  const { name } = file.campaign
  return (
    <CopyDialog
      file={file}
      name={campaign ? t('campaigns.copy.name', { name }) : name}
      title={t(campaign ? 'campaigns.copy.title' : 'campaigns.copy.importTitle')}
      of={campaign}
      onClose={onClose}
    />
  )
}
