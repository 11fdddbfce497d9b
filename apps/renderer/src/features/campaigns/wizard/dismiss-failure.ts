import { dismissToast, useToasts } from '../../../lib/toasts.ts'

/** What it complained of is mended. */
export function dismissFailure(): void {
  if (useToasts.getState().current?.kind === 'failure') dismissToast()
}
