import { readFile } from 'node:fs/promises'

import { isPicture } from '@pal/core/domain/file-kind'
import { seesPictures } from '@pal/core/domain/models/model-traits'
import { secondMs } from '@pal/core/durations'
import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import type { ConversationRow } from '@pal/db/conversations/conversations'
import type { Store } from '@pal/db/maintenance/store'
import { type AttachmentRow, attachmentsOf, keepTranscript } from '@pal/db/messages/attachments'
import type { MessageRow } from '@pal/db/messages/messages'
import { attachmentPath } from '@pal/db/sqlite/store-files'
import { unansweredMessages } from '@pal/db/turns/load-turn'

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { readAttachments } from '../../platform/stored-json.ts'
import type { ModelAccess } from '../model/model-client.ts'
import { ModelError } from '../model/model-error.ts'
import { canBeHeard, transcribe } from '../model/transcribe.ts'

export interface MediaReader {
  readonly store: Store
  readonly log: Pick<Log, 'write'>
  readonly clock: Clock
  /** Where the files of messages are kept: what is shown and heard was fetched by us before. */
  readonly folder: string
  readonly changed: (conversationId: number) => void
  /** The provider is asked for what was said. */
  readonly called?: () => void
}

interface Asked {
  readonly conversation: ConversationRow
  readonly model: string
  readonly access: () => ModelAccess | ModelError | undefined
  readonly signal: AbortSignal
}

interface Listening extends Omit<Asked, 'access'> {
  readonly access: ModelAccess
}

/** What a turn sees and heard before it thinks. */
export interface ReadMedia {
  /** By message: its pictures as data addresses, in their order. */
  readonly pictures: ReadonlyMap<number, readonly string[]>
  /** What listening has cost; null where that is not known. */
  readonly costMicros: number | null
  readonly latencyMs: number
  /** Some was broken off: what the provider took for it is not known. */
  readonly uncounted?: true
}

export const noMedia: ReadMedia = { pictures: new Map(), costMicros: 0, latencyMs: 0 }

const mostPictures = 5
const largestPicture = 5 * 1024 * 1024
const mostSounds = 3
/** Ten minutes of a voice message; who says more is listened to by a human. */
const largestSound = 8 * 1024 * 1024
/** Files are fetched while the customer is left to finish writing: few are waited for. */
const waitMs = 5 * secondMs
const lookEveryMs = 200
const hearWithinMs = 10 * secondMs

/**
 * Looks at the pictures and listens to the voice messages that are unanswered, where the model can
 * see and the provider can hear. What is left out is handed to a human.
 */
export async function readMedia(parts: MediaReader, asked: Asked): Promise<ReadMedia> {
  const { store, clock } = parts
  const { conversation, model } = asked
  const unanswered = await unansweredMessages(store.db, conversation.id)
  if (unanswered.every(({ attachments }) => attachments === null)) return noMedia
  const access = asked.access()
  if (!access || access instanceof ModelError) return noMedia
  const sees = !access.compatible && seesPictures(model)
  const hears = !access.compatible
  const wanted = (kind: string, { text }: MessageRow) =>
    (sees && kind === 'image') || (hears && kind === 'audio' && text.trim() === '')
  const telling = unanswered.filter((row) =>
    readAttachments(row.attachments).some(({ type }) => wanted(type, row)),
  )
  if (telling.length === 0) return noMedia
  const started = clock.now()
  const files = await settledFiles(parts, telling, asked.signal)
  const pictures = new Map<number, readonly string[]>()
  let left = mostPictures
  let sounds = mostSounds
  let costMicros: number | null = 0
  let uncounted = false
  for (const row of telling) {
    const kinds = readAttachments(row.attachments)
    const seen: string[] = []
    for (const file of files.get(row.id) ?? []) {
      const kind = kinds[file.position]?.type ?? ''
      if (!wanted(kind, row)) continue
      if (kind === 'image' && left > 0) {
        const picture = await pictureOf(parts, file)
        if (picture === null) continue
        seen.push(picture)
        left -= 1
      }
      if (kind === 'audio' && file.transcript === null && sounds > 0) {
        sounds -= 1
        const cost = await hear(parts, { ...asked, access }, { row, file })
        if (cost === 'uncounted') uncounted = true
        else costMicros = cost === null || costMicros === null ? null : costMicros + cost
      }
    }
    if (seen.length > 0) pictures.set(row.id, seen)
  }
  const latencyMs = clock.now() - started
  return { pictures, costMicros, latencyMs, ...(uncounted && { uncounted }) }
}

/** The files of these messages once none of them is under way any more, or the wait is over. */
async function settledFiles(
  { store, clock }: MediaReader,
  rows: readonly MessageRow[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, readonly AttachmentRow[]>> {
  const ids = rows.map(({ id }) => id)
  const until = clock.now() + waitMs
  for (;;) {
    const files = await attachmentsOf(store.db, ids)
    const open = [...files.values()].flat().some(({ state }) => state === 'waiting')
    if (!open || clock.now() >= until) return files
    await clock.sleep(lookEveryMs, signal)
  }
}

async function bytesOf(
  { folder, log }: MediaReader,
  { file, size, id }: AttachmentRow,
  largest: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const path = file === null ? null : attachmentPath(folder, file)
  if (path === null || size === null || size > largest) return null
  try {
    return await readFile(path)
  } catch (error) {
    log.write('warn', 'ai', entry('file_not_read'), {
      attachmentId: id,
      reason: errorText(error),
    })
    return null
  }
}

async function pictureOf(parts: MediaReader, file: AttachmentRow): Promise<string | null> {
  const { mime } = file
  if (mime === null || !isPicture(mime)) return null
  const bytes = await bytesOf(parts, file, largestPicture)
  return bytes && `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`
}

/** What it has cost; null where the provider does not say for how long it listened. */
async function hear(
  parts: MediaReader,
  { conversation, access, signal }: Listening,
  { row, file }: { readonly row: MessageRow; readonly file: AttachmentRow },
): Promise<number | null | 'uncounted'> {
  const { store, log, clock, changed } = parts
  const { mime } = file
  if (!canBeHeard(mime)) return 0
  const bytes = await bytesOf(parts, file, largestSound)
  if (!bytes) return 0
  let cost: number | null = 0
  try {
    const options = { clock, signal, deadlineMs: hearWithinMs }
    parts.called?.()
    const heard = await transcribe(access, { bytes, mime }, options)
    const { text } = heard
    cost = heard.costMicros
    if (text !== '') {
      const said = { id: file.id, conversationId: conversation.id, text, at: row.sent_at }
      await store.transaction((tx) => keepTranscript(tx, said, clock.now()))
      changed(conversation.id)
    }
    return cost
  } catch (error) {
    // What ends the turn is reported by the turn.
    if (!signal.aborted) {
      log.write('warn', 'ai', entry('voice_not_heard'), {
        conversationId: conversation.id,
        reason: errorText(error),
      })
    }
    return error instanceof ModelError && error.spent ? 'uncounted' : cost
  }
}
