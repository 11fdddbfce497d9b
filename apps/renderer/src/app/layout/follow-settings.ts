import type { QueryClient } from '@tanstack/react-query'

import { setTimeZone, timeZone } from '../../lib/format/time-zone.ts'
import { chosenLanguage, speak } from '../../lib/i18n/i18n.ts'
import { settingsQuery } from '../../lib/queries/settings.ts'

/** Speaks the language of Settings, in their time zone, where this window is in another. */
export async function followSettings(queryClient: QueryClient): Promise<void> {
  const { company } = await queryClient.query({ ...settingsQuery, staleTime: 0 })
  if (company.language === chosenLanguage() && company.timezone === timeZone()) return
  setTimeZone(company.timezone)
  // Draws everything once more, also where only the time zone is another.
  await speak(company.language)
}
