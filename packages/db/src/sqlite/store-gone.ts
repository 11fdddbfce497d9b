import type { FileHandle } from 'node:fs/promises'
import { stat } from 'node:fs/promises'

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

/** Throws where `file` is no longer what stands at `path`. Numbers of files change on some network folders. */
export async function refuseGone(path: string, file: Pick<FileHandle, 'stat'>): Promise<void> {
  const [{ nlink }] = await Promise.all([file.stat(), stat(path).catch(goneWhereMissing)])
  if (nlink === 0) throw new StoreGone()
}

export function goneWhereMissing(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  throw isMissing ? new StoreGone({ cause: error }) : error
}
