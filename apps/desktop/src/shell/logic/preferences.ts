import { readFile, rename, writeFile } from 'node:fs/promises'

import * as z from 'zod/mini'

/** What this computer's program remembers; it does not move with the store to another one. */
const preferences = z.object({
  /** Closing the window leaves the agent at work in the tray. */
  keepRunning: z.catch(z.boolean(), true),
  /** The person has been informed that it does. */
  closingExplained: z.catch(z.boolean(), false),
  /** Null: as the system usually does. */
  spelling: z.catch(z.nullable(z.boolean()), null),
  /** Versions that are still being tried are wanted, too. */
  beta: z.catch(z.boolean(), false),
  /** Until when a staged release waits here. */
  updateWait: z.catch(z.nullable(z.object({ version: z.string(), until: z.number() })), null),
  /** The version that a notification has announced. */
  updateNotified: z.catch(z.nullable(z.string()), null),
  zoom: z.catch(z.number().check(z.minimum(-3), z.maximum(5)), 0),
})
export type Preferences = Readonly<z.output<typeof preferences>>

export interface PreferenceFile {
  readonly now: () => Preferences
  change(to: Partial<Preferences>): void
  /** Returns when all of it is on the disk. */
  settled(): Promise<void>
}

/** A file that is missing or odd is no reason not to start: what it lacks is as at first. */
export async function openPreferences(
  path: string,
  failed: (error: unknown) => void,
): Promise<PreferenceFile> {
  const stored: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null)
  const read = preferences.safeParse(stored)
  let current: Preferences = read.success ? read.data : preferences.parse({})
  let writing = Promise.resolve()
  return {
    now: () => current,
    change: (to) => {
      current = { ...current, ...to }
      const kept = current
      writing = writing.then(() => replace(path, kept)).catch(failed)
    },
    settled: () => writing,
  }
}

/** Whole or not at all; nothing of it is worth a flush of the disk. */
async function replace(path: string, content: Preferences): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(content), { mode: 0o600 })
  await rename(`${path}.part`, path)
}
