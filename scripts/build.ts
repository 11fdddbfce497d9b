import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

import { Builds, bringTo, building } from './build-folders.ts'
import { type Options, root, tool } from './tool.ts'

interface Part {
  readonly folder: string
  readonly sources: readonly string[]
  /** Into a folder beside its `dist`. */
  readonly build: (into: string) => Promise<number>
}

const notes = join(root, 'node_modules/.cache/pal-build')
const shared = ['pnpm-lock.yaml', 'packages/core/src', 'packages/core/package.json']
// stdout belongs to the program that is started afterwards; warnings and errors come on stderr.
const quiet = { stdio: ['ignore', 'ignore', 2] } satisfies Options

const parts: readonly Part[] = [
  {
    folder: 'apps/renderer',
    sources: [
      ...shared,
      'apps/renderer/src',
      'apps/renderer/public',
      'apps/renderer/index.html',
      'apps/renderer/package.json',
      'apps/renderer/vite.config.ts',
      'apps/renderer/precompressed.ts',
      'apps/renderer/chunks.ts',
      'apps/renderer/lean-contract.ts',
    ],
    build: (into) =>
      tool('apps/renderer', ['vite', 'build', '--outDir', into, '--logLevel', 'warn'], quiet),
  },
  {
    folder: 'apps/desktop',
    sources: [
      ...shared,
      'packages/db/src',
      'packages/db/package.json',
      'apps/desktop/src',
      'apps/desktop/package.json',
      'apps/desktop/rolldown.config.ts',
      'apps/desktop/chunks.ts',
      'resources',
    ],
    build: (into) =>
      tool(
        'apps/desktop',
        ['rolldown', '--config', 'rolldown.config.ts', '--dir', into, '--logLevel', 'warn'],
        quiet,
      ),
  },
]

/** Builds the parts whose sources changed since their last build, both at once. */
export async function buildIfStale(): Promise<void> {
  await building(notes, async () => {
    // Both to their end, also when one fails: a build that still writes would spoil what follows.
    const builds = await Promise.allSettled(parts.map(buildPart))
    for (const build of builds) if (build.status === 'rejected') throw build.reason
  })
}

async function buildPart({ folder, sources, build }: Part): Promise<void> {
  const home = join(root, folder)
  // Taken before the build: what is edited while it runs makes the next start build again.
  await bringTo(new Builds(home, notes), fingerprint(root, sources), async (into) => {
    console.error(`Building ${folder} …`)
    const code = await build(basename(into))
    if (code !== 0) throw new Error(`Building ${folder} failed (exit code ${code}).`)
  })
}

/** For what packs the program, and follows no link. */
export function builtAsFolders(): void {
  for (const { folder } of parts) new Builds(join(root, folder), notes).asFolder()
}

/** Names, sizes and times of all source files; tests are no part of the product. */
export function fingerprint(base: string, sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const source of sources) {
    for (const path of filesIn(join(base, source))) {
      const { size, mtimeMs } = statSync(path)
      hash.update(`${relative(base, path)} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
