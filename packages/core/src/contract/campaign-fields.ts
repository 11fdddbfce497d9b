import * as z from 'zod/mini'

import { directions, productSorts, productTypes } from '../domain/entities.ts'
import { refusal } from './reason.ts'
import { amountInput, longText, pictureId, requiredText, shortText } from './shape.ts'

export const strategies = z.record(z.string().check(z.maxLength(60)), z.boolean())
export type Strategies = z.output<typeof strategies>

/** `strategies` is read as an object of booleans, or as a JSON text of one. */
export const strategiesInput = z.union([
  strategies,
  z.pipe(
    z.string().check(z.maxLength(5_000)),
    z.transform((text: string, context): Strategies => {
      try {
        const read = strategies.safeParse(JSON.parse(text))
        if (read.success) return read.data
      } catch {
        // not JSON: reported below like any other wrong text
      }
      context.issues.push({
        code: 'custom',
        message: refusal('field_not_strategies'),
        input: text,
      })
      return {}
    }),
  ),
])

/** Falls back to the number when the text is none, as the wizards of the specification do. */
export const wholeOr = (fallback: number, most: number) =>
  z.pipe(
    z._default(z.union([z.number(), z.string().check(z.maxLength(20)), z.null()]), fallback),
    z.transform((value: number | string | null) => {
      const read = typeof value === 'number' ? value : Number.parseInt(value ?? '', 10)
      return Number.isInteger(read) && read > 0 && read <= most ? read : fallback
    }),
  )

/** Falls back where nothing was typed. */
export const amountOr = (fallback: number | null) =>
  z.pipe(
    z._default(amountInput, null),
    z.transform((value: string | number | null) =>
      value === null || value === '' ? fallback : value,
    ),
  )

/** As a number or as typed; what is no such number is refused, for nothing else replaces it. */
export const wholeTyped = (most: number) =>
  z.pipe(
    z.union([
      z.number(),
      z.pipe(
        z.string().check(z.trim(), z.regex(/^\d{1,9}$/, refusal('field_not_whole'))),
        z.transform(Number),
      ),
    ]),
    z.int().check(z.positive(), z.maximum(most)),
  )

const pieces = z.nullable(z.int().check(z.nonnegative(), z.maximum(1_000_000_000)))

/** Two braces are, in an answer that names it, a place to fill in. */
const productName = requiredText.check(
  z.refine((name) => !/\{\{|\}\}/.test(name), refusal('field_braces')),
)

/** What a product is made of, and what is changed of one. */
export const productFields = {
  name: productName,
  description: longText,
  price: amountInput,
  category: shortText,
  productType: z.enum(productTypes),
  isTrialPack: z.boolean(),
  imageUrl: z.nullable(z.string().check(z.maxLength(2_000))),
  /** The shop's own, before what is at `imageUrl`: just taken in, or another product's. */
  picture: z.nullable(pictureId),
  features: z.array(shortText).check(z.maxLength(50)),
  lowestPrice: amountInput,
  costPrice: amountInput,
  stockCount: pieces,
  lowStock: pieces,
  inStock: z.boolean(),
}

/** Which of a campaign's products, and in what order. */
export const productPick = {
  /** `out`: only what cannot be sold now; `low`: only what there is little of. */
  stock: z.optional(z.enum(['out', 'low'])),
  sort: z._default(z.enum(productSorts), 'position'),
  order: z._default(z.enum(directions), 'asc'),
}

/** What follows from a change of a product. */
export const productEffects = {
  /** Where the price is another now: who was shown the old one lately in a summary that is open. */
  openOffers: z.int(),
  /** Where it can be had again: for how many who asked for it meanwhile a draft is made. */
  toTell: z.optional(z.int()),
}
