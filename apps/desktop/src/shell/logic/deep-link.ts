export const linkScheme = 'pal-admin'

const pages = new Set([
  'campaigns',
  'conversations',
  'orders',
  'products',
  'ai-analytics',
  'logs',
  'settings',
  'help',
])
/** Pages that show one of their things: `pal-admin://orders/12`. */
const single = new Map([
  ['conversations', 'view'],
  ['orders', 'order'],
])
const settingsTabs = new Set([
  'general',
  'ai',
  'tactics',
  'flow',
  'integrations',
  'notifications',
  'data',
])
const id = /^[1-9]\d{0,14}$/
const longest = 200

/**
 * The address inside the window that a link of ours leads to. A link comes from anywhere, so it only
 * ever shows something: no query, no fragment, nothing but a known page and an id. Null for others.
 */
export function pathOfLink(link: string): string | null {
  if (link.length > longest || !/^[a-z-]+:\/\//i.test(link) || !URL.canParse(link)) return null
  const { protocol, host, pathname, search, hash, username, password } = new URL(link)
  if (protocol !== `${linkScheme}:` || search || hash || username || password) return null
  const [page = '', what, ...more] = `${host}${pathname}`.replace(/\/$/, '').split('/')
  if (more.length > 0) return null
  if (page === '' || page === 'dashboard') return what === undefined ? '/' : null
  if (!pages.has(page)) return null
  if (what === undefined) return `/${page}`
  const name = single.get(page)
  if (name !== undefined && id.test(what)) return `/${page}?${name}=${what}`
  return page === 'settings' && settingsTabs.has(what) ? `/settings?tab=${what}` : null
}

/** On Windows and Linux the system starts the program with the link as an argument. */
export function pathOfArguments(args: readonly string[]): string | null {
  const link = args.find((each) => each.toLowerCase().startsWith(`${linkScheme}:`))
  return link === undefined ? null : pathOfLink(link)
}
