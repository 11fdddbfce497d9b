import { randomBytes } from 'node:crypto'

import type { Json } from '../http/json.ts'
import type { Outcome } from './openai-answer.ts'
import type { ModelRequest } from './openai-request.ts'

export function responseBody(request: ModelRequest, outcome: Outcome, reasons: boolean): Json {
  const { raw, format } = request
  const complete = outcome.kind !== 'incomplete'
  const status = complete ? 'completed' : 'incomplete'
  const part =
    outcome.kind === 'refusal'
      ? { type: 'refusal', refusal: outcome.text }
      : { type: 'output_text', text: outcome.text, annotations: [], logprobs: [] }
  const message = {
    id: newId('msg'),
    type: 'message',
    status,
    role: 'assistant',
    content: [part],
  }
  const thought = { id: newId('rs'), type: 'reasoning', summary: [] }
  const thinks = reasons && request.effort !== 'none'
  const silent = outcome.kind === 'incomplete' && outcome.text === ''
  const { input, cached, output, reasoning } = outcome.usage
  return {
    id: newId('resp'),
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status,
    background: false,
    error: null,
    incomplete_details: complete ? null : { reason: 'max_output_tokens' },
    instructions: request.instructions,
    max_output_tokens: request.maxTokens,
    model: request.model,
    output: [...(thinks ? [thought] : []), ...(silent ? [] : [message])],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: reasons ? (request.effort ?? 'medium') : null, summary: null },
    service_tier: 'default',
    store: raw['store'] ?? true,
    temperature: raw['temperature'] ?? 1,
    text: { format, verbosity: 'medium' },
    tool_choice: 'auto',
    tools: [],
    top_p: raw['top_p'] ?? 1,
    truncation: 'disabled',
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: cached },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: reasoning },
      total_tokens: input + output,
    },
    user: null,
    metadata: raw['metadata'] ?? {},
  }
}

export function chatBody(request: ModelRequest, outcome: Outcome): Json {
  const refused = outcome.kind === 'refusal'
  const { input, cached, output, reasoning } = outcome.usage
  return {
    id: newId('chatcmpl'),
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: refused ? null : outcome.text,
          refusal: refused ? outcome.text : null,
          annotations: [],
        },
        logprobs: null,
        finish_reason: outcome.kind === 'incomplete' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: reasoning, audio_tokens: 0 },
    },
    service_tier: 'default',
  }
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('hex')}`
}
