import * as z from 'zod/mini'

import { listLimit } from '../constants.ts'
import { isBlank } from '../domain/blank.ts'
import { sourceKeyPattern } from '../domain/source-key.ts'
import { refusal } from './reason.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `json` answers once; `stream` answers a file in pieces; `events` answers server-sent events. */
type Kind = 'json' | 'stream' | 'events'

const nothing = z.object({})

const megabyte = 1024 * 1024
const usualBody = megabyte

interface Parts {
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly answer: z.ZodMiniType
  readonly kind?: Kind
  /** `file`: the body is one file as it is, not JSON. */
  readonly takes?: 'json' | 'file'
  /** For a body that may be larger than usual. */
  readonly largestBody?: number
}

type Part<P extends Parts, K extends keyof Parts, Default> = P[K] extends z.ZodMiniType
  ? P[K]
  : Default

/** Declares one endpoint; parts that are not named are empty. */
function endpoint<const P extends Parts>(
  method: Method,
  path: `/api/${string}`,
  summary: string,
  parts: P,
) {
  return {
    method,
    path,
    summary,
    kind: parts.kind ?? 'json',
    params: (parts.params ?? nothing) as Part<P, 'params', typeof nothing>,
    query: (parts.query ?? nothing) as Part<P, 'query', typeof nothing>,
    body: (parts.body ?? nothing) as Part<P, 'body', typeof nothing>,
    hasBody: parts.body !== undefined,
    takes: parts.takes ?? 'json',
    largestBody: parts.largestBody ?? usualBody,
    answer: parts.answer as P['answer'],
  }
}

export const get = <const P extends Parts>(path: `/api/${string}`, summary: string, parts: P) =>
  endpoint('GET', path, summary, parts)
export const post = <const P extends Parts>(path: `/api/${string}`, summary: string, parts: P) =>
  endpoint('POST', path, summary, parts)
export const put = <const P extends Parts>(path: `/api/${string}`, summary: string, parts: P) =>
  endpoint('PUT', path, summary, parts)
export const patch = <const P extends Parts>(path: `/api/${string}`, summary: string, parts: P) =>
  endpoint('PATCH', path, summary, parts)
export const del = <const P extends Parts>(path: `/api/${string}`, summary: string, parts: P) =>
  endpoint('DELETE', path, summary, parts)

/** An id of ours in a path. */
export const idParam = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.transform((text: string) => Number(text)),
  ),
})

/** A page, as Facebook numbers it. */
export const pageId = z.string().check(z.regex(/^\d{1,30}$/))

export const pageParam = z.object({ id: pageId })

/** A conversation in a path: our number, or Facebook's thread id. */
export const conversationParam = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** `?limit=`: a positive whole number, 50 when absent, and never more than 200 rows. */
export const limit = z.pipe(
  z._default(
    z.string().check(z.regex(/^0*[1-9]\d*$/, refusal('field_not_positive'))),
    String(listLimit.normal),
  ),
  z.transform((text: string) => Math.min(Number(text), listLimit.most)),
)

/** Where the next page begins; opaque, taken from the `Link` header. */
export const cursor = z.optional(z.string().check(z.maxLength(200)))

export const time = z.iso.datetime()
export const id = z.int().check(z.positive())
/** Major units, as a person reads them. */
export const amount = z.number()
/** Major units as typed, or as a number; empty or null means none. */
export const amountInput = z.union([z.string().check(z.maxLength(20)), z.number(), z.null()])
/** Half a character is no text: the store and Facebook give it back as another one. */
export const wellFormed = z.overwrite((text: string) => text.toWellFormed())
export const readable = z.regex(/^[^\0]*$/, refusal('field_nul'))

/** What brought a customer, as `sourceKey` writes it. */
export const sourceParam = z.string().check(z.maxLength(600), z.regex(sourceKeyPattern))

export const search = z.optional(z.string().check(wellFormed, z.maxLength(200), readable))

export const shortText = z.string().check(wellFormed, z.maxLength(200), readable)
/** As long as the agent takes one. */
const addressText = z.string().check(wellFormed, z.trim(), z.maxLength(600), readable)
/** Where it goes: without it nothing can be sent. */
export const deliveryAddress = addressText.check(
  z.refine((text) => !isBlank(text), refusal('field_empty')),
)

/** What whoever packs or delivers an order has to know. */
export const instructionsText = addressText.check(z.maxLength(300))

export const longText = z.string().check(wellFormed, z.maxLength(10_000), readable)
export const requiredText = z.string().check(
  wellFormed,
  z.trim(),
  z.refine((text) => !isBlank(text), refusal('field_empty')),
  z.maxLength(200),
  readable,
)
export const secretText = z
  .string()
  .check(z.trim(), z.minLength(1, refusal('field_empty')), z.maxLength(4_000))

/** Given as a file, read as it comes in. */
export const fileBody = z.custom<ReadableStream<Uint8Array>, Blob>(
  (body) => body instanceof ReadableStream,
)

/** A picture that was taken in. */
export const pictureId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

export const done = z.object({ success: z.literal(true) })

/** What became of everything that a customer has ordered. */
export const customerOrders = z.object({
  orders: z.int(),
  delivered: z.int(),
  /** Of those delivered, how many came back as a whole; */
  returned: z.int(),
  /** and of how many some pieces were kept. */
  partlyReturned: z.int(),
  cancelled: z.int(),
})

/** What other customers ordered with the same phone number, on any page; null where nobody did. */
export const samePhone = z.nullable(customerOrders)

export const ordersOfListed = z.extend(customerOrders, {
  /** Orders of others with the same phone number. */
  samePhone: z.int(),
})

/**
 * How many of the changed orders their customers are notified of, once it can no longer be undone;
 * absent where nobody is to be notified.
 */
export const toldOrNot = z.object({
  told: z.int(),
  /** Facebook allows no message to them now. */
  closed: z.int(),
  /** Facebook takes a message only of a human: a draft of it waits for the seller. */
  byHand: z.optional(z.int()),
  noChat: z.int(),
})
export type ToldOrNot = z.output<typeof toldOrNot>

/** Many orders in an address, `?ids=3,1,2`: in this order. */
export const orderIds = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/)),
  z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
)
