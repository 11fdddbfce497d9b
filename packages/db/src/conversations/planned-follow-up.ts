import type { Tx } from '../schema/reads.ts'

export function followUpKey(conversationId: number): string {
  return `follow_up:${conversationId}`
}

/** A human continues: whoever they have spoken to is not asked again by the agent, also later. */
export async function dropFollowUp(tx: Tx, conversationId: number): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('key', '=', followUpKey(conversationId))
    .where('state', '=', 'waiting')
    .execute()
}
