import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import description from '../../package.json' with { type: 'json' }
import rolldown from '../../rolldown.config.ts'
import { loadedBy, mistakesIn, termsMissing, type Contents } from './contents.ts'

const good: Contents = {
  archive: [
    'package.json',
    'dist/main.js',
    'dist/main.program.js',
    'dist/compose-Ab_1.js',
    'dist/store.worker.js',
    'dist/icons/tray-on.png',
    'dist/icons/tray-on@2x.png',
    'node_modules/better-sqlite3/package.json',
    'node_modules/better-sqlite3/lib/index.js',
    'node_modules/better-sqlite3/prebuilds/linux-x64.node',
  ],
  resources: [
    'app.asar',
    'app.asar.unpacked/node_modules/better-sqlite3/prebuilds/linux-x64.node',
    'licences/LICENCES.txt',
    'renderer/index.html',
    'renderer/first.js',
    'renderer/assets/index-Ab_1.js',
    'renderer/assets/inter-latin-wght-normal-Dx4.woff2',
  ],
  loads: [{ file: 'dist/compose-Ab_1.js', by: 'dist/main.program.js' }],
}

it('a package holds what it needs and nothing else [DT-04]', () => {
  expect(mistakesIn(good, 'linux-x64')).toEqual([])
})

it('a file of the program that another one loads has to be there [DT-04]', () => {
  const code = [
    `import { a } from './server-x_1.js'`,
    `import"./thread-A.js"`,
    `import fs from 'node:fs'`,
    `const b = () => import("./turn-Zz.js"), c = new URL('./store.worker.js', import.meta.url)`,
  ].join('\n')
  const files = ['server-x_1.js', 'thread-A.js', 'turn-Zz.js', 'store.worker.js']
  expect(loadedBy(code)).toEqual(files)
  const loads = [{ file: 'dist/server-x_1.js', by: 'dist/main.program.js' }]
  expect(mistakesIn({ ...good, loads }, 'linux-x64')).toEqual([
    'app.asar: dist/server-x_1.js is missing, which dist/main.program.js loads',
  ])
})

it('on macOS the terms of Electron and Chromium are within it [DT-12]', () => {
  const terms = ['LICENSE.electron.txt', 'LICENSES.chromium.html']
  const mac = { ...good, resources: [...good.resources, ...terms, 'icon.icns', 'en.lproj/x'] }
  expect(mistakesIn(mac, 'linux-x64')).toEqual([])
})

it('a package without the terms of Electron and Chromium is a mistake [DT-12]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pal-terms-'))
  await writeFile(join(folder, 'LICENSE.electron.txt'), '')
  expect(termsMissing(folder)).toEqual(['LICENSES.chromium.html is missing'])
  await writeFile(join(folder, 'LICENSES.chromium.html'), '')
  expect(termsMissing(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

it.each([
  'dist/main.program.js.map',
  'dist/serve.ts',
  'dist/.compile-cache/v24/x',
  'src/main.ts',
  '.env',
  'node_modules/electron/index.js',
  'node_modules/better-sqlite3/deps/sqlite3.c',
  'node_modules/@pal/doubles/src/graph.ts',
])('%s in its archive is a mistake [DT-04]', (file) => {
  expect(mistakesIn({ ...good, archive: [...good.archive, file] }, 'linux-x64')).toEqual([
    `app.asar: ${file} has no business there`,
  ])
})

it.each([
  'renderer/assets/index-Ab_1.js.map',
  'renderer/.built-from',
  'default_app.asar',
  'app/main.js',
])('%s beside it is a mistake [DT-04]', (file) => {
  expect(mistakesIn({ ...good, resources: [...good.resources, file] }, 'linux-x64')).toEqual([
    `resources: ${file} has no business there`,
  ])
})

it('what is missing, or made for another system, is reported [DT-04, DT-12]', () => {
  const without = (file: string): Contents => ({
    loads: [],
    archive: good.archive.filter((each) => each !== file),
    resources: good.resources.filter((each) => each !== file),
  })
  for (const file of ['dist/main.js', 'renderer/index.html', 'licences/LICENCES.txt']) {
    expect(mistakesIn(without(file), 'linux-x64')).toEqual([
      expect.stringContaining(`${file} is missing`),
    ])
  }
  expect(mistakesIn(good, 'win32-x64')).toEqual([
    expect.stringContaining('for win32-x64 is wanted'),
  ])
  const two = [...good.archive, 'node_modules/better-sqlite3/prebuilds/darwin-arm64.node']
  expect(mistakesIn({ ...good, archive: two }, 'linux-x64')).toHaveLength(1)
})

it('ships no package beside the bundle but what the bundle leaves out [DT-04]', () => {
  const leftOut = [rolldown.external].flat().filter((name) => name !== 'electron')
  expect(Object.keys(description.dependencies)).toEqual(leftOut)
})
