import type { MessageRow } from './messages.ts'

/** Begins the client id of a word that only asks for patience: who got it still waits for the answer. */
const patiencePrefix = 'patience:'

/** One for all that a customer waits for: asked for again, it is the same. */
export function patienceId(waitingSince: number): string {
  return `${patiencePrefix}${waitingSince}`
}

export function asksForPatience({ client_id }: Pick<MessageRow, 'client_id'>): boolean {
  return client_id?.startsWith(patiencePrefix) ?? false
}
