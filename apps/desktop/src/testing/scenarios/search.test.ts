import { expect, it } from 'vitest'

import { startTestServer } from '../test-server.ts'

it('refuses a search that no text can hold, and names the field [API-06]', async () => {
  await using server = await startTestServer()
  for (const list of ['conversations', 'orders', 'system/logs']) {
    const answer = await server.ask(`/api/${list}?search=%00%25%22*`)
    expect([list, answer.status, await answer.json()]).toEqual([
      list,
      400,
      expect.objectContaining({ field: 'search' }),
    ])
    const odd = await server.ask(`/api/${list}?search=${encodeURIComponent('%"*(^ -"a')}`)
    expect([list, odd.status]).toEqual([list, 200])
  }
})
