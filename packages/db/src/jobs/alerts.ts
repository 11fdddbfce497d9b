import type { Reads } from '../schema/reads.ts'

/** Up to which order and which hand-off people were told. */
export interface AlertMark {
  readonly order: number
  readonly human: number
}

const most = 50

/** Where telling begins: what was there before is no news. */
export async function newestAlertMark(db: Reads): Promise<AlertMark> {
  const [order, human] = await Promise.all([
    db
      .selectFrom('orders')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst(),
    db
      .selectFrom('conversations')
      .select((eb) => eb.fn.max('needs_human_at').as('at'))
      .executeTakeFirst(),
  ])
  return { order: order?.id ?? 0, human: human?.at ?? 0 }
}

/** The ids of orders that came after the mark, oldest first. */
export async function ordersAfter(db: Reads, { order }: AlertMark): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '>', order)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** The conversations that began to need a human after the mark, oldest first. */
export async function handOffsAfter(
  db: Reads,
  { human }: AlertMark,
): Promise<{ id: number; at: number }[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'needs_human_at as at'])
    .where('needs_human_at', '>', human)
    .orderBy('needs_human_at')
    .limit(most)
    .execute()
  return rows.flatMap(({ id, at }) => (at === null ? [] : [{ id, at }]))
}
