import { readdir, rm } from 'node:fs/promises'
import module from 'node:module'
import { join } from 'node:path'

import { secondMs } from '@pal/core/durations'

import type { Clock } from './clock.ts'

/** Where an installed program keeps what Node has compiled, by version; see rolldown.config.ts. */
export const compiledFolder = 'compiled'

/** A start is over by then, and what it needed is still known: after a long day V8 has dropped it. */
const overMs = 10 * secondMs

/** Keeps what was compiled, for the next start; of other versions nothing. */
export function keepCompiled(
  clock: Clock,
  installed: { readonly userData: string; readonly version: string } | null = null,
): void {
  clock.after(overMs, () => {
    // An Electron older than ours, as tests may use one, has a Node without it.
    module.flushCompileCache?.()
    if (installed) void dropOthers(join(installed.userData, compiledFolder), installed.version)
  })
}

async function dropOthers(folder: string, version: string): Promise<void> {
  const others = (await readdir(folder).catch(() => [])).filter((name) => name !== version)
  const gone = others.map((name) => rm(join(folder, name), { recursive: true, force: true }))
  // What a system does not let go is tried again at the next start.
  await Promise.allSettled(gone)
}
