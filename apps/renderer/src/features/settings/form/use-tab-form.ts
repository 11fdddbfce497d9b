import { useForm } from '@mantine/form'
import { numberFormat } from '@pal/core/domain/intl'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { asSentence, fieldError } from '../../../lib/field-error.ts'
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
}

/** A settings tab's form. What another window saves shows up in each field that was not typed in. */
export function useTabForm<Values extends Record<string, unknown>>(
  options: TabFormOptions<Values>,
) {
  const { stored, schema, words = {} } = options
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

  const seen = useRef(stored)
  /** What is stored now comes in, except where something else was typed since `since`. */
  const settle = (now: Values, since = seen.current) => {
    const typed = Object.entries(form.getValues()).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(since[name]),
    )
    seen.current = now
    form.setInitialValues(now)
    form.setValues({ ...now, ...Object.fromEntries(typed) })
    form.resetDirty(now)
  }
  const follow = useEffectEvent((values: Values) => {
    if (values !== seen.current) settle(values)
  })
  useEffect(() => follow(stored), [stored])

  const refuse = (error: unknown) => {
    const refused = fieldError(error)
    if (refused) form.setFieldError(refused.field.split('.').at(-1) ?? '', refused.text)
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
  return { form, settle, refuse, onInvalid }
}
