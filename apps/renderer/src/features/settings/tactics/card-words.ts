import type { Card, Settings } from '@pal/core/contract/settings'
import { type CardPlace, cardPlaces, fillCard, withArea } from '@pal/core/domain/cards'
import type { OwnLanguage } from '@pal/core/domain/entities'
import { formatMoney } from '@pal/core/domain/money'

export type PlaceValues = Readonly<Partial<Record<CardPlace, string>>>

/** What the settings fill a card's places with, as they are typed. */
export function placeValues(
  tactics: Settings['tactics'],
  currency: string,
  offerEnd: string,
): PlaceValues {
  const money = (major: number) => formatMoney(Math.round(major * 100), currency)
  const { deliveryFee, freeDeliveryEnabled, freeDeliveryThreshold } = tactics
  const { bundleDiscountEnabled, bundleDiscountPercent } = tactics
  return {
    ...(deliveryFee > 0 && { fee: money(deliveryFee) }),
    ...(freeDeliveryEnabled && { free_from: money(freeDeliveryThreshold) }),
    ...(bundleDiscountEnabled &&
      bundleDiscountPercent > 0 && { discount: `${bundleDiscountPercent}%` }),
    offer_end: offerEnd,
  }
}

/** A card as the customer reads it; what cannot be filled in stays as it was typed. */
export function cardLine(text: string, areas: readonly string[], values: PlaceValues): string {
  return withArea(fillCard(text, values) ?? text, areas)
}

/** The first place of a card that has no value. */
export function unfilledPlace({ texts }: Pick<Card, 'texts'>, values: PlaceValues): string | null {
  const place = cardPlaces.find(
    (name) => values[name] === undefined && texts.some(({ text }) => text.includes(`{${name}}`)),
  )
  return place === undefined ? null : `{${place}}`
}

/** Of a card's texts the one to show in a list. */
export function textFor({ texts }: Pick<Card, 'texts'>, language: OwnLanguage): string {
  return (texts.find((one) => one.language === language) ?? texts[0])?.text ?? ''
}
