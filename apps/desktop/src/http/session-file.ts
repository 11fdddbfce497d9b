import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { writeJson } from '@pal/db/sqlite/atomic-file'
import * as z from 'zod/mini'

const kept = z.object({
  digest: z.string().check(z.regex(/^[\w-]{43}$/)),
  user: z.nullable(z.int()),
  openedAt: z.number(),
  usedAt: z.number(),
})
export type KeptSession = z.output<typeof kept>

const name = 'sessions.json'

/** The sessions of browsers, beside the store: a backup that is brought back signs nobody in. */
export interface SessionFile extends AsyncDisposable {
  readonly found: readonly KeptSession[]
  /** On the disk when it resolves. */
  keep(sessions: readonly KeptSession[]): Promise<void>
}

/** What cannot be read is as good as none: whoever was signed in asks for a new link. */
export async function openSessionFile(
  folder: string,
  failed: (error: unknown) => void,
): Promise<SessionFile> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => 'null')
  let last: Promise<unknown> = Promise.resolve()
  return {
    found: z.array(kept).safeParse(parsed(text)).data ?? [],
    keep(sessions) {
      const written = last.then(() => writeJson(folder, name, sessions))
      last = written.catch(failed)
      return written
    },
    [Symbol.asyncDispose]: async () => void (await last),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
