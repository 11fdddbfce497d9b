import { isBlank } from '@pal/core/contract/shape'
import type { LaunchDraft, LaunchProduct } from '@pal/core/domain/launch-draft'
import { readTypedAmount } from '@pal/core/domain/typed-amount'
import { t } from 'i18next'

import { amountWords } from '../../../lib/amount-words.ts'
import { readWhole, sentRows, stepOf } from './to-request.ts'

export interface Problem {
  /** The form's field. */
  readonly path: string
  readonly step: number
  readonly missing: boolean
  readonly label: string
  readonly text: string
}

/** All that keeps a draft from being launched, in the order of the steps. */
export function problemsOf(draft: LaunchDraft, now: number): Problem[] {
  return [...pageProblems(draft), ...productProblems(draft), ...termProblems(draft, now)].toSorted(
    (a, b) => a.step - b.step,
  )
}

function pageProblems(draft: LaunchDraft): Problem[] {
  const needed = [
    ['name', draft.name, t('launch.name')],
    ['facebookPageId', draft.facebookPageId, t('launch.token')],
    ['productCategory', draft.productCategory, t('launch.category')],
  ] as const
  return needed.flatMap(([path, typed, label]) =>
    isBlank(typed)
      ? [{ path, step: stepOf.page, missing: true, label, text: t(`launch.needed.${path}`) }]
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
  const { name, price, lowestPrice, stockCount, imageUrl, productType } = product
  const found: Problem[] = []
  const add = (field: keyof LaunchProduct, missing: boolean, label: string, text: string) => {
    const step = productType === 'trial_pack' ? stepOf.trial : stepOf.products
    found.push({ path: `products.${row}.${field}`, step, missing, label, text })
  }
  if (isBlank(name)) add('name', true, t('launch.productName'), t('launch.productNameNeeded'))
  const asked = readTypedAmount(price, currency)
  if ('problem' in asked) {
    const label = t('launch.price')
    add('price', asked.problem === 'missing', label, amountWords(asked, label, currency))
  }
  const lowest = readTypedAmount(lowestPrice, currency)
  const label = t('launch.lowestPrice')
  if ('amount' in lowest) {
    if ('amount' in asked && Number(lowest.amount) > Number(asked.amount)) {
      add('lowestPrice', false, label, t('launch.lowestTooHigh'))
    }
  } else if (lowest.problem !== 'missing') {
    add('lowestPrice', false, label, amountWords(lowest, label, currency))
  }
  if (!isBlank(stockCount) && (readWhole(stockCount) ?? Infinity) > 1_000_000_000) {
    add('stockCount', false, t('launch.stock'), t('launch.stockWrong'))
  }
  if (!isBlank(imageUrl) && !isWebAddress(imageUrl)) {
    add('imageUrl', false, t('launch.image'), t('launch.imageWrong'))
  }
  return found
}

const isWebAddress = (text: string) =>
  URL.canParse(text.trim()) && new URL(text.trim()).protocol === 'https:'

function termProblems(draft: LaunchDraft, now: number): Problem[] {
  const found: Problem[] = []
  const step = stepOf.trial
  const amounts = [
    ['trialPackPrice', t('launch.trialPrice')],
    ['budgetLimit', t('launch.budget')],
  ] as const
  for (const [path, label] of amounts) {
    const read = readTypedAmount(draft[path], draft.currency)
    if ('problem' in read && read.problem !== 'missing') {
      const text = amountWords(read, label, draft.currency)
      found.push({ path, step, missing: false, label, text })
    }
  }
  if (draft.offerEndsAt !== '' && !(Date.parse(draft.offerEndsAt) > now)) {
    const label = t('launch.offerEnds')
    const text = t('launch.offerOver')
    found.push({ path: 'offerEndsAt', step, missing: false, label, text })
  }
  return found
}
