import type { formatMoney } from '@pal/core/domain/money'
import type { Money } from '@pal/core/texts/params'

let written: typeof formatMoney | undefined

/** With the words of another language: the first paint in English needs none of it. */
export async function loadMoneyText(): Promise<void> {
  written ??= (await import('@pal/core/domain/money')).formatMoney
}

export const moneyText = ({ minor, currency, english }: Money, language: string): string =>
  language === 'en' || !written ? english : written(minor, currency, language)
