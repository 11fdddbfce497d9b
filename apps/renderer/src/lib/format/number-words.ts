import { number } from '@pal/core/texts/en/orders/amounts'
import i18next, { t } from 'i18next'

// Its words come in its own file, as nothing else needs them.
i18next.addResourceBundle('en', 'translation', { number }, true)

interface Range {
  readonly least: string
  readonly most: string
}

/** Which numbers are taken, where one was not. */
export const rangeWords = (range: Range, whole: boolean): string =>
  t(whole ? 'number.whole' : 'number.any', { ...range })
