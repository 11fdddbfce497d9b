import { hearing } from '@pal/core/domain/models/model-prices'
import * as z from 'zod/mini'

import type { Clock } from '../../platform/clock.ts'
import { type ModelAccess, modelClient } from './model-client.ts'
import { modelError } from './model-failure.ts'
import { uncountedCall } from './uncounted-call.ts'

export interface Sound {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mime: string
}

export interface Heard {
  readonly text: string
  /** Null where the provider does not say for how long it listened. */
  readonly costMicros: number | null
}

interface TranscribeOptions {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly deadlineMs: number
}

const answer = z.looseObject({
  text: z.string(),
  usage: z.catch(
    z.nullish(
      z.looseObject({
        type: z.literal('duration'),
        seconds: z.number().check(z.minimum(0), z.maximum(86_400)),
      }),
    ),
    null,
  ),
})

/** As long as anything that a customer types. */
const longest = 2_000

/** The endings by which the provider knows what it is given. */
const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/aac': 'm4a',
}

export const canBeHeard = (mime: string | null): mime is string => mime !== null && mime in endings

/** What is said in a voice message, by OpenAI; throws where it does not say. */
export async function transcribe(
  access: ModelAccess,
  { bytes, mime }: Sound,
  { clock, signal, deadlineMs }: TranscribeOptions,
): Promise<Heard> {
  const { sdk, client } = await modelClient(access)
  const file = await sdk.toFile(bytes, `voice.${endings[mime] ?? 'm4a'}`, { type: mime })
  const failed = (error: unknown) => {
    const known = modelError(sdk, error, hearing.model, clock.now())
    const spent = uncountedCall(sdk, error, hearing.model)
    return spent ? known.withSpent(spent) : known
  }
  using late = clock.timeout(deadlineMs)
  const said: unknown = await client.audio.transcriptions
    .create(
      { file, model: hearing.model, response_format: 'json' },
      { signal: AbortSignal.any([signal, late]), timeout: deadlineMs },
    )
    .catch((error: unknown) => {
      throw failed(error)
    })
  const read = answer.safeParse(said)
  if (!read.success) throw failed(read.error)
  const { text, usage } = read.data
  return {
    text: text.trim().slice(0, longest),
    costMicros: usage ? Math.round(usage.seconds * hearing.microsPerSecond) : null,
  }
}
