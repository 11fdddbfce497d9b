import { aCampaign, aPage, noon } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { eventually } from '../../testing/eventually.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

const hour = 3_600_000

it('a campaign is completed by itself at the end of its offer, and goes on only with a later one or none [CP-06, W4-14]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      for (const [id, endsAt] of [
        ['over', noon - 1],
        ['runs', noon + hour],
        ['open', null],
      ] as const) {
        await aPage(store, id)
        await aCampaign(store, { page_id: id, name: id, offer_ends_at: endsAt })
      }
    },
    clockAt(() => noon),
  )
  const ask: typeof filled.server.ask = (...asked) => filled.server.ask(...asked)
  const campaigns = async () =>
    (await (await ask('/api/campaigns')).json()) as { id: number; name: string; status: string }[]
  const over = async () => (await campaigns()).find(({ name }) => name === 'over')
  await eventually(async () => (await over())?.status === 'completed')
  expect((await campaigns()).map(({ name, status }) => `${name} ${status}`).toSorted()).toEqual([
    'open active',
    'over completed',
    'runs active',
  ])
  const path = `/api/campaigns/${(await over())?.id}`
  const refused = await ask(`${path}/resume`, { method: 'POST' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'campaign_offer_over' })
  await ask(path, { method: 'PATCH', body: { offerEndsAt: null } })
  expect((await ask(`${path}/resume`, { method: 'POST' })).status).toBe(200)
  expect((await over())?.status).toBe('active')
})
