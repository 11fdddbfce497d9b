import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { Plugin, RolldownOptions } from 'rolldown'

import { startChunks } from './chunks.ts'
import { compiledFolder } from './src/platform/compiled.ts'

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
    // Node reads a file with a letter outside ASCII five times as slowly, and keeps it twice as large;
    // of what it reads at each start, a third was comments.
    charset: 'ascii',
    comments: { legal: true, annotation: false, jsdoc: false },
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
 * Gives each program a first file that switches Node's compile cache on: that has to happen before the
 * bundle itself is read. The cache lies where another user can plant no code: not in the shared temporary
 * folder that is the default, but beside the bundle; an installed program, which cannot write there, has
 * it in the user's own folder, by version. An AppImage is at another place at each start, where nothing
 * that was kept fits.
 */
function compileCache(names: readonly string[]): Plugin {
  const beside = "import.meta.dirname + '/.compile-cache'"
  const installed = `app.getPath('userData') + '/${compiledFolder}/' + app.getVersion()`
  const ofWindow = [
    `import { app } from 'electron'`,
    // An Electron older than ours, as tests may use one, has a Node without it.
    `if (!process.env.APPIMAGE) module.enableCompileCache?.(app.isPackaged ? ${installed} : ${beside})`,
  ]
  return {
    name: 'compile-cache',
    generateBundle() {
      for (const name of names) {
        this.emitFile({
          type: 'asset',
          fileName: `${name}.js`,
          source: [
            `import module from 'node:module'`,
            ...(name === 'main' ? ofWindow : [`module.enableCompileCache(${beside})`]),
            `await import('./${name}.program.js')`,
            ``,
          ].join('\n'),
        })
      }
    },
  }
}
