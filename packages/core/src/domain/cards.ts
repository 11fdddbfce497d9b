import { timeFormat } from './intl.ts'

/** What a card is about. The first five are what every customer asks, and a new shop answers first. */
export const cardSubjects = [
  'delivery',
  'returns',
  'payment',
  'hours',
  'place',
  'warranty',
  'offer',
  'stock',
  'other',
] as const
export type CardSubject = (typeof cardSubjects)[number]

export const cardQuestions = [
  'delivery',
  'returns',
  'payment',
  'hours',
  'place',
] as const satisfies readonly CardSubject[]

/** So many cards a shop has at most. */
export const mostCards = 100

/** Of a card's words in one language, in UTF-16 units. */
export const longestCard = 500

/** An id says what the card is about: the model reads it. */
export function freeCardId(
  subject: CardSubject,
  cards: readonly { readonly id: string }[],
): string {
  const taken = new Set(cards.map(({ id }) => id))
  let number = 1
  const id = () => (number === 1 ? subject : `${subject}-${number}`)
  while (taken.has(id())) number += 1
  return id()
}

/** The words that the seller has approved: a translation that is only proposed reaches no customer. */
export function approvedTexts<T extends { readonly approved?: boolean | undefined }>(
  texts: readonly T[],
): readonly T[] {
  return texts.filter(({ approved = true }) => approved)
}

/** What a card's text may leave to the program: it is written as {fee}. */
export const cardPlaces = ['fee', 'free_from', 'discount', 'offer_end'] as const
export type CardPlace = (typeof cardPlaces)[number]

const places = /\{([^{}]*)\}/g

/** What is in braces in a card's text and is nothing that the program could fill in. */
export function unknownPlaces(text: string): string[] {
  const names: readonly string[] = cardPlaces
  const odd = [...text.matchAll(places)].filter(([, name = '']) => !names.includes(name))
  const rest = text.replaceAll(places, '')
  return [...odd.map(([written]) => written), ...(rest.match(/[{}]/g) ?? [])]
}

/** What a card's text leaves to the program. */
export function placesIn(text: string): CardPlace[] {
  return cardPlaces.filter((place) => text.includes(`{${place}}`))
}

/** A card's text with its places filled in; null where the shop has nothing to fill one with. */
export function fillCard(
  text: string,
  values: Readonly<Partial<Record<CardPlace, string>>>,
): string | null {
  const named = new Map<string, string>(Object.entries(values))
  const parts = [...text.matchAll(places)]
  if (parts.some(([, name = '']) => !named.has(name))) return null
  return text.replaceAll(places, (_, name: string) => named.get(name) ?? '')
}

/** A card for one area says so, unless its own words do. */
export function withArea(text: string, [area]: readonly string[]): string {
  if (area === undefined || text.toLowerCase().includes(area.toLowerCase())) return text
  return `${area}: ${text}`
}

/** YYYY-MM-DD by the shop's clock: a card's last day is whole. */
export function dayAt(now: number, timeZone: string): string {
  return timeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
}
