import { isBlank } from '@pal/core/domain/blank'
import type { LaunchDraft, LaunchProduct } from '@pal/core/domain/drafts/launch-draft'
import { readTypedNumber } from '@pal/core/domain/typed-product'
import i18next, { t } from 'i18next'

import { amountWords } from '../../../lib/format/amount-words.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { readMomentInput } from '../../../lib/format/moment-input.ts'
import { rangeWords } from '../../../lib/format/number-words.ts'
import { readAmount, readProduct } from '../../../lib/format/read-amount.ts'
import { sentRows, stepOf } from './to-request.ts'

export interface Problem {
  /** The form's field. */
  readonly path: string
  readonly step: number
  readonly missing: boolean
  readonly label: string
  readonly text: string
}

interface LaunchedFrom {
  readonly now: number
  /** Whether a page is connected that can be chosen. */
  readonly hasPage: boolean
}

/** All that keeps a draft from being launched, in the order of the steps. */
export function problemsOf(draft: LaunchDraft, { now, hasPage }: LaunchedFrom): Problem[] {
  return [
    ...pageProblems(draft, hasPage),
    ...productProblems(draft),
    ...termProblems(draft, now),
  ].toSorted((a, b) => a.step - b.step)
}

function pageProblems(draft: LaunchDraft, hasPage: boolean): Problem[] {
  const page = hasPage ? 'facebookPageId' : 'firstPage'
  const needed = [
    ['name', draft.name, t('launch.name'), 'name'],
    ['facebookPageId', draft.facebookPageId, t('launch.token'), page],
    ['productCategory', draft.productCategory, t('launch.category'), 'productCategory'],
  ] as const
  return needed.flatMap(([path, typed, label, text]) =>
    isBlank(typed)
      ? [{ path, step: stepOf.page, missing: true, label, text: t(`launch.needed.${text}`) }]
      : [],
  )
}

function productProblems(draft: LaunchDraft): Problem[] {
  const found = sentRows(draft).flatMap((row) => {
    const product = draft.products[row]
    return product ? problemsOfProduct(product, row, draft.currency) : []
  })
  if (draft.products.some(({ productType }) => productType === 'main')) return found
  const label = t('launch.mainProducts')
  const text = t('launch.mainNeeded')
  return [{ path: 'products', step: stepOf.products, missing: true, label, text }, ...found]
}

function problemsOfProduct(product: LaunchProduct, row: number, currency: string): Problem[] {
  const step = product.productType === 'trial_pack' ? stepOf.trial : stepOf.products
  return readProduct(product, currency).problems.flatMap(({ field, found }) => {
    // This dialog has no fields for them.
    if (field === 'costPrice' || field === 'lowStock') return []
    const label = t(`launch.${labels[field]}`)
    const missing = field === 'name' || (field === 'price' && found.problem === 'missing')
    const text = found === null ? t(`launch.${wrong[field]}`) : amountWords(found, label, currency)
    return { path: `products.${row}.${field}`, step, missing, label, text }
  })
}

const labels = {
  name: 'productName',
  price: 'price',
  lowestPrice: 'lowestPrice',
  stockCount: 'stock',
  imageUrl: 'image',
} as const

const wrong = {
  name: 'productNameNeeded',
  lowestPrice: 'lowestTooHigh',
  stockCount: 'stockWrong',
  imageUrl: 'imageWrong',
} as const

function termProblems(draft: LaunchDraft, now: number): Problem[] {
  const found: Problem[] = []
  const step = stepOf.trial
  const amounts = [
    ['trialPackPrice', t('launch.trialPrice')],
    ['budgetLimit', t('launch.budget')],
  ] as const
  for (const [path, label] of amounts) {
    const read = readAmount(draft[path], draft.currency)
    if ('problem' in read && read.problem !== 'missing') {
      const text = amountWords(read, label, draft.currency)
      found.push({ path, step, missing: false, label, text })
    }
  }
  const counts = draft.hasTrialPack
    ? (['trialPackDuration', 'targetDailyConversations'] as const)
    : (['targetDailyConversations'] as const)
  for (const path of counts) {
    const text = countProblem(path, draft[path])
    const label = t(path === 'trialPackDuration' ? 'launch.trialDuration' : 'launch.target')
    if (text !== null) found.push({ path, step, missing: false, label, text })
  }
  if (draft.offerEndsAt !== '' && !((readMomentInput(draft.offerEndsAt) ?? 0) > now)) {
    const label = t('launch.offerEnds')
    const text = t('launch.offerOver')
    found.push({ path: 'offerEndsAt', step, missing: false, label, text })
  }
  return found
}

const mostOf = { trialPackDuration: 3_650, targetDailyConversations: 1_000_000 } as const
export type CountField = keyof typeof mostOf

/** Why a number cannot be taken as it is: half a day, none, or too many. What is no number has a fallback. */
export function countProblem(field: CountField, typed: string): string | null {
  const number = readTypedNumber(typed)
  const most = mostOf[field]
  if (number === null || (Number.isInteger(number) && number > 0 && number <= most)) return null
  const format = (bound: number) => wholeNumber(bound, i18next.language)
  return rangeWords({ least: format(1), most: format(most) }, true)
}
