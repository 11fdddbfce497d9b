import { create } from 'zustand'

const shownFor = 5_000
const keptAfterDismissal = 1_000_000

export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'failure'
  readonly title: string
  readonly text: string | undefined
  readonly open: boolean
}

interface Toasts {
  /** One at a time: the newest takes the place of the one before. */
  readonly current: Toast | null
}

export const useToasts = create<Toasts>()(() => ({ current: null }))

let lastId = 0
let closing: ReturnType<typeof setTimeout> | undefined
let removing: ReturnType<typeof setTimeout> | undefined

function show(kind: Toast['kind'], title: string, text?: string): void {
  lastId += 1
  clearTimeout(removing)
  useToasts.setState({ current: { id: lastId, kind, title, text, open: true } })
  resumeToast()
}

export const toast = {
  success: (title: string, text?: string) => show('success', title, text),
  failure: (title: string, text?: string) => show('failure', title, text),
}

/** Stops the clock while the person reads: pointer over the toast, or focus inside it. */
export function holdToast(): void {
  clearTimeout(closing)
}

export function resumeToast(): void {
  clearTimeout(closing)
  closing = setTimeout(dismissToast, shownFor)
}

export function dismissToast(): void {
  clearTimeout(closing)
  clearTimeout(removing)
  const { current } = useToasts.getState()
  if (!current) return
  useToasts.setState({ current: { ...current, open: false } })
  removing = setTimeout(() => useToasts.setState({ current: null }), keptAfterDismissal)
}
