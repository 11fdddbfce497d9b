import type { Card } from '../../contract/settings.ts'
import {
  approvedTexts,
  type CardPlace,
  type CardSubject,
  dayAt,
  fillCard,
  placesIn,
  withArea,
} from '../../domain/cards.ts'
import type { MoneyText } from '../../domain/orders/customer-money.ts'
import { allFees, areaOfCard, type DeliveryArea } from '../../domain/orders/delivery-areas.ts'
import { type AgentContext, unansweredTurns } from './context.ts'
import { areaIdsNamed, feesOfShop } from './delivery-fees.ts'
import { languageKey } from './labels.ts'
import { cardWords } from './labels/card-words.ts'
import { moneyIn } from './money-in.ts'
import { offerEnd } from './offer-end.ts'
import { perObject } from './once.ts'
import { resolveTactics } from './tactics.ts'
import { oneLine, tokens } from './text.ts'

/** A sentence that binds the shop, worded by it or by the program, and true by the program's test. */
export interface AgentCard {
  readonly id: string
  readonly subject: CardSubject
  /** Whether a person of the shop worded it. */
  readonly own: boolean
  /** Names of the places that it holds for; none: everywhere. */
  readonly areas: readonly string[]
  readonly text: (language: string) => string
  /** What the program has filled in there. */
  readonly places: (language: string) => readonly CardPlace[]
}

/** Of the card that says how many of a product are left. */
export const stockCardId = (productId: number): string => `auto-left-${productId}`

/** More than that are no few. */
export const fewLeft = 10
const mostStockCards = 30

/** What the program makes its cards of. */
export type CardSource = Pick<AgentContext, 'settings' | 'campaign' | 'products' | 'now'>

/** The cards that are true now, wherever the customer lives. */
export function cardsOf(context: AgentContext): readonly AgentCard[] {
  return [...ownCards(context), ...programCards(context)]
}

/** Those of them that hold for this customer: what the agent may choose from in this turn. */
export const trueCards = perObject((context: AgentContext): readonly AgentCard[] => {
  const { address } = context.customer
  const asked = unansweredTurns(context).map(({ text }) => text)
  const written = [address ?? '', ...asked].map((text) => ` ${tokens(text).join(' ')} `)
  const isNamed = (area: string) => {
    const name = ` ${tokens(area).join(' ')} `
    return written.some((text) => text.includes(name))
  }
  return cardsOf(context).filter(
    // Whose address is not known yet may live anywhere, and the card names its place.
    ({ areas }) =>
      areas.length === 0 ||
      address === null ||
      areas.some(isNamed) ||
      areaIdsNamed(areas, context).some((id) => id === (context.deliveryArea ?? id)),
  )
})

function ownCards(context: AgentContext): AgentCard[] {
  const { settings } = context
  const today = dayAt(context.now, settings.company.timezone)
  return settings.tactics.cards
    .filter(({ until }) => until === null || until >= today)
    .map((card) => ({ ...card, texts: approvedTexts(card.texts) }))
    .filter(({ texts }) => texts.length > 0)
    .filter(({ texts, areas }) =>
      texts.every(
        ({ text, language }) => fillCard(text, valuesIn(context, language, areas)) !== null,
      ),
    )
    .map(({ id, subject, areas, texts }) => ({
      id,
      subject,
      own: true,
      areas,
      text: (language) => {
        const chosen = wordsIn(texts, language, settings.company.language)
        const filled = fillCard(chosen.text, valuesIn(context, chosen.language, areas)) ?? ''
        return oneLine(withArea(filled, areas), 600)
      },
      places: (language) => placesIn(wordsIn(texts, language, settings.company.language).text),
    }))
}

/** In the language asked for, else the shop's, else English, else the one there is. */
function wordsIn(
  texts: readonly Card['texts'][number][],
  language: string,
  shop: string,
): Card['texts'][number] {
  const wanted = [languageKey(language), shop, 'en']
  const found = wanted.flatMap((tag) => texts.find((one) => one.language === tag) ?? [])[0]
  return found ?? texts[0] ?? { language: 'en', text: '' }
}

