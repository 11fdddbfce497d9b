import { maskText } from '@pal/core/domain/mask'
import { secondMs } from '@pal/core/durations'
import { because, type Reason } from '@pal/core/texts/reason'

import { graphVersion } from './graph.ts'

const facebook = 'https://www.facebook.com'
const returnPath = '/connect/login_success.html'

const permissions = [
  'pages_manage_metadata',
  'pages_messaging',
  'pages_read_engagement',
  'pages_read_user_content',
  // Without it no page is listed.
  'pages_show_list',
]

/** The manual flow of a desktop app: Facebook leads to an address of its own that holds the token. */
export function loginAddress(appId: string, state: string): string {
  const address = new URL(`${facebook}/${graphVersion}/dialog/oauth`)
  address.search = new URLSearchParams({
    client_id: appId,
    redirect_uri: `${facebook}${returnPath}`,
    response_type: 'token',
    state,
    scope: permissions.join(','),
    // A permission that was declined once is asked for again.
    auth_type: 'rerequest',
  }).toString()
  return address.href
}

export type LoginReturn =
  | { readonly kind: 'token'; readonly accessToken: string; readonly lifeMs: number | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly reason: Reason }

export function isLoginReturn(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, pathname } = new URL(address)
  return origin === facebook && pathname === returnPath
}

const longestReason = 300

/** What the address says to which Facebook led back. A token counts only with the state of this login. */
export function readLoginReturn(address: string, state: string): LoginReturn {
  const { search, hash } = new URL(address)
  const returned = new Map([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))])
  if (returned.get('error_reason') === 'user_denied' || returned.get('error') === 'access_denied') {
    return { kind: 'cancelled' }
  }
  const words =
    returned.get('error_description') ?? returned.get('error_message') ?? returned.get('error')
  if (words !== undefined) {
    const said = maskText(words.slice(0, longestReason))
    return { kind: 'failed', reason: because('login_refused', { words: said }) }
  }
  const accessToken = returned.get('access_token')
  if (!accessToken || returned.get('state') !== state) {
    return { kind: 'failed', reason: because('login_foreign_return') }
  }
  const seconds = Number(returned.get('expires_in'))
  return { kind: 'token', accessToken, lifeMs: seconds > 0 ? seconds * secondMs : null }
}
