import { expect, it } from 'vitest'

import { messageNode, readMessages } from './graph-thread.ts'

const where = { pageId: 'P', psid: 'C', threadId: 't_1' }
const read = (fields: object) =>
  readMessages(where, [
    messageNode.parse({
      id: 'm1',
      created_time: '2026-11-02T12:00:00+0000',
      from: { id: 'C' },
      message: 'Price of this?',
      ...fields,
    }),
  ])

it('reads a post that was shared, and the message also where it has an odd form [AG-19, FB-05]', () => {
  const link = 'https://www.facebook.com/sundarban/posts/1'
  expect(read({ shares: { data: [{ link, name: 'Wild honey', id: '1' }] } })).toMatchObject([
    { attachments: [{ type: 'fallback', url: link, name: 'Wild honey' }] },
  ])
  expect(read({ shares: 7 })).toMatchObject([{ text: 'Price of this?', attachments: [] }])
})
