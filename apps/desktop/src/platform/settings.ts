import {
  defaultSettings,
  settingsTabs,
  type Settings,
  type SettingsAnswer,
  type SettingsPatch,
} from '@pal/core/contract/settings'
import type { Store } from '@pal/db/maintenance/store'
import type { Reads } from '@pal/db/schema/reads'
import { readSettings, writeSettings } from '@pal/db/settings/settings'

import type { Clock } from './clock.ts'
import { keyNameOf, type Secrets } from './vault/secrets.ts'

/**
 * The settings as they count now. A stored field that this version does not take (written by
 * another one, or edited by hand) counts as its default; the rest of its tab stays.
 */
export async function currentSettings(db: Reads): Promise<Settings> {
  const stored = await readSettings(db)
  return {
    company: readTab('company', stored['company']),
    ai: readTab('ai', stored['ai']),
    tactics: readTab('tactics', stored['tactics']),
    flow: readTab('flow', stored['flow']),
    notifications: readTab('notifications', stored['notifications']),
    data: readTab('data', stored['data']),
    appearance: readTab('appearance', stored['appearance']),
  }
}

type Tab = keyof Settings

function readTab<T extends Tab>(tab: T, stored: unknown): Settings[T] {
  const schemas: { [K in Tab]: { parse: (value: unknown) => Settings[K] } } = settingsTabs
  const fields = Object.entries<unknown>(
    typeof stored === 'object' && stored !== null ? { ...stored } : {},
  )
  const good = fields.filter(
    ([name, value]) =>
      name in settingsTabs[tab].shape &&
      settingsTabs[tab].safeParse({ ...defaultSettings[tab], [name]: value }).success,
  )
  return schemas[tab].parse({ ...defaultSettings[tab], ...Object.fromEntries(good) })
}

/** What the page must know before it is drawn. */
export async function pageAttributes(db: Reads) {
  const { appearance, company } = await currentSettings(db)
  return {
    'data-color-scheme': appearance.colorScheme,
    'data-sidebar': appearance.sidebar,
    'data-time-zone': company.timezone,
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
  const hint = await secrets.hint(keyNameOf(baseUrl))
  return { apiKeySet: hint !== null, apiKeyLast4: hint }
}

/** Changes the named fields and seals the key for its server; a null key is forgotten. */
export async function changeSettings(
  { store, secrets, clock }: SettingsParts,
  patch: SettingsPatch,
): Promise<void> {
  const { apiKey, ...ai } = patch.ai ?? {}
  if (apiKey !== undefined) {
    const name = keyNameOf(ai.baseUrl ?? (await currentSettings(store.db)).ai.baseUrl)
    await (apiKey === null ? secrets.remove(name) : secrets.set(name, apiKey))
  }
  await store.transaction(async (tx) => {
    const current = await currentSettings(tx)
    const parts = { ...patch, ai: patch.ai && ai }
    const changed = (Object.keys(settingsTabs) as Tab[])
      .filter((tab) => Object.keys(parts[tab] ?? {}).length > 0)
      .map((tab): [string, unknown] => [tab, { ...current[tab], ...parts[tab] }])
    if (changed.length > 0) await writeSettings(tx, Object.fromEntries(changed), clock.now())
  })
}
