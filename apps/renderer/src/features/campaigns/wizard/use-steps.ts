import { useEffect, useRef, useState } from 'react'

interface Place {
  readonly step: number
  /** The field that gets the cursor. */
  readonly path: string | null
}

/** The named field; else where the next thing is typed. */
function fieldAt(body: HTMLElement | null, { path }: Place) {
  if (path === 'products') return body?.querySelector<HTMLElement>('section button') ?? null
  if (path !== null) return body?.querySelector<HTMLElement>(`[data-path="${path}"]`) ?? null
  // Not the button above it, which would take the first product away.
  const field = body?.querySelector<HTMLElement>('input, textarea, select')
  return field ?? body?.querySelector<HTMLElement>('button') ?? null
}

/** However far the step before was scrolled. */
function toTop(body: HTMLElement | null) {
  body?.closest('[role="dialog"]')?.scrollTo({ top: 0 })
}

/** Which step of a dialog is shown, how far one has come, and where the cursor is put. */
export function useSteps(read?: number) {
  const [place, setPlace] = useState<Place>({ step: 0, path: null })
  const [reached, setReached] = useState(0)
  const body = useRef<HTMLDivElement>(null)

  const opened = useRef(false)
  useEffect(() => {
    // The dialog itself puts the cursor into its first field.
    if (opened.current) {
      if (place.path === null) toTop(body.current)
      // A step that is only read has no field: it begins below the path that leads to it.
      if (place.step === read) body.current?.focus({ preventScroll: true })
      else fieldAt(body.current, place)?.focus()
    }
    opened.current = true
  }, [place, read])

  const goTo = (step: number) => {
    setPlace({ step, path: null })
    setReached((before) => Math.max(before, step))
  }
  /** Puts the cursor into a field, also of a step that is only being opened. */
  const focusOn = (path: string) => setPlace((before) => ({ ...before, path }))
  return { step: place.step, reached, body, goTo, focusOn }
}

export type Steps = ReturnType<typeof useSteps>
