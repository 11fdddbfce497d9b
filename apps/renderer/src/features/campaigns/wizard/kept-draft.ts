import { t } from 'i18next'

import { reasonOf } from '../../../lib/errors.ts'
import { newId } from '../../../lib/new-id.ts'
import { toast } from '../../../lib/toasts.ts'

const pauseMs = 400

/** Names this window among others, until it is loaded again: two may have the dialog open. */
export const thisWindow: string = newId()

interface Kept<Draft> {
  readonly draft: Draft | null
  readonly window: string
  /** The window whose draft it takes the place of. */
  readonly instead?: string | undefined
}

/**
 * Keeps the content of a dialog with the server, as it is typed: the window's own storage goes with
 * the window.
 */
export function draftKeeper<Draft>(put: (kept: Kept<Draft>) => Promise<unknown>) {
  let waiting: Draft | null | undefined
  let taken: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent: Promise<void> = Promise.resolve()
  let failing = false

  const tryPut = async (draft: Draft | null) => {
    const instead = taken
    try {
      await put({ draft, window: thisWindow, instead })
      if (taken === instead) taken = undefined
      failing = false
    } catch (error) {
      // Reported once, not with every letter.
      if (!failing) toast.failure(t('launch.notKept'), reasonOf(error))
      failing = true
    }
  }
  /** Sends what still waits, one after the other, so that the newest is what stays. */
  const send = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (waiting !== undefined) {
      const draft = waiting
      waiting = undefined
      sent = sent.then(() => tryPut(draft))
    }
    return sent
  }
  /** Keeps it a moment after the last change; null forgets it. */
  const keep = (draft: Draft | null): void => {
    waiting = draft
    timer ??= setTimeout(() => void send(), pauseMs)
  }
  const forget = (): Promise<void> => {
    keep(null)
    return send()
  }
  /** The next to be kept is that of another window, which was left or is open still. */
  const takeOver = (window: string | undefined): void => {
    taken = window ?? ''
  }
  return { keep, send, forget, takeOver }
}
