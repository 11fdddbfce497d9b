import { useForm } from '@mantine/form'
import { numberFormat } from '@pal/core/domain/intl'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { asSentence, fieldError } from '../../../lib/field-error.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'
import { mergeTyped } from './merge-typed.ts'

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
export interface Overtaken {
  readonly lists: readonly string[]
  readonly useNewer: () => void
}

/**
 * A settings tab's form. What another window saves shows up in each field that was not typed in, and
 * in lists beside what was typed; where it would be replaced, that is said.
 */
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

  const seen = useRef(stored)
  const [clashes, setClashes] = useState<readonly string[]>([])
  /** What is stored now comes in, except where something else was typed since `since`. */
  const takeIn = (now: Values, since: Values) => {
    const merged = mergeTyped(since, form.getValues(), now)
    seen.current = now
    form.setInitialValues(now)
    form.setValues(merged.values)
    form.resetDirty(now)
    return merged.clashes
  }
  /** What was sent is stored, and replaced what it clashed with. */
  const settle = (now: Values, sent: Values) => setClashes(takeIn(now, sent))
  const follow = useEffectEvent((values: Values) => {
    if (values === seen.current) return
    const more = takeIn(values, seen.current)
    for (const field of more) form.setFieldError(field, t('settings.overtaken.field'))
    setClashes((old) => [...new Set([...old, ...more])])
  })
  useEffect(() => {
    if (!saving) follow(stored)
  }, [stored, saving])
  const discard = () => {
    setClashes([])
    form.reset()
  }
  const lost = clashes.filter((field) => form.isDirty(field))
  const overtaken: Overtaken | null =
    lost.length === 0
      ? null
      : {
          lists: lost.flatMap((field) => lists[field] ?? []),
          useNewer: () => {
            setClashes([])
            const newer = lost.map((field) => [field, seen.current[field]] as const)
            form.setValues(Object.fromEntries<unknown>(newer) as Partial<Values>)
            for (const field of lost) form.clearFieldError(field)
          },
        }

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
  return { form, settle, refuse, onInvalid, discard, overtaken }
}
