import { useForm } from '@mantine/form'
import { numberFormat } from '@pal/core/domain/intl'
import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { isOvertaken, useNewer } from '../../../lib/changes/use-newer.ts'
import { asSentence } from '../../../lib/errors.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly code?: string | undefined
  readonly origin?: string | undefined
  readonly maximum?: number | bigint | undefined
}

/** What a schema of the contract answers. */
interface Schema {
  readonly safeParse: (values: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: readonly Issue[] } | undefined
  }
}

interface TabFormOptions<Values> {
  readonly stored: Values
  /** The contract's own: what it refuses is marked before the server is asked. */
  readonly schema: Schema
  /** Better words than the schema's, by field. */
  readonly words?: Readonly<Record<string, string>>
  /** What its lists are called: nothing marks a list at its place. */
  readonly lists?: Readonly<Record<string, string>>
  /** What is being saved is not yet what another window saved. */
  readonly saving: boolean
}

/** Another window saved something else where something was typed here. */
export interface NewerSettings {
  readonly lists: readonly string[]
  readonly useNewer: () => void
}

/** A settings tab's form, which follows what other windows save. */
export function useTabForm<Values extends Record<string, unknown>>(
  options: TabFormOptions<Values>,
) {
  const { stored, schema, words = {}, lists = {}, saving } = options
  const { t, i18n } = useTranslation()
  const [invalid, setInvalid] = useState<{ readonly fields: HTMLElement } | null>(null)
  const form = useForm<Values>({
    initialValues: stored,
    validate: (values) => {
      const issues = schema.safeParse(values).error?.issues ?? []
      return Object.fromEntries(
        issues.map(({ path, message, code, origin, maximum }) => {
          const field = path.join('.')
          if (code === 'too_big' && origin === 'string') {
            const most = numberFormat(i18n.language).format(Number(maximum))
            return [field, t('settings.tooLong', { most })]
          }
          // What a schema of the contract says of a value is a code.
          const text = reasonText({ code: message, message: t('settings.wrong') })
          return [field, words[field] ?? asSentence(text)]
        }),
      )
    },
  })

  const queryClient = useQueryClient()
  const newer = useNewer({ form, stored, saving, words: t('settings.overtaken.field') })
  const { clashing, settle, discard, typed, useNewer: takeNewer } = newer
  const overtaken: NewerSettings | null =
    clashing.length === 0
      ? null
      : { lists: clashing.flatMap((field) => lists[field] ?? []), useNewer: takeNewer }

  const refuse = (error: unknown) => {
    const refused = fieldError(error)
    if (refused) form.setFieldError(refused.field.split('.').at(-1) ?? '', refused.text)
    if (isOvertaken(error)) void queryClient.invalidateQueries(settingsQuery)
  }
  const onInvalid = (_errors: unknown, _values: unknown, event?: SyntheticEvent) => {
    toast.failure(t('settings.saveFailed'), t('settings.checkFields'))
    if (event?.target instanceof HTMLElement) setInvalid({ fields: event.target })
  }
  // Marked with the render only, and often far from the button.
  useEffect(() => {
    const field = invalid?.fields.querySelector<HTMLElement>('[aria-invalid="true"]')
    // By itself the browser leaves it behind the foot that stays in sight.
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [invalid])
  return { form, typed, settle, refuse, onInvalid, discard, overtaken }
}
