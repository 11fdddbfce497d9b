import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import { backupFolder } from '@pal/db/maintenance/backup/backup'
import { storeFolder } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'
import { startTestServer } from '../test-server.ts'

const minute = 60_000
let dataDir: string
let shop: Shop
beforeEach(async () => {
  dataDir = (await storeFolder()).path
  shop = await openShop({ config: { dataDir } })
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
})
afterEach(async () => {
  await shop[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
})

const { get, one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const said = (words: string) => shop.graph.sent.filter(({ text }) => text?.includes(words)).length
const conversationOf = async (name: string) =>
  (await get('/api/conversations')).find(({ customerName }) => customerName === name) ?? {}

/** A page that was quiet for long is asked seldom. */
const later = (look: () => Promise<boolean>) => shop.clock.until(look, { withinMs: 20 * minute })

async function backUp(): Promise<string> {
  const { file } = (await (await post('/api/data/backup')).json()) as { file: string }
  return join(dataDir, backupFolder, file)
}

/** The program ends, and starts with the backup in the place of its store. */
async function restore(restoreFrom: string): Promise<void> {
  const { clock, graph, openai, server } = shop
  await server.end()
  const again = await startTestServer({
    config: { graphUrl: graph.url, openAiUrl: openai.url, dataDir, restoreFrom },
    clock,
    passing: clock,
    timing: {
      quietMs: 60,
      graceMs: 400,
      poll: { haste: 1e9, busyMs: 60, normalMs: 60, idleMs: 60, errorMs: 60, longestErrorMs: 200 },
    },
  })
  shop = { ...shop, server: again }
}

it('what was sent after the backup is not sent again, and whoever was answered meanwhile is answered by the agent again [DT-07, AG-08]', async () => {
  const rahima = customer('Rahima Khatun')
  writes(rahima.psid, 'Hello')
  await eventually(async () => said('৳650') === 1)
  const { id } = await conversationOf('Rahima Khatun')
  await post(`/api/conversations/${String(id)}/scheduled`, {
    message: 'Your jar is on its way.',
    sendAt: new Date(shop.clock.now() + 30 * minute).toISOString(),
  })
  const karim = customer('Karim Mia')
  const backup = await backUp()

  shop.clock.advance(31 * minute)
  await later(async () => said('on its way') === 1)
  writes(karim.psid, 'How much is it?')
  await later(async () => said('৳650') === 2)
  shop.clock.advance(minute)

  await restore(backup)
  await later(async () => (await conversationOf('Karim Mia'))['id'] !== undefined)
  await aWhile()
  shop.clock.advance(20 * minute)
  await aWhile()
  expect([said('on its way'), said('৳650')]).toEqual([1, 2])
  expect(await one(`/api/conversations/${String(id)}`)).toMatchObject({
    scheduled: [{ problem: { code: 'scheduled_before_restore' } }],
  })

  expect(await conversationOf('Karim Mia')).toMatchObject({ handler: 'agent' })
  writes(karim.psid, 'And two of them?')
  await later(async () => said('৳650') === 3)
  // One answer more, and to whoever asked: a second one of either would have been counted for it.
  await aWhile()
  const answered = shop.graph.sent.filter(({ text }) => text?.includes('৳650'))
  expect(answered.map(({ psid }) => psid)).toEqual([rahima.psid, karim.psid, karim.psid])
})
