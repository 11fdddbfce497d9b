import { readTranslation, translationQuestion } from '@pal/core/agent/prompt/card-translation'
import type { Body } from '@pal/core/contract/endpoints'
import { secondMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { addTried } from '@pal/db/stats/tried'

import { ModelError } from '../../agent/model/model-error.ts'
import type { Model } from '../../agent/model/model.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'

const mostTokens = 1_000

/** A card's words in another language, for the seller to read and approve; nothing is kept here. */
export async function translateCard(
  { store, clock, model }: Pick<Platform, 'store' | 'clock'> & { readonly model: Model },
  asked: Body<'cards.translate'>,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const { ai } = await currentSettings(store.db)
  try {
    const { text: said, ...spent } = await model.ask({
      ...translationQuestion(asked),
      model: ai.model,
      maxOutputTokens: mostTokens,
      temperature: 0,
      deadlineMs: ai.responseTimeout * secondMs,
      customerDigest: 'card-translation',
      signal,
    })
    await store.transaction((tx) => addTried(tx, spent, clock.now()))
    const text = readTranslation(said, asked.text)
    if (text === null) {
      throw new AppError('refused_upstream', because('ai_translation_unsound'))
    }
    return { text }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const { spent } = error
    if (spent) await store.transaction((tx) => addTried(tx, spent, clock.now()))
    const kind = error.mayPass ? 'unreachable_upstream' : 'refused_upstream'
    throw new AppError(kind, error.reason, { cause: error })
  }
}
