import type { Settings } from '@pal/core/contract/settings'

/** One of a few known words, or a figure: nothing that somebody wrote. */
const shown: ReadonlySet<string> = new Set([
  'company.timezone',
  'company.country',
  'company.language',
  'company.defaultCurrency',
  'ai.model',
  'ai.responseStyle',
  'tactics.upsellAggression',
  'flow.quietFrom',
  'flow.quietUntil',
  'flow.ownHoursFrom',
  'flow.ownHoursUntil',
  'appearance.colorScheme',
  'appearance.sidebar',
])

/** The settings; of a text that somebody wrote, only how long it is. */
export function settingsLines(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([tab, fields]) =>
    Object.entries(fields).map(([field, value]) => {
      const name = `${tab}.${field}`
      return `${name}: ${shownValue(name, value)}`
    }),
  )
}

function shownValue(name: string, value: unknown): string {
  if (name === 'ai.baseUrl') return hostOf(value)
  if (typeof value === 'string' && !shown.has(name)) {
    return value === '' ? 'empty' : `${value.length} characters`
  }
  if (Array.isArray(value)) return `${value.length} entries`
  if (typeof value === 'object' && value !== null) return `${Object.keys(value).length} entries`
  return String(value)
}

/** An address may hold a key. */
function hostOf(value: unknown): string {
  const address = String(value)
  if (address === '') return 'empty'
  return URL.canParse(address) ? new URL(address).host : 'no address'
}
