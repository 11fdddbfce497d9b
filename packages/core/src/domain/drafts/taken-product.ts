import * as z from 'zod/mini'

import { productTypes } from '../entities.ts'
import { typed } from './kept-draft.ts'

/** Of a product that was taken over from another campaign: what it is beyond what its dialog has fields for. */
export const takenProduct = z.object({
  id: z.int(),
  /** The names of those that sell it, the first the one that it was taken from. */
  campaigns: z.array(typed).check(z.minLength(1)),
  /** It is counted by itself. */
  separate: z.boolean(),
  stockCount: z.nullable(z.int()),
  inStock: z.boolean(),
  picture: z.nullable(typed),
  imageUrl: z.nullable(typed),
  category: typed,
  productType: z.enum(productTypes),
  features: z.array(typed).check(z.maxLength(50)),
  lowestPrice: z.nullable(z.number()),
  costPrice: z.optional(z.nullable(z.number())),
  lowStock: z.optional(z.nullable(z.int())),
  /** What it costs there, and in which currency; a draft of before does not know. */
  price: z.optional(z.number()),
  currency: z.optional(typed),
})
export type TakenProduct = z.output<typeof takenProduct>

/** Of a product that was read from a file: what it is beyond what its dialog has fields for. */
export const fileProduct = z.object({
  category: typed,
  productType: z.enum(productTypes),
  imageUrl: z.nullable(typed),
  features: z.array(typed).check(z.maxLength(50)),
  lowestPrice: z.nullable(z.number()),
  costPrice: z.nullable(z.number()),
  stockCount: z.nullable(z.int()),
  lowStock: z.nullable(z.int()),
  inStock: z.boolean(),
  sku: z.nullable(typed),
})
export type FileProduct = z.output<typeof fileProduct>
