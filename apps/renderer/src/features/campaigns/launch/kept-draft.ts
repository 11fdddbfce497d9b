import type { LaunchDraft } from '@pal/core/domain/launch-draft'
import { queryOptions } from '@tanstack/react-query'
import { t } from 'i18next'

import { api } from '../../../lib/api.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { toast } from '../../../lib/toasts.ts'

// The server keeps the draft: the window's own storage goes with the window.
const pauseMs = 400

let waiting: LaunchDraft | null | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let sent: Promise<void> = Promise.resolve()
let failing = false

/** The draft that was left by closing, if there is one; read anew each time the dialog opens. */
export const keptDraft = queryOptions({
  queryKey: ['launch-draft'],
  queryFn: async ({ signal }) => {
    await sendDraft()
    return api.call('launch.draft', {}, signal)
  },
  gcTime: 0,
})

/** Keeps it a moment after the last change; null forgets it. */
export function keepDraft(draft: LaunchDraft | null): void {
  waiting = draft
  timer ??= setTimeout(() => void sendDraft(), pauseMs)
}

/** Sends what still waits, one after the other, so that the newest is what stays. */
export function sendDraft(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (waiting !== undefined) {
    const draft = waiting
    waiting = undefined
    sent = sent.then(() => put(draft))
  }
  return sent
}

export function forgetDraft(): Promise<void> {
  keepDraft(null)
  return sendDraft()
}

async function put(draft: LaunchDraft | null): Promise<void> {
  try {
    await api.call('launch.keepDraft', { body: { draft } })
    failing = false
  } catch (error) {
    // Told once, not with every letter.
    if (!failing) toast.failure(t('launch.notKept'), reasonOf(error))
    failing = true
  }
}
