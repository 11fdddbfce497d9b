import { isDiskFull } from './disk-full.ts'

/** So long after a refusal nobody tries whether there is room. */
const restMs = 1_000

/** Remembers whether the disk had no room for something that was to be written lately. */
export class DiskRoom {
  #refusedAt: number | null = null

  async watch<T>(write: Promise<T>): Promise<T> {
    try {
      return await write
    } catch (error) {
      if (isDiskFull(error)) this.#refusedAt = performance.now()
      throw error
    }
  }

  /** Tries again with this where the last refusal was a while ago. */
  async isThere(write: () => Promise<unknown>): Promise<boolean> {
    if (this.#refusedAt === null) return true
    if (performance.now() - this.#refusedAt < restMs) return false
    try {
      await this.watch(write())
    } catch (error) {
      if (isDiskFull(error)) return false
      throw error
    }
    this.#refusedAt = null
    return true
  }
}
