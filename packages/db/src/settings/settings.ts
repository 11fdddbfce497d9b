import { isDeepStrictEqual } from 'node:util'

import { defaultSettings, type Settings, type SettingsTab } from '@pal/core/contract/settings'

import type { Reads, Tx } from '../schema/reads.ts'
import { readStoredJson } from '../schema/stored-json.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { count, counter } from '../stats/counters.ts'

export type StoredTabs = Partial<Record<SettingsTab, unknown>>

/** What is stored, by tab; the caller parses it, for an older version may have written it. */
export async function readSettings(db: Reads): Promise<StoredTabs> {
  const rows = await tabs(db, {})
  return Object.fromEntries(rows.map(({ tab, value }) => [tab, contentOf(tab, value)]))
}

const lastRead = new Map<SettingsTab, { readonly value: string; readonly content: unknown }>()

/** The same object as long as the text is the same: whoever reads it knows then what it means. */
function contentOf(tab: SettingsTab, value: string): unknown {
  const known = lastRead.get(tab)
  if (known?.value === value) return known.content
  const content = readStoredJson(value)
  lastRead.set(tab, { value, content })
  return content
}

const tabs = preparedQuery((db: Reads, _values: object) =>
  db.selectFrom('settings').select(['tab', 'value']),
)

/** Tabs of which nothing can be read: their defaults count until they are saved again. */
export async function unreadableTabs(db: Reads): Promise<string[]> {
  const stored = Object.entries(await readSettings(db))
  return stored.flatMap(([tab, value]) => (typeof value === 'object' && value !== null ? [] : tab))
}

type Fields = Readonly<Record<string, unknown>>

/** The agent's answers follow from these tabs, but for the fields that are named here. */
const besideAnswers: Readonly<Partial<Record<SettingsTab, readonly string[]>>> = {
  company: ['contactPhone', 'address'] satisfies (keyof Settings['company'])[],
  ai: ['prices', 'dollarRates', 'responseTimeout'] satisfies (keyof Settings['ai'])[],
  tactics: [],
  flow: [
    'followUpsEnabled',
    'followUpDelayHours',
    'quietFrom',
    'quietUntil',
    'takeoverHours',
    'ownHours',
    'ownHoursFrom',
    'ownHoursUntil',
    'answersInRow',
    'answersPerDay',
    'humanAgent',
    'savedReplies',
  ] satisfies (keyof Settings['flow'])[],
}

/** Whether the agent could answer otherwise by it. What was never saved counts as it is by default. */
function changesAnswers(tab: SettingsTab, was: unknown, is: unknown): boolean {
  const beside = besideAnswers[tab]
  if (!beside) return false
  const old: Fields = { ...defaultSettings[tab], ...fieldsOf(was) }
  const next: Fields = { ...defaultSettings[tab], ...fieldsOf(is) }
  return Object.keys({ ...old, ...next }).some(
    (field) => !beside.includes(field) && !isDeepStrictEqual(old[field], next[field]),
  )
}

const fieldsOf = (content: unknown): object =>
  typeof content === 'object' && content !== null ? content : {}

/** Replaces whole tabs. A save that changes what the agent answers has a number, which its decisions name. */
export async function writeSettings(tx: Tx, tabs: StoredTabs, now: number): Promise<number> {
  const changed = Object.entries(tabs) as [SettingsTab, unknown][]
  const before = await readSettings(tx)
  for (const [tab, content] of changed) {
    const value = JSON.stringify(content)
    await tx
      .insertInto('settings')
      .values({ tab, value, updated_at: now })
      .onConflict((on) => on.column('tab').doUpdateSet({ value, updated_at: now }))
      .execute()
  }
  if (changed.some(([tab, is]) => changesAnswers(tab, before[tab], is)))
    await count(tx, { 'settings.version': 1 })
  return settingsVersion(tx)
}

export async function settingsVersion(db: Reads): Promise<number> {
  return counter(db, 'settings.version')
}
