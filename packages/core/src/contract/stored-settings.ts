import { defaultSettings, settingsTabs, type Settings } from './settings.ts'

type Tab = keyof Settings

/** What fields were called in stores of earlier versions. */
const earlierNames: { readonly [T in Tab]?: Readonly<Record<string, keyof Settings[T] & string>> } =
  {
    ai: { reviewSpeech: 'review', strictSpeech: 'strictMode', answerLanguages: 'languages' },
  }

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

const read: { readonly [T in Tab]: WeakMap<object, Settings[T]> } = {
  company: new WeakMap(),
  ai: new WeakMap(),
  tactics: new WeakMap(),
  flow: new WeakMap(),
  agent: new WeakMap(),
  notifications: new WeakMap(),
  data: new WeakMap(),
  appearance: new WeakMap(),
}
const nothing = {}

/** What is stored stays the same for long, and every turn asks for it: the same object is read once. */
function readTab<T extends Tab>(tab: T, stored: unknown): Settings[T] {
  const key = typeof stored === 'object' && stored !== null ? stored : nothing
  const known: WeakMap<object, Settings[T]> = read[tab]
  const before = known.get(key)
  if (before) return before
  const settings = parseTab(tab, key)
  known.set(key, settings)
  return settings
}

function parseTab<T extends Tab>(tab: T, stored: object): Settings[T] {
  const schemas: { [K in Tab]: { parse: (value: unknown) => Settings[K] } } = settingsTabs
  const all = new Map(Object.entries<unknown>({ ...stored }))
  for (const [earlier, name] of Object.entries<string>(earlierNames[tab] ?? {}))
    if (all.has(earlier) && !all.has(name)) all.set(name, all.get(earlier))
  const fields = [...all].filter(([name]) => name in settingsTabs[tab].shape)
  const isTaken = (chosen: typeof fields) =>
    settingsTabs[tab].safeParse({ ...defaultSettings[tab], ...Object.fromEntries(chosen) }).success
  const good = isTaken(fields) ? fields : fields.map(withoutNul).filter((field) => isTaken([field]))
  return schemas[tab].parse({ ...defaultSettings[tab], ...Object.fromEntries(good) })
}

/** Earlier versions took it in any text. */
const withoutNul = <T>(field: T): T =>
  JSON.parse(JSON.stringify(field), (_, part: unknown) =>
    typeof part === 'string' ? part.replaceAll('\0', '') : part,
  ) as T
