import type { UseFormReturnType } from '@mantine/form'
import { ApiError } from '@pal/core/contract/client/api-error'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { mergeTyped } from './merge-typed.ts'

/** Whether the server stored nothing because another window had saved something else meanwhile. */
export const isOvertaken = (error: unknown) =>
  error instanceof ApiError && error.reason.code === 'changed_meanwhile'

interface NewerOptions<Values extends Record<string, unknown>> {
  readonly form: UseFormReturnType<Values>
  /** As it is stored now. */
  readonly stored: Values
  /** What is being saved is not yet what another window saved. */
  readonly saving: boolean
  /** What is said at a field that was typed in here and changed elsewhere. */
  readonly words: string
}

/**
 * Follows what other windows save: it shows up in each field that was not typed in, and in lists
 * beside what was typed. Where it would be replaced, that is said.
 */
export function useNewer<Values extends Record<string, unknown>>(options: NewerOptions<Values>) {
  const { form, stored, saving, words } = options
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
  const follow = useEffectEvent((values: Values) => {
    if (values === seen.current) return
    const more = takeIn(values, seen.current)
    for (const field of more) form.setFieldError(field, words)
    setClashes((old) => [...new Set([...old, ...more])])
  })
  useEffect(() => {
    if (!saving) follow(stored)
  }, [stored, saving])
  const clashing = clashes.filter((field) => form.isDirty(field))
  return {
    /** The fields that were typed in here and changed elsewhere. */
    clashing,
    useNewer: () => {
      setClashes([])
      const newer = clashing.map((field) => [field, seen.current[field]] as const)
      form.setValues(Object.fromEntries<unknown>(newer) as Partial<Values>)
      for (const field of clashing) form.clearFieldError(field)
    },
    /** What was sent is stored, and replaced what it clashed with. */
    settle: (now: Values, sent: Values) => setClashes(takeIn(now, sent)),
    discard: () => {
      setClashes([])
      form.reset()
    },
    /** What of these values was typed here, and what was there before. */
    typed: (values: Values) => {
      const before = seen.current
      const names = Object.keys(values).filter(
        (name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]),
      )
      const some = (of: Values) =>
        Object.fromEntries(names.map((name) => [name, of[name]])) as Partial<Values>
      return { changed: some(values), was: some(before) }
    },
  }
}
