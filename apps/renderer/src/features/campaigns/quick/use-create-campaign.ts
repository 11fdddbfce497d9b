import type { CampaignDraftInput } from '@pal/core/contract/campaigns'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { useTellAnswering } from '../wizard/created.ts'
import { thisWindow } from '../wizard/kept-draft.ts'
import { quickKeeper } from './kept-draft.ts'

export function useCreateCampaign() {
  const { t } = useTranslation()
  const tellCreated = useTellAnswering('onCard')
  return useMutation({
    mutationFn: async (body: CampaignDraftInput) => {
      // The server lets go of the draft with the creation: nothing of it may come in afterwards.
      await quickKeeper.send()
      return api.call('campaigns.create', { query: { window: thisWindow }, body })
    },
    // The dialog tells it, in the words of its fields.
    meta: { shownInPlace: true },
    onSuccess: (made) => tellCreated(t('campaigns.dialog.created'), made),
  })
}
