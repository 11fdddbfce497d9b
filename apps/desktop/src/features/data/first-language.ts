import type { Language } from '@pal/core/domain/entities'
import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'
import { takeLanguage } from '@pal/db/settings/first-language'
import { parseAccept } from 'hono/utils/accept'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { ourLanguage } from '../../platform/our-language.ts'
import { currentSettings } from '../../platform/settings.ts'

interface Parts {
  readonly store: Store
  readonly log: Pick<Log, 'write'>
  readonly clock: Clock
}

/** The first of our languages that a reader understands, by what their browser says (RFC 9110, 12.5.4). */
export function languageOf(acceptLanguage: string): Language | undefined {
  return ourLanguage(parseAccept(acceptLanguage).flatMap(({ type, q }) => (q > 0 ? type : [])))
}

/**
 * Whoever opens the product first reads it in the language of their computer, until they choose another.
 * Answers the one that counts now.
 */
export async function takeReadersLanguage(
  { store, log, clock }: Parts,
  acceptLanguage: string,
): Promise<Language> {
  const language = languageOf(acceptLanguage)
  try {
    if (language !== undefined) {
      await store.transaction((tx) => takeLanguage(tx, language, clock.now()))
    }
  } catch (error) {
    // Signing in works on a disk that is full, too.
    log.write('warn', 'system', entry('language_not_stored'), {
      reason: errorText(error),
    })
  }
  return (await currentSettings(store.db)).company.language
}
