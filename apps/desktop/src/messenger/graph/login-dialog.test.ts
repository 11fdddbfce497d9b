import { because } from '@pal/core/texts/reason'
import { describe, expect, it } from 'vitest'

import { isLoginReturn, loginAddress, readLoginReturn } from './login-dialog.ts'

const end = 'https://www.facebook.com/connect/login_success.html'

it('asks for the five permissions by the manual flow of a desktop app [FB-03]', () => {
  const { origin, pathname, searchParams } = new URL(loginAddress('123', 'abc'))
  expect(origin + pathname).toBe('https://www.facebook.com/v26.0/dialog/oauth')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: '123',
    redirect_uri: end,
    response_type: 'token',
    state: 'abc',
    scope:
      'pages_manage_metadata,pages_messaging,pages_read_engagement,pages_read_user_content,pages_show_list',
  })
})

describe('where Facebook leads back to', () => {
  it('is one address of its own', () => {
    expect(isLoginReturn(`${end}#access_token=x`)).toBe(true)
    for (const other of [
      'https://www.facebook.com/login.php?next=/connect/login_success.html',
      'https://evil.test/connect/login_success.html#access_token=x',
      'http://www.facebook.com/connect/login_success.html',
      'not an address',
    ])
      expect(isLoginReturn(other), other).toBe(false)
  })

  it('holds the token, and how long it lasts [FB-03]', () => {
    expect(readLoginReturn(`${end}#access_token=EAA1&expires_in=5400&state=abc`, 'abc')).toEqual({
      kind: 'token',
      accessToken: 'EAA1',
      lifeMs: 5_400_000,
    })
  })

  it.each(['#access_token=EAA1&state=other', '#access_token=EAA1', '#state=abc', ''])(
    'counts for nothing without the state of this login: %s [FB-03]',
    (rest) => {
      expect(readLoginReturn(end + rest, 'abc')).toMatchObject({ kind: 'failed' })
    },
  )

  it('tells a person’s no from a failure, which keeps Facebook’s words [FB-03]', () => {
    const no = '?error_reason=user_denied&error=access_denied&error_description=Permissions+error.'
    expect(readLoginReturn(end + no, 'abc')).toEqual({ kind: 'cancelled' })
    const failed = '?error=server_error&error_description=The+app+is+not+active.&state=abc'
    expect(readLoginReturn(end + failed, 'abc')).toEqual({
      kind: 'failed',
      reason: because('login_refused', { words: 'The app is not active.' }),
    })
  })
})
