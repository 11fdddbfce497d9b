import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { attachmentById } from '@pal/db/messages/attachments'
import { messageById } from '@pal/db/messages/messages'

import { fileOnDisk, runsNothing } from '../../http/file-on-disk.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { AttachmentFetcher } from '../../messenger/files/attachments.ts'
import type { Pictures } from '../../messenger/files/pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import { readAttachments } from '../../platform/stored-json.ts'

/** What a browser shows by itself and that can hold no program; everything else is a download. */
const shown = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'audio/mpeg',
  'audio/mp4',
  'audio/aac',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'video/mp4',
  'video/webm',
  'video/quicktime',
])

export interface AttachmentParts extends Platform {
  readonly attachments: AttachmentFetcher
  readonly pictures: Pictures
}

export function attachmentRoutes({ store, attachments, pictures }: AttachmentParts) {
  return {
    'conversations.takePicture': async (request) => {
      const { body, query } = request
      try {
        const { file: id, mime, size } = await pictures.take(body, query.name?.trim() || null)
        return { id, mime, size }
      } catch (cause) {
        // Nobody is there any more to answer, and nothing is wrong here.
        if (!request.signal.aborted) throw cause
        throw new AppError('bad_request', because('picture_cut_off'), { cause })
      }
    },
    'attachments.file': async ({ params, range }) => {
      const row = await attachmentById(store.db, params.id)
      if (!row || row.state !== 'kept' || row.file === null) throw notFound('file_not_found')
      const message = await messageById(store.db, row.message_id)
      const { name = null } = readAttachments(message?.attachments ?? null)[row.position] ?? {}
      const mime = row.mime !== null && shown.has(row.mime) ? row.mime : null
      const path = attachments.pathOf(row.file)
      if (path === null) throw notFound('file_not_found')
      const answer = await fileOnDisk(path, {
        headers: {
          'content-type': mime ?? 'application/octet-stream',
          'content-disposition': disposition(mime === null, name ?? `file-${row.id}`),
          ...runsNothing,
        },
        range,
      })
      if (!answer) throw notFound('file_not_found')
      return answer
    },
  } satisfies Partial<Handlers>
}

/** The name as its sender wrote it, without what a path or a header could be made of. */
function disposition(download: boolean, name: string): string {
  const clean = name
    .replaceAll(/[\p{Cc}\p{Cf}/\\]/gu, '_')
    .slice(0, 200)
    .toWellFormed()
  const encoded = encodeURIComponent(clean).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `${download ? 'attachment' : 'inline'}; filename*=UTF-8''${encoded}`
}
