import { randomBytes } from 'node:crypto'

import type { Answer, Body } from '@pal/core/contract/endpoints'
import { type WebhookResult, webhookResults, type WebhookSetup } from '@pal/core/contract/facebook'
import { isoTimeOrNull } from '@pal/core/domain/iso-time'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { answerOf, because, readReason } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'
import type { Reads } from '@pal/db/schema/reads'
import { lastWebhookContact, readAppState, writeAppState } from '@pal/db/settings/app-state'
import * as z from 'zod/mini'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Outside } from '../../platform/outside.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import { subscribedFields } from '../graph/subscription.ts'
import { probeWebhook, type ProbeAnswer } from './webhook-probe.ts'

/** Where the webhook listens on this machine. */
export interface WebhookPlace {
  readonly port: number | null
  readonly fixed: boolean
  move(port: number | null): Promise<void>
}

export interface WebhookParts {
  readonly store: Store
  readonly secrets: Secrets
  readonly log: Log
  readonly clock: Clock
  readonly webhook: WebhookPlace
  /** Tests have the self-test's calls end at a tunnel of their own. */
  readonly outside?: Outside | undefined
}

/** An older version stored the sentence. */
const lastTest = z.pipe(
  z.object({
    at: z.string(),
    result: z.enum(webhookResults),
    reason: z.optional(z.unknown()),
    message: z.optional(z.string()),
  }),
  z.transform(({ at, result, reason, message = '' }) => ({
    at,
    result,
    reason: readReason(reason) ?? because('earlier_text', { text: message }),
  })),
)
const stored = z.object({
  publicUrl: z._default(z.string(), ''),
  port: z._default(z.nullable(z.int()), null),
  lastTest: z._default(z.nullable(lastTest), null),
})
type Stored = z.output<typeof stored>

export async function storedWebhook(db: Reads): Promise<Stored> {
  const read = stored.safeParse((await readAppState(db, 'webhook_setup')) ?? {})
  return read.success ? read.data : { publicUrl: '', port: null, lastTest: null }
}

async function change({ store, clock }: WebhookParts, changes: Partial<Stored>): Promise<void> {
  await store.transaction(async (tx) => {
    const setup = { ...(await storedWebhook(tx)), ...changes }
    await writeAppState(tx, 'webhook_setup', setup, clock.now())
  })
}

export async function webhookSetup(parts: WebhookParts): Promise<WebhookSetup> {
  const { store, secrets, webhook } = parts
  const [kept, contact, hasVerifyToken, hasAppSecret] = await Promise.all([
    storedWebhook(store.db),
    lastWebhookContact(store.db),
    secrets.has('facebook.verify_token'),
    secrets.has('facebook.app_secret'),
  ])
  const { port, fixed } = webhook
  const { publicUrl } = kept
  return {
    port,
    portFixed: fixed,
    target: port === null ? null : `http://127.0.0.1:${port}/webhook`,
    publicUrl,
    callbackUrl: callbackOf(publicUrl),
    hasVerifyToken,
    hasAppSecret,
    fields: [...subscribedFields],
    lastEventAt: isoTimeOrNull(contact),
    lastTest: testAnswer(testStillValid(kept, { port, hasVerifyToken })),
  }
}

interface SetUp {
  readonly port: number | null
  readonly hasVerifyToken: boolean
}

/** The last test, unless it missed something that has been set up since. */
export function testStillValid(
  { lastTest, publicUrl }: Stored,
  { port, hasVerifyToken }: SetUp,
): Stored['lastTest'] {
  const fixed: Partial<Record<WebhookResult, boolean>> = {
    no_listener: port !== null,
    no_address: publicUrl !== '',
    no_verify_token: hasVerifyToken,
  }
  return lastTest && fixed[lastTest.result] ? null : lastTest
}

const testAnswer = (test: Stored['lastTest']) => test && { ...test, reason: answerOf(test.reason) }

const path = '/webhook'

/** What people copy may end with the path already. */
function callbackOf(publicUrl: string): string | null {
  if (publicUrl === '') return null
  const base = publicUrl.replace(/\/+$/, '')
  return base.endsWith(path) ? base : `${base}${path}`
}

export async function saveWebhook(
  parts: WebhookParts,
  { publicUrl, port }: Body<'facebook.saveWebhook'>,
): Promise<WebhookSetup> {
  const { webhook, log } = parts
  if (port !== undefined && port !== webhook.port) {
    if (webhook.fixed) {
      throw new AppError('conflict', because('webhook_port_fixed'), { field: 'port' })
    }
    await webhook.move(port).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause
      throw new AppError(cause.kind, cause.reason, { field: 'port', cause })
    })
    log.write(
      'info',
      'webhook',
      port === null ? entry('webhook_closed_now') : entry('webhook_listens', { port }),
    )
  }
  await change(parts, {
    ...(port !== undefined && { port }),
    ...(publicUrl !== undefined && { publicUrl }),
    // What was found of another address or port says nothing of this one.
    lastTest: null,
  })
  return webhookSetup(parts)
}

/** The only time that it is shown: whoever loses it makes another one. */
export async function makeVerifyToken(parts: WebhookParts): Promise<string> {
  const { secrets, log } = parts
  const token = randomBytes(24).toString('base64url')
  await secrets.set('facebook.verify_token', token)
  // What was found with another one says nothing of this one.
  await change(parts, { lastTest: null })
  log.write('info', 'webhook', entry('webhook_verify_token_made'))
  return token
}

export async function testWebhook(parts: WebhookParts): Promise<Answer<'facebook.testWebhook'>> {
  const { log, clock } = parts
  const { result, reason } = await probe(parts)
  const lastTest = { at: new Date(clock.now()).toISOString(), result, reason }
  await change(parts, { lastTest })
  const level = result === 'reached' ? 'info' : 'warn'
  log.write(level, 'webhook', entry('webhook_tested', { reason }), { result })
  return { ...lastTest, reason: answerOf(reason) }
}

async function probe(parts: WebhookParts): Promise<ProbeAnswer> {
  const { secrets, webhook, store, clock, outside } = parts
  if (webhook.port === null) {
    return { result: 'no_listener', reason: because('webhook_closed') }
  }
  const callbackUrl = callbackOf((await storedWebhook(store.db)).publicUrl)
  if (callbackUrl === null) {
    return { result: 'no_address', reason: because('webhook_no_address') }
  }
  const verifyToken = await secrets.get('facebook.verify_token')
  if (verifyToken === null) {
    return { result: 'no_verify_token', reason: because('webhook_no_verify_token') }
  }
  return probeWebhook({ callbackUrl, verifyToken, clock, outside })
}
