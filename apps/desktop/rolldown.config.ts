import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { Plugin, RolldownOptions } from 'rolldown'

import { startChunks } from './chunks.ts'

const source = join(import.meta.dirname, 'src')
const external = ['electron', 'better-sqlite3']
// What a packaged program loads at run time; everything else is in the bundle.
const programs = ['main', 'serve', 'link'].filter((name) => existsSync(join(source, `${name}.ts`)))
const threads = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.worker.ts'),
)

const entries = new Map([
  ...programs.map((name) => [`${name}.program`, join(source, `${name}.ts`)] as const),
  ...threads.map((path) => [basename(path, '.ts'), join(source, path)] as const),
])

const node: RolldownOptions = {
  platform: 'node',
  input: Object.fromEntries(entries),
  external,
  // A chunk of several programs may hold what only one of them gives away.
  preserveEntrySignatures: 'allow-extension',
  output: {
    dir: 'dist',
    format: 'esm',
    // All in one folder: `new URL('./x.worker.js', import.meta.url)` is right from every chunk.
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: {
      groups: [{ name: startChunks(), debugName: 'start', includeDependenciesRecursively: false }],
    },
    sourcemap: true,
  },
  plugins: [compileCache(programs), icons()],
}

export default node

/** What the tray and the window show, beside the program that loads it. */
function icons(): Plugin {
  const resources = join(import.meta.dirname, '../../resources')
  return {
    name: 'icons',
    generateBundle() {
      const emit = (path: string, name = basename(path)) =>
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: readFileSync(path) })
      for (const name of readdirSync(join(resources, 'tray'))) emit(join(resources, 'tray', name))
      emit(join(resources, 'icons/256x256.png'), 'window.png')
      const key = join(resources, 'update-key.pub')
      // What an update has to be signed with; a program without one takes none.
      if (existsSync(key)) {
        this.emitFile({ type: 'asset', fileName: 'update-key.pub', source: readFileSync(key) })
      }
    },
  }
}

/**
 * Gives each program a first file that switches Node's compile cache on: that has to happen
 * before the bundle itself is read. The cache lies beside the bundle, not in the shared temporary
 * folder that is the default, where another user could plant code.
 */
function compileCache(names: readonly string[]): Plugin {
  return {
    name: 'compile-cache',
    generateBundle() {
      for (const name of names) {
        this.emitFile({
          type: 'asset',
          fileName: `${name}.js`,
          source: [
            // An Electron older than ours, as tests may use one, has a Node without it.
            `import module from 'node:module'`,
            `module.enableCompileCache?.(import.meta.dirname + '/.compile-cache')`,
            `await import('./${name}.program.js')`,
            ``,
          ].join('\n'),
        })
      }
    },
  }
}
