import type { LaunchDraft } from '@pal/core/domain/drafts/launch-draft'
import { queryOptions } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import { draftKeeper } from '../wizard/kept-draft.ts'

export const launchKeeper = draftKeeper<LaunchDraft>((body) =>
  api.call('launch.keepDraft', { body }),
)

/** The draft that was left by closing, if there is one; read again each time the dialog opens. */
export const keptDraft = queryOptions({
  queryKey: ['launch-draft'],
  queryFn: async ({ signal }) => {
    await launchKeeper.send()
    return api.call('launch.draft', {}, signal)
  },
  gcTime: 0,
})
