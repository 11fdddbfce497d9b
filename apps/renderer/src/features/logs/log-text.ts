import type { Log } from '@pal/core/contract/system'
import { languages } from '@pal/core/domain/entities'
import { translatedLogLines } from '@pal/core/texts/translated-log-lines'
import { queryOptions } from '@tanstack/react-query'
import i18next from 'i18next'

import { reasonText } from '../../lib/reason-text.ts'

/** As the screen's language has it; what it has no sentence for is said as it was stored. */
export const logText = ({ code, params, message }: Log): string =>
  code === null ? message : reasonText({ code, params: params ?? undefined, message })

/** What the log says in a language is loaded where it is looked at. Of English the server sends each sentence. */
export const logLines = (shown: string) =>
  queryOptions({
    queryKey: ['log-lines', shown],
    queryFn: async () => {
      const language = languages.find((each) => each === shown)
      if (language !== undefined && language !== 'en') {
        const reasons = await translatedLogLines[language]()
        i18next.addResourceBundle(language, 'translation', { reasons }, true)
      }
      return shown
    },
    staleTime: Infinity,
  })
