import { approvedTexts } from '../../domain/cards.ts'
import type { RehearsalOfferKind } from '../../domain/entities.ts'

/** Something that the agent answers by is no longer what it was. */
export interface OfferedChange {
  readonly kind: RehearsalOfferKind
  /** Null for what concerns all campaigns. */
  readonly campaignId: number | null
  /** Which product, card or model. */
  readonly subject: string
  /** What was before and what is now; null for nothing. */
  readonly was: unknown
  readonly becomes: unknown
}

interface PricedProduct {
  readonly id: number
  readonly campaign_id: number
  readonly price_minor: number
}

/** Another price of the same product; its name, picture or stock change no answer that was given. */
export function priceChange(before: PricedProduct, after: PricedProduct): OfferedChange[] {
  if (before.price_minor === after.price_minor) return []
  return [
    {
      kind: 'price',
      campaignId: after.campaign_id,
      subject: String(after.id),
      was: before.price_minor,
      becomes: after.price_minor,
    },
  ]
}

/** What a card says to customers, where, and until when. */
interface StatedCard {
  readonly id: string
  readonly texts: readonly {
    readonly language: string
    readonly text: string
    readonly approved?: boolean | undefined
  }[]
  readonly areas: readonly string[]
  readonly until: string | null
}

/** Each card that is new, gone, or tells something else; their order tells nothing. */
export function cardChanges(
  before: readonly StatedCard[],
  after: readonly StatedCard[],
): OfferedChange[] {
  const ids = new Set([...before, ...after].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const was = statedCard(before.find((card) => card.id === id))
    const becomes = statedCard(after.find((card) => card.id === id))
    if (isSame(was, becomes)) return []
    return [{ kind: 'card', campaignId: null, subject: id, was, becomes }]
  })
}

function statedCard(card: StatedCard | undefined) {
  if (!card) return null
  const texts = approvedTexts(card.texts).toSorted((a, b) => (a.language < b.language ? -1 : 1))
  return {
    texts: texts.map(({ language, text }) => ({ language, text })),
    areas: card.areas.toSorted(),
    until: card.until,
  }
}

/** The model that the agent uses has a last day. */
export function modelEnd(model: string, shutdownDate: string | null): OfferedChange[] {
  if (shutdownDate === null) return []
  return [{ kind: 'model', campaignId: null, subject: model, was: null, becomes: shutdownDate }]
}

/** What becomes of the offers for one subject when it changes. */
export type OfferStep = 'none' | 'open' | 'withdraw'

interface Settled extends Pick<OfferedChange, 'was' | 'becomes'> {
  readonly state: 'rehearsed' | 'dismissed'
}

/**
 * An offer is for all that changed since it was opened: back where it was, there is nothing to
 * rehearse. What the seller has said no to is not offered again for the same change; and the end of
 * a model, of which the program hears every day, not after a rehearsal either.
 */
export function offerStep(
  { kind, becomes, was }: OfferedChange,
  open: Pick<OfferedChange, 'was'> | null,
  settled: readonly Settled[],
): OfferStep {
  const since = open ? open.was : was
  const known = settled.some(
    (one) =>
      (one.state === 'dismissed' || kind === 'model') &&
      isSame(one.was, since) &&
      isSame(one.becomes, becomes),
  )
  if (!known && !isSame(since, becomes)) return 'open'
  return open ? 'withdraw' : 'none'
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
