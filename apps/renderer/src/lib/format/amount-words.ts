import type { AmountProblem } from '@pal/core/domain/typed-amount'
import { amount } from '@pal/core/texts/en/orders/amounts'
import i18next, { t } from 'i18next'

import { asTyped } from './typed-amount.ts'

// Its words come in its own file, as nothing else needs them.
i18next.addResourceBundle('en', 'translation', { amount }, true)

/** Why an amount was not taken, in words that name its field. */
export function amountWords(found: AmountProblem, label: string, currency: string): string {
  if (found.problem === 'ambiguous') {
    const [one, other] = found.readings
    return t('amount.ambiguous', { label, one: asTyped(one), other: asTyped(other) })
  }
  if (found.problem === 'tooFine') {
    return found.whole === undefined
      ? t('amount.tooFine', { label, currency })
      : t('amount.tooFineOrWhole', { label, currency, whole: found.whole })
  }
  return t(`amount.${found.problem}`, { label })
}
