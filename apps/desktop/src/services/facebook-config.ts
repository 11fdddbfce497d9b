import type { Body } from '@pal/core/contract/endpoints'
import type { ConfigStatus } from '@pal/core/contract/facebook'

import type { SecretName, Secrets } from './secrets.ts'

const pageToken = 'facebook.page_token.'

/** Which credentials can be used now: one that is stored but cannot be opened counts as missing. */
export async function configStatus(secrets: Secrets): Promise<ConfigStatus> {
  const [hasPageToken, hasVerifyToken, hasAppSecret, hasAppId] = await Promise.all([
    hasAnyPageToken(secrets),
    secrets.has('facebook.verify_token'),
    secrets.has('facebook.app_secret'),
    secrets.has('facebook.app_id'),
  ])
  return {
    hasPageToken,
    hasVerifyToken,
    hasAppSecret,
    hasAppId,
    isFullyConfigured: hasPageToken && hasVerifyToken && hasAppSecret,
  }
}

async function hasAnyPageToken(secrets: Secrets): Promise<boolean> {
  for (const name of await secrets.names()) {
    if (isPageToken(name) && (await secrets.has(name))) return true
  }
  return false
}

const isPageToken = (name: string): name is SecretName => name.startsWith(pageToken)

/** Stores what is given, forgets what is null, and leaves the rest. */
export async function saveFacebookConfig(
  secrets: Secrets,
  given: Body<'facebook.saveConfig'>,
): Promise<ConfigStatus> {
  const named = [
    ['facebook.page_token.pasted', given.pageAccessToken],
    ['facebook.verify_token', given.verifyToken],
    ['facebook.app_secret', given.appSecret],
    ['facebook.app_id', given.appId],
  ] as const satisfies readonly (readonly [SecretName, string | null | undefined])[]
  for (const [name, text] of named) {
    if (text === null) await secrets.remove(name)
    else if (text !== undefined) await secrets.set(name, text)
  }
  return configStatus(secrets)
}
