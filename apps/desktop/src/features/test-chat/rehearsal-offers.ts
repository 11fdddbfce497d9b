import { defaultSettings } from '@pal/core/contract/settings'
import type { RehearsalOffer } from '@pal/core/contract/test-chat'
import { isoTime } from '@pal/core/domain/iso-time'
import { modelStateOn } from '@pal/core/domain/models/model-retirement'
import { toMajor } from '@pal/core/domain/money'
import { notFound } from '@pal/core/errors'
import { campaignById } from '@pal/db/campaigns/campaigns'
import {
  campaignToRehearse,
  dismissOffers,
  type OpenOffer,
  openOffers,
} from '@pal/db/campaigns/rehearsal-offers'
import { countKept } from '@pal/db/turns/rehearsable'
import * as z from 'zod/mini'

import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'

type Parts = Pick<Platform, 'store' | 'clock' | 'events'>

/** Asked for by the dashboard, so without the agent's own code. */
export function rehearsalOfferRoutes(parts: Parts) {
  return {
    'rehearsal.offers': () => rehearsalOffers(parts),
    'rehearsal.dismissOffers': ({ body }) => dismiss(parts, body.ids),
  } satisfies Partial<Handlers>
}

/** Changes that are named one by one; of the others only how many there are. */
const named = 3

/** One for each model, for the prices of each campaign, and for the cards. */
async function rehearsalOffers({ store, clock }: Parts): Promise<RehearsalOffer[]> {
  const { db } = store
  const groups = new Map<string, OpenOffer[]>()
  for (const row of await openOffers(db)) {
    const key = `${row.kind} ${row.campaign_id ?? ''} ${row.kind === 'model' ? row.subject : ''}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const offers: RehearsalOffer[] = []
  for (const rows of groups.values()) {
    const [newest] = rows
    const campaignId = await campaignToRehearse(db, newest?.campaign_id ?? null)
    const campaign = campaignId === null ? undefined : await campaignById(db, campaignId)
    // Whoever could be rehearsed was erased since.
    if (!newest || !campaign) continue
    offers.push({
      ids: rows.map(({ id }) => id),
      kind: newest.kind,
      campaignId: campaign.id,
      campaignName: campaign.name,
      kept: await countKept(db, campaign.id),
      changes: rows.length,
      prices: rows.slice(0, named).flatMap(presentPrice),
      cards: rows.slice(0, named).flatMap(presentCard),
      model: presentModel(newest, clock.now()),
      at: isoTime(newest.changed_at),
    })
  }
  return offers
}

async function dismiss(parts: Parts, ids: readonly number[]): Promise<RehearsalOffer[]> {
  const { store, clock, events } = parts
  const found = await store.transaction((tx) => dismissOffers(tx, ids, clock.now()))
  if (found.length < new Set(ids).size) throw notFound('rehearsal_offer_not_found')
  events.changed('campaigns')
  return rehearsalOffers(parts)
}

const minor = z.number()
const storedCard = z.nullable(z.object({ texts: z.array(z.object({ text: z.string() })) }))

function presentPrice({ kind, product_name, currency, was, becomes }: OpenOffer) {
  if (kind !== 'price' || product_name === null || currency === null) return []
  const major = (stored: string) => toMajor(minor.parse(JSON.parse(stored)))
  return [{ product: product_name, was: major(was), becomes: major(becomes), currency }]
}

function presentCard({ kind, was, becomes }: OpenOffer) {
  if (kind !== 'card') return []
  const before = storedCard.parse(JSON.parse(was))
  const after = storedCard.parse(JSON.parse(becomes))
  const change = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return [{ text: (after ?? before)?.texts[0]?.text ?? '', change } as const]
}

function presentModel({ kind, subject, becomes }: OpenOffer, now: number): RehearsalOffer['model'] {
  if (kind !== 'model') return null
  const day = z.string().parse(JSON.parse(becomes))
  const gone = modelStateOn(day, now) === 'retired'
  return { name: subject, day, gone, other: defaultSettings.ai.model }
}
