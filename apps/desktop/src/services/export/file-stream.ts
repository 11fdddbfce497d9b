import { setImmediate } from 'node:timers/promises'

import { type Column, csvHead, csvLine } from './csv.ts'

export type FileFormat = 'csv' | 'json'

/** What goes into a file: its rows come in parts that each take a few milliseconds. */
export interface FileContent<Row> {
  /** Without an ending: `orders-2026-11-21`. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly json: (row: Row) => unknown
  readonly parts: AsyncIterable<readonly Row[]>
  /** How many rows it will be, where that is known. */
  readonly total?: number | undefined
}

/** Rows read at once: as fast as reading all in one statement, and a few milliseconds each. */
export const atOnce = 400

/** How long the thread is held before others have their turn. */
const sliceMs = 4
const pieceLength = 64 * 1024
const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const

/**
 * A file that is written while it is sent: no more of it is in memory than the receiver has not yet
 * taken, and nothing more is read once the receiver has gone.
 */
export async function fileResponse<Row>(
  content: FileContent<Row>,
  format: FileFormat,
  brokeOff: (error: unknown) => void,
): Promise<Response> {
  return streamResponse(text(content, format), brokeOff, {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${content.name}.${format}"`,
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

async function* text<Row>(
  { columns, json, parts }: FileContent<Row>,
  format: FileFormat,
): AsyncGenerator<string, void, void> {
  let piece = format === 'csv' ? csvHead(columns) : '['
  let separator = '\n'
  let until = performance.now() + sliceMs
  for await (const part of parts) {
    for (const row of part) {
      if (format === 'csv') piece += csvLine(columns, row)
      else {
        piece += separator + JSON.stringify(json(row))
        separator = ',\n'
      }
    }
    if (piece.length >= pieceLength) {
      yield piece
      piece = ''
    }
    if (performance.now() >= until) {
      await setImmediate()
      until = performance.now() + sliceMs
    }
  }
  yield format === 'csv' ? piece : `${piece}\n]\n`
}
