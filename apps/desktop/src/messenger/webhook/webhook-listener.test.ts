import type { ChangeKind } from '@pal/core/contract/system'
import { hourMs } from '@pal/core/durations'
import { aPage } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { encodeWebhook, signWebhook } from '@pal/doubles/graph/graph-webhook'
import { expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { eventually } from '../../testing/eventually.ts'
import { ManualClock } from '../../testing/manual-clock.ts'
import { quietPort } from '../../testing/quiet-port.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { WebhookListener } from './webhook-listener.ts'

it('a flood of unsigned deliveries is one line of the log [FB-06, LG-06]', async () => {
  await using server = await startTestServer({ config: { webhookPort: 0 } })
  const address = `http://127.0.0.1:${server.running.webhookPort}/webhook`
  for (let n = 0; n < 50; n++) {
    expect((await fetch(address, { method: 'POST', body: `{"n":${n}}` })).status).toBe(403)
  }
  const lines = async () => {
    const answer = await server.ask('/api/system/logs?filter=webhook')
    const logs = (await answer.json()) as { message: string }[]
    return logs.filter(({ message }) => message.includes('was refused'))
  }
  await eventually(async () => (await lines()).length > 0)
  expect(await lines()).toHaveLength(1)
})

it('moved twice at once, listens at the last place alone [FB-06]', async () => {
  await using store = openTestStore()
  await using listener = new WebhookListener(
    {
      store,
      secrets: { get: async () => null },
      log: { write: () => undefined },
      clock: systemClock,
      timing: {},
      received: () => undefined,
    },
    false,
  )
  const ports = [await quietPort(), await quietPort()]
  await Promise.all(ports.map((port) => listener.move(port)))
  const answers = await Promise.allSettled(
    ports.map((port) => fetch(`http://127.0.0.1:${port}/webhook`)),
  )
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(listener.port).toBe(ports[1])
})

it('each delivery that is taken in is counted, a minute in one line [LG-04]', async () => {
  await using store = openTestStore()
  const clock = new ManualClock()
  const lines: object[] = []
  const listener = new WebhookListener(
    {
      store,
      secrets: { get: async () => 'secret' },
      log: {
        write: (level, category, { code }, details) =>
          lines.push({ level, category, code, details }),
      },
      clock,
      timing: {},
      received: () => undefined,
    },
    false,
  )
  await listener.move(await quietPort())
  const body = encodeWebhook({ object: 'page', entry: [{ id: 'P', time: 1, messaging: [] }] })
  for (let n = 0; n < 3; n++) {
    const answer = await fetch(`http://127.0.0.1:${listener.port}/webhook`, {
      method: 'POST',
      body,
      headers: { 'x-hub-signature-256': signWebhook(body, 'secret') },
    })
    expect(answer.status).toBe(200)
  }
  const taken = (deliveries: number) => ({
    level: 'info',
    category: 'webhook',
    code: 'webhook_received',
    details: { deliveries },
  })
  expect(lines).toEqual([taken(1)])
  await listener[Symbol.asyncDispose]()
  expect(lines).toEqual([taken(1), taken(2)])
})

it('what was stored is taken in, also where the time of it cannot be noted [FB-06]', async () => {
  await using store = openTestStore()
  store.raw.exec(
    `CREATE TRIGGER full BEFORE INSERT ON app_state WHEN NEW.key = 'webhook_contact'
     BEGIN SELECT RAISE(ABORT, 'no room'); END`,
  )
  const codes: string[] = []
  let received = 0
  await using listener = new WebhookListener(
    {
      store,
      secrets: { get: async () => 'secret' },
      log: { write: (_, __, { code }) => codes.push(code) },
      clock: new ManualClock(),
      timing: {},
      received: () => received++,
    },
    false,
  )
  await listener.move(await quietPort())
  const body = encodeWebhook({ object: 'page', entry: [{ id: 'P', time: 1, messaging: [] }] })
  const answer = await fetch(`http://127.0.0.1:${listener.port}/webhook`, {
    method: 'POST',
    body,
    headers: { 'x-hub-signature-256': signWebhook(body, 'secret') },
  })
  expect(answer.status).toBe(200)
  expect(received).toBe(1)
  expect(codes).toContain('webhook_contact_not_noted')
})

it('tells whether somebody can be written to again, to whom nothing could be sent [OR-09, CV-12]', async () => {
  await using store = openTestStore()
  await aPage(store)
  const clock = new ManualClock()
  const heard: (readonly ChangeKind[])[] = []
  await using listener = new WebhookListener(
    {
      store,
      secrets: { get: async () => 'secret' },
      log: { write: () => undefined },
      clock,
      timing: {},
      received: ({ kinds }) => heard.push(kinds),
    },
    false,
  )
  await listener.move(await quietPort())
  const writes = async (mid: string) => {
    const timestamp = clock.now()
    const message = { mid, text: 'Any news?' }
    const messaging = [{ sender: { id: '7' }, recipient: { id: 'page-1' }, timestamp, message }]
    const entry = [{ id: 'page-1', time: timestamp, messaging }]
    const body = encodeWebhook({ object: 'page', entry })
    const headers = { 'x-hub-signature-256': signWebhook(body, 'secret') }
    const address = `http://127.0.0.1:${listener.port}/webhook`
    expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(200)
  }
  await writes('first')
  clock.advance(23 * hourMs)
  await writes('second')
  clock.advance(25 * hourMs)
  await writes('third')
  const always = ['conversations', 'messages']
  expect(heard).toEqual([always, always, [...always, 'orders']])
})
