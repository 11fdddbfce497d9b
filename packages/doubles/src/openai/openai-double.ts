import { randomUUID } from 'node:crypto'

import { type Clock, createClock } from '../http/clock.ts'
import { type RuleHandle, answer, createFailRules } from '../http/fail-rules.ts'
import {
  type Call,
  type Incoming,
  type IncomingFile,
  type Reply,
  startHttp,
} from '../http/http-kit.ts'
import { isObject, type Json } from '../http/json.ts'
import {
  ScriptError,
  type Scripted,
  type Usage,
  cachedTokens,
  decide,
  defaultAnswer,
  promptText,
} from './openai-answer.ts'
import { chatBody, responseBody } from './openai-bodies.ts'
import { invalid, OpenAiError, openAiErrorReply, refuse } from './openai-errors.ts'
import { type OpenAiFailRule, type OpenAiHow, forcedAnswer, plainHow } from './openai-fail.ts'
import { DEFAULT_TODAY, MODELS, type ModelInfo, liveModels, modelView } from './openai-models.ts'
import {
  type ModelRequest,
  findModel,
  readChatRequest,
  readResponsesRequest,
} from './openai-request.ts'

export type OpenAiKey = string | { readonly key: string; readonly mayListModels: boolean }

export type OpenAiOptions = {
  /** Default: one key, `sk-test-key`. */
  readonly keys?: readonly OpenAiKey[]
  readonly models?: readonly ModelInfo[]
  /** Decides which models are gone, YYYY-MM-DD. */
  readonly today?: string
  readonly respond?: Responder
  /** One that the product goes by as well. */
  readonly clock?: Clock
}

export type Responder = (request: ModelRequest) => Scripted | Promise<Scripted>

/** One call: when it was answered, what was asked for, and the digest of whom it was about. */
export type Charge = Usage & {
  readonly at: number
  readonly asked: string
  readonly of: string | null
}

export type Heard = { readonly text: string; readonly seconds: number }
export type Listener = (sound: IncomingFile) => Heard

export type OpenAiDouble = {
  /** For PAL_OPENAI_URL: with /v1. */
  readonly url: string
  readonly key: string
  readonly calls: readonly Call[]
  /** What reached the model, in order. */
  readonly requests: readonly ModelRequest[]
  /** Scripts that said what the real model could not say; `close` throws when there are any. */
  readonly problems: readonly string[]
  respond(responder: Responder): void
  /** Who looks at an answer a second time; without one, nothing is found in any. */
  review(reviewer: Responder): void
  /** Who sums up what was said long ago; without one, it is summed up in no words. */
  summarise(summariser: Responder): void
  /** What reached that one, in order: none of it is among `requests`. */
  readonly summaries: readonly ModelRequest[]
  /** What is said in a voice message, and for how many seconds; without it, nothing is. */
  hear(listener: Listener): void
  /** Sounds that reached it, in order. */
  readonly sounds: readonly IncomingFile[]
  /** What reached that one, in order: none of it is among `requests`. */
  readonly reviews: readonly ModelRequest[]
  /** What each answer would be charged for, whether or not it arrived. */
  readonly spent: readonly Charge[]
  addKey(key: OpenAiKey): void
  revokeKey(key: string): void
  setToday(day: string): void
  fail(rule: OpenAiFailRule): RuleHandle
  failNext(how: OpenAiHow, rule?: Omit<OpenAiFailRule, 'how' | 'times'>): RuleHandle
  clearFailures(): void
  close(): Promise<void>
}

