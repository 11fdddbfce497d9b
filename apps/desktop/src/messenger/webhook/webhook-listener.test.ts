import { expect, it } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { startTestServer } from '../../testing/test-server.ts'

it('a flood of unsigned deliveries is one line of the log [FB-06, LG-06]', async () => {
  await using server = await startTestServer({ config: { webhookPort: 0 } })
  const address = `http://127.0.0.1:${server.running.webhookPort}/webhook`
  for (let n = 0; n < 50; n++) {
    expect((await fetch(address, { method: 'POST', body: `{"n":${n}}` })).status).toBe(403)
  }
  const lines = async () => {
    const answer = await server.ask('/api/system/logs?filter=webhook')
    const told = (await answer.json()) as { message: string }[]
    return told.filter(({ message }) => message.includes('was refused'))
  }
  await eventually(async () => (await lines()).length > 0)
  expect(await lines()).toHaveLength(1)
})
