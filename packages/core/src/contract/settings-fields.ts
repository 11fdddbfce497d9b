import * as z from 'zod/mini'

import { isSafeServer } from '../domain/ai-server.ts'
import { isBlank } from '../domain/blank.ts'
import { cardSubjects, longestCard, mostCards, unknownPlaces } from '../domain/cards.ts'
import { latinDigits } from '../domain/digits.ts'
import { ownLanguages } from '../domain/entities.ts'
import { timeFormat } from '../domain/intl.ts'
import { toMajor, toMinor } from '../domain/money.ts'
import {
  areaKey,
  elsewhere,
  longestAreaName,
  mostDeliveryAreas,
} from '../domain/orders/delivery-areas.ts'
import { refusal } from './reason.ts'
import { readable, wellFormed } from './shape.ts'

export const text = (most: number) => z.string().check(wellFormed, z.maxLength(most), readable)
export const within = (least: number, most: number) =>
  z.number().check(z.minimum(least), z.maximum(most))
export const whole = (least: number, most: number) =>
  z.int().check(z.minimum(least), z.maximum(most))
export const phrases = z.array(text(500)).check(z.maxLength(100))
const largestAmount = 1_000_000_000
/** Every default currency has two decimals. */
export const amountTyped = within(0, largestAmount).check(
  z.refine((value) => Math.abs(value - toMajor(toMinor(value))) < 1e-8, refusal('field_decimals')),
)

/** US dollars per million tokens; far more than any model costs is a slip of the hand. */
const price = within(0, 10_000)
const modelPrice = z
  .object({
    model: text(100).check(z.trim(), z.minLength(1)),
    input: price,
    cachedInput: price,
    output: price,
  })
  .check(
    z.refine(({ input, cachedInput }) => cachedInput <= input, {
      path: ['cachedInput'],
      error: refusal('field_cached_above_input'),
    }),
  )

export const modelPrices = z.array(modelPrice).check(
  z.maxLength(100),
  z.refine(
    (prices) => new Set(prices.map(({ model }) => model.toLowerCase())).size === prices.length,
    refusal('field_model_repeated'),
  ),
)

export const dollarRates = z.record(
  z.string().check(z.maxLength(3)),
  z.number().check(z.positive(), z.maximum(1_000_000)),
)

export const timezone = text(60).check(
  z.refine((zone) => {
    try {
      return Boolean(timeFormat('en', { timeZone: zone }))
    } catch {
      return false
    }
  }, refusal('field_not_time_zone')),
)

const timeOfDay = text(5).check(
  z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, refusal('field_not_time_of_day')),
)

