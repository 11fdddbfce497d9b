import { conversationStages } from '@pal/core/domain/entities'
import type { ModelRequest } from '@pal/doubles/openai/openai-request'
import * as z from 'zod/mini'

const offered = z.object({
  id: z.int(),
  name: z.string(),
  description: z.optional(z.string()),
  kind: z.optional(z.string()),
  inStock: z.boolean(),
  picture: z.optional(z.boolean()),
})
/** A product as a line of the catalogue tells of it. */
export type Offered = z.output<typeof offered>

const area = z.object({ id: z.string(), place: z.string() })
/** A place with a delivery fee of its own; the last one is everywhere else. */
export type Area = z.output<typeof area>

const state = z.object({
  stage: z.enum(conversationStages),
  cart: z.array(z.object({ productId: z.int(), quantity: z.int() })),
  firstAnswer: z.boolean(),
  summaryShownAndOpen: z.boolean(),
  orders: z.array(z.object({ number: z.string(), status: z.string() })),
  /** The order that the customer was asked whether it is to be cancelled or changed. */
  askedAbout: z.optional(z.object({ order: z.string() })),
})
const fromCustomer = z.object({ customer: z.string() })
const collected = z.object({
  collectedFromCustomer: z.object({
    name: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    address: z.nullable(z.string()),
  }),
})

export interface Turn {
  readonly by: 'customer' | 'page'
  readonly text: string
}

/** What the program sent to the model, read back as a model has to. */
export interface Asked {
  readonly products: readonly Offered[]
  /** None where one delivery fee counts everywhere. */
  readonly areas: readonly Area[]
  /** Which of the tactics are on. */
  readonly tactics: { readonly freeDelivery: boolean }
  readonly turns: readonly Turn[]
  /** A person of the shop has left it to the model to answer. */
  readonly isHandedBack: boolean
  readonly state: z.output<typeof state>
  readonly known: z.output<typeof collected>['collectedFromCustomer']
  /** Why the answer before was refused, and is to be given again. */
  readonly refusal: string | null
}

const picture = /^\[image\]$/
const stateMark = "State from the shop's store: "
const handedBackMark = 'A person of the shop has read what the customer wrote last'

/** Null for what is no question about a conversation, such as a test of the key. */
export function readPrompt({ instructions, input }: ModelRequest): Asked | null {
  const at = input.findIndex(({ role, text }) => role === 'developer' && text.startsWith(stateMark))
  const stated = state.safeParse(readJson(input[at]?.text.slice(stateMark.length) ?? ''))
  if (!stated.success || instructions === null) return null
  const known = input.flatMap(({ text }) => collected.safeParse(readJson(text)).data ?? [])
  return {
    products: listed(instructions, 'CATALOGUE', offered),
    areas: listed(instructions, 'DELIVERY AREAS', area),
    tactics: { freeDelivery: instructions.includes('\n- Free delivery: ') },
    turns: input.slice(0, at).flatMap(({ role, text }): Turn[] => {
      // A picture that goes out after the words is no answer of its own.
      if (role === 'assistant') return picture.test(text) ? [] : [{ by: 'page', text }]
      const said = fromCustomer.safeParse(readJson(text)).data
      return role === 'user' && said ? [{ by: 'customer', text: said.customer }] : []
    }),
    isHandedBack: input.some(
      ({ role, text }) => role === 'developer' && text.startsWith(handedBackMark),
    ),
    state: stated.data,
    known: known[0]?.collectedFromCustomer ?? { name: null, phone: null, address: null },
    refusal: input.length > at + 1 ? (input.at(-1)?.text ?? '') : null,
  }
}

/** What the program lists below a heading, one thing a line, up to the next heading. */
function listed<Listed>(
  instructions: string,
  heading: string,
  one: z.ZodMiniType<Listed>,
): Listed[] {
  const [, below = ''] = instructions.split(`\n${heading}`)
  const [lines = ''] = below.split('\n\n')
  return lines.split('\n').flatMap((line) => one.safeParse(readJson(line)).data ?? [])
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
