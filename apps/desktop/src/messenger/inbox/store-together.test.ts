import { describe, expect, it } from 'vitest'

import type { WebhookBatch } from '../graph/webhook-events.ts'
import { storeTogether } from './store-together.ts'

const delivery = (mid: string): WebhookBatch => ({
  messages: [
    {
      kind: 'message',
      mid,
      pageId: 'page-1',
      psid: '7001',
      at: 1,
      text: mid,
      attachments: [],
      replyToMid: null,
      tapped: null,
      appId: null,
      metadata: null,
      standby: false,
    },
  ],
  others: [],
})
const midsOf = ({ messages }: WebhookBatch) => messages.map(({ mid }) => mid)

function written(refuses: (mids: readonly string[]) => boolean = () => false) {
  const writes: string[][] = []
  const store = storeTogether(async (batch) => {
    const mids = midsOf(batch)
    writes.push(mids)
    await Promise.resolve()
    if (refuses(mids)) throw new Error(`not ${mids.join()}`)
    return mids.length
  })
  return { store, writes }
}

describe('deliveries of the webhook', () => {
  it('are written in one transaction where they have come together, eight at most [FB-06]', async () => {
    const { store, writes } = written()
    const mids = Array.from({ length: 10 }, (_, at) => `m${at}`)
    await Promise.all(mids.map((mid) => store(delivery(mid))))
    expect(writes).toEqual([mids.slice(0, 8), mids.slice(8)])
  })

  it('wait for no other: one that comes alone is written alone', async () => {
    const { store, writes } = written()
    await store(delivery('a'))
    await store(delivery('b'))
    expect(writes).toEqual([['a'], ['b']])
  })

  it('are each written by themselves where they cannot be together; none fails for another [FB-06]', async () => {
    const { store, writes } = written((mids) => mids.includes('bad'))
    const answers = await Promise.allSettled(['a', 'bad', 'b'].map((mid) => store(delivery(mid))))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(writes).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b']])
  })

  it('are written after a failure as before', async () => {
    const { store, writes } = written((mids) => mids.includes('bad'))
    await expect(store(delivery('bad'))).rejects.toThrow('not bad')
    await store(delivery('next'))
    expect(writes.at(-1)).toEqual(['next'])
  })
})
