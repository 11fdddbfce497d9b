import { create } from 'zustand'

import {
  dismissToast,
  shownFor,
  type Toast,
  type ToastAction,
  useToasts,
} from '../../lib/toasts.ts'

/** What can still be done about a toast, also after the next one has taken its place. */
export interface OpenAction {
  /** Of the toast. */
  readonly id: number
  readonly title: string
  readonly action: ToastAction
}

/** More would hide the page behind them. */
const most = 3

/** The newest first. */
export const useToastActions = create<{ readonly open: readonly OpenAction[] }>()(() => ({
  open: [],
}))

/** When the toast of now appeared. */
let since = 0
const ends = new Map<number, ReturnType<typeof setTimeout>>()

/** Offers the action of a toast until its time is over; one about the same is no longer so. */
export function offerAction({ id, title, action }: Toast): void {
  since = Date.now()
  if (!action) return
  const { open } = useToastActions.getState()
  const others = open.filter(
    (each) => each.id !== id && !each.action.about.some((what) => action.about.includes(what)),
  )
  keep([{ id, title, action }, ...others].slice(0, most))
  ends.set(
    id,
    setTimeout(() => endAction(id), action.forMs),
  )
}

/** It was done, or its time is over; a toast that has been read meanwhile goes with the last one. */
export function endAction(id: number): void {
  keep(useToastActions.getState().open.filter((each) => each.id !== id))
  const { current, held } = useToasts.getState()
  const read = current?.action !== undefined || (!held && Date.now() - since >= shownFor)
  if (read && useToastActions.getState().open.length === 0) dismissToast()
}

export function endActions(): void {
  keep([])
}

function keep(open: readonly OpenAction[]): void {
  for (const [id, end] of ends) {
    if (open.some((each) => each.id === id)) continue
    clearTimeout(end)
    ends.delete(id)
  }
  useToastActions.setState({ open })
}
