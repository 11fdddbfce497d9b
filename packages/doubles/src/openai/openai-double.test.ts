import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { type Answer, post, readAnswer } from '../graph/testing.ts'
import { type Json, type JsonObject, dig, isList, show } from '../http/json.ts'
import { type OpenAiDouble, startOpenAiDouble } from './openai-double.ts'

let openai: OpenAiDouble

beforeEach(async () => {
  openai = await startOpenAiDouble()
})
afterEach(() => openai.close())

const SCHEMA: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['say', 'quantity'],
  properties: {
    say: { type: 'string' },
    quantity: { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] },
  },
}
const format = (schema: Json): Json => ({
  format: { type: 'json_schema', name: 'decision', strict: true, schema },
})

const call = (path: string, body?: JsonObject, key = openai.key) =>
  body === undefined
    ? fetch(`${openai.url}${path}`, { headers: { authorization: `Bearer ${key}` } }).then(
        readAnswer,
      )
    : post(`${openai.url}${path}`, body, key)

const luna = (more: JsonObject = {}) =>
  call('/responses', {
    model: 'gpt-6-luna',
    input: 'Hi',
    reasoning: { effort: 'none' },
    ...more,
  })

const refusal = ({ status, body }: Answer) => [
  status,
  dig(body, 'error', 'code'),
  dig(body, 'error', 'param'),
]

const modelIds = (body: Json) => {
  const data = dig(body, 'data')
  return isList(data) ? data.map((model) => dig(model, 'id')) : []
}

describe('keys and models', () => {
  it('lists living models with their end, and no retired one', async () => {
    const { body } = await call('/models')
    const ids = modelIds(body)
    expect(ids).toContain('gpt-6-luna')
    expect(ids).not.toContain('gpt-4')
    expect(dig((await call('/models/gpt-4o')).body, 'shutdown_date')).toBe('2027-01-14')
    expect(refusal(await call('/models/gpt-4'))).toEqual([404, 'model_not_found', null])
    openai.setToday('2027-01-14')
    expect(refusal(await luna({ model: 'gpt-4o', reasoning: null }))[1]).toBe('model_not_found')
  })

  it('refuses wrong and revoked keys, and listing to a key without that right', async () => {
    expect(refusal(await call('/models', undefined, 'sk-wrong'))).toEqual([
      401,
      'invalid_api_key',
      null,
    ])
    openai.addKey({ key: 'sk-narrow', mayListModels: false })
    expect((await call('/models', undefined, 'sk-narrow')).status).toBe(403)
    expect((await call('/models/gpt-6-luna', undefined, 'sk-narrow')).status).toBe(200)
    openai.revokeKey(openai.key)
    expect((await luna()).status).toBe(401)
  })
})

describe('parameters', () => {
  it('refuses what reasoning models refuse, naming the parameter', async () => {
    const low = { reasoning: { effort: 'low' } }
    expect(refusal(await luna({ ...low, temperature: 0.7 }))).toEqual([
      400,
      'unsupported_parameter',
      'temperature',
    ])
    expect(refusal(await luna({ reasoning: null, top_p: 0.5 }))[2]).toBe('top_p')
    expect((await luna({ temperature: 0.7 })).status).toBe(200)
    expect(refusal(await luna({ max_tokens: 500 }))).toEqual([
      400,
      'unsupported_parameter',
      'max_tokens',
    ])
    expect(refusal(await luna({ max_output_tokens: 5 }))[1]).toBe('integer_below_min_value')
    expect(refusal(await luna({ messages: [] }))[2]).toBe('messages')
    expect(refusal(await luna({ colour: 'red' }))[1]).toBe('unknown_parameter')
    expect(refusal(await luna({ model: 'gpt-5' }))).toEqual([
      400,
      'unsupported_value',
      'reasoning.effort',
    ])
    const classic = { model: 'gpt-4o', reasoning: null, temperature: 0.7 }
    expect((await luna(classic)).status).toBe(200)
    expect(refusal(await luna({ ...classic, reasoning: { effort: 'low' } }))[2]).toBe(
      'reasoning.effort',
    )
    const wrongPart = [{ role: 'assistant', content: [{ type: 'input_text', text: 'x' }] }]
    expect(refusal(await luna({ input: wrongPart }))[2]).toBe('input[0].content[0].type')
    const chat = { model: 'gpt-6-luna', messages: [{ role: 'user', content: 'Hi' }] }
    expect(refusal(await call('/chat/completions', { ...chat, max_tokens: 9 }))[2]).toBe(
      'max_tokens',
    )
    expect((await call('/chat/completions', { ...chat, max_completion_tokens: 900 })).status).toBe(
      200,
    )
  })

  it('counts hidden reasoning into the limit, so that a small one leaves no text', async () => {
    const answer = await luna({ reasoning: { effort: 'medium' }, max_output_tokens: 500 })
    expect(dig(answer.body, 'status')).toBe('incomplete')
    expect(dig(answer.body, 'incomplete_details', 'reason')).toBe('max_output_tokens')
    expect(dig(answer.body, 'output', 0, 'type')).toBe('reasoning')
    expect(dig(answer.body, 'output', 1)).toBeUndefined()
    expect(dig(answer.body, 'usage', 'output_tokens_details', 'reasoning_tokens')).toBe(500)
  })
})

