import { customerMoney, type MoneyText } from '../../domain/orders/customer-money.ts'
import { languageKey } from './labels.ts'

/** How amounts are written in an answer in that language. */
export const moneyIn =
  (language: string, currency: string): MoneyText =>
  (minor) =>
    customerMoney(minor, currency, languageKey(language))
