import { ingestInbound } from '@pal/db/messages/inbound'
import { aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

it('the list, its count, its search and its file can be of one page [CV-03]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      for (const page of ['111', '222']) await aPage(store, page)
      await store.transaction(async (tx) => {
        for (const [nth, pageId] of ['111', '222', '111', '222', '222'].entries()) {
          const at = noon - 1_000 + nth
          const text = nth === 2 ? 'Mustard honey?' : 'Black seed honey?'
          const sent = { pageId, psid: `psid-${nth}`, mid: `m${nth}`, sentAt: at, now: at }
          await ingestInbound(tx, inbound({ ...sent, text }))
        }
      })
    },
    clockAt(() => noon),
  )
  const read = async (path: string): Promise<unknown> => (await filled.server.ask(path)).json()
  const ids = async (query: string) =>
    ((await read(`/api/conversations?${query}`)) as { id: number }[]).map(({ id }) => id)
  expect(await ids('page=111')).toEqual([3, 1])
  expect(await ids('page=222')).toEqual([5, 4, 2])
  expect(await ids('page=222&unread=true')).toEqual([5, 4, 2])
  expect(await ids('page=333')).toEqual([])
  expect(await ids('page=111&search=black')).toEqual([1])
  expect(await ids('page=222&search=mustard')).toEqual([])
  expect(await read('/api/conversations/count?page=222')).toEqual({ count: 3 })
  expect(await read('/api/conversations/count?page=111&needsYou=true')).toEqual({ count: 0 })
  const file = await filled.server.ask('/api/conversations/export?format=json&page=111')
  expect(await file.json()).toMatchObject([{ id: 3 }, { id: 1 }])
  expect((await filled.server.ask('/api/conversations?page=my-shop')).status).toBe(400)
})
