import type { QuickDraft } from '@pal/core/domain/drafts/quick-draft'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import { draftKeeper } from '../wizard/kept-draft.ts'

export const quickKeeper = draftKeeper<QuickDraft>((body) =>
  api.call('campaigns.keepDraft', { body }),
)

/** The draft that a reload or a crash left, if there is one; read again each time the dialog opens. */
export const keptQuickDraft = queryOptions({
  queryKey: ['campaign-draft'],
  queryFn: async ({ signal }) => {
    await quickKeeper.send()
    return api.call('campaigns.draft', {}, signal)
  },
  gcTime: 0,
})
