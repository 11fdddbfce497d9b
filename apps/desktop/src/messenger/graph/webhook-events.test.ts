import { describe, expect, it } from 'vitest'

import { readWebhook } from './webhook-events.ts'

const between = { sender: { id: 'C' }, recipient: { id: 'P' }, timestamp: 1_000 }
const delivery = (...messaging: unknown[]) => ({
  object: 'page',
  entry: [{ id: 'P', time: 5, messaging }],
})

describe('readWebhook', () => {
  it('reads messages, echoes and pressed buttons', () => {
    const batch = readWebhook(
      delivery(
        {
          ...between,
          message: {
            mid: 'm1',
            text: 'Hi',
            attachments: [{ type: 'image', payload: { url: 'https://x/1' } }],
          },
        },
        {
          sender: { id: 'P' },
          recipient: { id: 'C' },
          timestamp: 2_000,
          message: {
            mid: 'm2',
            is_echo: true,
            app_id: 26390203743090,
            metadata: 'x',
            text: 'Yes?',
          },
        },
        { ...between, postback: { mid: 'm3', title: 'Order now', payload: 'ORDER' } },
      ),
    )
    expect(batch?.messages).toMatchObject([
      {
        kind: 'message',
        psid: 'C',
        mid: 'm1',
        attachments: [{ type: 'image', url: 'https://x/1' }],
      },
      { kind: 'echo', psid: 'C', mid: 'm2', appId: '26390203743090', metadata: 'x' },
      { kind: 'message', psid: 'C', mid: 'm3', text: 'Order now' },
    ])
    // The payload of the button is kept as it came.
    expect(batch?.others).toMatchObject([{ kind: 'postback', psid: 'C' }])
  })

  it.each([
    ['an attachment without a type', { attachments: [{ payload: { url: 'https://x/1' } }] }, 1],
    ['an attachment that is none', { attachments: [null] }, 1],
    ['a type that is no word', { attachments: [{ type: 7, payload: null }] }, 1],
    ['a list that is none', { attachments: 'none' }, 0],
    ['a reply to nothing', { reply_to: null }, 0],
    ['parts that are empty', { is_echo: null, app_id: null, metadata: null }, 0],
  ])('stores what a customer says with %s [FB-06]', (_, odd, files) => {
    const batch = readWebhook(delivery({ ...between, message: { mid: 'm1', text: 'Hi', ...odd } }))
    expect(batch?.messages).toMatchObject([{ kind: 'message', mid: 'm1', text: 'Hi' }])
    expect(batch?.messages[0]?.attachments.map(({ type }) => type)).toEqual(
      Array.from({ length: files }, () => 'file'),
    )
  })

  it('never puts a message into the thread of a page that it is not about', () => {
    const strange = { ...between, recipient: { id: 'ANOTHER' }, message: { mid: 'm1', text: 'Hi' } }
    expect(readWebhook(delivery(strange))?.messages).toEqual([])
  })

  it('keeps what it does not understand, under the same key when it comes again', () => {
    const event = { ...between, something_new: { a: 1 } }
    const [one, two] = [readWebhook(delivery(event)), readWebhook(delivery(event))]
    expect(one?.others).toMatchObject([{ kind: 'unknown', psid: 'C', body: event }])
    expect(one?.others[0]?.key).toBe(two?.others[0]?.key)
    const other = readWebhook(delivery({ ...event, timestamp: 1_001 }))
    expect(other?.others[0]?.key).not.toBe(one?.others[0]?.key)
  })

  it('takes nothing else for a delivery', () => {
    for (const body of [null, [], 'page', {}, { object: 'user', entry: [] }, { object: 'page' }])
      expect(readWebhook(body)).toBeNull()
  })
})

it('an event nested without measure is taken note of, so that it is not delivered for ever [FB-06]', () => {
  const deep = JSON.parse('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)) as unknown
  const event = { sender: { id: 'C' }, recipient: { id: 'P' }, timestamp: 1, odd: deep }
  const batch = readWebhook({ object: 'page', entry: [{ id: 'P', time: 1, messaging: [event] }] })
  expect(batch?.others).toMatchObject([{ kind: 'unknown', pageId: 'P', body: null }])
})