describe('structured answers', () => {
  it('gives the script to the handler and its answer back as output_text', async () => {
    openai.respond((request) => ({ say: `${request.input.length} messages`, quantity: 2 }))
    const { body } = await luna({
      instructions: 'Sell.',
      input: [
        { role: 'user', content: 'Hi' },
        { role: 'assistant', content: [{ type: 'output_text', text: 'Hello' }] },
        { role: 'user', content: [{ type: 'input_text', text: 'Price?' }] },
      ],
      text: format(SCHEMA),
    })
    expect(dig(body, 'output_text')).toBeUndefined()
    expect(dig(body, 'output', 0)).toMatchObject({
      type: 'message',
      content: [{ type: 'output_text', text: '{"say":"3 messages","quantity":2}' }],
    })
    expect(openai.requests[0]).toMatchObject({
      instructions: 'Sell.',
      format: { name: 'decision' },
    })
    expect(dig(body, 'usage')).toMatchObject({ input_tokens_details: { cached_tokens: 0 } })
  })

  it('refuses schemas that strict mode refuses', async () => {
    const properties = SCHEMA['properties'] ?? null
    const refused = async (schema: Json) => {
      const answer = await luna({ text: format(schema) })
      expect(refusal(answer)).toEqual([400, 'invalid_json_schema', 'text.format.schema'])
      return show(dig(answer.body, 'error', 'message'))
    }
    const { additionalProperties: _, ...open } = SCHEMA
    expect(await refused(open)).toContain('additionalProperties')
    expect(await refused({ ...SCHEMA, required: ['say'] })).toContain("Missing 'quantity'")
    const nested = { say: { type: 'array', items: { type: 'object', properties } } }
    expect(await refused({ ...SCHEMA, required: ['say'], properties: nested })).toContain("'items'")
    const long = { say: { type: 'string', maxLength: 9 }, quantity: { type: 'null' } }
    expect(await refused({ ...SCHEMA, properties: long })).toContain("'maxLength' is not permitted")
    expect(await refused({ anyOf: [SCHEMA] })).toContain('root')
    const lost = { say: { $ref: '#/$defs/none' }, quantity: { type: 'null' } }
    expect(await refused({ ...SCHEMA, properties: lost })).toContain('reference')
    const fine = { ...SCHEMA, $schema: 'https://json-schema.org/draft/2020-12/schema' }
    expect((await luna({ text: format(fine) })).status).toBe(200)
  })

  it('does not let a test script say what the schema forbids, unless it says so', async () => {
    const own = await startOpenAiDouble({ respond: () => ({ say: 'x', quantity: 0 }) })
    const body = { model: 'gpt-6-luna', input: 'Hi', text: format(SCHEMA) }
    const ask = () => post(`${own.url}/responses`, body, own.key)
    expect((await ask()).status).toBe(500)
    own.respond(() => ({ raw: '{"say":' }))
    expect((await ask()).status).toBe(200)
    await expect(own.close()).rejects.toThrow('$/quantity must match a schema in anyOf')
  })

  it('knows what fits a schema, references and limits included', async () => {
    const schema = {
      ...SCHEMA,
      required: ['say', 'quantity', 'tags'],
      properties: {
        say: { type: 'string', pattern: '^[a-z]+$' },
        quantity: { type: ['integer', 'null'] },
        tags: { type: 'array', maxItems: 2, items: { $ref: '#/$defs/tag' } },
      },
      $defs: { tag: { type: 'string', enum: ['new', 'old'] } },
    }
    const status = async (said: JsonObject) => {
      const own = await startOpenAiDouble({ respond: () => said })
      const body = { model: 'gpt-6-luna', input: 'Hi', text: format(schema) }
      const answer = await post(`${own.url}/responses`, body, own.key)
      await own.close().catch(() => undefined)
      return answer.status
    }
    const fine = { say: 'hi', quantity: null, tags: ['new'] }
    expect(await status(fine)).toBe(200)
    for (const wrong of [
      { say: 'Hi' },
      { say: 1 },
      { quantity: 1.5 },
      { tags: ['newer'] },
      { tags: ['new', 'old', 'new'] },
      { more: true },
    ])
      expect(await status({ ...fine, ...wrong }), JSON.stringify(wrong)).toBe(500)
    expect(await status({ say: 'hi', quantity: 1 })).toBe(500)
  })
})

describe('on demand', () => {
  it('answers as a service in trouble does', async () => {
    openai.failNext('quota')
    expect(refusal(await luna())).toEqual([429, 'insufficient_quota', null])
    openai.failNext({ rateLimit: { retryAfter: 7 } })
    const limited = await luna()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
    openai.failNext('overloaded')
    expect((await luna()).status).toBe(503)
    openai.failNext('empty')
    expect(dig((await luna()).body, 'status')).toBe('incomplete')
    openai.failNext('refusal')
    expect(dig((await luna()).body, 'output', 0, 'content', 0, 'type')).toBe('refusal')
    openai.failNext('broken', { when: 'after' })
    await expect(luna()).rejects.toThrow(SyntaxError)
    openai.failNext('reset')
    await expect(luna()).rejects.toThrow('fetch failed')
    expect(openai.requests).toHaveLength(3)
    expect(openai.calls.map(({ status }) => status)).toEqual([429, 429, 503, 200, 200, 200, 0])
  })
})