/** A phone number as a person writes it, in any digits, no date; empty where there is none. */
export const phoneTyped = text(40).check(
  z.trim(),
  z.overwrite(latinDigits),
  z.regex(/^$|^(?!\d{4}-\d\d?-\d\d?$)\+?[\d(][\d() .-]+\d$/, refusal('field_not_phone')),
)

/** Plain http is for a model on this machine only: a key must not cross a network in the clear. */
export const baseUrl = text(500).check(
  z.refine((address) => address === '' || isSafeServer(address), refusal('field_unsafe_server')),
  z.refine(
    (address) => !URL.canParse(address) || new URL(address).username === '',
    refusal('field_login_in_address'),
  ),
)

export const mailAddress = z.union([
  z.literal(''),
  z.email(refusal('field_malformed')).check(z.maxLength(200)),
])
/** The name or the number of a server, without anything around it. */
export const serverName = text(200).check(
  z.trim(),
  z.regex(/^[\p{L}\p{M}\p{N}.-]*$|^[\da-f:.]+$/iu, refusal('field_malformed')),
)
/** Customers' names and orders cross no network in the clear. */
export const safeAddress = text(1_000).check(
  z.refine((address) => address === '' || isSafeServer(address), refusal('field_unsafe_server')),
)

/** What a person often answers; {name} and the like are filled in where it is used. */
export const savedReply = z.object({
  title: text(60).check(z.trim(), z.minLength(1)),
  text: text(4_000).check(z.refine((text) => !isBlank(text), refusal('field_blank'))),
})
const savedReplies = z.array(savedReply).check(
  z.maxLength(100),
  z.refine(
    (replies) => new Set(replies.map(({ title }) => title.toLowerCase())).size === replies.length,
    refusal('field_title_repeated'),
  ),
)

/** What is asked of customers who send much back. */
export const advance = z
  .object({
    enabled: z.boolean(),
    /** The share of a customer's orders that came back. */
    fromPercent: whole(1, 100),
    text: text(500),
  })
  .check(
    z.refine(({ enabled, text: words }) => !enabled || !isBlank(words), {
      path: ['text'],
      error: refusal('field_empty'),
    }),
  )

/** A place with a delivery fee of its own; the agent names it by its id. */
const deliveryArea = z.object({
  id: text(40).check(
    z.regex(/^[a-z][a-z\d-]*$/),
    z.refine((id) => id !== elsewhere),
  ),
  name: text(longestAreaName).check(
    z.trim(),
    z.refine((name) => !isBlank(name), refusal('field_empty')),
  ),
  fee: amountTyped,
})
export const deliveryAreas = z.array(deliveryArea).check(
  z.maxLength(mostDeliveryAreas),
  z.refine((areas) => new Set(areas.map(({ id }) => id)).size === areas.length),
  // At the name itself, so that it is beside its field.
  ({ value, issues }) => {
    const known = new Set<string>()
    for (const [at, { name }] of value.entries()) {
      const key = areaKey(name)
      if (known.has(key)) {
        const message = refusal('field_area_repeated')
        issues.push({ code: 'custom', path: [at, 'name'], message, input: name })
      }
      known.add(key)
    }
  },
)

export const cardWords = text(longestCard).check(
  z.refine((text) => !isBlank(text), refusal('field_blank')),
  z.refine((text) => unknownPlaces(text).length === 0, refusal('field_unknown_place')),
)

const cardText = z.object({
  language: z.enum(ownLanguages),
  text: cardWords,
  /** False: only proposed, and said to nobody until the seller approves it. */
  approved: z.optional(z.boolean()),
})
export const cardAreas = z.array(text(60).check(z.trim(), z.minLength(1))).check(z.maxLength(50))

/** What binds the shop, in its own words; the agent names it by its id and the program prints it. */
export const card = z.object({
  id: text(40).check(z.regex(/^(?!auto-)[a-z][a-z\d-]*$/)),
  subject: z.enum(cardSubjects),
  texts: z.array(cardText).check(
    z.minLength(1, refusal('field_empty')),
    z.refine(
      (texts) => new Set(texts.map(({ language }) => language)).size === texts.length,
      refusal('field_language_repeated'),
    ),
  ),
  /** Names of the places that it holds for; none: everywhere. */
  areas: cardAreas,
  /** The last day on which it holds, by the shop's clock. */
  until: z.nullable(z.iso.date()),
})
export const cards = z.array(card).check(
  z.maxLength(mostCards),
  z.refine(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    refusal('field_card_repeated'),
  ),
)

/** How conversations go, and where the agent ends and the seller begins. */
export const flow = z.object({
  autoGreetingEnabled: z.boolean(),
  greetingMessage: text(1_000),
  productRecommendations: z.boolean(),
  priceNegotiation: z.boolean(),
  orderConfirmation: z.boolean(),
  followUpsEnabled: z.boolean(),
  followUpDelayHours: within(0.5, 720),
  /** When the agent follows up with nobody, by the shop's clock; the same twice: never. */
  quietFrom: timeOfDay,
  quietUntil: timeOfDay,
  takeoverHours: within(0.5, 720),
  /** The seller answers alone at certain hours, by the shop's clock; the same time twice: never. */
  ownHours: z.boolean(),
  ownHoursFrom: timeOfDay,
  ownHoursUntil: timeOfDay,
  /** How many answers the agent gives in a row without the customer writing. */
  answersInRow: whole(1, 20),
  /** How many answers one customer gets within 24 hours before a human is asked for. */
  answersPerDay: whole(1, 1_000),
  /** Facebook has granted the seller's app the feature 'Human Agent'. */
  humanAgent: z.boolean(),
  savedReplies,
})
