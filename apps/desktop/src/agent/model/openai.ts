import type { Answer, Body } from '@pal/core/contract/endpoints'
import { defaultSettings } from '@pal/core/contract/settings'
import {
  listedModels,
  modelStateOn,
  shutdownDateOf,
  tunedFrom,
  type ModelState,
} from '@pal/core/domain/models/model-retirement'
import { AppError, errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because, answerOf } from '@pal/core/texts/reason'
import * as z from 'zod/mini'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { currentSettings } from '../../platform/settings.ts'
import { modelClient, type ModelAccess, type ModelClient } from './model-client.ts'
import { ModelError } from './model-error.ts'
import { modelError, statusOf } from './model-failure.ts'
import { openAiModel } from './model.ts'
import { storedAccess, type OpenAiParts } from './openai-access.ts'

interface Parts {
  readonly openAi: OpenAiParts
  readonly log: Log
  readonly clock: Clock
}

interface KnownModel {
  readonly id: string
  readonly state: ModelState
  readonly shutdownDate: string | null
}

const testWithinMs = 20_000

/** What was tried, and how it failed; null where it works. */
export interface Tested {
  readonly apiKey: string
  readonly baseUrl: string | null
  readonly model: string
  readonly failure: ModelError | null
}

/** Whether the agent could answer with this: the key, its credit, the model and how long it lives. */
export async function testOpenAi(
  parts: Parts,
  typed: Body<'openai.test'>,
  signal: AbortSignal,
  ended: (tested: Tested) => unknown = () => {},
): Promise<Answer<'openai.test'>> {
  const { openAi, log, clock } = parts
  let calls = 0
  const model = typed.model ?? (await currentSettings(openAi.store.db)).ai.model
  let access: ModelAccess | null = null
  const end = (failure: ModelError | null) =>
    access && ended({ apiKey: access.apiKey, baseUrl: access.baseUrl, model, failure })
  try {
    access = await storedAccess(openAi, typed)
    const within = AbortSignal.any([signal, clock.timeout(testWithinMs)])
    const found = await findModel(access, model, { clock, signal: within })
    if (found?.state === 'retired') throw retired(found)
    await tryModel(access, model, {
      clock,
      signal: within,
      onCall: () => {
        calls += 1
      },
    })
    log.write('info', 'ai', entry('ai_works', { model }), { calls })
    end(null)
    return {
      success: true,
      ...(found?.state === 'retiring' && {
        warning: answerOf(
          because('ai_model_retiring', {
            model,
            day: found.shutdownDate ?? '',
            other: defaultSettings.ai.model,
          }),
        ),
      }),
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    log.write('warn', 'ai', entry('ai_does_not_work', { reason: error.reason }), {
      failure: error.failure,
      calls,
    })
    if (!signal.aborted) end(error)
    const reason = answerOf(error.reason)
    return { success: false, error: reason.message, reason }
  }
}

/** What the key can use, and the models that everybody knows with what became of them. */
export async function listModels(
  { openAi, clock }: Parts,
  signal: AbortSignal,
): Promise<Answer<'openai.models'>> {
  try {
    const access = await storedAccess(openAi)
    const within = AbortSignal.any([signal, clock.timeout(testWithinMs)])
    const listed = await readModels(await modelClient(access), access, { clock, signal: within })
    return access.compatible ? (listed ?? []) : withKnown(listed ?? [], clock.now())
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    if (error.failure === 'no_key') return withKnown([], clock.now())
    const kind = error.mayPass ? 'unreachable_upstream' : 'refused_upstream'
    throw new AppError(kind, error.reason, { cause: error })
  }
}

/** What the provider tells of the model in use; null where it tells nothing. */
export async function modelInUse(
  { openAi, log, clock }: Parts,
  signal: AbortSignal,
): Promise<KnownModel | null> {
  const { ai } = await currentSettings(openAi.store.db)
  try {
    const access = await storedAccess(openAi)
    const { client } = await modelClient(access)
    const within = AbortSignal.any([signal, clock.timeout(testWithinMs)])
    const one = await client.models.retrieve(ai.model, { signal: within })
    return knownModel(modelNode.parse(one), access, clock.now())
  } catch (error) {
    const reason = errorText(error)
    log.write('debug', 'ai', entry('ai_life_unknown', { model: ai.model }), { reason })
    return null
  }
}

interface Circumstances {
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** Null where the server tells nothing of this model: asking it is then the test. */
async function findModel(
  access: ModelAccess,
  model: string,
  around: Circumstances,
): Promise<KnownModel | null> {
  const opened = await modelClient(access)
  const listed = await readModels(opened, access, around)
  const found = listed?.find(({ id }) => id === model)
  if (found) return found
  const known = knownModel({ id: model }, access, around.clock.now())
  if (known.state === 'retired') return known
  try {
    const one = await opened.client.models.retrieve(model, { signal: around.signal })
    return knownModel(modelNode.parse(one), access, around.clock.now())
  } catch (error) {
    const failed = modelError(opened.sdk, error, model, around.clock.now())
    // Servers of others often know no such address; and a key may be kept from it by its rights.
    if (access.compatible || failed.failure === 'wrong_key') return known
    throw failed
  }
}

/** A name longer than that cannot be chosen in the settings. */
const modelNode = z.looseObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  shutdown_date: z.catch(z.nullish(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/))), null),
})
const modelList = z.looseObject({ data: z.array(z.unknown()) })

