import { publishedPrices } from '@pal/core/domain/models/model-prices'
import { describe, expect, it } from 'vitest'

import type { ModelAccess } from '../../agent/model/model-client.ts'
import { ModelError } from '../../agent/model/model-error.ts'
import { openAiModel } from '../../agent/model/model.ts'
import type { ModelQuestion } from '../../agent/model/types.ts'
import { systemClock } from '../../platform/clock.ts'
import { ManualClock } from '../manual-clock.ts'
import { type OddAnswer, startOddServer } from '../odd-server.ts'
import { timedModel } from '../timed-model.ts'

const question = (change: Partial<ModelQuestion> = {}): ModelQuestion => ({
  model: 'gpt-6-luna',
  instructions: 'Answer as JSON.',
  input: [{ role: 'user', content: 'Do you have a store? My number is 01711000000' }],
  format: { name: 'check', schema: { type: 'object' } },
  maxOutputTokens: 500,
  temperature: 0.7,
  deadlineMs: 3_000,
  customerDigest: 'digest',
  signal: new AbortController().signal,
  ...change,
})

const accessTo =
  (baseUrl: string, change: Partial<ModelAccess> = {}) =>
  async (): Promise<ModelAccess> => ({
    apiKey: 'sk-test-key-0123456789',
    baseUrl,
    compatible: false,
    prices: publishedPrices,
    ...change,
  })

const modelAt = (baseUrl: string, change: Partial<ModelAccess> = {}, clock?: ManualClock) =>
  timedModel(accessTo(baseUrl, change), clock)

const usage = { input_tokens: 1_000, output_tokens: 100 }
const message = (text: string, more: object = {}) => ({
  type: 'message',
  content: [{ type: 'output_text', text }],
  ...more,
})
const said = (text: string, more: object = {}): OddAnswer => ({
  body: { model: 'gpt-6-luna', status: 'completed', output: [message(text)], usage, ...more },
})
const refusal = (status: number, error: unknown, headers = {}): OddAnswer => ({
  status,
  headers,
  body: { error },
})

async function failureOf(answer: OddAnswer, access: Partial<ModelAccess> = {}) {
  await using server = await startOddServer(answer)
  const thrown: unknown = await modelAt(server.url, access)
    .ask(question())
    .catch((error: unknown) => error)
  if (thrown instanceof ModelError) return thrown
  throw new Error('It did not fail as a ModelError', { cause: thrown })
}

