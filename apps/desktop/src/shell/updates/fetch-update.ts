import type { Updates } from './updates.ts'

/** Looks for an update and fetches it without a question; whether one may be installed now. */
export async function fetchUpdate(updates: Updates): Promise<boolean> {
  await updates.check(true)
  // One that is for the hand stays where it is.
  await updates.download()
  return updates.state.at === 'ready'
}
