import * as z from 'zod/mini'

import { defaults } from '../../constants.ts'
import { currencyCodes } from '../currency.ts'
import { mostNewProducts, readKeptDraft, typed } from './kept-draft.ts'
import { fileProduct, takenProduct } from './taken-product.ts'

export const quickStrategies = ['scarcity', 'urgency', 'socialProof', 'freeDelivery'] as const

const product = z.object({
  /** Keeps a row's fields together while others are removed. */
  key: typed,
  name: typed,
  price: typed,
  description: typed,
  /** The shop's own, once it was taken in. */
  picture: z.optional(typed),
  taken: z.optional(takenProduct),
  fromFile: z.optional(fileProduct),
})
export type QuickProduct = z.output<typeof product>

/** What the 3-step dialog holds, as typed. */
export const quickDraft = z.object({
  name: typed,
  description: typed,
  pageId: typed,
  category: typed,
  currency: z.enum(currencyCodes),
  /** Whether the campaign that is active on the page is stopped for this one. */
  stopOther: z.boolean(),
  strategies: z.record(z.enum(quickStrategies), z.boolean()),
  products: z.array(product).check(z.maxLength(mostNewProducts)),
})
export type QuickDraft = z.output<typeof quickDraft>

export const blankQuickProduct = (key: string): QuickProduct => ({
  key,
  name: '',
  price: '',
  description: '',
})

export const emptyQuickDraft = (): QuickDraft => ({
  name: '',
  description: '',
  pageId: '',
  category: '',
  currency: defaults.quickCurrency,
  stopOther: false,
  strategies: { scarcity: true, urgency: true, socialProof: true, freeDelivery: true },
  products: [blankQuickProduct('first')],
})

export const readQuickDraft = (text: string | null): QuickDraft | null =>
  readKeptDraft(quickDraft, text)
