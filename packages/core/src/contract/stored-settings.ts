import { defaultSettings, settingsTabs, type Settings } from './settings.ts'

type Tab = keyof Settings

/**
 * The settings that count, of what is stored. A field that this version does not take (written by
 * another one, or edited by hand) counts as its default; the rest of its tab stays.
 */
export function settingsFrom(stored: { readonly [T in Tab]?: unknown }): Settings {
  return {
    company: readTab('company', stored.company),
    ai: readTab('ai', stored.ai),
    tactics: readTab('tactics', stored.tactics),
    flow: readTab('flow', stored.flow),
    agent: readTab('agent', stored.agent),
    notifications: readTab('notifications', stored.notifications),
    data: readTab('data', stored.data),
    appearance: readTab('appearance', stored.appearance),
  }
}

function readTab<T extends Tab>(tab: T, stored: unknown): Settings[T] {
  const schemas: { [K in Tab]: { parse: (value: unknown) => Settings[K] } } = settingsTabs
  const fields = Object.entries<unknown>(
    typeof stored === 'object' && stored !== null ? { ...stored } : {},
  ).filter(([name]) => name in settingsTabs[tab].shape)
  const isTaken = (chosen: typeof fields) =>
    settingsTabs[tab].safeParse({ ...defaultSettings[tab], ...Object.fromEntries(chosen) }).success
  const good = isTaken(fields) ? fields : fields.filter((field) => isTaken([field]))
  return schemas[tab].parse({ ...defaultSettings[tab], ...Object.fromEntries(good) })
}
