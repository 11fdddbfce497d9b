import { LLMock } from '@copilotkit/aimock'
import { parseDecision } from '@pal/core/agent/decision/decision'
import { decisionJsonSchema } from '@pal/core/agent/decision/decision-form'
import { someDecision } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { ModelQuestion } from '../../agent/model/types.ts'
import { startTestServer } from '../test-server.ts'
import { timedModel } from '../timed-model.ts'

/**
 * A server of OpenAI's protocol that others wrote (aimock, MIT): what ours and its makers understand
 * of it differently shows here. It checks keys and shapes its answers and errors by itself, and takes
 * any parameter; what a model refuses is tried against our own stricter double.
 */
let other: LLMock
beforeEach(async () => {
  other = new LLMock({ port: 0, host: '127.0.0.1', auth: { apiKeys: [key] } })
  other.onMessage(/honey/, { content: JSON.stringify(decision), usage })
  await other.start()
})
afterEach(() => other.stop())

const key = 'sk-of-the-other-server'
const decision = someDecision({ reply: 'Two jars, with pleasure.' })
const usage = { input_tokens: 90, output_tokens: 30, prompt_tokens: 90, completion_tokens: 30 }
const price = { model: 'jar-model', input: 1, cachedInput: 1, output: 2 }

const address = () => `${other.url}/v1`

const modelAt = (baseUrl = address(), apiKey = key) =>
  timedModel(async () => ({ apiKey, baseUrl, compatible: true, prices: [price] }))

const question = (content = 'Two jars of honey please'): ModelQuestion => ({
  model: 'jar-model',
  instructions: 'Answer as JSON.',
  input: [
    { role: 'developer', content: 'The shop sells honey.' },
    { role: 'user', content },
  ],
  format: {
    name: 'decision',
    schema: decisionJsonSchema({ slots: ['total'], cards: [], areas: [] }),
  },
  maxOutputTokens: 500,
  temperature: 0.7,
  deadlineMs: 5_000,
  customerDigest: 'digest',
  signal: new AbortController().signal,
})

const asked = () => other.getRequests().map(({ path, response }) => `${response.status} ${path}`)

describe('a server of the protocol that is not ours', () => {
  it.each([
    ['its responses', null, ['200 /v1/responses', '200 /v1/responses']],
    [
      'its chat completions where it has no responses',
      { message: 'Unknown endpoint' },
      ['404 /v1/responses', '200 /v1/chat/completions', '200 /v1/chat/completions'],
    ],
  ])('decides over %s, with tokens and cost [SE-11]', async (_, missing, paths) => {
    if (missing) other.nextRequestError(404, missing)
    const model = modelAt()
    const reply = await model.ask(question())
    expect(parseDecision(reply.text)).toEqual({ ok: true, decision })
    expect(reply).toMatchObject({ inputTokens: 90, outputTokens: 30, costMicros: 90 + 2 * 30 })
    await model.ask(question())
    expect(asked()).toEqual(paths)
  })

  it('that counts no tokens leaves the cost unknown, unless nothing is asked for it [AG-13]', async () => {
    other.onMessage('uncounted', { content: JSON.stringify(decision) })
    const costAt = async (own: typeof price) => {
      const access = { apiKey: key, baseUrl: address(), compatible: true, prices: [own] }
      return (await timedModel(async () => access).ask(question('uncounted'))).costMicros
    }
    expect(await costAt(price)).toBeNull()
    expect(await costAt({ ...price, input: 0, cachedInput: 0, output: 0 })).toBe(0)
  })

  it.each([
    [401, 'wrong_key'],
    [404, 'no_model'],
    [429, 'too_many'],
    [503, 'provider'],
  ] as const)('its error %i means %s', async (status, failure) => {
    const code = status === 404 ? 'model_not_found' : 'some_code'
    const error = { message: 'No.', code }
    // What may pass is asked once more.
    other.nextRequestError(status, error)
    other.nextRequestError(status, error)
    await expect(modelAt().ask(question())).rejects.toMatchObject({ failure })
  })

  it.each([
    ['dropRate', 'provider'],
    ['malformedRate', 'provider'],
    ['disconnectRate', 'unreachable'],
    ['rateLimitRate', 'too_many'],
  ] as const)(
    'its own faults (%s) are survived and reported as %s [AG-09]',
    async (fault, failure) => {
      other.onMessage(
        'chaos',
        { content: JSON.stringify(decision), usage },
        { chaos: { [fault]: 1 } },
      )
      const model = modelAt()
      await expect(model.ask(question('chaos'))).rejects.toMatchObject({ failure })
      expect(model.lastFailure()).toMatchObject({ failure })
      expect(await model.ask(question())).toMatchObject({ inputTokens: 90 })
      expect(model.lastFailure()).toBeNull()
    },
  )

  it('refuses a wrong key in its own words, which are understood', async () => {
    await expect(modelAt(address(), 'sk-wrong').ask(question())).rejects.toMatchObject({
      failure: 'wrong_key',
    })
  })
})

it('passes the connection test of the settings, key and models included [SE-03, SE-11]', async () => {
  other.onMessage('Are you there?', { content: '{"ok":true}' })
  await using server = await startTestServer({ config: { openAiUrl: null } })
  const test = async (body: object) =>
    (await server.ask('/api/openai/test', { method: 'POST', body })).json()
  const typed = { baseUrl: address(), apiKey: key, model: 'jar-model' }
  expect(await test(typed)).toEqual({ success: true })
  expect(await test({ ...typed, apiKey: 'sk-wrong' })).toMatchObject({
    success: false,
    error: expect.stringContaining('does not accept the API key'),
  })
})
