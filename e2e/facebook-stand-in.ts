import { createHash, X509Certificate } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** Made for these tests alone; the program that is tested is set to trust the key of the first. */
const trusted = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgom4hYdewvjHDqEyq
DOEcX4daUsBWvt5LAVj6AQ4B96ehRANCAAQXUeExebKaRAjUb3IMArp1kSoZQsnM
WUhccT9QExnXYrF2hNAI2jnAZy4a9/flsoIQfB0ZDKT+QPdzhJHEVWfx
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBqTCCAVCgAwIBAgIUc5mqWEoiDvUXa91vii3q2kmeAJQwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQd3d3LmZhY2Vib29rLmNvbTAgFw0yNjExMjExNTMwMzNaGA8y
MTI2MTAyODE1MzAzM1owGzEZMBcGA1UEAwwQd3d3LmZhY2Vib29rLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABBdR4TF5sppECNRvcgwCunWRKhlCycxZSFxx
P1ATGddisXaE0AjaOcBnLhr39+WyghB8HRkMpP5A93OEkcRVZ/GjcDBuMB0GA1Ud
DgQWBBQ+mFyC8flan2ofdg50aJblkMZxHjAfBgNVHSMEGDAWgBQ+mFyC8flan2of
dg50aJblkMZxHjAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHd3dy5mYWNl
Ym9vay5jb20wCgYIKoZIzj0EAwIDRwAwRAIgDRr39Ft0y6e0hv1yWSXI7q4l3alb
08vcNgNd4hhp3/wCIHrOtZMwsDkgLzV4/6nKwu1rLFHd617dD9yi2mJ9q6fa
-----END CERTIFICATE-----`,
}
const untrusted = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAPkzU/Vrx6GwaCoi
PKRsQvR/L1PWmtr1UciEeeSRbumhRANCAATjcC8gVhZA26X6peE83JrNZiVc1XST
Gb2oLsRhPyeKvbtWnm2fSg5Am0XOBVwPxgP+GQLeo5ePcbLgApGdY1/6
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBqTCCAVCgAwIBAgIUF+MidStXtR/CH5d6dEQ/kukK8nIwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQd3d3LmZhY2Vib29rLmNvbTAgFw0yNjExMjExNTMwMzNaGA8y
MTI2MTAyODE1MzAzM1owGzEZMBcGA1UEAwwQd3d3LmZhY2Vib29rLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABONwLyBWFkDbpfql4Tzcms1mJVzVdJMZvagu
xGE/J4q9u1aebZ9KDkCbRc4FXA/GA/4ZAt6jl49xsuACkZ1jX/qjcDBuMB0GA1Ud
DgQWBBSCJDFXWZebYiGVrlPuv49W1GF/YDAfBgNVHSMEGDAWgBSCJDFXWZebYiGV
rlPuv49W1GF/YDAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHd3dy5mYWNl
Ym9vay5jb20wCgYIKoZIzj0EAwIDRwAwRAIgR4depc3lmJ54X9usTmK0VD5cpjO4
lj+wTFjehaKQ22ECIDsA2l0KRFlYfqhlRewuMy6Vz99JP7SSP5xBkccmrhlw
-----END CERTIFICATE-----`,
}

export interface Asked {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly cookie: string
}

interface Reply {
  readonly status?: number
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string
  /** Never comes. */
  readonly silent?: boolean
}

export interface StandIn extends AsyncDisposable {
  /** What makes a Chromium take it for every host there is. */
  readonly args: readonly string[]
  readonly asked: Asked[]
  /** What is answered elsewhere than in the login, by host and path. */
  readonly places: Map<string, Reply>
  /** Instead of the dialog. */
  dialog: Reply | null
  /** Where Facebook leads to from the dialog; it may use the state of the login. */
  back: (kind: 'done' | 'declined', state: string) => string
  useUntrustedCertificate(on: boolean): void
  goDown(): Promise<void>
  comeBack(): Promise<void>
}

