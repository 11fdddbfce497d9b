import { because } from '@pal/core/texts/reason'
import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { GraphError } from './graph-error.ts'
import { GraphClient } from './graph.ts'
import { identifyPage, loginWithUserToken } from './identity.ts'

let facebook: GraphDouble
let client: GraphClient

beforeEach(async () => {
  facebook = await startGraphDouble()
  client = new GraphClient({ url: facebook.url, clock: systemClock, appSecret: async () => null })
})
afterEach(() => facebook.close())

describe('a pasted page token', () => {
  it('tells its page [FB-01]', async () => {
    const page = facebook.addPage({ name: 'Blue Shop', category: 'Jewellery' })
    expect(await identifyPage(client, page.token)).toMatchObject({
      ok: true,
      id: page.id,
      name: 'Blue Shop',
      category: 'Jewellery',
    })
  })

  it('says which permissions are missing: all of them with the app keys, else the first [FB-01]', async () => {
    const page = facebook.addPage({ name: 'Blue Shop', scopes: ['pages_messaging'] })
    const withKeys = await identifyPage(client, page.token, facebook.app)
    expect(withKeys).toMatchObject({
      ok: false,
      missing: ['pages_manage_metadata', 'pages_read_engagement'],
      reason: because('token_lacks_permissions', {
        count: 2,
        permissions: 'pages_manage_metadata, pages_read_engagement',
      }),
    })
    const without = await identifyPage(client, page.token)
    expect(without).toMatchObject({ ok: false, missing: ['pages_manage_metadata'] })
  })

  it('is refused, with the reason, when it is a person’s, dead or no token at all [FB-01]', async () => {
    const page = facebook.addPage({ name: 'Blue Shop' })
    const user = facebook.addUser({ pages: [page] })
    const reasonOf = async (token: string) => {
      const answer = await identifyPage(client, token)
      return answer.ok ? 'ok' : answer.reason.code
    }
    expect(await reasonOf(user.token)).toBe('token_of_person')
    expect(await reasonOf('nonsense')).toBe('token_unknown')
    facebook.expireToken(page, 460)
    expect(await reasonOf(page.token)).toBe('graph_password_changed')
  })

  it('is not called wrong when Facebook could not be asked', async () => {
    const page = facebook.addPage({ name: 'Blue Shop' })
    facebook.failNext('reset')
    expect(await identifyPage(client, page.token)).toMatchObject({
      ok: false,
      undecided: { kind: 'unreachable' },
    })
  })

  it('is not called wrong while Facebook takes no more calls, or for a wrong app secret [FB-08]', async () => {
    const page = facebook.addPage({ name: 'Blue Shop' })
    for (const [path, code] of [
      ['/me', 4],
      ['/me', 80_001],
      ['/conversations', 613],
    ] as const) {
      facebook.fail({ path, times: 1, how: { error: { code, status: 400 } } })
      expect(await identifyPage(client, page.token)).toMatchObject({
        ok: false,
        undecided: { kind: 'rate' },
      })
    }
    const wrong = new GraphClient({
      url: facebook.url,
      clock: systemClock,
      appSecret: async () => 'f'.repeat(32),
    })
    expect(await identifyPage(wrong, page.token)).toMatchObject({
      ok: false,
      undecided: { kind: 'app_secret' },
    })
  })

  it('is not called wrong for an app id that is: that is reported of the app [FB-01]', async () => {
    const page = facebook.addPage({ name: 'Blue Shop' })
    const wrong = { id: '9999999999', secret: facebook.app.secret }
    const about = (token: string) => identifyPage(client, token, wrong)
    expect(await about(page.token)).toMatchObject({
      ok: false,
      reason: because('graph_unknown_app'),
      undecided: { kind: 'app_secret', code: 190 },
    })
    expect(await about('nonsense')).toMatchObject({
      ok: false,
      reason: because('token_unknown'),
      undecided: null,
    })
  })
})

describe('a login', () => {
  it('reads the person and every page over all pages of the list [FB-02]', async () => {
    const pages = Array.from({ length: 130 }, (_, n) => facebook.addPage({ name: `Shop ${n}` }))
    const user = facebook.addUser({ name: 'Sara Seller', pages })
    const login = await loginWithUserToken(client, user.token)
    expect(login).toMatchObject({ userId: user.id, userName: 'Sara Seller', longLived: false })
    expect(new Set(login.pages.map(({ id }) => id))).toEqual(new Set(pages.map(({ id }) => id)))
    expect(await identifyPage(client, login.pages[0]?.token ?? '')).toMatchObject({ ok: true })
    expect(login.pages[0]?.tasks).toContain('MESSAGING')
  })

  it('exchanges the token where the app keys are known, so that it outlives the hour [FB-02]', async () => {
    const page = facebook.addPage({ name: 'Blue Shop' })
    const user = facebook.addUser({ pages: [page], shortLived: true })
    const login = await loginWithUserToken(client, user.token, facebook.app)
    expect(login.longLived).toBe(true)
    facebook.advance(2 * 3_600_000)
    const token = login.pages[0]?.token ?? ''
    expect(await identifyPage(client, token)).toMatchObject({ ok: true, id: page.id })
    const again = await loginWithUserToken(client, user.token).catch((error: unknown) => error)
    expect(again).toBeInstanceOf(GraphError)
  })

  it('fails in words with wrong app keys, and names the right to list pages among all that is missing', async () => {
    const user = facebook.addUser({ scopes: ['pages_messaging'] })
    const { missing, pages } = await loginWithUserToken(client, user.token)
    expect(missing).toEqual(['pages_manage_metadata', 'pages_read_engagement', 'pages_show_list'])
    expect(pages).toEqual([])
    const wrong = { id: '1', secret: facebook.app.secret }
    await expect(loginWithUserToken(client, user.token, wrong)).rejects.toThrow('app id')
  })
})
