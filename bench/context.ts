import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { logFile, storeFile } from '@pal/db/maintenance/open-store'
import Sqlite from 'better-sqlite3'

import { fillStore } from './seed/fill.ts'
import type { Size } from './seed/story.ts'

export interface Context extends AsyncDisposable {
  readonly large: boolean
  /** The store that is measured; left as it is. */
  readonly folder: string
  /** The same with a hundredth (small: a tenth) of the rows. */
  readonly smaller: string
  /** A copy that may be written to: one for the whole run, for copying gigabytes takes a while. */
  copy(): Promise<string>
}

const full: Size = {
  conversations: 100_000,
  messages: 5_000_000,
  orders: 1_000_000,
  logs: 2_000_000,
  seed: 1,
}

function part(of: number): Size {
  const share = (rows: number) => Math.round(rows / of)
  return {
    conversations: share(full.conversations),
    messages: share(full.messages),
    orders: share(full.orders),
    logs: share(full.logs),
    seed: full.seed,
  }
}

export async function prepare(work: string, dataDir: string | null): Promise<Context> {
  const filled = async (size: Size, folder: string) => {
    await mkdir(folder, { recursive: true })
    await fillStore(folder, size, (what) => console.error(`seed: ${what}`))
    return folder
  }
  // Made anew in each run, in seconds: what an earlier version made has no column that came since.
  const anew = async (size: Size, name: string) => {
    await rm(join(work, name), { recursive: true, force: true })
    return filled(size, join(work, name))
  }
  const small = await anew(part(100), 'small')
  if (dataDir !== null && !existsSync(join(dataDir, storeFile))) await filled(full, dataDir)
  if (dataDir !== null && schemaOf(dataDir) !== schemaOf(small)) {
    throw new Error(
      `The store in ${dataDir} has another schema than this version makes: seed it again`,
    )
  }
  const [folder, smaller] = dataDir ? [dataDir, small] : [small, await anew(part(1000), 'tiny')]
  const scratch = join(work, 'copy')
  let copied: Promise<string> | undefined
  return {
    large: dataDir !== null,
    folder,
    smaller,
    copy: () => (copied ??= copyOf(folder, scratch)),
    [Symbol.asyncDispose]: () => rm(scratch, { recursive: true, force: true }),
  }
}

function schemaOf(folder: string): string {
  const raw = new Sqlite(join(folder, storeFile), { readonly: true })
  try {
    const all = raw.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all()
    return JSON.stringify(all)
  } finally {
    raw.close()
  }
}

async function copyOf(folder: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to)
  for (const name of [storeFile, logFile]) {
    await copyFile(join(folder, name), join(to, name), constants.COPYFILE_FICLONE)
    // Else the disk is still busy with the copy while it is measured.
    await using file = await open(join(to, name), 'r+')
    await file.sync()
  }
  return to
}
