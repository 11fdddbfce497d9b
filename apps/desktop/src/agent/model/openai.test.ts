import { createServer } from 'node:http'

import {
  startOpenAiDouble,
  type OpenAiDouble,
  type OpenAiOptions,
} from '@pal/doubles/openai/openai-double'
import { afterEach, describe, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { type OddAnswer, startOddServer } from '../../testing/odd-server.ts'
import { saying } from '../../testing/saying.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { modelError } from './model-failure.ts'

let openai: OpenAiDouble
let server: TestServer
const noon = Date.parse('2026-11-21T12:00:00Z')

async function start(options: OpenAiOptions = {}, local = false): Promise<void> {
  openai = await startOpenAiDouble(options)
  server = await startTestServer({
    config: { openAiUrl: local ? null : openai.url },
    clock: clockAt(() => noon),
  })
}
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await openai.close()
})

const test = async (body: object) => {
  const response = await server.ask('/api/openai/test', { method: 'POST', body })
  return (await response.json()) as { success: boolean; error?: string; warning?: string }
}
const save = (body: object) => server.ask('/api/openai/config', { method: 'POST', body })
const models = async () => {
  const answer = (await (await server.ask('/api/openai/models')).json()) as {
    id: string
    state: string
    shutdownDate: string | null
  }[]
  return new Map(answer.map(({ id, ...rest }) => [id, rest]))
}

describe('the connection test', () => {
  const ai = async () => {
    const answer = await server.ask('/api/system/status')
    return ((await answer.json()) as { ai: { state: string; reason: unknown } }).ai
  }

  it('is remembered when what it tried is saved: the status says at once that it does not work [SE-04, DB-01]', async () => {
    await start()
    await save({ apiKey: openai.key })
    const model = 'gpt-nobody-has'
    expect(await test({ model })).toMatchObject({ success: false })
    expect(await ai()).toEqual({ state: 'ok', reason: null })
    await save({ model })
    expect(await ai()).toMatchObject({ state: 'down', reason: saying(model) })
    await save({ model: 'gpt-4o' })
    expect(await ai()).toMatchObject({ state: 'ok' })
    // Of what is stored already it counts without saving.
    openai.fail({ times: 8, how: { error: { status: 401, code: 'invalid_api_key' } } })
    expect(await test({})).toMatchObject({ success: false })
    expect(await ai()).toMatchObject({ state: 'down' })
    openai.clearFailures()
    expect(await test({})).toMatchObject({ success: true })
    expect(await ai()).toMatchObject({ state: 'ok' })
  })

  it('needs a key, typed or stored [SE-04]', async () => {
    await start()
    expect(await test({})).toMatchObject({
      success: false,
      error: expect.stringContaining('No AI key'),
    })
    expect(openai.calls).toHaveLength(0)
    expect(await test({ apiKey: openai.key })).toEqual({ success: true })
    // A test stores nothing.
    expect(await test({})).toMatchObject({ success: false })
    await save({ apiKey: openai.key })
    expect(await test({})).toEqual({ success: true })
  })

  it('names what is wrong: key, credit, model, network [SE-03]', async () => {
    await start()
    const withKey = { apiKey: openai.key }
    const errorOf = async (body: object) => (await test(body)).error
    expect(await errorOf({ apiKey: 'sk-wrong' })).toContain('does not accept the API key')
    expect(await errorOf({ ...withKey, model: 'gpt-4' })).toContain('retired on 2026-10-23')
    expect(await errorOf({ ...withKey, model: 'gpt-nine' })).toContain('gpt-nine is not available')
    openai.failNext('quota', { path: '/responses' })
    expect(await errorOf(withKey)).toContain('no credit')
    openai.fail({ how: 'reset' })
    expect(await errorOf(withKey)).toContain('could not be reached')
  })

  it('warns with the day when the model goes [SE-03]', async () => {
    await start()
    expect(await test({ apiKey: openai.key, model: 'gpt-4o' })).toMatchObject({
      success: true,
      warning: saying('gpt-4o will be retired on 2027-01-14'),
    })
  })

  it('asks for the one model where the key may not list them', async () => {
    await start({ keys: [{ key: 'sk-narrow', mayListModels: false }] })
    expect(await test({ apiKey: 'sk-narrow', model: 'gpt-5' })).toMatchObject({
      success: true,
      warning: saying('2026-12-11'),
    })
    expect(openai.calls.map(({ path }) => path).slice(0, 2)).toEqual([
      '/v1/models',
      '/v1/models/gpt-5',
    ])
  })

  it('works without a key for a server on this machine, and not over plain http elsewhere [SE-04, SE-11]', async () => {
    await start({ keys: ['none'] }, true)
    openai.fail({ path: '/responses', how: { error: { status: 404 } } })
    expect(await test({ baseUrl: openai.url, model: 'gpt-6-luna' })).toEqual({ success: true })
    const far = await server.ask('/api/openai/test', {
      method: 'POST',
      body: { baseUrl: 'http://192.0.2.7/v1', apiKey: 'sk-secret' },
    })
    expect(far.status).toBe(400)
  })
})

