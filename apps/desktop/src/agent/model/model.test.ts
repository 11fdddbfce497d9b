import { publishedPrices } from '@pal/core/domain/models/model-prices'
import type { Store } from '@pal/db/maintenance/store'
import { writeAppState } from '@pal/db/settings/app-state'
import { openTestStore } from '@pal/db/testing/testing'
import { startOpenAiDouble, type OpenAiDouble } from '@pal/doubles/openai/openai-double'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ManualClock } from '../../testing/manual-clock.ts'
import { startSecureServer } from '../../testing/secure-server.ts'
import { timedModel } from '../../testing/timed-model.ts'
import { type CapabilityCache, capabilityCache } from './capability-cache.ts'
import type { ModelAccess } from './model-client.ts'
import { ModelError } from './model-error.ts'
import type { Model } from './model.ts'
import type { ModelQuestion } from './types.ts'

let openai: OpenAiDouble
let clock: ManualClock
let model: Model
beforeEach(async () => {
  clock = new ManualClock()
  openai = await startOpenAiDouble({ clock, respond: () => ({ ok: true }) })
  model = modelOf({})
})
afterEach(() => openai.close())

const modelOf = (access: Partial<ModelAccess>, memory?: CapabilityCache, called?: () => void) =>
  timedModel(
    async () => ({
      apiKey: openai.key,
      baseUrl: openai.url,
      compatible: false,
      prices: publishedPrices,
      ...access,
    }),
    clock,
    memory,
    called,
  )

const question = (change: Partial<ModelQuestion> = {}): ModelQuestion => ({
  model: 'gpt-6-luna',
  instructions: 'Answer as JSON.',
  input: [{ role: 'user', content: 'My number is 01711000000' }],
  format: {
    name: 'check',
    schema: {
      type: 'object',
      properties: { ok: { type: 'boolean' } },
      required: ['ok'],
      additionalProperties: false,
    },
  },
  maxOutputTokens: 500,
  temperature: 0.7,
  deadlineMs: 5_000,
  customerDigest: 'digest',
  signal: new AbortController().signal,
  ...change,
})

const failureOf = async (asking: Promise<unknown>) => {
  const error = await asking.catch((thrown: unknown) => thrown)
  if (error instanceof ModelError) return error
  throw new Error('It did not fail as a ModelError', { cause: error })
}
const paths = () => openai.calls.map(({ path }) => path)

it('asks without a copy being kept, and tells tokens and cost', async () => {
  const reply = await model.ask(question())
  expect(reply).toMatchObject({ text: '{"ok":true}', model: 'gpt-6-luna' })
  expect(reply.costMicros).toBe(Math.round(reply.inputTokens * 0.1 + reply.outputTokens * 0.5))
  expect(reply.inputTokens).toBeGreaterThan(0)
  expect(openai.requests[0]?.raw).toMatchObject({ store: false, reasoning: { effort: 'none' } })
})

it('leaves out what a model refuses, once, and from then on', async () => {
  await model.ask(question({ model: 'gpt-4o' }))
  expect(paths()).toHaveLength(2)
  await model.ask(question({ model: 'gpt-4o' }))
  expect(paths()).toHaveLength(3)
  expect(openai.requests.at(-1)?.raw).not.toHaveProperty('reasoning')
  expect(openai.requests.at(-1)?.raw).toMatchObject({ temperature: 0.7, store: false })
  await model.ask(question())
  expect(openai.requests.at(-1)?.raw).toHaveProperty('reasoning')
})

it('thinks as little as the model allows where it cannot do without', async () => {
  await model.ask(question({ model: 'gpt-5' }))
  expect(openai.requests.at(-1)?.raw).toMatchObject({ reasoning: { effort: 'minimal' } })
  expect(openai.requests.at(-1)?.raw).not.toHaveProperty('temperature')
})

describe('what a model refused', () => {
  const gpt5 = question({ model: 'gpt-5' })
  const asks = async (store: Store, at: number, ask: ModelQuestion) => {
    const before = openai.calls.length
    await modelOf(
      {},
      capabilityCache(() => at, store),
    ).ask(ask)
    return openai.calls.length - before
  }

  it('is left out after a restart too, for that model alone, until it may have changed [AG-09, SE-03]', async () => {
    await using store = openTestStore()
    const at = Date.now()
    expect(await asks(store, at, gpt5)).toBeGreaterThan(1)
    expect(await asks(store, at, gpt5)).toBe(1)
    expect(openai.requests.at(-1)?.raw).toMatchObject({ reasoning: { effort: 'minimal' } })
    await asks(store, at, question())
    expect(openai.requests.at(-1)?.raw).toMatchObject({ temperature: 0.7 })
    expect(await asks(store, at + 31 * 86_400_000, gpt5)).toBeGreaterThan(1)
  })

  it('is learned again where its note cannot be read [AG-09]', async () => {
    await using store = openTestStore()
    await store.transaction((tx) =>
      writeAppState(tx, 'model_capabilities', { capabilities: 'all' }, 1),
    )
    expect(await asks(store, 1, gpt5)).toBeGreaterThan(1)
  })
})

