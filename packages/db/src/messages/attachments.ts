import { saysStop } from '@pal/core/agent/follow-up/stop-words'
import type { AttachmentReason } from '@pal/core/domain/entities'
import type { OwnFile } from '@pal/core/messages/reply-parts'
import { type Selectable, sql } from 'kysely'

import { changeConversation, findConversation } from '../conversations/conversations.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { AttachmentsTable } from '../schema/schema.ts'
import { readStoredJson } from '../schema/stored-json.ts'
import { pictureFiles, productPicturesAmong } from './product-pictures.ts'

export type AttachmentRow = Selectable<AttachmentsTable>

/** What Facebook keeps as a file; of the others (a shared link, a template) there is nothing to fetch. */
const files = new Set(['image', 'video', 'audio', 'file', 'sticker'])

export const isFileKind = (type: string): boolean => files.has(type)

interface MessageWithFiles {
  readonly conversationId: number
  readonly messageId: number
  readonly attachments: readonly unknown[] | undefined
  readonly now: number
}

/** In the transaction that stores the message: its files wait to be fetched. */
export async function awaitAttachments(
  tx: Tx,
  { conversationId, messageId, attachments = [], now }: MessageWithFiles,
): Promise<void> {
  const waiting = attachments.flatMap((attachment, position) =>
    isFile(attachment)
      ? [
          {
            conversation_id: conversationId,
            message_id: messageId,
            position,
            state: 'waiting' as const,
            next_at: now,
            created_at: now,
          },
        ]
      : [],
  )
  if (waiting.length > 0) await tx.insertInto('attachments').values(waiting).execute()
}

function isFile(attachment: unknown): boolean {
  if (typeof attachment !== 'object' || attachment === null || !('type' in attachment)) return false
  return typeof attachment.type === 'string' && isFileKind(attachment.type)
}

/** A message of ours is out: what Facebook fetched for it by itself is fetched from there. */
export async function awaitSentFiles(
  tx: Tx,
  message: { id: number; conversation_id: number; attachments: string | null },
  now: number,
): Promise<void> {
  if (message.attachments === null) return
  if ((await attachmentsOf(tx, [message.id])).size > 0) return
  const attachments = readStoredJson(message.attachments)
  if (!Array.isArray(attachments)) return
  const { id: messageId, conversation_id: conversationId } = message
  await awaitAttachments(tx, { conversationId, messageId, attachments, now })
}

/** In the transaction that stores a message of ours: its file is here already. */
export async function addOwnFile(
  tx: Tx,
  { file, mime, size }: OwnFile,
  { conversationId, messageId, now }: { conversationId: number; messageId: number; now: number },
): Promise<void> {
  await tx
    .insertInto('attachments')
    .values({
      conversation_id: conversationId,
      message_id: messageId,
      position: 0,
      state: 'kept',
      file,
      mime,
      size,
      next_at: now,
      created_at: now,
      kept_at: now,
    })
    .execute()
}

