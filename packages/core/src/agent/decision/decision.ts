import * as z from 'zod/mini'

import { conversationStages } from '../../domain/entities.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const productId = z.int().check(z.positive())

export const afterSaleWishes = ['none', 'status', 'cancel', 'change'] as const

/** Why a person of the shop is needed: the program says each in the seller's language. */
export const handOverKinds = [
  'complaint',
  'return',
  'person',
  'discount',
  'delivery',
  'payment',
  'question',
  'special_order',
  'safety',
  'other',
] as const

/** What the model answers with. It names products and quantities; the program knows the money. */
export const decisionSchema = z.object({
  /** As with usedLines below, no answer is thrown away for these. */
  slots: z.catch(z.array(text(60)).check(z.maxLength(200)), []),
  /** Ids of what the program is to say below the reply, each on a line of its own. */
  cards: z.catch(z.array(text(60)).check(z.maxLength(50)), []),
  /** None in strict mode: nothing is said in the model's own words there. */
  reply: text(8_000),
  /** Phrases, products and the shop's own lines that are said in strict mode. */
  say: z.catch(z.optional(z.array(text(60)).check(z.maxLength(30))), undefined),
  language: text(35),
  stage: z.enum(conversationStages),
  customer: z.object({
    name: z.nullable(text(200)),
    phone: z.nullable(text(60)),
    address: z.nullable(text(600)),
  }),
  /** For whoever delivers. Older decisions have none, and no answer is thrown away for it. */
  deliveryNote: z.catch(z.nullable(text(600)), null),
  /** Of more pieces than any order has a person hears: see `wantsTooMany`. */
  cart: z
    .array(z.object({ productId, quantity: z.int().check(z.minimum(0)) }))
    .check(z.maxLength(100)),
  order: z.enum(['none', 'ask', 'place']),
  confirmationQuote: z.nullable(text(2_000)),
  /** As with `usedLines`: what an older decision or a lax server leaves out is no wish. */
  afterSale: z.catch(z.enum(afterSaleWishes), 'none'),
  orderNumber: z.catch(z.nullable(text(60)), null),
  cheaper: z.catch(z.nullable(productId), null),
  photoOf: z.nullable(productId),
  handOver: z.boolean(),
  /** As with `usedLines`: without one that is known, the reason is `other`. */
  handOverKind: z.catch(z.nullable(z.enum(handOverKinds)), null),
  handOverReason: z.nullable(text(500)),
  /** Of a shop that has none the form does not ask for it. */
  deliveryArea: z.exactOptional(z.catch(z.nullable(text(60)), null)),
  /** No answer is thrown away for it: servers that keep to no schema leave it out, and older decisions have none. */
  usedLines: z.catch(z.array(z.int()).check(z.maxLength(300)), []),
})
export type Decision = z.output<typeof decisionSchema>
/** One that is not made in strict mode. */
export type FreeDecision = Omit<Decision, 'say'>

export type ParsedDecision =
  | { readonly ok: true; readonly decision: Decision }
  | { readonly ok: false; readonly reason: string }

/** Some servers of the protocol wrap the JSON in a code fence. */
function unfence(answer: string): string {
  return /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(answer)?.[1] ?? answer
}

/** One line for each product; a quantity of none takes it out. */
function tidyCart(cart: Decision['cart']): Decision['cart'] {
  const quantities = new Map<number, number>()
  for (const line of cart)
    quantities.set(line.productId, (quantities.get(line.productId) ?? 0) + line.quantity)
  return [...quantities]
    .map(([id, quantity]) => ({ productId: id, quantity }))
    .filter((line) => line.quantity > 0)
}

/** Half characters, controls, and marks that turn letters round: what was checked is what is read. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cs}\u202d\u202e]/gu
const plain = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '')

const blankToNull = (value: string | null) => (value && plain(value).trim()) || null

/** What is no language is not known. */
const languageTag = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8})*$/i
const tidyLanguage = (value: string) => (languageTag.test(value.trim()) ? value.trim() : '')

/** The form of strict mode has no reply. */
function inStrictMode(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'say' in value && Array.isArray(value.say)
}

/** Reads what the model sent. Reasons name the field, never what was in it. */
export function parseDecision(answer: string): ParsedDecision {
  if (answer.trim() === '') return { ok: false, reason: 'the answer was empty' }
  let value: unknown
  try {
    value = JSON.parse(unfence(answer))
  } catch {
    return { ok: false, reason: 'the answer was not JSON, or was cut off' }
  }
  const read = decisionSchema.safeParse(inStrictMode(value) ? { reply: '', ...value } : value)
  if (!read.success) {
    const [issue] = read.error.issues
    return { ok: false, reason: `${issue?.path.join('.') || 'answer'}: ${issue?.message}` }
  }
  const { customer, ...rest } = read.data
  return {
    ok: true,
    decision: {
      ...rest,
      reply: plain(rest.reply),
      language: tidyLanguage(rest.language),
      customer: {
        name: blankToNull(customer.name),
        phone: blankToNull(customer.phone),
        address: blankToNull(customer.address),
      },
      deliveryNote: blankToNull(rest.deliveryNote),
      cart: tidyCart(rest.cart),
      confirmationQuote: blankToNull(rest.confirmationQuote),
      handOverReason: blankToNull(rest.handOverReason),
    },
  }
}