describe('the deadline is for everything together', () => {
  it('when the provider does not answer', async () => {
    openai.fail({ how: 'hang' })
    const started = clock.now()
    expect(await failureOf(model.ask(question({ deadlineMs: 300 })))).toMatchObject({
      failure: 'timeout',
    })
    expect(clock.now() - started).toBe(300)
    expect(openai.calls).toHaveLength(1)
  })

  it('when the first try breaks and the second one hangs', async () => {
    openai.failNext('reset')
    openai.fail({ how: 'hang' })
    const started = clock.now()
    expect(await failureOf(model.ask(question({ deadlineMs: 800 })))).toMatchObject({
      failure: 'timeout',
    })
    expect(clock.now() - started).toBe(800)
  })

  it('when it asks to wait for longer than that', async () => {
    openai.fail({ how: { rateLimit: { retryAfter: 20 } } })
    const started = clock.now()
    const failed = await failureOf(model.ask(question()))
    expect(failed).toMatchObject({ failure: 'too_many', retryAfterMs: 20_000, mayPass: true })
    expect(clock.now() - started).toBeLessThan(1_000)
    expect(openai.calls).toHaveLength(1)
  })
})

it('a question that was answered leaves no deadline behind', async () => {
  const deadlines: AbortSignal[] = []
  const timeout = clock.timeout.bind(clock)
  clock.timeout = (ms) => {
    const deadline = timeout(ms)
    deadlines.push(deadline)
    return deadline
  }
  await model.ask(question())
  await clock.elapse(60_000)
  expect(deadlines.map(({ aborted }) => aborted)).toEqual([false])
})

it('counts the calls that whoever asks does not count themselves, and only those [LG-04]', async () => {
  const called = vi.fn()
  const onCall = vi.fn()
  const counted = modelOf({}, undefined, called)
  await counted.ask(question())
  await counted.ask(question({ onCall }))
  expect([called.mock.calls.length, onCall.mock.calls.length]).toEqual([1, 1])
})

it('tries once more what passes by itself', async () => {
  openai.failNext('overloaded')
  expect(await model.ask(question())).toMatchObject({ text: '{"ok":true}' })
  openai.failNext('reset')
  expect(await model.ask(question())).toMatchObject({ text: '{"ok":true}' })
})

describe('over TLS', () => {
  const said = { type: 'message', content: [{ type: 'output_text', text: '{"ok":true}' }] }
  const answer = JSON.stringify({ output: [said] })

  it('a certificate that nobody vouches for is named, and asked past only once [SE-03]', async () => {
    let heard = 0
    await using server = await startSecureServer(
      (_, response) => {
        heard += 1
        response.end(answer)
      },
      { trusted: false },
    )
    const failed = await failureOf(modelOf({ baseUrl: server.url }).ask(question()))
    expect(failed.reason.code).toBe('ai_certificate')
    expect(failed.spent).toBeNull()
    expect(heard).toBe(0)
    expect(server.connections()).toBeLessThanOrEqual(2)
  })

  it('a kept connection that drops is asked again over another', async () => {
    let questions = 0
    await using server = await startSecureServer((request, response) => {
      questions += 1
      const drops = questions === 2
      request.resume().on('end', () => (drops ? request.socket.destroy() : response.end(answer)))
    })
    const asked = modelOf({ baseUrl: server.url })
    expect(await asked.ask(question())).toMatchObject({ text: '{"ok":true}' })
    expect(await asked.ask(question())).toMatchObject({ text: '{"ok":true}' })
    expect([questions, server.connections()]).toEqual([3, 2])
  })

  it('an address that leads elsewhere is not followed [SE-03]', async () => {
    const asked: string[] = []
    await using server = await startSecureServer((request, response) => {
      asked.push(`${request.url}`)
      response.writeHead(307, { location: `${server.url}/elsewhere` }).end()
    })
    const failed = await failureOf(modelOf({ baseUrl: server.url }).ask(question()))
    expect(failed.reason.code).toBe('ai_redirected')
    expect(asked).not.toContain('/elsewhere')
  })
})

