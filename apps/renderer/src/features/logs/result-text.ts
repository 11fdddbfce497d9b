import type { TFunction } from 'i18next'

import { wholeNumber } from '../../lib/format/format-number.ts'

/** '3 entries', or 'Newest 200 of 4,212' where the list shows fewer than there are. */
export function resultText(
  t: TFunction,
  locale: string,
  shown: number | undefined,
  all: number | undefined,
): string {
  if (shown === undefined) return ''
  if (all === undefined || all <= shown) return t('logs.shown', { count: shown })
  return t('logs.shownOf', { shown, all: wholeNumber(all, locale) })
}
