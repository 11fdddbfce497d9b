import type { AmountProblem } from '@pal/core/domain/typed-amount'
import { t } from 'i18next'

import { decimalSign } from './read-amount.ts'

/** Why an amount was not taken, in words that name its field. */
export function amountWords(found: AmountProblem, label: string, currency: string): string {
  if (found.problem === 'ambiguous') {
    const [one, other] = found.readings
    return t('amount.ambiguous', { label, one: written(one), other: written(other) })
  }
  if (found.problem === 'tooFine') {
    return found.whole === undefined
      ? t('amount.tooFine', { label, currency })
      : t('amount.tooFineOrWhole', { label, currency, whole: found.whole })
  }
  return t(`amount.${found.problem}`, { label })
}

const written = (amount: string) => amount.replace('.', decimalSign())
