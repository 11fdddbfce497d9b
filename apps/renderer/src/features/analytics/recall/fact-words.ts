import type { StatedFactCount } from '@pal/core/contract/analytics'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { momentText } from '../../../lib/format/format-time.ts'
import { percentText } from '../../../lib/format/percent-text.ts'

/** Of a text so much is in a name. */
const longestName = 80

/** Stated in words, which are too long to be beside figures. */
export const isWorded = ({ kind, value }: StatedFactCount) =>
  typeof value === 'string' && kind !== 'offer_end'

/** A fact as the seller knows it: the product or the term, and its value. */
export function useFactWords() {
  const { t, i18n } = useTranslation()
  const shown = ({ kind, currency }: StatedFactCount, value: StatedFactCount['value']) => {
    if (typeof value === 'string') {
      return kind === 'offer_end' ? momentText(value, i18n.language) : value
    }
    return kind === 'discount'
      ? percentText(value / 100, i18n.language)
      : formatAmount(value, currency, i18n.language)
  }
  const stated = (fact: StatedFactCount) => shown(fact, fact.value)
  const name = ({ kind, productName }: StatedFactCount) => {
    const kindName = t(`analytics.recall.kind.${kind}`)
    // Beside the shop's own price of the same product.
    if (kind === 'agreed_price' && productName !== null) return `${productName} · ${kindName}`
    return productName ?? kindName
  }
  return {
    name,
    stated,
    /** To be read out in a name. */
    briefly: (fact: StatedFactCount) => {
      const words = stated(fact)
      return words.length > longestName ? `${words.slice(0, longestName)}…` : words
    },
    /** What sets it right; empty where that is for the seller to say. */
    ready: (fact: StatedFactCount) => {
      const { kind, value, now } = fact
      if (now === null || now === value) return ''
      // The shop's own words, as they go out.
      if (kind === 'card') return shown(fact, now)
      if (kind === 'product' || kind === 'line') return ''
      const words = {
        fact: fact.productName ?? name(fact),
        told: stated(fact),
        now: shown(fact, now),
      }
      return t(`analytics.recall.ready.${kind === 'agreed_price' ? 'price' : kind}`, words)
    },
    now: (fact: StatedFactCount) =>
      fact.now === null ? t('analytics.recall.gone') : shown(fact, fact.now),
  }
}
