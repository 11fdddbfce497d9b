import type { WatchedJob } from '../threads/long-jobs.ts'
import { FileBytes, type FileFormat, type FileShape, inTurns } from './file-bytes.ts'

/** What goes into a file: its rows come in parts that each take a few milliseconds. */
export interface FileContent<Row> extends FileShape<Row> {
  /** Without an ending: `orders-2026-11-21`. */
  readonly name: string
  readonly parts: AsyncIterable<readonly Row[]>
  /** How many rows it will be, where that is known. */
  readonly total?: number | undefined
  /** Where it is not: a number that falls from row to row towards 1. */
  readonly place?: (row: Row) => number
}

/** Rows read at once: as fast as reading all in one statement, and a few milliseconds each. */
export const atOnce = 400

const types = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  excel: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  json: { type: 'application/json', ending: 'json' },
  text: { type: 'text/plain; charset=utf-8', ending: 'txt' },
} as const satisfies Record<FileFormat, object>

/**
 * A file that is written while it is sent: no more of it is in memory than the receiver has not yet
 * taken, and nothing more is read once the receiver has gone.
 */
export async function fileResponse<Row>(
  content: FileContent<Row>,
  format: FileFormat,
  brokeOff: (error: unknown) => void,
  job?: WatchedJob,
): Promise<Response> {
  const { type, ending } = types[format]
  return streamResponse(bytes(content, format, job), brokeOff, {
    'content-type': type,
    'content-disposition': `attachment; filename="${content.name}.${ending}"`,
    ...(content.total !== undefined && { 'x-total-rows': String(content.total) }),
  })
}

/** Any file that is written while it is sent. */
export async function streamResponse(
  pieces: AsyncGenerator<string | Uint8Array, void, void>,
  brokeOff: (error: unknown) => void,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  // The first piece decides whether there is a file at all: a fault before it is an ordinary error.
  let first: IteratorResult<string | Uint8Array, void> | null = await pieces.next()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = first ?? (await pieces.next())
          first = null
          if (done || value === undefined) controller.close()
          else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
        } catch (error) {
          brokeOff(error)
          throw error
        }
      },
      async cancel() {
        await pieces.return()
      },
    },
    { highWaterMark: 1 },
  )
  return new Response(body, { headers })
}

async function* bytes<Row>(
  { parts, total, place, ...shape }: FileContent<Row>,
  format: FileFormat,
  job: WatchedJob | undefined,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    const file = new FileBytes(shape, format)
    let done = 0
    let highest: number | undefined
    for await (const part of inTurns(parts)) {
      job?.signal.throwIfAborted()
      for (const row of part) file.add(row)
      done += part.length
      // Rows that came since they were counted do not make it more than all.
      const last = part.at(-1)
      if (total !== undefined) job?.progress({ done: Math.min(done, total), of: total })
      else if (place && last !== undefined) {
        highest ??= place(part[0] ?? last)
        job?.progress({ done: highest - place(last), of: highest })
      }
      if (file.full) yield file.take()
    }
    yield file.end()
  } finally {
    job?.end()
  }
}
