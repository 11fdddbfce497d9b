import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const stamp = '.built-from'
const waitMs = 200
/** No build takes as long: whoever has the number of that process now is another program. */
const longestMs = 15 * 60_000

/** One build at a time of a clone; `notes` is where its commands leave each other word. */
export async function building<T>(notes: string, build: () => Promise<T>): Promise<T> {
  mkdirSync(notes, { recursive: true })
  const lock = join(notes, 'lock')
  for (let said = false; !isTaken(lock); said = true) {
    if (!said) console.error('Waiting for another command that builds …')
    await pause(waitMs)
  }
  try {
    return await build()
  } finally {
    rmSync(lock, { force: true })
  }
}

function isTaken(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error
  }
  if (!isHeld(lock)) leave(lock)
  return false
}

/** Whoever held it was killed: only one of several that wait can move it away. */
function leave(lock: string): void {
  const left = `${lock}-${process.pid}`
  try {
    renameSync(lock, left)
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error
    return
  }
  // Another one that waits may have taken it since.
  if (isHeld(left)) renameSync(left, lock)
  else rmSync(left)
}

function isHeld(lock: string): boolean {
  try {
    const text = readFileSync(lock, 'utf8')
    // Empty for the moment until its number is written.
    return Date.now() - statSync(lock).mtimeMs < longestMs && (text === '' || isAlive(Number(text)))
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return true
    throw error
  }
}

/** What was built of one part: each build in a folder of its own, and `dist` leads to the newest. */
export class Builds {
  readonly #home: string
  readonly #notes: string

  constructor(home: string, notes: string) {
    this.#home = home
    this.#notes = notes
  }

  get dist(): string {
    return join(this.#home, 'dist')
  }

  #folderOf(print: string): string {
    return join(this.#home, `dist-${print.slice(0, 12)}`)
  }

  isThere(print: string): boolean {
    return stampOf(this.#folderOf(print)) === print
  }

  /** An empty folder: one that is there is of a build that was killed. */
  begin(print: string): string {
    const folder = this.#folderOf(print)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    return folder
  }

  /** Whether `dist` is of this print, and whole. */
  isNewest(print: string): boolean {
    return stampOf(this.dist) === print
  }

  /** `dist` leads to it from one moment to the next; who runs from another one keeps that. */
  take(print: string): void {
    const folder = this.#folderOf(print)
    writeFileSync(join(folder, stamp), print)
    const next = `${this.dist}-next`
    rmSync(next, { force: true })
    const onWindows = process.platform === 'win32'
    symlinkSync(onWindows ? folder : basename(folder), next, 'junction')
    const was = lstatSync(this.dist, { throwIfNoEntry: false })
    // Windows replaces no link by renaming, and no system a folder.
    if (was?.isSymbolicLink() === false) rmSync(this.dist, { recursive: true })
    else if (was && onWindows) unlinkSync(this.dist)
    renameSync(next, this.dist)
  }

  /** As long as this process lives, what `dist` leads to now stays. */
  use(print: string): void {
    const note = join(this.#notes, `used-by-${process.pid}`)
    mkdirSync(this.#notes, { recursive: true })
    writeFileSync(note, `${this.#folderOf(print)}\n`, { flag: 'a' })
  }

  /** All go but the two newest and those that a command runs from; the half ones go, too. */
  prune(): void {
    const used = this.#used()
    const folders = readdirSync(this.#home)
      .filter((name) => /^dist-[0-9a-f]{12}$/.test(name))
      .map((name) => join(this.#home, name))
    const whole = folders
      .filter((folder) => existsSync(join(folder, stamp)))
      .toSorted((a, b) => builtAt(b) - builtAt(a))
    const kept = new Set([...whole.slice(0, 2), ...used])
    for (const folder of folders) {
      if (!kept.has(folder)) rmSync(folder, { recursive: true, force: true })
    }
  }

  #used(): string[] {
    const notes = existsSync(this.#notes) ? readdirSync(this.#notes) : []
    return notes.flatMap((name) => {
      const [, pid] = /^used-by-(\d+)$/.exec(name) ?? []
      if (pid === undefined) return []
      const path = join(this.#notes, name)
      if (isAlive(Number(pid))) return readFileSync(path, 'utf8').split('\n')
      rmSync(path)
      return []
    })
  }

  /** For a tool that follows no link. */
  asFolder(): void {
    if (!lstatSync(this.dist).isSymbolicLink()) return
    const next = `${this.dist}-next`
    rmSync(next, { recursive: true, force: true })
    cpSync(this.dist, next, { recursive: true, dereference: true })
    unlinkSync(this.dist)
    renameSync(next, this.dist)
  }
}

/** Builds only what is not there whole, and never where a program runs from. */
export async function bringTo(
  builds: Builds,
  print: string,
  build: (into: string) => Promise<void>,
): Promise<void> {
  if (!builds.isNewest(print)) {
    if (!builds.isThere(print)) await build(builds.begin(print))
    builds.take(print)
    builds.prune()
  }
  builds.use(print)
}

function stampOf(folder: string): string | null {
  const path = join(folder, stamp)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function builtAt(folder: string): number {
  return statSync(join(folder, stamp)).mtimeMs
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isSystemError(error, 'EPERM')
  }
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
