import { createFormContext } from '@mantine/form'
import type { QuickDraft } from '@pal/core/domain/drafts/quick-draft'

export const [CampaignFormProvider, useCampaignForm, useNewCampaignForm] =
  createFormContext<QuickDraft>()
