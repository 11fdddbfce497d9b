import type { ToldFact } from '@pal/core/contract/analytics'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { percentText } from '../../../lib/format/percent-text.ts'

/** A fact as the seller knows it: the product or the term, and its value. */
export function useFactWords() {
  const { t, i18n } = useTranslation()
  const shown = ({ kind, currency }: ToldFact, value: number) =>
    kind === 'discount'
      ? percentText(value / 100, i18n.language)
      : formatAmount(value, currency, i18n.language)
  return {
    name: ({ kind, productName }: ToldFact) => productName ?? t(`analytics.recall.kind.${kind}`),
    told: (fact: ToldFact) => shown(fact, fact.value),
    now: (fact: ToldFact) =>
      fact.now === null ? t('analytics.recall.gone') : shown(fact, fact.now),
  }
}
