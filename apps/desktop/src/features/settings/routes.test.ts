import { join } from 'node:path'

import { storeFile } from '@pal/db/maintenance/open-store'
import { newStoreIn, testFolder } from '@pal/db/testing/testing'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { startTestServer } from '../../testing/test-server.ts'

const areas = (...parts: object[]) => ({
  tactics: {
    deliveryAreas: parts.map((part) => ({
      id: 'area-1',
      name: 'Outside Dhaka',
      fee: 120,
      ...part,
    })),
  },
})
const someAreas = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `area-${at}`, name: `Area ${at}` }))

it('refuses what is no setting or cannot be one, names the field, and stores nothing of it [API-06, SE-09]', async () => {
  await using server = await startTestServer()
  const stored = async () => (await server.ask('/api/settings')).json()
  const before = await stored()
  const refused = [
    [{ nope: {} }, /nope/],
    [{ company: { nope: 1, companyName: 'Nila' } }, /nope/],
    [{ notifications: { pagerUrl: 'https://x.example' } }, /pagerUrl/],
    [{ notifications: { webhookUrl: 'http://x.example' } }, /^notifications\.webhookUrl/],
    [{ ai: { model: '   ' } }, /^ai\.model/],
    [{ company: { country: 'ZZ' } }, /^company\.country .*is not a valid value/],
    [{ ai: { baseUrl: 'https://user:password@models.example/v1' } }, /^ai\.baseUrl/],
    [{ ai: { temperature: 0.75 } }, /^ai\.temperature/],
    [{ tactics: { deliveryFee: 1.005 } }, /^tactics\.deliveryFee/],
    [areas({ name: ' ' }), /^tactics\.deliveryAreas\.0\.name/],
    [areas({ name: 'x'.repeat(61) }), /^tactics\.deliveryAreas\.0\.name/],
    [areas({ fee: -1 }), /^tactics\.deliveryAreas\.0\.fee/],
    [areas({ id: 'elsewhere' }), /^tactics\.deliveryAreas\.0\.id/],
    [areas({}, { id: 'area-2', name: ' outside  DHAKA' }), /^tactics\.deliveryAreas\.1\.name/],
    [areas({}, { name: 'Sylhet' }), /^tactics\.deliveryAreas/],
    [areas(...someAreas(13)), /^tactics\.deliveryAreas/],
  ] as const
  for (const [body, named] of refused) {
    const answer = await server.ask('/api/settings', { method: 'PUT', body })
    const { field, message } = (await answer.json()) as { field?: string; message: string }
    expect([answer.status, `${field ?? ''} ${message}`]).toEqual([
      400,
      expect.stringMatching(named),
    ])
    expect(message).not.toContain('password@')
  }
  expect(await stored()).toEqual(before)
  const fits = {
    ai: { temperature: 0.7 },
    tactics: { deliveryFee: 60.5, ...areas(...someAreas(12)).tactics },
  }
  expect((await server.ask('/api/settings', { method: 'PUT', body: fits })).status).toBe(200)
})

it('settings that are no JSON any more count as their defaults, are reported in the log, and can be saved again [SE-09]', async () => {
  await using folder = await testFolder()
  await newStoreIn(folder.path)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec(
    `INSERT OR REPLACE INTO settings (tab, value, updated_at) VALUES ('company', '{"half', 1)`,
  )
  raw.close()
  await using server = await startTestServer({ config: { dataDir: folder.path } })
  for (const path of ['/api/settings', '/api/orders', '/api/dashboard/stats', '/']) {
    expect([path, (await server.ask(path)).status]).toEqual([path, 200])
  }
  const logged = (await (await server.ask('/api/system/logs')).json()) as { details: object }[]
  expect(logged).toContainEqual(expect.objectContaining({ details: { tabs: ['company'] } }))
  const body = { company: { companyName: 'Nila' } }
  expect((await server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
  const saved = (await (await server.ask('/api/settings')).json()) as Record<string, object>
  expect(saved['company']).toMatchObject({ companyName: 'Nila' })
})

it('keeps the key that it has where the settings beside it cannot be stored [SE-04]', async () => {
  await using folder = await testFolder()
  await newStoreIn(folder.path)
  await using server = await startTestServer({ config: { dataDir: folder.path } })
  const save = (body: object) => server.ask('/api/openai/config', { method: 'POST', body })
  const last4 = async () => {
    const { ai } = (await (await server.ask('/api/settings')).json()) as Record<string, object>
    return (ai as { apiKeyLast4: string }).apiKeyLast4
  }
  await save({ apiKey: 'sk-the-old-one-1111' })
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec(
    `CREATE TRIGGER refused BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'no room'); END`,
  )
  const refused = await save({ apiKey: 'sk-the-new-one-2222', personalityTrait: 'kind' })
  expect([refused.status, await last4()]).toEqual([500, '1111'])
  raw.exec('DROP TRIGGER refused')
  raw.close()
  await save({ apiKey: 'sk-the-new-one-2222', personalityTrait: 'kind' })
  expect(await last4()).toBe('2222')
})

it('takes the AI settings only with a key, typed or stored for that server, or for a server on this machine [SE-04]', async () => {
  await using server = await startTestServer()
  const save = async (body: object) => {
    const answer = await server.ask('/api/openai/config', { method: 'POST', body })
    return [answer.status, ((await answer.json()) as { field?: string }).field]
  }
  const stored = async () => (await server.ask('/api/settings')).json()
  const before = await stored()
  expect(await save({ personalityTrait: 'patient' })).toEqual([400, 'apiKey'])
  expect(await stored()).toEqual(before)
  expect(await save({ baseUrl: 'http://127.0.0.1:11434/v1' })).toEqual([200, undefined])
  expect(await save({ personalityTrait: 'patient' })).toEqual([200, undefined])
  expect(await save({ baseUrl: '' })).toEqual([400, 'apiKey'])
  expect(await save({ baseUrl: '', apiKey: 'sk-test-9876' })).toEqual([200, undefined])
  expect(await save({ personalityTrait: 'kind' })).toEqual([200, undefined])
  // A key is for the server that it was entered for.
  expect(await save({ baseUrl: 'https://models.example/v1' })).toEqual([400, 'apiKey'])
})
