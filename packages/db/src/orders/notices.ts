import type { SendState } from '@pal/core/domain/entities'

import type { Reads, Tx } from '../schema/reads.ts'

/** Keeps in the history that the customer was notified, or why not. */
export async function keepNotice(
  tx: Tx,
  orderId: number,
  { detail, now }: { readonly detail: object; readonly now: number },
): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      at: now,
      kind: 'notice',
      detail: JSON.stringify(detail),
      actor: 'system',
    })
    .execute()
}

/** How far these messages have come; what was erased is not among them. */
export async function sendStatesOf(
  db: Reads,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, SendState | null>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'state'])
    .where('id', 'in', messageIds)
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}
