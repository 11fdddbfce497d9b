import { setImmediate } from 'node:timers/promises'

import { type Column, csvHead, csvLine, type CsvReader } from '../platform/csv.ts'

/** `excel` is CSV that Excel reads as it is meant: phone numbers, and where a cell ends. */
export type FileFormat = 'csv' | 'excel' | 'json' | 'text'

/** What a row becomes in a file of each format. */
export interface FileShape<Row> {
  readonly columns: readonly Column<Row>[]
  readonly json: (row: Row) => unknown
  /** For whoever reads it; of what nobody reads so there is none. */
  readonly text?: (row: Row) => string
  /** Excel of this shop's systems reads 12,50 and ends a cell at a semicolon. */
  readonly decimalComma?: boolean
}

const pieceSize = 128 * 1024
const mostBytesOfOne = 3

/**
 * The bytes of a file as it is being written. Each line is written into memory that is there:
 * collecting the lines in one long text and turning that into bytes takes three times as long.
 */
export class FileBytes<Row> {
  readonly #shape: FileShape<Row>
  readonly #format: FileFormat
  readonly #reader: CsvReader
  #memory = Buffer.allocUnsafeSlow(pieceSize)
  #length = 0
  #separator = '\n'

  constructor(shape: FileShape<Row>, format: FileFormat) {
    this.#shape = shape
    this.#format = format
    const excel = shape.decimalComma === true ? 'semicolons' : 'excel'
    this.#reader = format === 'excel' ? excel : 'csv'
    if (format === 'json') this.#write('[')
    else if (format !== 'text') this.#write(csvHead(shape.columns, this.#reader))
  }

  /** Of what was not yet taken. */
  get length(): number {
    return this.#length
  }

  /** Enough for a piece that is worth being sent. */
  get full(): boolean {
    return this.#length > pieceSize / 2
  }

  add(row: Row): void {
    if (this.#format === 'json') {
      this.#write(this.#separator + JSON.stringify(this.#shape.json(row)))
      this.#separator = ',\n'
    } else if (this.#format === 'text') this.#write(this.#shape.text?.(row) ?? '')
    else this.#write(csvLine(this.#shape.columns, row, this.#reader))
  }

  take(): Uint8Array {
    const taken = this.#memory.subarray(0, this.#length)
    this.#memory = Buffer.allocUnsafeSlow(pieceSize)
    this.#length = 0
    return taken
  }

  /** The last of it. */
  end(): Uint8Array {
    if (this.#format === 'json') this.#write('\n]\n')
    return this.#memory.subarray(0, this.#length)
  }

  #write(text: string): void {
    const needed = this.#length + text.length * mostBytesOfOne
    if (needed > this.#memory.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#memory.length * 2))
      this.#memory.copy(larger, 0, 0, this.#length)
      this.#memory = larger
    }
    this.#length += this.#memory.write(text, this.#length)
  }
}

/** How long the thread is held before others have their turn. */
const sliceMs = 4

export async function* inTurns<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part, void, void> {
  let until = performance.now() + sliceMs
  for await (const part of parts) {
    yield part
    if (performance.now() < until) continue
    await setImmediate()
    until = performance.now() + sliceMs
  }
}
