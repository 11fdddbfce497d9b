import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** As much room for what soon is garbage as makes a file fast. Both halves of it: one is always empty. */
const enough = 8 * 1024 * 1024

const usual = '--semi-space-growth-factor=2'
const noGrowth = '--semi-space-growth-factor=1'

/**
 * What a file leaves behind is garbage at once, yet the engine doubles its room for new objects, up to
 * 64 MB, by how much was ever kept of them: a million rows reach that, and are no faster for it. While
 * files are being written the room grows no further than they need.
 */
export class LittleMemory {
  #files = 0
  #held = false

  /** To look after each part of a file; to be disposed after the last. */
  hold(): Disposable & { look(): void } {
    this.#files += 1
    return {
      look: () => {
        if (this.#held || roomForNew() < enough) return
        this.#held = true
        setFlagsFromString(noGrowth)
      },
      [Symbol.dispose]: () => {
        this.#files -= 1
        if (this.#files > 0 || !this.#held) return
        this.#held = false
        setFlagsFromString(usual)
      },
    }
  }
}

export const littleMemory = new LittleMemory()

function roomForNew(): number {
  return (
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
  )
}
