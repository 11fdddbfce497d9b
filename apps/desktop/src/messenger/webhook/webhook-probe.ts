import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { type Agent, request as overHttps } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

import type { WebhookResult } from '@pal/core/contract/facebook'
import { because, type Reason } from '@pal/core/texts/reason'

import type { Clock } from '../../platform/clock.ts'

export interface Probe {
  readonly callbackUrl: string
  readonly verifyToken: string
  readonly clock: Clock
  readonly outside?: WebhookProber | undefined
  readonly limitMs?: number
}

/** How the world outside is reached; a test brings its own. */
export interface WebhookProber {
  resolve(host: string): Promise<readonly { readonly address: string }[]>
  /** False: a connection of its own for every call. */
  readonly agent: Agent | false
}

const internet: WebhookProber = { resolve: (host) => lookup(host, { all: true }), agent: false }

export interface ProbeAnswer {
  readonly result: WebhookResult
  readonly reason: Reason
}

const limitMs = 5_000
const longestAnswer = 4_096

/**
 * Facebook's handshake, made by ourselves from the outside. The name is resolved once and that very
 * address is called, so that no answer of a name server can lead the call into this network.
 */
export async function probeWebhook(probe: Probe): Promise<ProbeAnswer> {
  const signal = probe.clock.timeout(probe.limitMs ?? limitMs)
  const url = new URL(probe.callbackUrl)
  try {
    const address = await resolved(url, probe.outside ?? internet, signal)
    if (typeof address !== 'string') return address
    return await shakeHands(url, address, probe, signal)
  } catch (error) {
    return failure(error, url, signal)
  }
}

async function resolved(
  { protocol, hostname }: URL,
  outside: WebhookProber,
  signal: AbortSignal,
): Promise<string | ProbeAnswer> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = await Promise.race([outside.resolve(host), fired(signal)])
  if (protocol !== 'https:' || found.some(({ address }) => isInside(address))) {
    return {
      result: 'inside_address',
      reason: because('webhook_inside_address', { host }),
    }
  }
  return found[0]?.address ?? host
}

function fired(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
/** Of IPv6 only what is given out to the public counts as outside, and of that no way into IPv4. */
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

export function isInside(address: string): boolean {
  if (!isIPv6(address)) return inside.check(address, 'ipv4')
  return !outside6.check(address, 'ipv6') || inside.check(address, 'ipv6')
}

async function shakeHands(
  url: URL,
  address: string,
  { verifyToken, outside = internet }: Probe,
  signal: AbortSignal,
): Promise<ProbeAnswer> {
  const challenge = randomBytes(12).toString('hex')
  const called = new URL(url)
  called.search = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': verifyToken,
    'hub.challenge': challenge,
  }).toString()
  const family = isIPv6(address) ? 6 : 4
  const pinned: LookupFunction = (_, { all }, answer) =>
    all ? answer(null, [{ address, family }]) : answer(null, address, family)
  const { status, text } = await new Promise<{ status: number; text: string }>(
    (resolve, reject) => {
      const { agent } = outside
      const request = overHttps(called, { lookup: pinned, signal, agent }, (response) => {
        beginning(response).then(
          (text) => resolve({ status: response.statusCode ?? 0, text }),
          reject,
        )
      })
      request.once('error', reject)
      request.end()
    },
  )
  return judgeAnswer(status, text === challenge, url)
}

async function beginning(response: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of response as AsyncIterable<Buffer>) {
    text += chunk.toString()
    if (text.length > longestAnswer) break
  }
  response.destroy()
  return text
}

function judgeAnswer(status: number, isChallenge: boolean, { host, pathname }: URL): ProbeAnswer {
  if (status === 200 && isChallenge) {
    return { result: 'reached', reason: because('webhook_reached', { host }) }
  }
  if (status === 403) {
    return { result: 'wrong_token', reason: because('webhook_wrong_token', { host }) }
  }
  return { result: 'other_answer', reason: whatCame(status, `${host}${pathname}`) }
}

function whatCame(status: number, address: string): Reason {
  if (status === 200) return because('webhook_other_answer', { address })
  const leadsOn = status >= 300 && status < 400
  return because(leadsOn ? 'webhook_leads_on' : 'webhook_other_status', { address, status })
}

const certificate = /CERT|SIGNATURE|ISSUER|SELF_SIGNED|EPROTO|^ERR_(?:SSL|TLS)/

function failure(error: unknown, { host, hostname }: URL, signal: AbortSignal): ProbeAnswer {
  if (signal.aborted) {
    return { result: 'timeout', reason: because('webhook_timeout', { host, seconds: 5 }) }
  }
  const code = codeOf(error)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return { result: 'unknown_name', reason: because('webhook_unknown_name', { host: hostname }) }
  }
  if (certificate.test(code)) {
    return { result: 'certificate', reason: because('webhook_certificate', { host, cause: code }) }
  }
  return { result: 'refused', reason: because('webhook_refused', { host, cause: code }) }
}

function codeOf(error: unknown): string {
  const at: unknown = error instanceof AggregateError ? error.errors[0] : error
  if (at instanceof Error && 'code' in at && typeof at.code === 'string') return at.code
  return 'no connection'
}
