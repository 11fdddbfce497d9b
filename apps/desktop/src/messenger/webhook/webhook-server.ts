import { timingSafeEqual } from 'node:crypto'

import { entry, type LogEntry } from '@pal/core/texts/log-line'
import { yieldIfBusy } from '@pal/db/sqlite/event-loop'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

import { readWebhook, type WebhookBatch } from '../graph/webhook-events.ts'
import { isSignedBy } from './signature.ts'

const largestBody = 1024 * 1024

export interface WebhookParts {
  readonly verifyToken: () => Promise<string | null>
  readonly appSecret: () => Promise<string | null>
  /** Returns when everything is on the disk; throws when it is not, so that Facebook delivers again. */
  readonly store: (batch: WebhookBatch) => Promise<unknown>
  readonly log: (level: 'info' | 'warn' | 'error', said: LogEntry, details?: object) => void
  /** Called with what a stranger tried. */
  readonly refused: (said: LogEntry) => void
}

/**
 * What a tunnel may reach: `GET` and `POST /webhook`, and nothing else. It is on a listener of
 * its own, so that the window's server never has to accept a foreign Host.
 */
export function webhookServer({ verifyToken, appSecret, store, log, refused }: WebhookParts): Hono {
  const app = new Hono()
  app.use(bodyLimit({ maxSize: largestBody, onError: (c) => c.body(null, 413) }))
  app.notFound((c) => c.body(null, 404))
  app.onError((error, c) => {
    log('error', entry('webhook_not_stored'), {
      reason: error.message,
    })
    return c.body(null, 500)
  })

  app.get('/webhook', async (c) => {
    const {
      'hub.mode': mode,
      'hub.verify_token': given,
      'hub.challenge': challenge,
    } = c.req.query()
    const expected = await verifyToken()
    if (mode !== 'subscribe' || !challenge || !expected || !sameText(given ?? '', expected)) {
      refused(entry('webhook_verification_refused'))
      return c.body(null, 403)
    }
    log('info', entry('webhook_verified'))
    return c.body(challenge, 200, {
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
    })
  })

  app.post('/webhook', async (c) => {
    const secret = await appSecret()
    const raw = new Uint8Array(await c.req.arrayBuffer())
    // Reading it counts as well: the first one after a start takes as long as storing it.
    await yieldIfBusy()
    if (!secret || !isSignedBy(secret, raw, c.req.header('x-hub-signature-256'))) {
      refused(entry(secret ? 'webhook_signature_wrong' : 'webhook_without_secret'))
      return c.body(null, 403)
    }
    const body = parseJson(raw)
    if (isOfAnotherObject(body)) {
      // Refused, Facebook would repeat it, and switch the webhook off in the end.
      log('info', entry('webhook_not_a_page'))
      return c.text('EVENT_RECEIVED')
    }
    const batch = readWebhook(body)
    if (batch === null) {
      log('warn', entry('webhook_not_understood'))
      return c.body(null, 400)
    }
    await store(batch)
    return c.text('EVENT_RECEIVED')
  })
  return app
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** One app may have sent its Instagram or permission events here, too. */
function isOfAnotherObject(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('object' in body)) return false
  return typeof body.object === 'string' && body.object !== 'page'
}

function parseJson(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw))
  } catch {
    return null
  }
}
