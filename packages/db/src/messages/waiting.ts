import { isBlank } from '@pal/core/domain/blank'
import { minuteMs } from '@pal/core/durations'
import { sql } from 'kysely'

import { pageById } from '../pages/pages.ts'
import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { answersNothing } from './holding-reply.ts'
import { isOut, type MessageRow, messagesOf } from './messages.ts'

const looksAt = 200

/**
 * The first words of the customer that nobody who has answered can have known; `answer` is one that
 * counts whoever wrote it. Looks at the newest 200 messages.
 */
export async function waitingSince(
  db: Reads,
  conversationId: number,
  answer?: Pick<MessageRow, 'id'>,
): Promise<number | null> {
  const rows = await messagesOf(db, conversationId, { limit: looksAt })
  const pageId = rows[0]?.page_id
  const page = pageId === undefined ? undefined : await pageById(db, pageId)
  const answers = rows.filter((row) => row.id === answer?.id || isAnswer(row))
  const written = answers.filter(({ author }) => author === 'agent' || author === 'human')
  const known = await newestKnown(db, written)
  // Who types in Facebook's inbox sees what is there, whenever it is stored here.
  const worded = Math.max(0, ...written.map(({ created_at }) => created_at))
  const seen = rows.findLastIndex((row) => answers.includes(row) && !written.includes(row))
  const since = Math.floor((page?.connected_at ?? 0) / 1000) * 1000
  const open = rows
    .slice(seen + 1)
    .find(
      (row) =>
        row.direction === 'in' &&
        !isTakenBack(row) &&
        row.sent_at >= since &&
        (row.id > known || isEditedSince(row, worded)),
    )
  if (!open) return null
  return open.id > known ? open.sent_at : open.edited_at
}

/** The customer edited it until nothing was left. */
const isTakenBack = ({ edited_at, text }: MessageRow) => edited_at !== null && isBlank(text)

/** Later it is no part any more of what is being talked of. */
const talkMs = 15 * minuteMs

/** Whether it says something else than the answer of that time was given to. */
export function isEditedSince(
  { edited_at, created_at }: Pick<MessageRow, 'edited_at' | 'created_at'>,
  answeredAt: number,
): boolean {
  return edited_at !== null && edited_at > answeredAt && edited_at <= created_at + talkMs
}

function isAnswer(row: MessageRow): boolean {
  if (row.direction === 'in' || answersNothing(row)) return false
  // Other programs of the page answer nothing.
  return isOut(row) && (row.author !== 'automation' || row.send_attempted_at !== null)
}

/**
 * The id of the newest message that any of these writers knew: by id, for what was written earlier
 * may have been stored later, while our message was on its way, or after Facebook tried again.
 */
async function newestKnown(db: Reads, written: readonly MessageRow[]): Promise<number> {
  const decisionIds = written.flatMap(({ decision_id }) => decision_id ?? [])
  const turns =
    decisionIds.length === 0 ? [] : await triggersOf(db, { ids: JSON.stringify(decisionIds) })
  const triggers = new Map(turns.map(({ id, trigger_message_id }) => [id, trigger_message_id]))
  const known = written.map((row) =>
    row.author === 'agent' ? (triggers.get(row.decision_id ?? 0) ?? row.id) : row.id,
  )
  return Math.max(0, ...known)
}

// As one text: a list of values would be another statement for each length.
const triggersOf = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('decision_log')
    .select(['id', 'trigger_message_id'])
    .where(sql<boolean>`id in (select value from json_each(${ids}))`),
)
