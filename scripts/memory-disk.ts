import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memoryDisk = '/dev/shm'
const roomOfTests = 2 * 1024 ** 3

/** Where programs find room for `bytes` in memory: what they store there waits for no disk. */
export function inMemory(bytes: number): { readonly TMPDIR?: string } {
  try {
    const flags = mounts().find(([, place]) => place === memoryDisk)?.[3]
    const { bavail, bsize } = statfsSync(memoryDisk)
    // A test makes a library there and loads it.
    const isFit = flags?.split(',').includes('noexec') === false && bavail * bsize >= bytes
    return isFit ? { TMPDIR: memoryDisk } : {}
  } catch {
    // Other systems have none.
    return {}
  }
}

/**
 * The same for the time of one run of the tests, in a folder of its own: they commit to thousands of
 * stores, none of which has to outlive the machine. What runs that were killed have left goes first.
 */
export function testsInMemory(): { readonly TMPDIR?: string } {
  const { TMPDIR: disk } = inMemory(roomOfTests)
  if (disk === undefined) return {}
  const prefix = 'pal-tests-'
  for (const name of readdirSync(disk)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0
    if (pid > 0 && !isAlive(pid)) drop(join(disk, name))
  }
  const folder = join(disk, prefix + process.pid)
  mkdirSync(folder, { recursive: true })
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { TMPDIR: folder }
}

/** Device, place, type and flags of each. */
const mounts = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))

/** A small disk that a test had mounted in it lets nobody remove it. */
function drop(folder: string): void {
  for (const [, place] of mounts()) {
    if (place?.startsWith(`${folder}/`)) spawnSync('umount', [place])
  }
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    // What is in the way there is in the way of no test.
    console.error(error)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
