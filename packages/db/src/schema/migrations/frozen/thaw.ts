import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import { logFile, storeFile } from '../../../maintenance/open-store.ts'
import { testFolder, type TestFolder } from '../../../testing/testing.ts'

const expand = promisify(brotliDecompress)

/** A folder with the frozen store of a version, as the program of its time left it. */
export async function thaw(version: number): Promise<TestFolder> {
  const folder = await testFolder()
  for (const [name, file] of [
    ['store', storeFile],
    ['logs', logFile],
  ] as const) {
    const small = await readFile(join(import.meta.dirname, `${name}-${version}.db.br`))
    await writeFile(join(folder.path, file), await expand(small))
  }
  return folder
}
