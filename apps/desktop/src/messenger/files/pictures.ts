import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

import { pictureLimit } from '@pal/core/constants'
import { isPicture, mimeOf } from '@pal/core/domain/file-kind'
import { hourMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { type Shape, shapeBytes, shapeOf } from '@pal/core/messages/picture-shape'
import { because } from '@pal/core/texts/reason'

import type { Clock } from '../../platform/clock.ts'
import { saveFile, partOf } from './save-file.ts'

/** A file of ours that waits for the message it goes out with. */
export interface Picture {
  readonly file: string
  readonly mime: string
  readonly size: number
  readonly name: string | null
  /** Null where the file does not tell it. */
  readonly shape: Shape | null
}

interface Parts {
  /** Where the files of messages are kept. */
  readonly folder: string
  readonly clock: Clock
}

/** As long as somebody may think about the words that go with it. */
const lifeMs = hourMs

/** Pictures that were taken in and belong to no message yet; what is never sent goes with the sweep. */
export class Pictures {
  readonly #parts: Parts
  readonly #waiting = new Map<
    string,
    { readonly until: number; readonly picture: Picture | null }
  >()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async take(body: ReadableStream<Uint8Array>, name: string | null): Promise<Picture> {
    const { folder, clock } = this.#parts
    const file = randomBytes(16).toString('hex')
    const until = clock.now() + lifeMs
    // Known before it is on the disk, so that no sweep takes it for a stranger.
    this.#waiting.set(file, { until, picture: null })
    try {
      const kept = await saveFile({
        folder,
        file,
        body,
        largestBytes: pictureLimit.bytes,
        refuse: ({ size, head }) =>
          size === 0 ? 'empty' : isPicture(mimeOf('image', head)) ? null : 'no_picture',
      })
      if (!kept.ok) throw refusals[kept.reason]()
      const shape = await shapeOfFile(join(folder, file))
      const picture = { file, mime: mimeOf('image', kept.head), size: kept.size, name, shape }
      this.#waiting.set(file, { until, picture })
      return picture
    } catch (error) {
      this.#waiting.delete(file)
      throw error
    }
  }

  find(file: string): Picture | null {
    return this.#waiting.get(file)?.picture ?? null
  }

  /** They belong to a message now. */
  settle(files: readonly string[]): void {
    for (const file of files) this.#waiting.delete(file)
  }

  /** What belonged to something may be wanted back. */
  hold(file: string): void {
    this.#waiting.set(file, { until: this.#parts.clock.now() + lifeMs, picture: null })
  }

  /** Which files of the folder are nobody's only for now. */
  held(): ReadonlySet<string> {
    const now = this.#parts.clock.now()
    for (const [file, { until }] of this.#waiting) {
      // The clock may have been set back since.
      if (now >= until || now < until - 2 * lifeMs) this.#waiting.delete(file)
    }
    return new Set([...this.#waiting.keys()].flatMap((file) => [file, partOf(file)]))
  }
}

async function shapeOfFile(path: string): Promise<Shape | null> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(shapeBytes) })
  return shapeOf(buffer.subarray(0, bytesRead))
}

const refusals = {
  too_large: () => new AppError('too_large', because('picture_too_large', { megabytes: 25 })),
  empty: () => new AppError('bad_request', because('picture_empty')),
  no_picture: () => new AppError('unsupported_media_type', because('picture_wrong_kind')),
}
