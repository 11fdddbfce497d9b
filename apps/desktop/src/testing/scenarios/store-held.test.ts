import { startVictim } from '@pal/db/testing/faults'
import { storeFolder } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../test-server.ts'

/** Another program that has begun to write into the store, and does not come to an end. */
async function holderOf(folder: string) {
  const database = import.meta.resolve('@pal/db/sqlite/busy')
  const victim = startVictim(`
    const { createRequire } = await import('node:module')
    const Sqlite = createRequire(${JSON.stringify(database)})('better-sqlite3')
    const raw = new Sqlite(${JSON.stringify(`${folder}/pal.db`)})
    raw.exec('BEGIN IMMEDIATE')
    console.log('held')
    setInterval(() => raw.inTransaction, 1000)`)
  await victim.says('held')
  return victim
}

const saved = async (server: TestServer) => {
  const body = { company: { companyName: 'Held' } }
  const answer = await server.ask('/api/settings', { method: 'PUT', body })
  const said: unknown = await answer.json()
  return { status: answer.status, body: said }
}

const databaseOf = async (server: TestServer) =>
  ((await (await server.ask('/api/system/status')).json()) as { database: unknown }).database

it('a store that another program holds is said to be held: by what is to be saved, the status and a start [AG-08, DB-01, DT-06]', async () => {
  await using folder = await storeFolder()
  const config = { dataDir: folder.path }
  const held = { code: 'store_held', message: expect.stringMatching(/^Another program holds/) }
  {
    await using server = await startTestServer({ config })
    const holder = await holderOf(folder.path)
    try {
      expect(await saved(server)).toEqual({ status: 503, body: held })
      expect(await databaseOf(server)).toMatchObject({ state: 'down', reason: held })
    } finally {
      await holder.kill()
    }
    expect(await databaseOf(server)).not.toMatchObject({ reason: held })
    expect(await saved(server)).toMatchObject({ status: 200 })
  }
  const holder = await holderOf(folder.path)
  try {
    await expect(startTestServer({ config })).rejects.toMatchObject({ reason: { code: held.code } })
  } finally {
    await holder.kill()
  }
  await using again = await startTestServer({ config })
  expect(await saved(again)).toMatchObject({ status: 200 })
}, 60_000)
