import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { WebhookResult } from '@pal/core/contract/facebook'
import { because, type Reason } from '@pal/core/texts/reason'

import type { Clock } from '../../platform/clock.ts'
import { addressOutside, askOutside, internet, type Outside } from '../../platform/outside.ts'

export interface Probe {
  readonly callbackUrl: string
  readonly verifyToken: string
  readonly clock: Clock
  readonly outside?: Outside | undefined
  readonly limitMs?: number
}

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
  using signal = probe.clock.timeout(probe.limitMs ?? limitMs)
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
  url: URL,
  outside: Outside,
  signal: AbortSignal,
): Promise<string | ProbeAnswer> {
  const address = await addressOutside(url, outside, signal)
  if (url.protocol === 'https:' && address !== null) return address
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { result: 'inside_address', reason: because('webhook_inside_address', { host }) }
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
  const response = await askOutside(called, outside, { address, signal })
  const text = await beginning(response)
  const status = response.statusCode ?? 0
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
