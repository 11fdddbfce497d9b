import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { type Options, root, tool } from './tool.ts'

interface Part {
  readonly folder: string
  readonly sources: readonly string[]
  readonly build: () => Promise<number>
}

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
    build: () => tool('apps/renderer', ['vite', 'build', '--logLevel', 'warn'], quiet),
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
    build: () =>
      tool(
        'apps/desktop',
        ['rolldown', '--config', 'rolldown.config.ts', '--logLevel', 'warn'],
        quiet,
      ),
  },
]

/** Builds the parts whose sources changed since their last build, both at once. */
export async function buildIfStale(): Promise<void> {
  // Both to their end, also when one fails: a build that still writes would spoil what follows.
  const builds = await Promise.allSettled(parts.map(buildPart))
  for (const build of builds) if (build.status === 'rejected') throw build.reason
}

async function buildPart({ folder, sources, build }: Part): Promise<void> {
  const dist = join(root, folder, 'dist')
  const stampFile = join(dist, '.built-from')
  // Taken before the build: what is edited while it runs makes the next start build again.
  const wanted = fingerprint(root, sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.error(`Building ${folder} …`)
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  const code = await build()
  if (code !== 0) throw new Error(`Building ${folder} failed (exit code ${code}).`)
  await writeFile(stampFile, wanted)
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