export async function attachmentById(db: Reads, id: number): Promise<AttachmentRow | undefined> {
  return db.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The files that a customer and the shop have sent each other, once each. */
export async function filesIn(db: Reads, conversationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('attachments')
    .select('file')
    .distinct()
    .where('conversation_id', '=', conversationId)
    .where('file', 'is not', null)
    .orderBy('file')
    .execute()
  return rows.flatMap(({ file }) => file ?? [])
}

/** By message, in the order in which they came with it. */
export async function attachmentsOf(
  db: Reads,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, readonly AttachmentRow[]>> {
  const rows =
    messageIds.length === 0
      ? []
      : await db
          .selectFrom('attachments')
          .selectAll()
          .where('message_id', 'in', messageIds)
          .orderBy('message_id')
          .orderBy('position')
          .execute()
  return Map.groupBy(rows, (row) => row.message_id)
}

/** What is to be fetched now, what came first of it first. */
export async function dueAttachments(
  db: Reads,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<AttachmentRow[]> {
  return (
    db
      .selectFrom('attachments')
      .selectAll()
      .where('state', '=', 'waiting')
      // One that was not tried yet never waits, though the clock went back since it came.
      .where((eb) => eb.or([eb('next_at', '<=', now), eb('attempts', '=', 0)]))
      .orderBy('next_at')
      .orderBy('id')
      .limit(limit)
      .execute()
  )
}

/** When the next of those that wait is to be fetched. */
export async function nextAttachment(db: Reads): Promise<number | null> {
  const row = await db
    .selectFrom('attachments')
    .select('next_at')
    .where('state', '=', 'waiting')
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_at ?? null
}

export interface KeptFile {
  readonly file: string
  readonly mime: string
  readonly size: number
  readonly now: number
}

/** False where the row is gone or settled: then its file is nobody's. */
export async function keepAttachment(tx: Tx, id: number, kept: KeptFile): Promise<boolean> {
  const { file, mime, size, now } = kept
  const { numUpdatedRows } = await tx
    .updateTable('attachments')
    .set({ state: 'kept', reason: null, file, mime, size, kept_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface HeardIn {
  readonly id: number
  readonly conversationId: number
  readonly text: string
  /** When it was said. */
  readonly at: number
}

/** Heard, and heeded: who says that they want no more messages gets none, as if it were typed. */
export async function keepTranscript(
  tx: Tx,
  { id, conversationId, text, at }: HeardIn,
  now: number,
): Promise<void> {
  await tx.updateTable('attachments').set({ transcript: text }).where('id', '=', id).execute()
  const conversation = await findConversation(tx, conversationId)
  if (conversation?.no_follow_ups_since === null && saysStop(text)) {
    await changeConversation(tx, conversationId, { no_follow_ups_since: at }, now)
  }
}

export async function giveUpAttachment(
  tx: Tx,
  id: number,
  reason: AttachmentReason,
): Promise<void> {
  await tx
    .updateTable('attachments')
    .set({ state: 'lost', reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

export async function retryAttachment(
  tx: Tx,
  id: number,
  { attempts, nextAt }: { readonly attempts: number; readonly nextAt: number },
): Promise<void> {
  await tx
    .updateTable('attachments')
    .set({ attempts, next_at: nextAt })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/**
 * Lets the oldest files go until the others fit; pictures of products stay, however often they were
 * sent. Answers the files that nobody needs any more.
 */
export async function makeRoom(tx: Tx, mostBytes: number): Promise<string[]> {
  const { bytes } = await tx
    .selectFrom('attachments')
    .select((eb) => eb.fn.sum<number | null>('size').as('bytes'))
    .where('state', '=', 'kept')
    .where('file', 'not in', pictureFiles)
    .executeTakeFirstOrThrow()
  let over = (bytes ?? 0) - mostBytes
  const gone: string[] = []
  while (over > 0) {
    const oldest = await tx
      .selectFrom('attachments')
      .select(['id', 'size', 'file'])
      .where('state', '=', 'kept')
      .where('file', 'not in', pictureFiles)
      // What is still to go out stays until Facebook has it.
      .where('message_id', 'not in', (db) =>
        db
          .selectFrom('messages')
          .select('id')
          .where(sql<boolean>`state in ('queued', 'sending', 'unknown')`),
      )
      .orderBy('kept_at')
      .orderBy('id')
      .limit(100)
      .execute()
    if (oldest.length === 0) break
    for (const { id, size, file } of oldest) {
      if (over <= 0) break
      over -= size ?? 0
      if (file !== null) gone.push(file)
      await tx
        .updateTable('attachments')
        .set({ state: 'let_go', reason: 'no_room', file: null })
        .where('id', '=', id)
        .execute()
    }
  }
  return gone
}

/** Which of these files belong to a message or a product. */
export async function knownFiles(
  db: Reads,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .selectFrom('attachments')
    .select('file')
    .where('state', '=', 'kept')
    .where('file', 'in', names)
    .execute()
  const ofProducts = await productPicturesAmong(db, names)
  return new Set([...rows.flatMap(({ file }) => file ?? []), ...ofProducts.keys()])
}
