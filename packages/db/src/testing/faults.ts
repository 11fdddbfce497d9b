import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A process of its own that runs these lines; what they print comes in `lines`. */
export interface Victim {
  readonly child: ChildProcess
  readonly lines: string[]
  /** Resolves when a line that begins so was printed. */
  says(beginning: string): Promise<void>
  /** At once, as `kill -9` does it. */
  kill(): Promise<void>
  readonly gone: Promise<unknown>
}

export function startVictim(
  script: string,
  { env, user }: { readonly env?: NodeJS.ProcessEnv; readonly user?: number } = {},
): Victim {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
    ...(user !== undefined && { uid: user, gid: user }),
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    for (const look of waiting) look()
  })
  const gone = once(child, 'close')
  return {
    child,
    lines,
    gone,
    says: (beginning) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!lines.some((line) => line.startsWith(beginning))) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
        void gone.then(() => reject(new Error(`it ended without saying '${beginning}'`)))
      }),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** The address of a module beside this one, for the script of a victim. */
export function moduleAt(name: string): string {
  return JSON.stringify(new URL(`../${name}`, import.meta.url).href)
}

export interface SmallDisk extends AsyncDisposable {
  readonly path: string
  makeReadOnly(): void
}

/** A real disk of so many megabytes; null where this user may not mount one. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const path = await mkdtemp(join(tmpdir(), 'pal-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], {
      stdio: 'ignore',
    })
  } catch {
    await rm(path, { recursive: true, force: true })
    return null
  }
  return {
    path,
    makeReadOnly: () => {
      execFileSync('mount', ['-o', 'remount,ro', path], { stdio: 'ignore' })
    },
    [Symbol.asyncDispose]: async () => {
      execFileSync('umount', ['-l', path])
      await rm(path, { recursive: true, force: true })
    },
  }
}

/** What is odd about a disk, as `odd-disk.c` knows it. */
export interface Oddities {
  readonly locks?: 'none' | 'ignored'
  readonly sharedMemory?: 'none'
  readonly flushMs?: number
  /** Of the writes to it: the first that finds no room, and the first that does again. */
  readonly full?: { readonly from: number; readonly until: number }
  /** After so many of them, so many of 1,000 writes and flushes fail. */
  readonly fails?: { readonly seed: number; readonly from: number; readonly perMille: number }
}

export interface OddDisk extends AsyncDisposable {
  /** The environment of a process for which files below `path` lie on such a disk. */
  of(path: string, oddities: Oddities): NodeJS.ProcessEnv
}

/** A fault below SQLite; null where no C compiler is, or another system than Linux. */
export async function oddDisk(): Promise<OddDisk | null> {
  if (process.platform !== 'linux') return null
  const folder = await mkdtemp(join(tmpdir(), 'pal-odd-'))
  const library = join(folder, 'odd-disk.so')
  const source = fileURLToPath(new URL('odd-disk.c', import.meta.url))
  try {
    const arguments_ = ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']
    execFileSync(process.env['CC'] ?? 'cc', arguments_, { stdio: 'ignore' })
  } catch {
    await rm(folder, { recursive: true, force: true })
    return null
  }
  return {
    of: (path, { locks, sharedMemory, flushMs, full, fails }) => ({
      LD_PRELOAD: library,
      PAL_ODD_PATH: path,
      ...(locks && { PAL_ODD_LOCKS: locks }),
      ...(sharedMemory && { PAL_ODD_SHARED: sharedMemory }),
      ...(flushMs !== undefined && { PAL_ODD_SLOW_MS: String(flushMs) }),
      ...(full && { PAL_ODD_FULL: `${full.from}:${full.until}` }),
      ...(fails && { PAL_ODD_FAILS: `${fails.seed}:${fails.from}:${fails.perMille}` }),
    }),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
