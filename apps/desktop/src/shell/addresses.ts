import { isFacebookAddress } from '@pal/core/domain/facebook-address'

/** Where a link of ours may lead in the person's own browser. */
const outsideHosts = new Set([
  'developers.facebook.com',
  'business.facebook.com',
  'platform.openai.com',
])

/** Answers true for an https address of a place that the screens link to, or a post that was shared. */
export function mayOpenOutside(address: string): boolean {
  return isFacebookAddress(address) || isPlainHttps(address, outsideHosts)
}

/** Where a login may lead: the dialog, its forms, the confirmation of who one is. */
const loginHosts = new Set([
  'facebook.com',
  'www.facebook.com',
  'm.facebook.com',
  'web.facebook.com',
  'business.facebook.com',
  'accountscenter.facebook.com',
])

export function isFacebookPage(address: string): boolean {
  return isPlainHttps(address, loginHosts)
}

/**
 * Whom Facebook asks whether a person logs in: its frame of fbsbx.com holds one of Google or of
 * Arkose. None of them may fill the window.
 */
const captchas = new Map([
  ['www.fbsbx.com', '/captcha/'],
  ['www.google.com', '/recaptcha/'],
  ['www.recaptcha.net', '/recaptcha/'],
  ['meta-api.arkoselabs.com', '/'],
])

/** Answers true for what a frame within a page of Facebook may show. */
export function isLoginFrame(address: string): boolean {
  if (isFacebookPage(address)) return true
  if (!isPlainHttps(address, captchas)) return false
  const { hostname, pathname } = new URL(address)
  const folder = captchas.get(hostname)
  return folder !== undefined && pathname.startsWith(folder)
}

function isPlainHttps(address: string, hosts: Pick<ReadonlySet<string>, 'has'>): boolean {
  const url = parse(address)
  if (url?.protocol !== 'https:' || !hosts.has(url.hostname)) return false
  return url.username === '' && url.password === '' && url.port === ''
}

/** Answers true for a page of our own server; a `blob:` or `view-source:` of it is none. */
export function isOwnPage(address: string, origin: string): boolean {
  const url = parse(address)
  return url?.protocol === 'http:' && url.origin === origin
}

/** What our page may save: an answer of our server, or what it made itself. */
export function isOwnContent(address: string, origin: string): boolean {
  return parse(address)?.origin === origin
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}
