import type {
  AgentCampaign,
  AgentContext,
  AgentProduct,
  CustomerOrder,
  Turn,
} from '../agent/context/context.ts'
import type { FreeDecision } from '../agent/decision/decision.ts'
import { defaultSettings } from '../contract/settings.ts'
import type { Settings } from '../contract/settings.ts'
import { ownLanguages } from '../domain/entities.ts'

type Parts = { readonly [T in keyof Settings]?: Partial<Settings[T]> }

export function someSettings(parts: Parts = {}): Settings {
  const company = { ...defaultSettings.company, companyName: 'Nakshi', ...parts.company }
  return {
    company,
    // What is tested is rarely the language.
    ai: { ...defaultSettings.ai, languages: [...ownLanguages], ...parts.ai },
    tactics: { ...defaultSettings.tactics, ...parts.tactics },
    flow: { ...defaultSettings.flow, ...parts.flow },
    agent: { ...defaultSettings.agent, ...parts.agent },
    notifications: defaultSettings.notifications,
    data: defaultSettings.data,
    appearance: defaultSettings.appearance,
  }
}

export const someCampaign: AgentCampaign = {
  id: 1,
  name: 'Winter',
  description: 'Handmade things',
  productCategory: 'Home',
  currency: 'BDT',
  hasTrialPack: false,
  trialPackPriceMinor: null,
  deliveryFeeMinor: null,
  trialPackDuration: 7,
  strategies: {},
  restingMessages: [],
  offerEndsAt: null,
}

export function someProduct(id: number, name: string, priceMinor: number): AgentProduct {
  return {
    id,
    name,
    description: '',
    category: 'Home',
    priceMinor,
    productType: 'main',
    isTrialPack: false,
    features: [],
    imageUrl: null,
    picture: null,
    inStock: true,
    stockCount: null,
    lowestPriceMinor: null,
  }
}

export const blanket = someProduct(1, 'Nakshi Kantha', 120_000)
export const honey = someProduct(2, 'Honey 500 g', 65_050)
export const soldOut = { ...someProduct(3, 'Clay Pot', 30_000), inStock: false }

export function someOrder(parts: Partial<CustomerOrder> = {}): CustomerOrder {
  return {
    id: 7,
    number: 'PAL-000007',
    campaignId: someCampaign.id,
    status: 'confirmed',
    items: [
      {
        productId: blanket.id,
        name: blanket.name,
        quantity: 1,
        unitPriceMinor: blanket.priceMinor,
      },
    ],
    customer: { name: 'Mina Akter', phone: '01712345678', address: 'House 12, Dhaka' },
    isPaid: false,
    courier: null,
    trackingNumber: null,
    placedAt: 60_000,
    ...parts,
  }
}

/** Turns in the order in which they are written, a minute apart, from minute one on. */
export function turns(...lines: readonly (readonly [Turn['author'], string])[]): Turn[] {
  return lines.map(([author, text], index) => ({ author, text, at: (index + 1) * 60_000 }))
}

export function someContext(parts: Partial<AgentContext> = {}): AgentContext {
  return {
    settings: someSettings(),
    campaign: someCampaign,
    products: [blanket, honey, soldOut],
    customer: { name: null, phone: null, address: null, language: null },
    stage: 'initial',
    cart: [],
    offer: null,
    history: turns(
      ['customer', 'hello'],
      ['agent', 'Hello, I am the assistant.'],
      ['customer', 'hi'],
    ),
    now: 3_600_000,
    ...parts,
  }
}

/** As a model writes it that may use words of its own. */
export function someDecision(parts: Partial<FreeDecision> = {}): FreeDecision {
  return {
    slots: [],
    cards: [],
    reply: 'How can I help?',
    language: 'en',
    stage: 'interested',
    customer: { name: null, phone: null, address: null },
    deliveryNote: null,
    cart: [],
    order: 'none',
    confirmationQuote: null,
    afterSale: 'none',
    orderNumber: null,
    cheaper: null,
    photoOf: null,
    handOver: false,
    handOverKind: null,
    handOverReason: null,
    usedLines: [],
    ...parts,
  }
}