describe('a refusal is reported as what it is', () => {
  it.each<[string, string, RegExp, OddAnswer]>([
    [
      'an account without payment',
      'no_quota',
      /credit|billing/,
      refusal(429, {
        code: 'billing_not_active',
        message: 'Your account is not active, please check your billing details.',
      }),
    ],
    [
      'a spending limit',
      'no_quota',
      /credit|limit/,
      refusal(400, {
        code: 'billing_hard_limit_reached',
        message: 'Billing hard limit has been reached',
      }),
    ],
    [
      'a quota named by type alone',
      'no_quota',
      /credit/,
      refusal(429, {
        type: 'insufficient_quota',
        code: null,
        message: 'You exceeded your current quota',
      }),
    ],
    [
      'a key without the right',
      'wrong_key',
      /lacks a permission.*model\.request/,
      refusal(401, {
        message:
          'You have insufficient permissions for this operation. Missing scopes: model.request. Check that you have the correct role.',
      }),
    ],
    [
      'a key of another organisation',
      'wrong_key',
      /organi[sz]ation/,
      refusal(401, {
        code: 'mismatched_organization',
        message: 'OpenAI-Organization header should match organization for API key',
      }),
    ],
    [
      'an address that is not on the key’s list',
      'wrong_key',
      /network/,
      refusal(401, { code: 'ip_not_authorized', message: 'Your IP is not authorized' }),
    ],
    [
      'a closed account',
      'wrong_key',
      /closed/,
      refusal(401, { code: 'account_deactivated', message: 'The account has been deactivated' }),
    ],
    [
      'a country that is not served',
      'bad_request',
      /country/,
      refusal(403, {
        code: 'unsupported_country_region_territory',
        message: 'Country, region, or territory not supported',
      }),
    ],
    [
      'an organisation that is not verified',
      'no_model',
      /verified/,
      refusal(404, {
        code: 'model_not_found',
        message: 'Your organization must be verified to use the model `gpt-6-luna`.',
      }),
    ],
    [
      'a key that another provider calls a bad request',
      'wrong_key',
      /API key/,
      {
        status: 400,
        body: [
          {
            error: {
              code: 400,
              message: 'API key not valid. Please pass a valid API key.',
              status: 'INVALID_ARGUMENT',
            },
          },
        ],
      },
    ],
    [
      'a model named by its parameter',
      'no_model',
      /gpt-6-luna is not available/,
      refusal(400, { param: 'model', code: 'invalid_value', message: 'invalid model ID' }),
    ],
    [
      'a model named without the usual cover',
      'no_model',
      /gpt-6-luna is not available/,
      {
        status: 404,
        body: {
          object: 'error',
          message: 'The model `gpt-6-luna` does not exist.',
          type: 'NotFoundError',
          code: 404,
        },
      },
    ],
    [
      'a conversation that is too long',
      'too_long',
      /too long/,
      refusal(400, {
        code: 'context_length_exceeded',
        message: 'This model’s maximum context length is 8192 tokens.',
      }),
    ],
    [
      'more tokens than the model gives',
      'bad_request',
      /Max tokens/,
      refusal(400, {
        param: 'max_output_tokens',
        code: 'integer_above_max_value',
        message: 'max_tokens is too large: 32000.',
      }),
    ],
    [
      'a flagged prompt',
      'refused',
      /declined/,
      refusal(400, {
        code: 'invalid_prompt',
        message:
          'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
      }),
    ],
    [
      'a filter of another provider',
      'refused',
      /declined/,
      refusal(400, { code: 'content_filter', message: 'The response was filtered' }),
    ],
    [
      'an address without its /v1',
      'no_model',
      /Check the base URL/,
      refusal(404, {
        message: 'Invalid URL (POST /responses)',
        type: 'invalid_request_error',
        param: null,
        code: null,
      }),
    ],
    [
      'a page of something else',
      'provider',
      /not compatible with OpenAI/,
      {
        headers: { 'content-type': 'text/html' },
        body: '<!doctype html><h1>Sign in to the network</h1>',
      },
    ],
    [
      'an answer cut by a filter',
      'refused',
      /declined/,
      said('{"ok"', { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }),
    ],
    [
      'an answer cut by the limit',
      'truncated',
      /Max tokens/,
      said('{"ok"', { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
    ],
    [
      'an answer that failed',
      'provider',
      /has a problem/,
      said('', { status: 'failed', output: [], error: { code: 'server_error', message: 'Boom' } }),
    ],
    [
      'an answer that failed for its rate',
      'too_many',
      /limiting requests/,
      said('', {
        status: 'failed',
        output: [],
        error: { code: 'rate_limit_exceeded', message: 'Boom' },
      }),
    ],
    [
      'half an answer that was given up',
      'provider',
      /has a problem/,
      said('{"ok":true}', { status: 'cancelled' }),
    ],
    [
      'a fault in the cover of a success',
      'too_many',
      /limiting requests/,
      { body: { error: { code: 429, message: 'Upstream is busy' } } },
    ],
  ])('%s [SE-03, AG-09]', async (_, failure, words, answer) => {
    const failed = await failureOf(answer)
    expect(failed).toMatchObject({ failure, message: expect.stringMatching(words) })
    expect(`${failed.stack}${String(failed.cause)}`).not.toMatch(/sk-test-key|01711000000/)
  })

  it('a key that no header can hold [SE-03]', async () => {
    const failed = await failureOf(said('{}'), { apiKey: 'sk-test-key-\u200b0123' })
    expect(failed).toMatchObject({
      failure: 'wrong_key',
      message: expect.stringContaining('API key'),
    })
  })
})

describe('how long to wait is read', () => {
  it.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '20' }, 20_000],
    ['milliseconds', { 'retry-after-ms': '1500', 'retry-after': '2' }, 1_500],
    ['a date', { 'retry-after': new Date(1_000_000 + 30_000).toUTCString() }, 30_000],
    [
      'what is left of the requests',
      { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m30s' },
      90_000,
    ],
    [
      'what is left of the tokens',
      { 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '120ms' },
      120,
    ],
  ])('as %s [AG-09]', async (_, headers, ms) => {
    await using server = await startOddServer(
      refusal(429, { code: 'rate_limit_exceeded' }, headers),
    )
    const asking = modelAt(server.url, {}, new ManualClock(1_000_000)).ask(question())
    await expect(asking).rejects.toMatchObject({ failure: 'too_many', retryAfterMs: ms })
  })

  it('where a fault of the server says it, too, and no second try goes before [AG-09]', async () => {
    await using server = await startOddServer(
      refusal(503, { message: 'Busy' }, { 'retry-after': '60' }),
    )
    await expect(modelAt(server.url).ask(question())).rejects.toMatchObject({
      failure: 'provider',
      retryAfterMs: 60_000,
    })
    expect(server.calls).toHaveLength(1)
  })
})

