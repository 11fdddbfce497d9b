import { type Json, isObject } from '../http/json.ts'
import { sendingPage } from './graph-auth.ts'
import { badParameter } from './graph-errors.ts'
import { onlyKeys } from './graph-message-check.ts'
import type { TokenRecord } from './graph-model.ts'
import type { GraphRequest } from './graph-request.ts'
import type { GraphState } from './graph-state.ts'

const LONGEST_SIDE = 960
const LARGEST_FILE = 25 * 1024 * 1024

/** The Attachment Upload API, for a file that comes as form data. */
export function createUploadRoute(
  state: GraphState,
  host: (bytes: Uint8Array, mimeType: string) => string,
) {
  return function upload(
    request: GraphRequest,
    token: TokenRecord,
    segment: string,
    base: string,
  ): Json {
    const page = sendingPage(state, token, segment, request.method)
    const message = request.json('message')
    const attachment = isObject(message) ? message['attachment'] : undefined
    if (!isObject(attachment)) throw badParameter('Param message[attachment] must be an object')
    onlyKeys('message[attachment]', attachment, ['type', 'payload'])
    const { type, payload } = attachment
    if (type !== 'image') throw badParameter('This double takes images only')
    const file = request.file('filedata')
    if (file === undefined) throw badParameter('Upload attachment failure.', 2_018_047)
    const { bytes, name } = file
    if (bytes.byteLength > LARGEST_FILE) throw badParameter('File is too large', 2_018_109)
    const mimeType = imageType(bytes)
    // Both what it is and what it is said to be must be an image.
    if (mimeType === null || !file.type.startsWith('image/')) {
      throw badParameter('Upload attachment failure.', 2_018_047)
    }
    const id = state.nextId(16)
    state.uploads.set(id, {
      pageId: page.id,
      reusable: isObject(payload) && payload['is_reusable'] === true,
      attachment: {
        type,
        url: `${base}${host(bytes, mimeType)}`,
        name,
        mimeType,
        size: bytes.byteLength,
        ...(mimeType === 'image/png' && bytes.byteLength > 24 && pngShape(bytes)),
      },
    })
    return { attachment_id: id }
  }
}

/** No larger than it is shown. */
function pngShape(bytes: Uint8Array): { width: number; height: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

function imageType(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\u0089PNG')) return 'image/png'
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (head.startsWith('GIF8')) return 'image/gif'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null
}
