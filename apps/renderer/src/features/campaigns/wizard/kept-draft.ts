import { t } from 'i18next'

import { reasonOf } from '../../../lib/errors.ts'
import { toast } from '../../../lib/toasts.ts'

const pauseMs = 400

/**
 * Keeps the content of a dialog with the server, as it is typed: the window's own storage goes with
 * the window.
 */
export function draftKeeper<Draft>(put: (draft: Draft | null) => Promise<unknown>) {
  let waiting: Draft | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent: Promise<void> = Promise.resolve()
  let failing = false

  const tryPut = async (draft: Draft | null) => {
    try {
      await put(draft)
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
  return { keep, send, forget }
}