/** Null where the key may not list the models, or the server cannot. */
async function readModels(
  { sdk, client }: ModelClient,
  access: ModelAccess,
  { clock, signal }: Circumstances,
): Promise<KnownModel[] | null> {
  try {
    const page = modelList.safeParse(await client.models.list({ signal }))
    if (!page.success) throw new ModelError('provider', because('ai_models_unreadable'))
    const nodes = page.data.data.flatMap((node) => modelNode.safeParse(node).data ?? [])
    return [...new Map(nodes.map((node) => [node.id, node])).values()]
      .map((node) => knownModel(node, access, clock.now()))
      .filter(({ id }) => access.compatible || writesText(id))
      .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  } catch (error) {
    if ([403, 404, 405].includes(statusOf(sdk, error) ?? 0)) return null
    const failed = modelError(sdk, error, 'the list of models', clock.now())
    // Many servers of others have no such list, and say so in their own ways.
    if (access.compatible && ['provider', 'bad_request', 'no_model'].includes(failed.failure))
      return null
    throw failed
  }
}

function knownModel(
  { id, shutdown_date }: z.output<typeof modelNode>,
  { compatible }: Pick<ModelAccess, 'compatible'>,
  now: number,
): KnownModel {
  // What OpenAI retires, another provider may continue with.
  const shutdownDate = shutdown_date?.slice(0, 10) ?? (compatible ? null : shutdownDateOf(id))
  return { id, state: modelStateOn(shutdownDate, now), shutdownDate }
}

function withKnown(listed: readonly KnownModel[], now: number): KnownModel[] {
  const first = listed.length === 0 ? [defaultSettings.ai.model] : []
  const missing = [...first, ...listedModels].filter((id) => !listed.some((one) => one.id === id))
  return [...listed, ...missing.map((id) => knownModel({ id }, { compatible: false }, now))]
}

/** OpenAI's list holds everything that it has: what paints, speaks, seeks or measures answers nobody. */
function writesText(id: string): boolean {
  return !/embed|whisper|tts|dall-e|image|moderation|realtime|audio|transcri|sora|babbage|davinci|instruct|search|computer-use|deep-research/.test(
    tunedFrom(id),
  )
}

/** Listing is free and tells nothing of credit, so the model is asked for a few words. */
async function tryModel(
  access: ModelAccess,
  model: string,
  { clock, ...asked }: Circumstances & { readonly onCall: () => void },
) {
  const ask = openAiModel(async () => access, clock)
  await ask
    .ask({
      model,
      instructions: 'Answer with ok set to true, as JSON.',
      input: [{ role: 'user', content: 'Are you there?' }],
      format: {
        name: 'check',
        schema: {
          type: 'object',
          properties: { ok: { type: 'boolean' } },
          required: ['ok'],
          additionalProperties: false,
        },
      },
      maxOutputTokens: 64,
      temperature: 0,
      deadlineMs: testWithinMs,
      customerDigest: 'connection-test',
      ...asked,
    })
    .catch((error: unknown) => {
      // It answered, if at too great a length for so short a question.
      if (error instanceof ModelError && error.failure === 'truncated') return
      throw error
    })
}

function retired({ id, shutdownDate }: KnownModel): ModelError {
  return new ModelError(
    'no_model',
    because('ai_model_retired', {
      model: id,
      day: shutdownDate ?? '',
      other: defaultSettings.ai.model,
    }),
  )
}
