import { cardChanges } from '@pal/core/agent/context/rehearsal-offers'
import { ownHoursEnd, pauseEnd } from '@pal/core/agent/decision/own-hours'
import {
  type Card,
  settingsTabs,
  type Settings,
  type SettingsAnswer,
  type SettingsPatch,
} from '@pal/core/contract/settings'
import { settingsFrom } from '@pal/core/contract/stored-settings'
import { apiKeyName } from '@pal/core/domain/ai-server'
import { freeCardId, mostCards } from '@pal/core/domain/cards'
import { countries } from '@pal/core/domain/countries'
import { directionOf } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { AppError, badField } from '@pal/core/errors'
import { because, messageOf } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { offerRehearsal } from '@pal/db/campaigns/rehearsal-offers'
import type { Store } from '@pal/db/maintenance/store'
import { shortenTakeovers } from '@pal/db/messages/shorten-takeovers'
import type { Reads, Tx } from '@pal/db/schema/reads'
import { readSettings, writeSettings } from '@pal/db/settings/settings'

import type { Clock } from './clock.ts'
import { refuseOvertaken } from './overtaken.ts'
import type { Secrets } from './vault/secrets.ts'

type Tab = keyof Settings

/** The settings as they count now. */
export async function currentSettings(db: Reads): Promise<Settings> {
  return settingsFrom(await readSettings(db))
}

/** What the page must know before it is drawn. */
export async function pageAttributes(db: Reads) {
  const { appearance, company } = await currentSettings(db)
  const catalogue = await catalogueIn(company.language)
  return {
    'data-color-scheme': appearance.colorScheme,
    'data-sidebar': appearance.sidebar,
    'data-tell-customers': appearance.tellCustomers ? 'yes' : 'no',
    'data-time-zone': company.timezone,
    lang: company.language,
    dir: directionOf(company.language),
    // Read by a browser in which nothing of the page itself runs.
    'data-too-old': messageOf(because('start_browser_too_old'), catalogue),
  }
}

export interface SettingsParts {
  readonly store: Store
  readonly secrets: Secrets
  readonly clock: Clock
}

export async function settingsAnswer({ store, secrets }: SettingsParts): Promise<SettingsAnswer> {
  const settings = await currentSettings(store.db)
  return { ...settings, ai: { ...settings.ai, ...(await keyState(secrets, settings.ai.baseUrl)) } }
}

async function keyState(secrets: Secrets, baseUrl: string) {
  const hint = await secrets.hint(apiKeyName(baseUrl))
  return { apiKeySet: hint !== null, apiKeyLast4: hint }
}

/**
 * Changes the named fields and seals the key for its server; a null key is forgotten. Other cards
 * are offered to be rehearsed. Take-overs end earlier where own hours do that they were to end with.
 */
export async function changeSettings(
  { store, secrets, clock }: SettingsParts,
  patch: SettingsPatch,
): Promise<{ readonly rehearsalOffered: boolean; readonly takeoversEnd: boolean }> {
  refuseOvertakenSettings(patch, await currentSettings(store.db))
  refuseUnknownCountry(patch)
  const { apiKey, ...ai } = patch.ai ?? {}
  const server = ai.baseUrl ?? (await currentSettings(store.db)).ai.baseUrl
  const key = apiKey === undefined ? null : await secrets.change(apiKeyName(server), apiKey)
  const saved = await store.transaction(async (tx) => {
    const current = await currentSettings(tx)
    refuseOvertakenSettings(patch, current)
    await key?.write(tx)
    const agent = patch.agent && pauseOf(patch.agent, current, clock.now())
    const parts = { ...patch, ai: patch.ai && ai, agent }
    const changed = (Object.keys(settingsTabs) as Tab[])
      .filter((tab) => Object.keys(parts[tab] ?? {}).length > 0)
      .map((tab): [string, unknown] => [tab, { ...current[tab], ...parts[tab] }])
    if (changed.length === 0) return { rehearsalOffered: false, takeoversEnd: false }
    await writeSettings(tx, Object.fromEntries(changed), clock.now())
    const next = await currentSettings(tx)
    const takeoversEnd = await endOwnHours(tx, { current, next, now: clock.now() })
    const cards = cardChanges(current.tactics.cards, next.tactics.cards)
    return { rehearsalOffered: await offerRehearsal(tx, cards, clock.now()), takeoversEnd }
  })
  key?.written()
  return saved
}

function pauseOf(
  { paused, pauseFor }: NonNullable<SettingsPatch['agent']>,
  settings: Settings,
  now: number,
): Settings['agent'] {
  if (!paused || pauseFor === undefined) return { paused, pausedUntil: null }
  return { paused, pausedUntil: isoTime(pauseEnd(pauseFor, settings, now)) }
}

function refuseUnknownCountry({ company }: SettingsPatch): void {
  if (!company?.country || countries.includes(company.country)) return
  throw badField('company.country', because('field_invalid'))
}

/** Own hours that end earlier now: so does what was taken over in them. */
async function endOwnHours(
  tx: Tx,
  { current, next, now }: { current: Settings; next: Settings; now: number },
): Promise<boolean> {
  const was = ownHoursEnd(current, now)
  const is = ownHoursEnd(next, now) ?? now
  return was !== null && is < was && shortenTakeovers(tx, { was, is }, now)
}

function refuseOvertakenSettings({ was = {}, ...patch }: SettingsPatch, current: Settings): void {
  for (const tab of Object.keys(was) as (keyof typeof was)[])
    refuseOvertaken(was[tab], patch[tab] ?? {}, current[tab], `${tab}.`)
}

/** One card more, with an id of its own. */
export function withCard(cards: readonly Card[], card: Omit<Card, 'id'>): Card[] {
  if (cards.length >= mostCards) throw new AppError('conflict', because('cards_too_many'))
  return [...cards, { id: freeCardId(card.subject, cards), ...card }]
}

/** Changes the shop's own cards, as they are at that moment. */
export async function changeCards(
  { store, clock }: Pick<SettingsParts, 'store' | 'clock'>,
  change: (cards: readonly Card[], tx: Tx) => Card[] | Promise<Card[]>,
): Promise<{ readonly rehearsalOffered: boolean }> {
  return store.transaction(async (tx) => {
    const { tactics } = await currentSettings(tx)
    const cards = await change(tactics.cards, tx)
    await writeSettings(tx, { tactics: { ...tactics, cards } }, clock.now())
    const changes = cardChanges(tactics.cards, cards)
    return { rehearsalOffered: await offerRehearsal(tx, changes, clock.now()) }
  })
}
