import type { ReasonAnswer } from '@pal/core/contract/reason'
import { type AnyReason, counts, isMoney, type Param } from '@pal/core/texts/params'
import i18next, { t } from 'i18next'

import { wholeNumber } from './format/format-number.ts'
import { isolated, named } from './format/isolated.ts'
import { moneyText } from './i18n/money-text.ts'

/** The sentence of a code as the screen's language has it; the server's own where it has none. */
export function reasonText({ code, params, message }: ReasonAnswer): string {
  return sentenceOf({ code, params }) || message
}

/** Empty where it is not known. */
function sentenceOf({ code, params = {} }: AnyReason): string {
  const filled: Record<string, string | number> = {}
  for (const [name, param] of Object.entries(params)) {
    const text =
      typeof param === 'number' && counts.includes(name)
        ? wholeNumber(param, i18next.language)
        : textOf(param)
    if (text === null) return ''
    filled[name] = text
  }
  const { count } = params
  // What fills a text comes from others: it is used as it is, and names no option of i18next.
  const replace = { replace: filled, ...(typeof count === 'number' && { count }) }
  return t(`reasons.${code}`, { defaultValue: '', ...replace })
}

function textOf(param: Param): string | number | null {
  if (typeof param !== 'object') return typeof param === 'string' ? named(param) : param
  if (isMoney(param)) return isolated(moneyText(param, i18next.language))
  const texts = (Array.isArray(param) ? param : [param]).map(sentenceOf)
  return texts.includes('') ? null : texts.join(' ')
}