describe('the deadline', () => {
  const drip = (every: string) => (response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(every), 5)
    response.once('close', () => clearInterval(timer))
  }

  it('ends an answer that drips and never ends, as late [AG-09]', async () => {
    await using server = await startOddServer(drip(' '))
    const clock = new ManualClock()
    const started = clock.now()
    await expect(
      modelAt(server.url, {}, clock).ask(question({ deadlineMs: 300 })),
    ).rejects.toMatchObject({
      failure: 'timeout',
    })
    expect(clock.now() - started).toBe(300)
    expect(server.calls).toHaveLength(1)
  })

  it('is not waited for where an answer grows beyond all measure [AG-09]', async () => {
    await using server = await startOddServer(drip('x'.repeat(1_000_000)))
    // It comes in real time.
    const model = openAiModel(accessTo(server.url), systemClock)
    await expect(model.ask(question({ deadlineMs: 20_000 }))).rejects.toMatchObject({
      failure: 'provider',
      message: expect.stringContaining('longer than it can be'),
    })
  })
})

describe('what was counted', () => {
  const costOf = async (more: object) => {
    await using server = await startOddServer(said('{"ok":true}', more))
    return await modelAt(server.url).ask(question())
  }

  it('has the price of fresh, cached and written tokens, hidden thoughts among these [AG-13]', async () => {
    const reply = await costOf({
      usage: {
        ...usage,
        input_tokens_details: { cached_tokens: 600 },
        output_tokens_details: { reasoning_tokens: 64 },
      },
    })
    expect(reply.costMicros).toBe(Math.round(400 * 0.1 + 600 * 0.01 + 100 * 0.5))
  })

  it.each<[string, object]>([
    ['half of it is missing', { usage: { output_tokens: 100 } }],
    ['it is no number of tokens', { usage: { input_tokens: 10.5, output_tokens: 1e308 } }],
    ['another tier was used, whose price is another', { service_tier: 'priority' }],
  ])('has no price where %s [AG-13]', async (_, more) => {
    const reply = await costOf(more)
    expect(reply.costMicros).toBeNull()
    for (const count of [reply.inputTokens, reply.cachedInputTokens, reply.outputTokens])
      expect(Number.isSafeInteger(count)).toBe(true)
  })

  it('is reported with an answer that cannot be used: it was paid for [AG-13]', async () => {
    const cut = { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }
    const failed = await failureOf(said('{"ok"', cut))
    expect(failed.spent).toMatchObject({ inputTokens: 1_000, outputTokens: 100, costMicros: 150 })
  })
})

describe('a compatible server', () => {
  const compatible = { compatible: true, prices: [] }
  const chat = (content: unknown, more: object = {}): OddAnswer => ({
    body: { choices: [{ message: { content } }], ...more },
  })

  it.each<[string, (origin: string) => string]>([
    ['a slash at its end', (origin) => `${origin}/v1/`],
    ['many of them', (origin) => ` ${origin}/v1// `],
    ['the path of the call', (origin) => `${origin}/v1/chat/completions`],
    ['the path of the other call', (origin) => `${origin}/v1/responses/`],
  ])('is found by an address with %s [SE-11]', async (_, written) => {
    await using server = await startOddServer(said('{"ok":true}'))
    await modelAt(written(server.origin), compatible).ask(question())
    expect(server.calls.map(({ path }) => path)).toEqual(['/v1/responses'])
  })

  it.each<[string, OddAnswer]>([
    [
      'says so with a success',
      { body: { error: 'Unexpected endpoint or method. (POST /v1/responses)' } },
    ],
    [
      'takes no form of the answer there',
      refusal(400, { param: 'text.format', message: 'Unsupported' }),
    ],
    ['answers something else there', { body: { status: 'ok' } }],
  ])('that has no responses and %s is asked the older way [SE-11]', async (_, first) => {
    await using server = await startOddServer(first, chat('{"ok":true}'))
    const model = modelAt(server.url, compatible)
    expect(await model.ask(question())).toMatchObject({ text: '{"ok":true}', model: 'gpt-6-luna' })
    await model.ask(question())
    expect(server.calls.map(({ path }) => path.slice(4))).toEqual([
      'responses',
      'chat/completions',
      'chat/completions',
    ])
  })

  it.each<[string, OddAnswer]>([
    [
      'in parts',
      chat([
        { type: 'thinking', thinking: 'Hm' },
        { type: 'text', text: '{"ok":true}' },
      ]),
    ],
    ['after its thoughts', chat('<think>\nIs {"ok":false} right?\n</think>\n\n{"ok":true}')],
    [
      'as another kind of content',
      { ...chat('{"ok":true}'), headers: { 'content-type': 'text/plain' } },
    ],
    [
      'with more than was asked for',
      chat('{"ok":true}', { x_groq: { id: 1 }, service_tier: 'on_demand' }),
    ],
  ])('is understood where it answers %s [SE-11]', async (_, answer) => {
    await using server = await startOddServer({ status: 404, body: '404 page not found' }, answer)
    const reply = await modelAt(server.url, compatible).ask(question())
    expect(reply).toMatchObject({ text: '{"ok":true}', costMicros: null })
  })

  it('wants to call a tool: that is no answer [AG-09]', async () => {
    const call = { type: 'function', function: { name: 'send_money', arguments: '{}' } }
    const answer = {
      choices: [{ finish_reason: 'tool_calls', message: { content: null, tool_calls: [call] } }],
    }
    await using server = await startOddServer({ status: 404, body: '' }, { body: answer })
    await expect(modelAt(server.url, compatible).ask(question())).rejects.toMatchObject({
      failure: 'provider',
    })
  })

  it.each<[string, unknown]>([
    [
      'an empty name of the parameter',
      { error: { param: '', message: "Unsupported parameter: 'store'" } },
    ],
    [
      'a list of what is wrong',
      {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'store'],
            msg: 'Extra inputs are not permitted',
          },
        ],
      },
    ],
    [
      'no cover',
      { object: 'error', message: 'Unrecognized request argument supplied: store', code: 400 },
    ],
  ])('that refuses a parameter with %s is asked without it [SE-11]', async (_, body) => {
    await using server = await startOddServer({ status: 422, body }, said('{"ok":true}'))
    await modelAt(server.url, compatible).ask(question())
    expect(server.calls.map(({ body: sent }) => 'store' in sent)).toEqual([true, false])
  })
})

