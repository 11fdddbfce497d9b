import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { extractFile, listPackage } from '@electron/asar'

/** What may be in the program's archive; everything else is a mistake of the build. */
const inArchive = [
  /^package\.json$/,
  /^dist\/[\w.-]+\.js$/,
  /^dist\/icons\/[\w@-]+\.png$/,
  /^dist\/update-key\.pub$/,
  /^node_modules\/better-sqlite3\/(?:package\.json|LICENSE)$/,
  /^node_modules\/better-sqlite3\/[\w/.-]+\.(?:js|mjs|cjs)$/,
  /^node_modules\/better-sqlite3\/prebuilds\/[\w-]+\.node$/,
]

/** What may be beside it. */
const inResources = [
  /^app\.asar$/,
  /^app\.asar\.unpacked\/node_modules\/better-sqlite3\/.*$/,
  /^app-update\.yml$/,
  /^package-type$/,
  /^licences\/LICENCES\.txt$/,
  /^renderer\/(?:index\.html|[\w-]+\.(?:js|svg))$/,
  /^renderer\/assets\/[\w@.-]+\.(?:js|css|woff2?|svg|png)(?:\.(?:gz|br))?$/,
  /^renderer\/[\w.-]+\.(?:js|svg|html)\.(?:gz|br)$/,
  /^icon\.icns$/,
  // On macOS they are within the program; elsewhere they lie beside it.
  /^LICENSE\.electron\.txt$/,
  /^LICENSES\.chromium\.html$/,
  /^[\w-]+\.lproj(?:\/.*)?$/,
]

const native = /\.node$/
const needed = ['package.json', 'dist/main.js', 'dist/main.program.js', 'dist/icons/tray-on.png']

export interface Contents {
  readonly archive: readonly string[]
  readonly resources: readonly string[]
  /** What files of the program load. */
  readonly loads: readonly { readonly file: string; readonly by: string }[]
}

/** Every mistake in what was packed, in words; empty where all is well. */
export function mistakesIn({ archive, resources, loads }: Contents, platform: string): string[] {
  const strange = (files: readonly string[], allowed: readonly RegExp[], where: string) =>
    files
      .filter((file) => !allowed.some((shape) => shape.test(file)))
      .map((file) => `${where}: ${file} has no business there`)
  const natives = archive.filter((file) => native.test(file))
  return [
    ...strange(archive, inArchive, 'app.asar'),
    ...strange(resources, inResources, 'resources'),
    ...needed
      .filter((file) => !archive.includes(file))
      .map((file) => `app.asar: ${file} is missing`),
    ...loads
      .filter(({ file }) => !archive.includes(file))
      .map(({ file, by }) => `app.asar: ${file} is missing, which ${by} loads`),
    ...['renderer/index.html', 'licences/LICENCES.txt']
      .filter((file) => !resources.includes(file))
      .map((file) => `resources: ${file} is missing`),
    ...(natives.length === 1 && natives[0]?.endsWith(`/${platform}.node`)
      ? []
      : [
          `app.asar: one native part for ${platform} is wanted, not ${natives.join(', ') || 'none'}`,
        ]),
  ]
}

export function contentsOf(resources: string): Contents {
  const archive = join(resources, 'app.asar')
  if (!existsSync(archive)) throw new Error(`${archive} is missing`)
  const packed = listPackage(archive, { isPack: false })
    .map((file) => file.split(sep).join('/').replace(/^\//, ''))
    .filter((file, _, all) => !all.some((other) => other.startsWith(`${file}/`)))
  const programs = packed.filter((file) => /^dist\/[\w.-]+\.js$/.test(file))
  const loads = programs.flatMap((by) =>
    loadedBy(extractFile(archive, join(...by.split('/'))).toString('utf8')).map((file) => ({
      file: `dist/${file}`,
      by,
    })),
  )
  return { archive: packed, resources: filesIn(resources), loads }
}

/** The files beside it that a file of the bundle names: what it imports, now or later, and threads. */
export function loadedBy(code: string): string[] {
  const named = /\b(?:from|import|import\(|new URL\()\s*(["'`])\.\/([\w.-]+\.js)\1/g
  return [...new Set(Array.from(code.matchAll(named), ([, , file = '']) => file))]
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** What Electron and Chromium ask for: their own terms go with them. */
export function termsMissing(folder: string): string[] {
  return ['LICENSE.electron.txt', 'LICENSES.chromium.html']
    .filter((name) => !existsSync(join(folder, name)))
    .map((name) => `${name} is missing`)
}

export function megabytesOf(folder: string, files = filesIn(folder)): number {
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  return Math.round(bytes / 100_000) / 10
}
