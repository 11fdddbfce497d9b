import { writeAppState } from '@pal/db/settings/app-state'
import { settingsVersion } from '@pal/db/settings/settings'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { ManualClock } from '../../testing/manual-clock.ts'
import { startOddServer } from '../../testing/odd-server.ts'
import { timedModel } from '../../testing/timed-model.ts'
import { capabilityCache, type Asked } from './capability-cache.ts'

const asked: Asked = { server: 'https://a.example/v1', way: 'chat', model: 'jar' }
const capabilities = { left: new Set(['temperature'] as const), effort: 'low' as const }
const now = () => 1_000

const notFound = { status: 404, body: '404 page not found' }
const noTemperature = {
  status: 400,
  body: { error: { param: 'temperature', message: 'Unsupported' } },
}
const answer = { body: { choices: [{ message: { content: '{"ok":true}' } }] } }

const question = (model: string) => ({
  model,
  instructions: 'Answer as JSON.',
  input: [{ role: 'user' as const, content: 'Hello' }],
  format: { name: 'check', schema: { type: 'object' } },
  maxOutputTokens: 500,
  temperature: 0.7,
  deadlineMs: 5_000,
  customerDigest: 'digest',
  signal: new AbortController().signal,
})

it('holds for one address and one model, after a restart too, and for no other [AG-09, SE-03, SE-11]', async () => {
  await using store = openTestStore()
  /** What a model asks when the program has just been started. */
  const asks = async (
    server: Awaited<ReturnType<typeof startOddServer>>,
    { model = 'jar', baseUrl = server.url } = {},
  ) => {
    const before = server.calls.length
    const access = { apiKey: 'sk-of-theirs', baseUrl, compatible: true, prices: [] }
    await timedModel(async () => access, new ManualClock(now()), capabilityCache(now, store)).ask(
      question(model),
    )
    return server.calls
      .slice(before)
      .map(({ path, body }) => `${path.slice(4)} ${'temperature' in body ? 'warm' : 'plain'}`)
  }
  await using one = await startOddServer(notFound, noTemperature, answer)
  expect(await asks(one)).toEqual([
    'responses warm',
    'chat/completions warm',
    'chat/completions plain',
  ])
  expect(await asks(one)).toEqual(['chat/completions plain'])
  expect(await asks(one, { baseUrl: `${one.url}/` })).toEqual(['chat/completions plain'])
  expect(await asks(one, { model: 'cup' })).toEqual(['chat/completions warm'])
  await using other = await startOddServer(notFound, answer)
  expect(await asks(other)).toEqual(['responses warm', 'chat/completions warm'])
  // It is nothing that the seller has set.
  expect(await settingsVersion(store.db)).toBe(0)
})

it('keeps everything that is learned at once [AG-09]', async () => {
  await using store = openTestStore()
  const memory = capabilityCache(now, store)
  await Promise.all([
    memory.keepCapabilities(asked, capabilities),
    memory.keepCapabilities({ ...asked, model: 'cup' }, capabilities),
    memory.keepChatOnly(asked.server),
  ])
  const again = capabilityCache(now, store)
  expect(await again.capabilities(asked)).toEqual(capabilities)
  expect(await again.capabilities({ ...asked, model: 'cup' })).toEqual(capabilities)
  expect(await again.isChatOnly(asked.server)).toBe(true)
})

it('that could not be read once is read the next time [AG-09]', async () => {
  await using store = openTestStore()
  await store.transaction((tx) => writeAppState(tx, 'model_capabilities', 'odd', 1))
  store.raw.exec('ALTER TABLE app_state RENAME TO away')
  const memory = capabilityCache(now, store)
  await expect(memory.capabilities(asked)).rejects.toThrow()
  store.raw.exec('ALTER TABLE away RENAME TO app_state')
  expect(await memory.capabilities(asked)).toMatchObject({ effort: 'none' })
})
