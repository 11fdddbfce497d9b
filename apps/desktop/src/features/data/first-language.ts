import { languages, type Language } from '@pal/core/domain/entities'
import { errorText } from '@pal/core/errors'
import type { Store } from '@pal/db/maintenance/store'
import { takeLanguage } from '@pal/db/settings/first-language'
import { parseAccept } from 'hono/utils/accept'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'

interface Parts {
  readonly store: Store
  readonly log: Pick<Log, 'write'>
  readonly clock: Clock
}

/** The first of our languages that a reader understands, by what their browser says (RFC 9110, 12.5.4). */
export function languageOf(acceptLanguage: string): Language | undefined {
  const understood = parseAccept(acceptLanguage).flatMap(({ type, q }) =>
    q > 0 ? type.toLowerCase().split('-')[0] : [],
  )
  return languages.find((language) => language === understood.find(isOurs))
}

const isOurs = (word: string | undefined) => languages.some((language) => language === word)

/** Whoever opens the product first reads it in the language of their computer, until they choose another. */
export async function takeReadersLanguage(
  { store, log, clock }: Parts,
  acceptLanguage: string,
): Promise<void> {
  const language = languageOf(acceptLanguage)
  if (language === undefined) return
  try {
    await store.transaction((tx) => takeLanguage(tx, language, clock.now()))
  } catch (error) {
    // Signing in works on a disk that is full, too.
    log.write('warn', 'system', 'The language of the screens was not stored', {
      reason: errorText(error),
    })
  }
}
