import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

interface Shipped {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

const packageFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//
const licenceFile = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i

/** The folders of all packages that source maps name: what a bundle was made of, exactly. */
export function bundledPackages(dist: string): Set<string> {
  const found = new Set<string>()
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  )
  if (maps.length === 0) throw new Error(`${dist} has no source maps to read the packages from`)
  for (const map of maps) {
    const path = join(dist, map)
    const { sources } = JSON.parse(readFileSync(path, 'utf8')) as { sources: readonly string[] }
    for (const source of sources) {
      const folder = packageFolder.exec(resolve(dirname(path), source.replace(/^\0/, '')))?.[1]
      if (folder && existsSync(join(folder, 'package.json'))) found.add(folder)
    }
  }
  return found
}

/** A package with the text of its licence; empty where it has none. */
export function packageIn(folder: string): Shipped {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string | { type: string } }
  const licence = typeof license === 'string' ? license : (license?.type ?? '')
  const files = readdirSync(folder)
    .filter((file) => licenceFile.test(file))
    .toSorted()
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const text = texts.length > 0 ? texts.join('\n\n') : fromReadme(folder)
  return { name, version, licence, text }
}

/** Some packages have it at the end of their README. */
function fromReadme(folder: string): string {
  const readme = readdirSync(folder).find((file) => /^readme/i.test(file))
  const text = readme && readFileSync(join(folder, readme), 'utf8')
  const section = text && /^#+ *licen[cs]e[^\n]*\n([\s\S]*)$/im.exec(text)?.[1]?.trim()
  return section && /permission|licensed/i.test(section) ? section : ''
}

/** One readable file of everything shipped, each text once, by name. */
export function licencesFile(packages: readonly Shipped[]): string {
  const byText = Map.groupBy(packages, ({ text }) => text)
  const parts = Array.from(byText, ([text, those]) => ({
    head: those.map(({ name, version, licence }) => `${name} ${version} (${licence})`).toSorted(),
    text,
  })).toSorted((one, other) => (one.head[0] ?? '').localeCompare(other.head[0] ?? ''))
  const line = '='.repeat(78)
  return [
    'PAL Admin is made with the following software. Each part is used under the licence below it.',
    'Electron and Chromium come with licence files of their own: LICENSE.electron.txt and LICENSES.chromium.html,',
    'in the program’s folder; on macOS in Contents/Resources of the program.',
    ...parts.map(({ head, text }) => `${line}\n${head.join('\n')}\n\n${text}`),
    '',
  ].join('\n\n')
}

/** Published without its licence's file by the makers of the other, under the same licence. */
const asIn = new Map([
  ['react-remove-scroll-bar', 'react-remove-scroll'],
  ['lazy-val', 'electron-updater'],
])

/** Each with its text; throws for one whose terms cannot be shipped with it. */
export function withTexts(packages: readonly Shipped[]): Shipped[] {
  const texts = new Map(packages.map(({ name, text }) => [name, text]))
  return packages.map((each) => {
    const text = each.text || texts.get(asIn.get(each.name) ?? '')
    if (text) return { ...each, text }
    throw new Error(`${each.name} ${each.version} (${each.licence}) has no licence text to ship`)
  })
}

/** What Vite writes beside a bundle. */
interface Listed {
  readonly name: string
  readonly version: string
  readonly identifier: string
  readonly text?: string | undefined
}

/** Writes the file for what the two bundles, the fonts and the native part are made of. */
export async function writeLicences(desktop: string): Promise<number> {
  const renderer = join(desktop, '../renderer')
  const folders = new Set([
    ...bundledPackages(join(desktop, 'dist')),
    ...dependencies(renderer).filter((folder) => folder.includes('@fontsource')),
    ...dependencies(desktop),
  ])
  const listed = join(renderer, 'dist/.vite/licences.json')
  const ofThePage = JSON.parse(readFileSync(listed, 'utf8')) as Listed[]
  const packages = withTexts([
    ...Array.from(folders, packageIn),
    ...ofThePage.map(({ name, version, identifier, text = '' }) => ({
      name,
      version,
      licence: identifier,
      text: text.trim(),
    })),
  ])
  const unique = [
    ...new Map(packages.map((each) => [`${each.name} ${each.version}`, each])).values(),
  ]
  await mkdir(join(desktop, 'licences'), { recursive: true })
  await writeFile(join(desktop, 'licences/LICENCES.txt'), licencesFile(unique))
  return unique.length
}

function dependencies(workspace: string): string[] {
  const path = join(workspace, 'package.json')
  const { dependencies: named = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return Object.keys(named)
    .filter((name) => !name.startsWith('@pal/'))
    .map((name) => realpathSync(join(workspace, 'node_modules', name)))
}