describe('what a model is said to refuse', () => {
  it('is not learned from words about something else, and never costs the customer’s privacy [AG-09, SE-11]', async () => {
    const quoted = refusal(400, {
      param: null,
      message: 'Bad input: "Do you have a store? The temperature is high"',
    })
    await using server = await startOddServer(quoted, quoted, said('{"ok":true}'))
    const model = modelAt(server.url)
    await expect(model.ask(question())).rejects.toMatchObject({ failure: 'bad_request' })
    const named = refusal(400, { param: 'store', message: "Unsupported parameter: 'store'" })
    await using other = await startOddServer(named, said('{"ok":true}'))
    await expect(modelAt(other.url).ask(question())).rejects.toMatchObject({
      failure: 'bad_request',
    })
    for (const { body } of [...server.calls, ...other.calls]) expect(body['store']).toBe(false)
  })

  it('is not remembered where leaving it out did not help [AG-09]', async () => {
    const named = refusal(400, { param: 'temperature', message: 'Unsupported' })
    await using server = await startOddServer(
      named,
      refusal(400, { param: null, message: 'No.' }),
      said('{"ok":true}'),
    )
    const model = modelAt(server.url)
    await expect(model.ask(question())).rejects.toMatchObject({ failure: 'bad_request' })
    await model.ask(question())
    expect(server.calls.map(({ body }) => 'temperature' in body)).toEqual([true, false, true])
  })

  it('of an effort named in other words leads to the next one [AG-09]', async () => {
    const invalid = refusal(400, {
      param: 'reasoning.effort',
      code: 'invalid_value',
      message: "Invalid value: 'none'. Supported values are: 'low', 'medium', and 'high'.",
    })
    await using server = await startOddServer(invalid, invalid, said('{"ok":true}'))
    await modelAt(server.url).ask(question())
    expect(server.calls.map(({ body }) => body['reasoning'])).toEqual([
      { effort: 'none' },
      { effort: 'minimal' },
      { effort: 'low' },
    ])
  })
})

it('a model that did not keep to the form is asked once more [AG-09, SE-11]', async () => {
  await using server = await startOddServer(
    refusal(400, { code: 'json_validate_failed', message: 'Failed to generate JSON' }),
    said('{"ok":true}'),
  )
  const reply = await modelAt(server.url).ask(question())
  expect(reply).toMatchObject({ text: '{"ok":true}' })
})

it('a server like that of OpenAI at another address may know only the older way, too [SE-11]', async () => {
  await using server = await startOddServer(
    { status: 404, body: '404 page not found' },
    { body: { choices: [{ message: { content: '{"ok":true}' } }] } },
  )
  const reply = await modelAt(server.url).ask(question())
  expect(reply).toMatchObject({ text: '{"ok":true}' })
})

it('one conversation that the model declines says nothing of its health [SE-03]', async () => {
  const declined = { type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }
  await using server = await startOddServer(said('', { output: [declined] }))
  const model = modelAt(server.url)
  await expect(model.ask(question())).rejects.toMatchObject({ failure: 'refused' })
  expect(model.lastFailure()).toBeNull()
})
