import type { labelsFor } from '@pal/core/agent/context/labels'
import type { Answer } from '@pal/core/contract/endpoints'
import type { OrderDocument } from '@pal/core/contract/orders'
import type { OwnLanguage } from '@pal/core/domain/entities'
import type { orderTextsFor } from '@pal/core/order-texts/order-texts-for'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { dateText } from '../../../lib/format/format-time.ts'

type OrderTexts = ReturnType<typeof orderTextsFor>

export interface PaperProps {
  readonly order: OrderDocument
  readonly shop: Answer<'orders.documents'>['shop']
  readonly language: OwnLanguage
  readonly words: OrderTexts
  readonly labels: ReturnType<typeof labelsFor>
}

/** Whoever writes a language in Latin letters writes figures as English does. */
const writtenAs = (language: OwnLanguage) => (language.endsWith('-latn') ? 'en' : language)

export function amountOn({ order, language }: Pick<PaperProps, 'order' | 'language'>) {
  return (amount: number) => formatAmount(amount, order.currency, writtenAs(language))
}

export const countOn = (pieces: number, language: OwnLanguage) =>
  wholeNumber(pieces, writtenAs(language))

export function dateOn(time: string, language: OwnLanguage): string {
  return dateText(time, writtenAs(language))
}

/** The brands of mobile payment are called the same everywhere. */
export function methodOn(method: string, words: OrderTexts): string {
  const known: Readonly<Record<string, string>> = {
    cash_on_delivery: words.cashOnDelivery,
    bkash: 'bKash',
    nagad: 'Nagad',
    rocket: 'Rocket',
    card: words.card,
    bank_transfer: words.bankTransfer,
    other: words.other,
  }
  return known[method] ?? method
}
