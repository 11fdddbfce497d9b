import type { Body } from '@pal/core/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { tacticProposals } from '../../../components/notices/tactic-proposals.ts'
import { api } from '../../../lib/api.ts'

export function useSettleProposal() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, decision }: { id: number } & Body<'tactics.settleProposal'>) =>
      api.call('tactics.settleProposal', { params: { id }, body: { decision } }),
    meta: { failureTitle: t('analytics.proposals.settleFailed') },
    onSuccess: (proposals) => queryClient.setQueryData(tacticProposals.queryKey, proposals),
    onError: () => queryClient.invalidateQueries({ queryKey: tacticProposals.queryKey }),
  })
}
