import { type AgentCard, type CardSource, programCards } from '@pal/core/agent/context/cards'
import { answerLanguages } from '@pal/core/agent/language/answer-languages'
import type { Card } from '@pal/core/contract/settings'
import type { CardDraft, CardPatch, ShopCard } from '@pal/core/contract/tactics'
import { dayAt } from '@pal/core/domain/cards'
import { type OwnLanguage, ownLanguages } from '@pal/core/domain/entities'
import { AppError, badField, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { type CampaignRow, listCampaigns } from '@pal/db/campaigns/campaigns'
import { catalogueOf } from '@pal/db/campaigns/products'

import { agentCampaign, agentProduct } from '../../agent/turn/load-context.ts'
import { refuseOvertaken } from '../../platform/overtaken.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeCards, currentSettings, withCard } from '../../platform/settings.ts'

type Parts = Pick<Platform, 'store' | 'clock' | 'events'>

/** The seller's own, then what the program makes of settings and catalogue. */
export async function listCards(parts: Parts): Promise<ShopCard[]> {
  const { tactics } = await currentSettings(parts.store.db)
  return [...tactics.cards.map(present), ...(await madeCards(parts))]
}

export async function createCard(
  parts: Parts,
  { topic, condition, texts }: CardDraft,
): Promise<ShopCard> {
  const { timezone } = (await currentSettings(parts.store.db)).company
  return changeOne(parts, (cards) => {
    const { areas, until } = condition ?? everywhere
    refuseOver(parts, until, timezone)
    const next = withCard(cards, {
      subject: topic,
      texts: changedTexts([], texts),
      areas,
      until,
    })
    return { card: next.at(-1), cards: next }
  })
}

export async function changeCard(parts: Parts, id: string, patch: CardPatch): Promise<ShopCard> {
  await refuseMade(parts, id)
  const { topic, condition, texts, was } = patch
  const { timezone } = (await currentSettings(parts.store.db)).company
  return changeOne(parts, (cards) => {
    const old = mustFind(cards, id)
    // What has ended may be written otherwise.
    if (condition && condition.until !== old.until) refuseOver(parts, condition.until, timezone)
    refuseOvertaken(was, patch, present(old))
    const card: Card = {
      ...old,
      ...(topic !== undefined && { subject: topic }),
      ...(condition !== undefined && (condition ?? everywhere)),
      ...(texts !== undefined && { texts: changedTexts(old.texts, texts) }),
    }
    return { card, cards: cards.map((one) => (one === old ? card : one)) }
  })
}

export async function removeCard(parts: Parts, id: string): Promise<void> {
  await refuseMade(parts, id)
  await changeOne(parts, (cards) => {
    const card = mustFind(cards, id)
    return { card, cards: cards.filter((one) => one !== card) }
  })
}

/** A card that is over from the first is said to nobody. */
function refuseOver({ clock }: Parts, until: string | null, timezone: string): void {
  if (until !== null && until < dayAt(clock.now(), timezone))
    throw badField('condition.until', because('card_day_over'))
}

const everywhere = { areas: [] as string[], until: null }

type Changed = { readonly card: Card | undefined; readonly cards: Card[] }

async function changeOne(
  parts: Parts,
  change: (cards: readonly Card[]) => Changed,
): Promise<ShopCard> {
  let changed: Card | undefined
  const { rehearsalOffered } = await changeCards(parts, (before) => {
    const { card, cards } = change(before)
    changed = card
    return cards
  })
  parts.events.changed('settings')
  if (rehearsalOffered) parts.events.changed('campaigns')
  if (!changed) throw new Error('A card that was changed is missing')
  return present(changed)
}

function mustFind(cards: readonly Card[], id: string): Card {
  const card = cards.find((one) => one.id === id)
  if (!card) throw notFound('card_not_found')
  return card
}

/** What the program makes changes with what it is made of, and nowhere else. */
async function refuseMade(parts: Parts, id: string): Promise<void> {
  const made = (await madeCards(parts)).some((card) => card.id === id)
  if (made) throw new AppError('conflict', because('card_is_made'))
}

function changedTexts(
  before: Card['texts'],
  changes: NonNullable<CardPatch['texts']>,
): Card['texts'] {
  const texts = new Map(before.map((one) => [one.language, one]))
  for (const language of ownLanguages) {
    const change = changes[language]
    if (change === null) texts.delete(language)
    if (!change) continue
    const known = texts.get(language)
    const text = change.text ?? known?.text
    if (text === undefined) throw badField(`texts.${language}.text`, because('field_missing'))
    const before = change.text === undefined ? known?.approved : undefined
    const approved = change.approved ?? before ?? true
    texts.set(language, { language, text, ...(approved ? {} : { approved }) })
  }
  if (texts.size === 0) throw badField('texts', because('field_empty'))
  return [...texts.values()]
}

function present({ id, subject, areas, until, texts }: Card): ShopCard {
  return {
    id,
    topic: subject,
    source: 'seller',
    condition: areas.length === 0 && until === null ? null : { areas, until },
    texts: Object.fromEntries(
      texts.map(({ language, text, approved = true }) => [language, { text, approved }]),
    ),
  }
}

/** Those of the campaigns that sell or may continue; each campaign has a fee, a stock and an end of its own. */
async function madeCards({ store: { db }, clock }: Parts): Promise<ShopCard[]> {
  const settings = await currentSettings(db)
  const rows = await listCampaigns(db, { limit: -1 })
  const cards: ShopCard[] = []
  for (const row of rows.filter(({ status }) => status !== 'completed')) {
    const products = (await catalogueOf(db, row.id)).map(agentProduct)
    const source = { settings, campaign: agentCampaign(row), products, now: clock.now() }
    const languages = answerLanguages(settings, row.currency)
    cards.push(...programCards(source).map((card) => presentMade(card, row, source, languages)))
  }
  return cards
}

function presentMade(
  { id, subject, text }: AgentCard,
  { id: campaignId, offer_ends_at: end }: CampaignRow,
  { settings }: CardSource,
  languages: readonly OwnLanguage[],
): ShopCard {
  const productId = /^auto-left-(\d+)$/.exec(id)?.[1]
  const isEnd = id === 'auto-offer-end' && end !== null
  return {
    id: productId === undefined ? `${id}-${campaignId}` : id,
    topic: subject,
    source: productId === undefined ? 'settings' : 'catalogue',
    condition: {
      areas: [],
      until: isEnd ? dayAt(end, settings.company.timezone) : null,
      campaignId,
      ...(productId !== undefined && { productId: Number(productId) }),
    },
    texts: Object.fromEntries(
      languages.map((language) => [language, { text: text(language), approved: true }]),
    ),
  }
}