/** Made of what the shop has set already; none of them says anything that is not so now. */
export function programCards(context: CardSource): AgentCard[] {
  const { settings, campaign, products } = context
  const tactics = resolveTactics(settings, campaign)
  const { scarcity, urgency, bundle, freeDelivery, feeCounts, areas: fees, order } = tactics
  const of = (
    id: string,
    subject: AgentCard['subject'],
    word: 'fee' | 'freeFrom' | 'bundle' | 'offerEnds',
  ) => ({
    id,
    subject,
    own: false,
    areas: [],
    text: (language: string) =>
      fillCard(cardWords[languageKey(language)][word], valuesIn(context, language)) ?? '',
    places: (language: string) => placesIn(cardWords[languageKey(language)][word]),
  })
  const few = scarcity
    ? products.filter(
        ({ inStock, stockCount }) =>
          inStock && stockCount !== null && stockCount > 0 && stockCount <= fewLeft,
      )
    : []
  return [
    ...(feeCounts && (order.deliveryFeeMinor > 0 || fees.length > 0)
      ? [of('auto-fee', 'delivery', 'fee')]
      : []),
    ...(freeDelivery ? [of('auto-free-delivery', 'delivery', 'freeFrom')] : []),
    ...(bundle ? [of('auto-bundle', 'offer', 'bundle')] : []),
    ...(urgency && offerEnd(context, 'en') !== null
      ? [of('auto-offer-end', 'offer', 'offerEnds')]
      : []),
    ...few.slice(0, mostStockCards).map(({ id, name, stockCount }): AgentCard => ({
      id: stockCardId(id),
      subject: 'stock',
      own: false,
      areas: [],
      text: (language: string) => leftText(language, oneLine(name, 120), String(stockCount)),
      places: () => [],
    })),
  ]
}

/** What the places of a card are filled with; what the shop does not have is missing. */
function valuesIn(
  context: CardSource,
  language: string,
  areas: readonly string[] = [],
): Partial<Record<CardPlace, string>> {
  const { settings, campaign } = context
  const { freeDelivery, bundle, order } = resolveTactics(settings, campaign)
  const money = moneyIn(language, campaign.currency)
  const end = offerEnd(context, language)
  return {
    ...feeOn(areas, context, money),
    ...(freeDelivery && { free_from: money(order.freeDeliveryThresholdMinor) }),
    ...(bundle && { discount: `${order.bundleDiscountPercent}%` }),
    ...(end !== null && { offer_end: end }),
  }
}

/** On a card for one delivery area its fee; on any other all of them, so that it is true for everybody. */
function feeOn(
  areas: readonly string[],
  context: CardSource,
  money: MoneyText,
): { readonly fee?: string } {
  const { settings, campaign } = context
  const { areas: fees, order } = resolveTactics(settings, campaign)
  const area = feeOfCard(areas, context)
  if (area) return { fee: money(area.feeMinor) }
  const all = order.deliveryFeeMinor > 0 || fees.length > 0 ? feesOfShop(context) : null
  return all === null ? {} : { fee: allFees(all, money) }
}

/** The delivery area that a card is for, where it is for one. */
export function feeOfCard(
  places: readonly string[],
  { settings, campaign }: Pick<CardSource, 'settings' | 'campaign'>,
): DeliveryArea | null {
  return areaOfCard(places, resolveTactics(settings, campaign).areas)
}

/** What a person of the shop has put on the cards that hold for this customer, in every language. */
export function cardTexts(context: AgentContext): readonly string[] {
  const own = trueCards(context).filter((card) => card.own)
  return own.flatMap(({ id, areas }) => {
    const stored = context.settings.tactics.cards.find((one) => one.id === id)
    return [...areas, ...approvedTexts(stored?.texts ?? []).map(({ text }) => text)]
  })
}

function leftText(language: string, product: string, count: string): string {
  const { left } = cardWords[languageKey(language)]
  return left.replace('{count}', count).replace('{product}', () => product)
}
