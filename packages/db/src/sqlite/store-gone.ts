import { fstatSync, statSync } from 'node:fs'

const code = 'STORE_GONE'

/** The store's folder was moved or deleted under the running program: what is written reaches nobody. */
class StoreGone extends Error {
  override readonly name = 'StoreGone'
  readonly code = code

  constructor(options?: ErrorOptions) {
    super('The folder of the store was moved or deleted while it was open', options)
  }
}

export function isStoreGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/**
 * Throws where the open file is no longer what is at `path`. Numbers of files change on some network
 * folders. At once, for to ask the thread pool takes ten times as long as the answer.
 */
export function refuseGone(path: string, fd: number): void {
  const isThere = statSync(path, { throwIfNoEntry: false }) !== undefined
  if (!isThere || fstatSync(fd).nlink === 0) throw new StoreGone()
}

export function goneWhereMissing(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  throw isMissing ? new StoreGone({ cause: error }) : error
}
