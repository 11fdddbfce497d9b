import { createFormContext } from '@mantine/form'

import type { Draft } from './draft.ts'

export const [CampaignFormProvider, useCampaignForm, useNewCampaignForm] =
  createFormContext<Draft>()
