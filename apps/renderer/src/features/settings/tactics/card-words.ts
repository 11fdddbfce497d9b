import { findAmounts } from '@pal/core/agent/context/amounts'
import type { Card, Settings } from '@pal/core/contract/settings'
import { type CardPlace, cardPlaces, fillCard, withArea } from '@pal/core/domain/cards'
import type { OwnLanguage } from '@pal/core/domain/entities'
import { amountText, toMinor } from '@pal/core/domain/money'
import { customerMoney, type MoneyText } from '@pal/core/domain/orders/customer-money'
import { allFees, areaOfCard } from '@pal/core/domain/orders/delivery-areas'

/** The settings that a card's line depends on, as they are typed. */
export interface ShownBy {
  readonly tactics: Settings['tactics']
  readonly currency: string
  /** The example for the end of an offer, which no setting holds. */
  readonly offerEnd: string
}

export type PlaceValues = Readonly<Partial<Record<CardPlace, string>>>

/** Those that are typed in full. */
function areasOf({ deliveryAreas }: Settings['tactics']) {
  return deliveryAreas.flatMap(({ id, name, fee }) =>
    name.trim() === '' || Number.isNaN(fee) ? [] : [{ id, name, feeMinor: toMinor(fee) }],
  )
}

/** What delivery costs where a card for these places holds; null where there is no fee. */
function feeText(
  places: readonly string[],
  tactics: Settings['tactics'],
  money: MoneyText,
): string | null {
  const areas = areasOf(tactics)
  const area = areaOfCard(places, areas)
  if (area) return money(area.feeMinor)
  const elsewhereMinor = Number.isNaN(tactics.deliveryFee) ? 0 : toMinor(tactics.deliveryFee)
  return elsewhereMinor > 0 || areas.length > 0 ? allFees({ elsewhereMinor, areas }, money) : null
}

/** What the places of a card for these areas are filled with, as customers of a language read it. */
export function placeValues(
  areas: readonly string[],
  { tactics, currency, offerEnd }: ShownBy,
  language: OwnLanguage,
): PlaceValues {
  const money: MoneyText = (minor) => customerMoney(minor, currency, language)
  const { freeDeliveryEnabled, freeDeliveryThreshold } = tactics
  const { bundleDiscountEnabled, bundleDiscountPercent } = tactics
  const fee = feeText(areas, tactics, money)
  return {
    ...(fee !== null && { fee }),
    ...(freeDeliveryEnabled && { free_from: money(toMinor(freeDeliveryThreshold)) }),
    ...(bundleDiscountEnabled &&
      bundleDiscountPercent > 0 && { discount: `${bundleDiscountPercent}%` }),
    offer_end: offerEnd,
  }
}

/**
 * What a card about delivery says that no order is charged, and what orders are charged instead: as
 * the seller reads it.
 */
export function otherFee(
  { subject, texts, areas }: Pick<Card, 'subject' | 'texts' | 'areas'>,
  { tactics, currency }: ShownBy,
  language: string,
): { readonly said: string; readonly fees: string } | null {
  if (subject !== 'delivery') return null
  const fees = areasOf(tactics)
  const area = areaOfCard(areas, fees)
  const right = new Set([
    ...(area ? [] : [toMinor(tactics.deliveryFee)]),
    ...(area ? [area] : fees).map(({ feeMinor }) => feeMinor),
    ...(tactics.freeDeliveryEnabled ? [toMinor(tactics.freeDeliveryThreshold)] : []),
  ])
  const [said] = texts
    .flatMap(({ text }) => findAmounts(text, currency))
    .flatMap(({ minor }) => (minor.some((one) => right.has(one)) ? [] : minor.slice(0, 1)))
  if (said === undefined) return null
  const money: MoneyText = (minor) => amountText(minor, currency, language)
  return { said: money(said), fees: feeText(areas, tactics, money) ?? money(0) }
}

/** A card as the customer reads it; what cannot be filled in stays as it was typed. */
export function cardLine(
  { text, language }: Card['texts'][number],
  areas: readonly string[],
  shown: ShownBy,
): string {
  return withArea(fillCard(text, placeValues(areas, shown, language)) ?? text, areas)
}

/** The first place of a card that has no value. */
export function unfilledPlace(
  { texts, areas }: Pick<Card, 'texts' | 'areas'>,
  shown: ShownBy,
): string | null {
  const values = placeValues(areas, shown, 'en')
  const place = cardPlaces.find(
    (name) => values[name] === undefined && texts.some(({ text }) => text.includes(`{${name}}`)),
  )
  return place === undefined ? null : `{${place}}`
}

/** Of a card's texts the one to show in a list. */
export function textFor(
  { texts }: Pick<Card, 'texts'>,
  language: OwnLanguage,
): Card['texts'][number] {
  return texts.find((one) => one.language === language) ?? texts[0] ?? { language, text: '' }
}
