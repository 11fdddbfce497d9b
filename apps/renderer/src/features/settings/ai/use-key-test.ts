import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../../lib/errors.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { useTestAi, type AiTest } from '../form/mutations.ts'

interface Connection {
  readonly key: string
  readonly baseUrl: string
  readonly model: string
  /** Nothing can be asked or saved without one. */
  readonly lacksKey: boolean
}

/** Asks the provider, and what that says of the connection as it is typed now; nothing once it is another. */
export function useKeyTest({ key, baseUrl, model, lacksKey }: Connection) {
  const { t } = useTranslation()
  const test = useTestAi()
  const [needed, setNeeded] = useState(false)
  const apiKey = key.trim()
  const asked: AiTest = {
    baseUrl,
    ...(model.trim() === '' ? {} : { model: model.trim() }),
    ...(apiKey === '' ? {} : { apiKey }),
  }
  const { data, error } =
    JSON.stringify(test.variables) === JSON.stringify(asked) ? test : { data: null, error: null }

  const problem = () => {
    if (lacksKey) return needed ? t('settings.ai.needed') : null
    // What is wrong with a field is said at that field.
    if (error) return fieldError(error) ? null : reasonOf(error)
    if (!data || data.success) return null
    return data.reason ? reasonText(data.reason) : (data.error ?? t('settings.ai.connectionFailed'))
  }
  return {
    run: (onError: (error: unknown) => void) => test.mutate(asked, { onError }),
    isPending: test.isPending,
    problem: problem(),
    works: data?.success && apiKey !== '' ? t('settings.ai.worksTyped') : null,
    /** Says so at the field. */
    askForKey: (from: EventTarget | undefined) => {
      setNeeded(true)
      const form = from instanceof Element ? from.closest('form') : null
      form?.querySelector<HTMLInputElement>('input[name="apiKey"]')?.focus()
    },
  }
}