const host = 'www.facebook.com'
const session = 'c_user=61550000000001'

/**
 * The whole web as one server: Facebook's dialog with its login form at www.facebook.com, and at all
 * other hosts what a test puts there.
 */
export async function startFacebook(): Promise<StandIn> {
  const asked: Asked[] = []
  const places = new Map<string, Reply>()
  const server = createServer(trusted, (request, response) => {
    const { method = '', url: path = '/', headers } = request
    asked.push({ method, path, host: headers.host ?? '', cookie: headers.cookie ?? '' })
    request.resume()
    const { status = 200, headers: more, body, silent } = answer(method, path, headers)
    if (silent) return
    const type = { 'content-type': 'text/html; charset=utf-8' }
    response.writeHead(status, { ...type, ...more }).end(body)
  })
  const answer = (method: string, path: string, headers: IncomingHttpHeaders): Reply => {
    const place = places.get(`${headers.host}${path}`)
    if (place) return place
    const { pathname, searchParams: query } = new URL(path, `https://${host}`)
    const onto = (to: string, more?: OutgoingHttpHeaders): Reply => ({
      status: 302,
      headers: { location: to, ...more },
    })
    if (headers.host !== host) return { body: page('Elsewhere', '') }
    if (pathname.endsWith('/dialog/oauth')) {
      if (standIn.dialog) return standIn.dialog
      return { body: headers.cookie?.includes(session) ? consent(query) : form(path) }
    }
    if (method === 'POST' && pathname === '/login') {
      return onto(query.get('next') ?? '/', {
        'set-cookie': `${session}; Secure; HttpOnly; Path=/`,
      })
    }
    if (method === 'POST' && pathname === '/dialog/answer') {
      const kind = query.get('kind') === 'done' ? 'done' : 'declined'
      return onto(standIn.back(kind, query.get('state') ?? ''))
    }
    return { status: 404, body: page('Not found', '') }
  }
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const goDown = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const standIn: StandIn = {
    args: [
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${fingerprint(trusted.cert)}`,
    ],
    asked,
    places,
    dialog: null,
    back: () => '',
    useUntrustedCertificate: (on) => {
      server.setSecureContext(on ? untrusted : trusted)
      server.closeAllConnections()
    },
    goDown,
    comeBack: () => listen(port),
    [Symbol.asyncDispose]: goDown,
  }
  return standIn
}

function fingerprint(cert: string): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

function page(title: string, body: string): string {
  const style = `body { margin: 0; background: #f0f2f5; font: 16px sans-serif; color: #1c1e21 }
    header { background: #1877f2; color: #fff; padding: 14px 24px; font-weight: bold }
    main { max-width: 400px; margin: 48px auto; padding: 24px; background: #fff; border-radius: 8px }
    input, button { display: block; box-sizing: border-box; width: 100%; margin: 12px 0; padding: 12px; font: inherit }
    button { border: 0; border-radius: 6px; background: #1877f2; color: #fff }`
  return `<!doctype html><html lang="en"><title>${title}</title><style>${style}</style>
    <header>facebook</header><main>${body}</main></html>`
}

function form(next: string): string {
  return page(
    'Log in to Facebook',
    `<h1>Log in</h1><form method="post" action="/login?next=${encodeURIComponent(next)}">
      <input name="email" aria-label="Email"><input name="pass" type="password" aria-label="Password">
      <button>Log in</button></form>`,
  )
}

function consent(query: URLSearchParams): string {
  const to = (kind: string) =>
    `/dialog/answer?kind=${kind}&state=${encodeURIComponent(query.get('state') ?? '')}`
  return page(
    'Log in with Facebook',
    `<h1>PAL test app wants to manage your pages</h1>
      <form method="post" action="${to('done')}"><button>Continue as Sara</button></form>
      <form method="post" action="${to('declined')}"><button>Not now</button></form>`,
  )
}