describe('what a try has cost is reported with the next', () => {
  const luna = ({ input, cached, output }: OpenAiDouble['spent'][number]) =>
    Math.round((input - cached) * 0.1 + cached * 0.01 + output * 0.5)
  const tooLong = { raw: 'x'.repeat(100_001) }
  const charged = () => openai.spent.reduce((all, one) => all + luna(one), 0)

  it('where an answer that is too long is asked for once more [AG-13]', async () => {
    let tries = 0
    openai.respond(() => (++tries === 1 ? tooLong : { ok: true }))
    const reply = await model.ask(question({ maxOutputTokens: 40_000 }))
    expect(reply.text).toBe('{"ok":true}')
    expect(openai.spent).toHaveLength(2)
    expect(reply).toMatchObject({ costMicros: charged() })
    expect(reply.inputTokens).toBe(openai.spent.reduce((all, { input }) => all + input, 0))
    expect(reply).not.toHaveProperty('uncounted')
  })

  it('where the second one is too long as well [AG-13]', async () => {
    openai.respond(() => tooLong)
    const { spent } = await failureOf(model.ask(question({ maxOutputTokens: 40_000 })))
    expect(openai.spent).toHaveLength(2)
    expect(spent).toMatchObject({ costMicros: charged() })
  })

  it.each(['hang', 'cut', 'broken', 'reset'] as const)(
    'and an answer that never arrived is reported as not counted: %s [AG-13]',
    async (how) => {
      openai.fail({ how, when: 'after' })
      expect(await failureOf(model.ask(question({ deadlineMs: 900 })))).toMatchObject({
        spent: { costMicros: 0, uncounted: true },
      })
      expect(charged()).toBeGreaterThan(0)
    },
  )

  it.each([['server error'], ['quota'], [{ rateLimit: { retryAfter: 20 } }]] as const)(
    'but who refuses charges nothing: %j [AG-13]',
    async (how) => {
      openai.fail({ how })
      expect((await failureOf(model.ask(question()))).spent).toBeNull()
    },
  )

  it('and nobody is asked any more once it is over [AG-13]', async () => {
    const signal = AbortSignal.abort()
    expect((await failureOf(model.ask(question({ signal })))).spent).toBeNull()
    expect(openai.calls).toHaveLength(0)
  })
})

describe('each failure has its own name, and none of them holds the key', () => {
  const failures = [
    ['wrong_key', { error: { status: 401, message: 'Incorrect API key provided: sk-test-key' } }],
    ['wrong_key', { error: { status: 403 } }],
    ['no_model', { error: { status: 404, code: 'model_not_found' } }],
    ['no_quota', 'quota'],
    ['bad_request', { error: { status: 400, message: 'No.' } }],
    ['provider', 'server error'],
    ['provider', 'html'],
    ['unreachable', 'reset'],
    ['refused', 'refusal'],
    ['truncated', 'empty'],
  ] as const
  for (const [failure, how] of failures) {
    it(`${failure}: ${JSON.stringify(how)}`, async () => {
      openai.fail({ how })
      const failed = await failureOf(model.ask(question()))
      expect(failed.failure).toBe(failure)
      expect(`${failed.stack}${String(failed.cause)}`).not.toContain(openai.key)
      expect(failed.message).not.toContain('01711000000')
      expect(model.lastFailure()).toBe(failure === 'refused' ? null : failed)
    })
  }
})

describe('a compatible server', () => {
  it('that has no responses is asked the older way, found out once [SE-11]', async () => {
    openai.fail({ path: '/responses', how: { error: { status: 404 } } })
    model = modelOf({ compatible: true })
    expect(await model.ask(question())).toMatchObject({ text: '{"ok":true}' })
    expect(paths()).toEqual(['/v1/responses', '/v1/chat/completions'])
    await model.ask(question())
    expect(paths()).toHaveLength(3)
    expect(openai.requests.at(-1)).toMatchObject({ endpoint: 'chat', maxTokens: 500 })
  })

  it('that knows few parameters is asked with those [SE-11]', async () => {
    openai.fail({ path: '/responses', how: { error: { status: 404 } } })
    const unknown = ['response_format', 'max_completion_tokens', 'safety_identifier', 'store']
    for (const name of unknown) {
      openai.fail({
        path: '/chat',
        where: ({ body }) => typeof body === 'object' && body !== null && name in body,
        how: { error: { status: 400, message: `Unrecognized request argument: ${name}` } },
      })
    }
    model = modelOf({ compatible: true })
    expect(await model.ask(question({ model: 'gpt-4o' }))).toMatchObject({ text: '{"ok":true}' })
    const { raw } = openai.requests.at(-1) ?? {}
    expect(raw).toMatchObject({ max_tokens: 500, temperature: 0.7 })
    expect(JSON.stringify(raw)).toContain('JSON schema')
  })

  it('without the model says so', async () => {
    model = modelOf({ compatible: true })
    expect(await failureOf(model.ask(question({ model: 'llama' })))).toMatchObject({
      failure: 'no_model',
    })
  })

  it('on another machine gets no key over plain http [SE-11]', async () => {
    model = modelOf({ baseUrl: 'http://192.0.2.7/v1', compatible: true })
    expect(await failureOf(model.ask(question()))).toMatchObject({ failure: 'bad_request' })
  })

  it('cannot send what customers wrote elsewhere', async () => {
    const elsewhere = await startOpenAiDouble()
    openai.fail({
      how: {
        reply: { status: 307, headers: { location: `${elsewhere.url}/responses` }, body: {} },
      },
    })
    expect(await failureOf(model.ask(question()))).toMatchObject({ failure: 'unreachable' })
    expect(elsewhere.calls).toHaveLength(0)
    await elsewhere.close()
  })
})