export async function startOpenAiDouble(options: OpenAiOptions = {}): Promise<OpenAiDouble> {
  const models = options.models ?? MODELS
  const clock = options.clock ?? createClock()
  let today = options.today ?? DEFAULT_TODAY
  let responder: Responder = options.respond ?? defaultAnswer
  const keys = new Map<string, boolean>()
  const addKey = (key: OpenAiKey): void => {
    if (typeof key === 'string') keys.set(key, true)
    else keys.set(key.key, key.mayListModels)
  }
  for (const key of options.keys ?? ['sk-test-key']) addKey(key)
  const [firstKey = ''] = keys.keys()
  const rules = createFailRules<OpenAiHow>()
  const calls: Call[] = []
  const requests: ModelRequest[] = []
  const reviews: ModelRequest[] = []
  const spent: Charge[] = []
  let reviewer: Responder = () => ({ commitments: [] })
  const summaries: ModelRequest[] = []
  let summariser: Responder = () => ({ summary: '' })
  const sounds: IncomingFile[] = []
  let listener: Listener = () => ({ text: '', seconds: 0 })
  const problems: string[] = []
  const prompts: string[] = []

  async function route(incoming: Incoming, forced: Scripted | undefined): Promise<Json> {
    const mayList = authorize(keys, incoming)
    const call = `${incoming.method} ${incoming.path}`
    if (call === 'GET /v1/models') {
      if (!mayList) throw missingScope()
      return { object: 'list', data: liveModels(models, today).map(modelView) }
    }
    const one = /^GET \/v1\/models\/([^/]+)$/.exec(call)?.[1]
    if (one !== undefined) return modelView(findModel(decodeURIComponent(one), { models, today }))
    if (call === 'POST /v1/responses') {
      const request = readResponsesRequest(incoming.body, { models, today })
      const { outcome, reasons } = await speak(request, forced)
      return responseBody(request, outcome, reasons)
    }
    if (call === 'POST /v1/chat/completions') {
      const request = readChatRequest(incoming.body, { models, today })
      return chatBody(request, (await speak(request, forced)).outcome)
    }
    if (call === 'POST /v1/audio/transcriptions') {
      const sound = readSound(incoming)
      sounds.push(sound)
      const { text, seconds } = listener(sound)
      return { text, languages: [], usage: { type: 'duration', seconds } }
    }
    throw new OpenAiError({
      status: 404,
      message: `Invalid URL (${incoming.method} ${incoming.path})`,
    })
  }

  function who(asked: string) {
    if (asked === 'review') return { kept: reviews, by: reviewer }
    if (asked === 'summary') return { kept: summaries, by: summariser }
    return { kept: requests, by: responder }
  }

  async function speak(request: ModelRequest, forced: Scripted | undefined) {
    const asked = request.format.type === 'json_schema' ? request.format.name : ''
    const { kept, by } = who(asked)
    kept.push(request)
    const reasons = findModel(request.model, { models, today }).kind !== 'classic'
    const cached = cachedTokens(prompts, promptText(request))
    const scripted = forced ?? (await by(request))
    const outcome = decide(scripted, request, reasons, cached)
    const digest = isObject(request.raw) ? request.raw['safety_identifier'] : null
    const of = typeof digest === 'string' ? digest : null
    spent.push({ ...outcome.usage, at: clock.now(), asked, of })
    return { outcome, reasons }
  }

  async function perform(incoming: Incoming, forced: Scripted | undefined): Promise<Reply> {
    const headers = { 'x-request-id': `req_${randomUUID().replaceAll('-', '')}` }
    try {
      return { status: 200, headers, body: await route(incoming, forced) }
    } catch (error) {
      if (error instanceof OpenAiError)
        return openAiErrorReply({
          ...error.detail,
          headers: { ...headers, ...error.detail.headers },
        })
      problems.push(error instanceof ScriptError ? error.message : String(error))
      return openAiErrorReply({ status: 500, message: `Test script: ${String(error)}`, headers })
    }
  }

  const http = await startHttp(
    async (incoming, connection) => {
      const call: Call = {
        method: incoming.method,
        path: incoming.path,
        query: Object.fromEntries(incoming.query),
        body: incoming.body,
        headers: incoming.headers,
        at: clock.now(),
      }
      calls.push(call)
      const rule = rules.take(incoming)
      const forced = rule === undefined ? undefined : forcedAnswer(rule.how)
      const how = rule === undefined || forced !== undefined ? undefined : plainHow(rule.how)
      const ordered = how && { how, when: rule?.when ?? 'before' }
      call.status = await answer(ordered, { connection, clock }, () => perform(incoming, forced))
    },
    () => clock.now(),
  )

  const fail = (rule: OpenAiFailRule): RuleHandle => rules.add(rule)
  return {
    url: `${http.url}/v1`,
    key: firstKey,
    calls,
    requests,
    problems,
    reviews,
    summaries,
    summarise: (next) => {
      summariser = next
    },
    spent,
    sounds,
    hear: (next) => {
      listener = next
    },
    review: (next) => {
      reviewer = next
    },
    respond: (next) => {
      responder = next
    },
    addKey,
    revokeKey: (key) => {
      keys.delete(key)
    },
    setToday: (day) => {
      today = day
    },
    fail,
    failNext: (how, rule) => fail({ ...rule, how, times: 1 }),
    clearFailures: rules.clear,
    close: async () => {
      await http.close()
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
  }
}

/** Whether the key may list models. */
function authorize(keys: ReadonlyMap<string, boolean>, incoming: Incoming): boolean {
  const key = /^Bearer (\S+)$/.exec(incoming.headers.authorization ?? '')?.[1]
  if (key === undefined)
    throw new OpenAiError({ status: 401, message: "You didn't provide an API key." })
  const mayList = keys.get(key)
  if (mayList !== undefined) return mayList
  throw new OpenAiError({
    status: 401,
    code: 'invalid_api_key',
    message: `Incorrect API key provided: ${key.slice(0, 3)}***${key.slice(-4)}.`,
  })
}

/** As OpenAI takes them: a file with an ending that it knows, and a model that listens. */
function readSound({ body, files }: Incoming): IncomingFile {
  const model = isObject(body) ? body['model'] : undefined
  if (model !== 'gpt-transcribe') throw refuse('model', 'model_not_found', 'No such model.')
  const file = files.get('file')
  if (!file)
    throw refuse('file', 'missing_required_parameter', "Missing required parameter: 'file'.")
  if (!/\.(?:flac|m4a|mp3|mp4|mpeg|mpga|oga|ogg|wav|webm)$/.test(file.name)) {
    throw invalid('file', 'unsupported file format.')
  }
  return file
}

function missingScope(): OpenAiError {
  return new OpenAiError({
    status: 403,
    message:
      'You have insufficient permissions for this operation. Missing scopes: api.model.read.',
  })
}
