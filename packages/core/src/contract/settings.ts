import * as z from 'zod/mini'

import { currencyCodes } from '../domain/currency.ts'
import { languages, ownLanguages, responseStyles } from '../domain/entities.ts'
import { reason, refusal } from './reason.ts'
import {
  advance,
  amountTyped,
  baseUrl,
  type card,
  cards,
  deliveryAreas,
  dollarRates,
  flow,
  mailAddress,
  modelPrices,
  phoneTyped,
  serverName,
  phrases,
  safeAddress,
  type savedReply,
  text,
  timezone,
  whole,
  within,
} from './settings-fields.ts'
import { get, post, put, secretText, shortText, time } from './shape.ts'

export type SavedReply = z.output<typeof savedReply>
export type Card = z.output<typeof card>

/** The settings by tab. Amounts are major units of the default currency, as typed. */
export const settingsTabs = {
  company: z.object({
    companyName: shortText,
    /** Customers meet the shop under the name of the page that they write to. */
    usePageName: z.boolean(),
    contactEmail: z.union([z.literal(''), z.email().check(z.maxLength(200))]),
    /** As it is printed on invoices and packing slips. */
    contactPhone: phoneTyped,
    /** The same; in lines, as on an envelope. */
    address: text(500).check(z.trim()),
    timezone,
    /** ISO 3166: whose phone numbers customers write; empty to follow currency and time zone. */
    country: text(2).check(z.regex(/^(?:[A-Z]{2})?$/)),
    language: z.enum(languages),
    defaultCurrency: z.enum(currencyCodes),
  }),
  ai: z.object({
    model: text(100).check(z.trim(), z.minLength(1, refusal('field_empty'))),
    responseStyle: z.enum(responseStyles),
    personalityTrait: text(500),
    temperature: within(0, 1).check(
      z.refine(
        (value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6,
        refusal('field_steps_of_tenth'),
      ),
    ),
    maxTokens: whole(16, 32_000),
    systemPrompt: text(20_000),
    /** What customers may hear: the instructions allow nothing. */
    shopFacts: text(8_000),
    /** Only approved phrases, cards and figures; no words of the model's own. */
    strictMode: z.boolean(),
    /** Empty: English, and those of the shop and its country. */
    languages: z
      .array(z.enum(ownLanguages))
      .check(z.refine((chosen) => new Set(chosen).size === chosen.length)),
    /** A second call lists what an answer promises; what no card covers does not go out. */
    review: z.boolean(),
    enableLearning: z.boolean(),
    autoOptimize: z.boolean(),
    /** Seconds. */
    responseTimeout: within(1, 600),
    baseUrl,
    /** The seller's own prices: they take precedence over the published ones. */
    prices: modelPrices,
    /** What one US dollar costs in a campaign's currency: models are paid in dollars. */
    dollarRates,
  }),
  tactics: z.object({
    fomoEnabled: z.boolean(),
    fomoMessages: phrases,
    freeDeliveryEnabled: z.boolean(),
    freeDeliveryThreshold: amountTyped,
    /** Where no area has its own. */
    deliveryFee: amountTyped,
    deliveryAreas,
    trialPackEnabled: z.boolean(),
    trialPackPrice: z.nullable(amountTyped),
    /** Days. */
    trialPackDuration: whole(1, 3_650),
    urgencyEnabled: z.boolean(),
    urgencyMessages: phrases,
    upsellEnabled: z.boolean(),
    upsellAggression: z.enum(['low', 'medium', 'high']),
    upsellMessages: phrases,
    bundleDiscountEnabled: z.boolean(),
    bundleDiscountPercent: within(0, 100),
    /** Everything that binds the shop and is no sum. */
    cards,
    advance,
  }),
  flow,
  agent: z.object({
    /** No customer is answered by itself until it is resumed. */
    paused: z.boolean(),
    /** It resumes by itself then; null: only by hand. */
    pausedUntil: z.nullable(time),
  }),
  notifications: z.object({
    desktop: z.boolean(),
    email: z.boolean(),
    sms: z.boolean(),
    webhook: z.boolean(),
    telegram: z.boolean(),
    emailTo: mailAddress,
    emailFrom: mailAddress,
    smtpHost: serverName,
    smtpPort: whole(1, 65_535),
    smtpUser: text(200).check(z.trim()),
    /** With {to}, {text} and {key} where the provider wants them; without {text} it gets JSON. */
    smsUrl: safeAddress,
    smsTo: phoneTyped,
    webhookUrl: safeAddress,
    /** Which chat the bot is paired with; empty: none. */
    telegramChat: text(20).check(z.regex(/^-?\d*$/)),
    orderAlerts: z.boolean(),
    conversationAlerts: z.boolean(),
    /** So few pieces of a product are told of and shown as low stock; null or 0: none are. */
    lowStock: z.nullable(whole(0, 1_000_000)),
    /** In an open window, when a customer needs the seller. */
    sound: z.boolean(),
  }),
  data: z.object({
    /** So long a line of the log is kept. */
    logDays: whole(1, 3_650),
    /** So much room pictures and other files of messages may take; the oldest are let go first. */
    attachmentsMb: whole(50, 1_000_000),
  }),
  /** How the window looks, and what was chosen in it; it keeps nothing itself, for its storage goes with it. */
  appearance: z.object({
    colorScheme: z.enum(['light', 'dark', 'auto']),
    sidebar: z.enum(['open', 'collapsed']),
    /** Whether a change of an order is told to its customer, unless that is unticked. */
    tellCustomers: z.boolean(),
    /** That the shop's days are those of UTC was chosen, and is not only where the server stands. */
    keepUtc: z.boolean(),
    /** The shop promises nothing in writing for now: nobody is asked for it any more. */
    skipPromises: z.boolean(),
  }),
}
export type SettingsTab = keyof typeof settingsTabs
export type Settings = { readonly [T in SettingsTab]: z.output<(typeof settingsTabs)[T]> }

export const defaultSettings: Settings = {
  company: {
    companyName: '',
    usePageName: false,
    contactEmail: '',
    contactPhone: '',
    address: '',
    timezone: 'UTC',
    country: '',
    language: 'en',
    defaultCurrency: 'BDT',
  },
  ai: {
    model: 'gpt-6-luna',
    responseStyle: 'friendly',
    personalityTrait: '',
    temperature: 0.7,
    maxTokens: 500,
    systemPrompt: '',
    shopFacts: '',
    strictMode: false,
    languages: [],
    review: true,
    enableLearning: true,
    autoOptimize: false,
    responseTimeout: 30,
    baseUrl: '',
    prices: [],
    dollarRates: {},
  },
  tactics: {
    fomoEnabled: false,
    fomoMessages: [],
    freeDeliveryEnabled: false,
    freeDeliveryThreshold: 4_000,
    deliveryFee: 0,
    deliveryAreas: [],
    trialPackEnabled: false,
    trialPackPrice: null,
    trialPackDuration: 7,
    urgencyEnabled: false,
    urgencyMessages: [],
    upsellEnabled: false,
    upsellAggression: 'low',
    upsellMessages: [],
    bundleDiscountEnabled: false,
    bundleDiscountPercent: 10,
    cards: [],
    advance: { enabled: false, fromPercent: 50, text: '' },
  },
  flow: {
    autoGreetingEnabled: true,
    greetingMessage: '',
    productRecommendations: true,
    priceNegotiation: false,
    orderConfirmation: true,
    followUpsEnabled: false,
    followUpDelayHours: 24,
    quietFrom: '22:00',
    quietUntil: '08:00',
    takeoverHours: 12,
    ownHours: false,
    ownHoursFrom: '09:00',
    ownHoursUntil: '18:00',
    answersInRow: 3,
    answersPerDay: 40,
    humanAgent: false,
    savedReplies: [],
  },
  agent: { paused: false, pausedUntil: null },
  notifications: {
    desktop: true,
    email: false,
    sms: false,
    webhook: false,
    telegram: false,
    emailTo: '',
    emailFrom: '',
    smtpHost: '',
    smtpPort: 587,
    smtpUser: '',
    smsUrl: '',
    smsTo: '',
    webhookUrl: '',
    telegramChat: '',
    orderAlerts: true,
    conversationAlerts: true,
    lowStock: 5,
    sound: false,
  },
  data: {
    logDays: 90,
    attachmentsMb: 2_048,
  },
  appearance: {
    colorScheme: 'auto',
    sidebar: 'open',
    tellCustomers: true,
    keepUtc: false,
    skipPromises: false,
  },
}

const keyState = { apiKeySet: z.boolean(), apiKeyLast4: z.nullable(z.string()) }

const settingsAnswer = z.object({
  ...settingsTabs,
  ai: z.extend(settingsTabs.ai, keyState),
})
export type SettingsAnswer = z.output<typeof settingsAnswer>

const aiPatch = z.partial(settingsTabs.ai)

/** These fields as they were seen: one that is another by now is not replaced. */
const seenSettings = z.strictObject({
  company: z.optional(z.strictObject(z.partial(settingsTabs.company).shape)),
  ai: z.optional(z.strictObject(aiPatch.shape)),
  tactics: z.optional(z.strictObject(z.partial(settingsTabs.tactics).shape)),
  flow: z.optional(z.strictObject(z.partial(settingsTabs.flow).shape)),
  notifications: z.optional(z.strictObject(z.partial(settingsTabs.notifications).shape)),
  data: z.optional(z.strictObject(z.partial(settingsTabs.data).shape)),
})

/** A name that is no setting is refused: it would look saved. */
const settingsPatch = z.strictObject({
  company: z.optional(z.strictObject(z.partial(settingsTabs.company).shape)),
  ai: z.optional(z.strictObject({ ...aiPatch.shape, apiKey: z.optional(z.nullable(secretText)) })),
  tactics: z.optional(z.strictObject(z.partial(settingsTabs.tactics).shape)),
  flow: z.optional(z.strictObject(z.partial(settingsTabs.flow).shape)),
  /** When a pause is over, the shop's clock says: see `pauseEnd`. */
  agent: z.optional(
    z.strictObject({ paused: z.boolean(), pauseFor: z.optional(z.enum(['hour', 'tomorrow'])) }),
  ),
  notifications: z.optional(z.strictObject(z.partial(settingsTabs.notifications).shape)),
  data: z.optional(z.strictObject(z.partial(settingsTabs.data).shape)),
  appearance: z.optional(z.strictObject(z.partial(settingsTabs.appearance).shape)),
  was: z.optional(seenSettings),
})
export type SettingsPatch = z.output<typeof settingsPatch>

export const settingsEndpoints = {
  'settings.get': get('/api/settings', 'Every setting; secrets only as set or not', {
    answer: settingsAnswer,
  }),
  'settings.save': put('/api/settings', 'Change any part of the settings', {
    body: settingsPatch,
    answer: settingsAnswer,
  }),
  'openai.test': post('/api/openai/test', 'Ask the provider whether the key works', {
    // What is typed and not saved yet; the rest as stored.
    body: z.object({
      apiKey: z.optional(secretText),
      baseUrl: z.optional(baseUrl),
      model: z.optional(settingsTabs.ai.shape.model),
    }),
    answer: z.object({
      success: z.boolean(),
      /** The message of `reason`. */
      error: z.optional(z.string()),
      reason: z.optional(reason),
      warning: z.optional(reason),
    }),
  }),
  'openai.saveConfig': post('/api/openai/config', 'Store the AI settings and seal the key', {
    body: z.extend(aiPatch, {
      apiKey: z.optional(secretText),
      was: z.optional(z.strictObject(aiPatch.shape)),
    }),
    answer: z.object({ success: z.literal(true), ...keyState }),
  }),
  'openai.models': get('/api/openai/models', 'The models that the key can use', {
    answer: z.array(
      z.object({
        id: z.string(),
        state: z.enum(['live', 'retiring', 'retired']),
        shutdownDate: z.nullable(z.string()),
      }),
    ),
  }),
  'openai.unpriced': get(
    '/api/openai/unpriced',
    'Models that have answered and whose price is not known, so that their cost is in no sum',
    { answer: z.array(z.object({ model: z.string(), answers: z.int() })) },
  ),
}
