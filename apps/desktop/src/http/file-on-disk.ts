import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

interface Wanted {
  readonly headers: Readonly<Record<string, string>>
  /** The Range header, as it came. */
  readonly range: string | null
}

/** For a file that may come from anywhere: it is shown as what it is, and runs nothing. */
export const runsNothing = { 'content-security-policy': "default-src 'none'; sandbox" }

/** A file as an answer, in pieces; a part of it where one was asked for. Null where there is none. */
export async function fileOnDisk(path: string, wanted: Wanted): Promise<Response | null> {
  const size = await stat(path).then(
    (found) => found.size,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    },
  )
  if (size === null) return null
  const headers = { ...wanted.headers, 'accept-ranges': 'bytes' }
  const part = partOf(wanted.range, size)
  if (part === 'outside') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  const length = { 'content-length': String(end - start + 1) }
  const body = streamOf(path, start, end)
  if (!part) return new Response(body, { headers: { ...headers, ...length } })
  const place = { 'content-range': `bytes ${start}-${end}/${size}` }
  return new Response(body, { status: 206, headers: { ...headers, ...length, ...place } })
}

function streamOf(path: string, start: number, end: number): ReadableStream<Uint8Array> | null {
  if (end < start) return null
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>
}

/** One part, as players ask for it; several at once, or what is not understood, gets the whole. */
function partOf(
  range: string | null,
  size: number,
): { start: number; end: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'outside' : { start, end }
}
