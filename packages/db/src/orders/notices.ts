import type { Tx } from '../schema/reads.ts'

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
