import type { Updates } from './updates.ts'

/** Looks for an update and fetches it without a question; whether one may be installed now. */
export async function fetchUpdate(updates: Updates): Promise<boolean> {
  await updates.check(true)
  const found = updates.state
  if (found.at === 'available' && !found.release.byHand) await updates.download()
  return updates.state.at === 'ready'
}