describe('a key is for the server that it was entered for', () => {
  const stored = async () =>
    ((await (await server.ask('/api/settings')).json()) as { ai: object }).ai

  it('and no other address gets it, typed or saved [SE-04, SE-11]', async () => {
    const authorizations: unknown[] = []
    await using odd = await startOddServer((response) => {
      authorizations.push(response.req.headers.authorization)
      response.writeHead(404).end()
    })
    await start({}, true)
    await save({ apiKey: 'sk-of-openai-1234' })
    await test({ baseUrl: odd.url })
    await save({ baseUrl: odd.url })
    await test({})
    expect(new Set(authorizations)).toEqual(new Set(['Bearer none']))
    expect(await test({ baseUrl: 'https://192.0.2.7/v1' })).toEqual({
      success: false,
      error: expect.stringContaining('This server has no key yet'),
      reason: saying('This server has no key yet'),
    })
  })

  it('and is still there when the address is changed back [SE-04, SE-11]', async () => {
    await start({}, true)
    await save({ apiKey: 'sk-of-openai-1234' })
    const ai = { baseUrl: 'https://192.0.2.7/v1' }
    await server.ask('/api/settings', { method: 'PUT', body: { ai } })
    expect(await stored()).toMatchObject({ apiKeySet: false, apiKeyLast4: null })
    await save({ apiKey: 'sk-of-theirs-5678' })
    expect(await stored()).toMatchObject({ apiKeySet: true, apiKeyLast4: '5678' })
    await save({ baseUrl: 'https://api.openai.com/v1' })
    expect(await stored()).toMatchObject({ apiKeySet: true, apiKeyLast4: '1234' })
  })
})

describe('the list of models', () => {
  it('is what the key can use, with what goes and what is gone marked [SE-03]', async () => {
    await start()
    await save({ apiKey: openai.key })
    const listed = await models()
    expect(listed.get('gpt-6-luna')).toEqual({ state: 'live', shutdownDate: null })
    expect(listed.get('gpt-5')).toEqual({ state: 'retiring', shutdownDate: '2026-12-11' })
    expect(listed.get('gpt-4o')).toEqual({ state: 'retiring', shutdownDate: '2027-01-14' })
    expect(listed.get('gpt-4')).toEqual({ state: 'retired', shutdownDate: '2026-10-23' })
    expect(listed.get('gpt-3.5-turbo')).toEqual({ state: 'retired', shutdownDate: '2026-10-23' })
  })

  it('has the default and the well-known ones before there is a key', async () => {
    await start()
    expect([...(await models()).keys()]).toEqual(['gpt-6-luna', 'gpt-4o', 'gpt-4', 'gpt-3.5-turbo'])
  })

  it('says why it cannot be had', async () => {
    await start()
    await save({ apiKey: 'sk-wrong' })
    const refused = await server.ask('/api/openai/models')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(await refused.text()).toContain('does not accept the API key')
  })
})

