import { isDiskFull } from './disk-full.ts'

/** What one small write finds room for, the next large one may not. */
const restMs = 5_000

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

  /** Tries again with this where the last refusal was some seconds ago. */
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
