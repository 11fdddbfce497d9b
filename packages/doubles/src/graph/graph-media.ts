import { Buffer } from 'node:buffer'

import type { Reply } from '../http/http-kit.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The files behind attachment addresses; an unknown .png is one pixel, anything else has expired. */
export function createMedia() {
  const files = new Map<string, { readonly bytes: Uint8Array; readonly mimeType: string }>()
  return {
    add: (bytes: Uint8Array, mimeType: string): string => {
      const path = `/media/file-${files.size + 1}`
      files.set(path, { bytes, mimeType })
      return path
    },
    serve: (path: string): Reply | undefined => {
      if (!path.startsWith('/media/')) return undefined
      const file =
        files.get(path) ?? (path.endsWith('.png') ? { bytes: PIXEL, mimeType: 'image/png' } : null)
      if (file === null)
        return { status: 403, body: new TextEncoder().encode('URL signature expired') }
      return { status: 200, headers: { 'content-type': file.mimeType }, body: file.bytes }
    },
  }
}