describe('an address that is wrong is distinguished from a key that is', () => {
  const errorAt = async (baseUrl: string) => {
    await start({}, true)
    return (await test({ baseUrl, apiKey: openai.key })).error
  }

  it('where nothing listens [SE-03, SE-11]', async () => {
    const gone = await startOpenAiDouble()
    await gone.close()
    expect(await errorAt(gone.url)).toContain('no server is running at its address')
  })

  it('where something else answers [SE-03, SE-11]', async () => {
    const page = createServer((_, response) => response.writeHead(404).end('<h1>Not found</h1>'))
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
    const address = page.address()
    const port = typeof address === 'object' ? address?.port : 0
    expect(await errorAt(`http://127.0.0.1:${port}/v1`)).toContain('Check the base URL')
    await new Promise((resolve) => page.close(resolve))
  })

  it('where the certificate is not its own', async () => {
    await start()
    const sdk = await import('openai')
    const cause = (code: string) =>
      new sdk.APIConnectionError({
        cause: new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }),
      })
    for (const code of [
      'CERT_HAS_EXPIRED',
      'ERR_TLS_CERT_ALTNAME_INVALID',
      'DEPTH_ZERO_SELF_SIGNED_CERT',
    ])
      expect(modelError(sdk, cause(code), 'm', noon).message).toContain('certificate is not valid')
    expect(modelError(sdk, cause('ENOTFOUND'), 'm', noon).message).toContain('address is not found')
  })
})

describe('a list of models that is not OpenAI’s', () => {
  const answer = {
    body: { output: [{ type: 'message', content: [{ type: 'output_text', text: '{}' }] }] },
  }
  const testAt = async (...answers: OddAnswer[]) => {
    await using odd = await startOddServer(...answers)
    await start({}, true)
    return await test({ baseUrl: odd.url, apiKey: 'sk-of-theirs', model: 'jar-model' })
  }

  it.each([
    ['cannot be read', { body: { models: ['jar-model'] } }],
    ['breaks', { status: 500, body: 'no such thing' }],
    ['is a page', { body: '<h1>Welcome</h1>' }],
  ])('and %s says nothing of whether the model answers [SE-03, SE-11]', async (_, list) => {
    // The model's own address is asked for next.
    expect(await testAt(list, { status: 404, body: '' }, answer)).toEqual({ success: true })
  })

  it('holds each model once, and only what could be chosen [SE-03, SE-11]', async () => {
    const data = [
      { id: 'jar' },
      { id: 'jar' },
      { id: 'x'.repeat(101) },
      { id: 7 },
      null,
      { id: 'cup', shutdown_date: 'soon' },
    ]
    await using odd = await startOddServer({ body: { data } })
    await start({}, true)
    await save({ apiKey: 'sk-of-theirs', baseUrl: odd.url })
    expect([...(await models()).keys()]).toEqual(['cup', 'jar'])
  })
})

it('lists of OpenAI’s models what can answer in writing, also those tuned for the seller [SE-03]', async () => {
  const data = [
    'gpt-6-luna',
    'ft:gpt-4o-mini-2024-07-18:image-shop::8x1',
    'gpt-image-2',
    'gpt-3.5-turbo-instruct',
    'gpt-4o-search-preview',
    'computer-use-preview',
    'o4-mini-deep-research',
    'text-embedding-3-small',
    'sora-2',
    'gpt-realtime',
  ].map((id) => ({ id }))
  await using odd = await startOddServer({ body: { data } })
  openai = await startOpenAiDouble()
  server = await startTestServer({ config: { openAiUrl: odd.url }, clock: clockAt(() => noon) })
  await save({ apiKey: 'sk-any-key' })
  const listed = await models()
  expect([...listed].filter(([, { state }]) => state === 'live').map(([id]) => id)).toEqual([
    'gpt-6-luna',
  ])
  // A tuned model goes with the one it was made of.
  expect(listed.get('ft:gpt-4o-mini-2024-07-18:image-shop::8x1')).toMatchObject({
    shutdownDate: '2027-01-14',
  })
})

it('the connection test names a key with something around it [SE-03, SE-04]', async () => {
  await start()
  expect((await test({ apiKey: `“${openai.key}”` })).error).toContain('Copy it again')
})
