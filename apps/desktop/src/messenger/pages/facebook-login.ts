import { randomBytes } from 'node:crypto'

import type { Answer } from '@pal/core/contract/endpoints'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'

import { isLoginReturn, loginAddress, readLoginReturn } from '../graph/login-dialog.ts'
import { appKeys, loginWithFacebook, storedAppId, type FacebookParts } from './facebook-pages.ts'

export interface LoginVisit {
  readonly address: string
  /** The address that ends the visit. */
  readonly isEnd: (address: string) => boolean
  /** Closes the window when fired. */
  readonly signal: AbortSignal
}

/** Shows Facebook in a window of its own; answers the address of the end, null where it was closed. */
export type OpenLoginWindow = (visit: LoginVisit) => Promise<string | null>

export interface LoginParts extends FacebookParts {
  /** Null where there is no desktop to open a window on. */
  readonly openLoginWindow: OpenLoginWindow | null
}

export async function loginWays(parts: LoginParts): Promise<Answer<'facebook.loginWindow'>> {
  const { openLoginWindow, secrets } = parts
  const longLived = (await appKeys(secrets)) !== null
  if (openLoginWindow === null) return { window: 'no_desktop', longLived }
  const known = (await storedAppId(secrets)) !== null
  return { window: known ? 'ready' : 'no_app_id', longLived }
}

/** The token goes from the window to the store in this process; no screen ever sees it. */
export async function loginInWindow(
  parts: LoginParts,
  signal: AbortSignal,
): Promise<Answer<'facebook.login'>> {
  const { openLoginWindow, secrets, log } = parts
  if (openLoginWindow === null) {
    throw new AppError('unavailable', because('login_no_desktop'))
  }
  const appId = await storedAppId(secrets)
  if (appId === null) {
    throw new AppError('conflict', because('login_no_app_id'))
  }
  const state = randomBytes(32).toString('base64url')
  const end = await openLoginWindow({
    address: loginAddress(appId, state),
    isEnd: isLoginReturn,
    signal,
  })
  const returned = end === null ? ({ kind: 'cancelled' } as const) : readLoginReturn(end, state)
  switch (returned.kind) {
    case 'cancelled':
      log.write('info', 'facebook', entry('login_cancelled'))
      return { success: false, cancelled: true }
    case 'failed':
      log.write('warn', 'facebook', entry('login_failed', { reason: returned.reason }))
      throw new AppError('refused_upstream', returned.reason)
    case 'token':
      return loginWithFacebook(parts, returned.accessToken, returned.lifeMs)
  }
}
