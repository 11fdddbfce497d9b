import { create } from 'zustand'

export const shownFor = 5_000
const keptAfterDismissal = 1_000_000

export interface Toast {
  readonly id: number
  readonly kind: 'success' | 'failure'
  readonly title: string
  readonly text: string | undefined
  /** What can be done about it while it is shown. */
  readonly action: ToastAction | undefined
  readonly open: boolean
}

export interface ToastAction {
  readonly label: string
  readonly run: () => void
  /** So long it can be done, and is offered, whoever reads it and whatever is said meanwhile. */
  readonly forMs: number
  /** What it is about: the next action about the same takes its place. */
  readonly about: readonly string[]
}

interface Toasts {
  /** One at a time: the newest takes the place of the one before. */
  readonly current: Toast | null
  /** Somebody is in it by keyboard: it waits. Under a pointer it waits by itself. */
  readonly held: boolean
}

export const useToasts = create<Toasts>()(() => ({ current: null, held: false }))

let lastId = 0
let removing: ReturnType<typeof setTimeout> | undefined

function show(kind: Toast['kind'], title: string, text?: string, action?: ToastAction): void {
  lastId += 1
  clearTimeout(removing)
  useToasts.setState({ current: { id: lastId, kind, title, text, action, open: true } })
}

export const toast = {
  success: (title: string, text?: string, action?: ToastAction) =>
    show('success', title, text, action),
  failure: (title: string, text?: string) => show('failure', title, text),
}

export const holdToast = (held: boolean) => useToasts.setState({ held })

export function dismissToast(): void {
  const { current } = useToasts.getState()
  if (!current?.open) return
  clearTimeout(removing)
  useToasts.setState({ current: { ...current, open: false }, held: false })
  removing = setTimeout(() => useToasts.setState({ current: null }), keptAfterDismissal)
}
