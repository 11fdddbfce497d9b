import { ingestInbound } from '@pal/db/messages/inbound'
import { aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

it('a customer whose name is not known is given none; files say which one it is, in the language of Settings [DB-04, CV-02, SH-11]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await store.transaction((tx) =>
        ingestInbound(tx, inbound({ psid: 'psid-7', customerName: null })),
      )
    },
    clockAt(() => noon),
  )
  const read = async (path: string) => (await filled.server.ask(path)).text()
  expect(JSON.parse(await read('/api/facebook/conversations'))).toMatchObject([
    { customer_name: '' },
  ])
  const nameless = { customerId: 'psid-7', customerName: '' }
  expect(JSON.parse(await read('/api/conversations'))).toMatchObject([nameless])
  expect(JSON.parse(await read('/api/conversations/1'))).toMatchObject(nameless)
  for (const format of ['csv', 'json']) {
    expect(await read(`/api/conversations/export?format=${format}`)).toContain('Customer psid-7')
  }
  // A table is read by people, JSON by programs.
  const body = { company: { language: 'de' } }
  await filled.server.ask('/api/settings', { method: 'PUT', body })
  for (const rows of ['conversations', 'messages']) {
    const file = (format: string) => read(`/api/conversations/export?rows=${rows}&format=${format}`)
    expect(await file('csv')).toContain(',Kunde psid-7,')
    expect(await file('json')).toContain('"Customer psid-7"')
  }
})
