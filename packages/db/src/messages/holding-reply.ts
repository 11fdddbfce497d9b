import type { MessageRow } from './messages.ts'

/** Begins the client id of a word that only asks for patience: who got it still waits for the answer. */
const holdingReplyPrefix = 'patience:'

/** One for all that a customer waits for: asked for again, it is the same. */
export function holdingReplyId(waitingSince: number): string {
  return `${holdingReplyPrefix}${waitingSince}`
}

export function isHoldingReply({ client_id }: Pick<MessageRow, 'client_id'>): boolean {
  return client_id?.startsWith(holdingReplyPrefix) ?? false
}
