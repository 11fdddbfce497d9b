import type { Gap } from '@pal/core/contract/analytics'
import { type CardSubject, freeCardId, mostCards } from '@pal/core/domain/cards'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { toast } from '../../../lib/toasts.ts'

// The first part of a key says which changes make it stale: see lib/events.ts.
export const gapQueries = {
  of: (period: AnalyticsPeriod) =>
    queryOptions({
      queryKey: ['analytics', 'gaps', period],
      queryFn: ({ signal }) => api.call('gaps.list', { query: { period } }, signal),
      placeholderData: keepPreviousData,
    }),
}

interface Taught {
  readonly answer: string
  readonly subject: CardSubject
  readonly turns: Gap['turns']
}

/** What the seller answers once is from then on a card, which the agent gives out word for word. */
export function useTeach(onDone: () => void) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ answer, subject, turns }: Taught) => {
      const { company, tactics } = await api.call('settings.get', {})
      const texts = [{ language: company.language, text: answer }]
      const id = freeCardId(subject, tactics.cards)
      const cards = [...tactics.cards, { id, subject, texts, areas: [], until: null }]
      if (cards.length > mostCards) throw new Error(t('analytics.gaps.tooMany'))
      const was = { tactics: { cards: tactics.cards } }
      await api.call('settings.save', { body: { tactics: { cards }, was } })
      // The card is what counts: without this the question only stays among the open ones.
      await api.call('gaps.answered', { body: { turns } }).catch(() => undefined)
    },
    meta: { failureTitle: t('analytics.gaps.teachFailed') },
    onSuccess: () => {
      toast.success(t('analytics.gaps.taught'))
      onDone()
    },
    onSettled: () =>
      Promise.all(
        [['settings'], ['analytics', 'gaps']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
