import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { Arch, build, type Configuration, Platform } from 'electron-builder'

import { absentCertificates, packing } from './configuration.ts'
import { contentsOf, megabytesOf, mistakesIn, termsMissing } from './contents.ts'
import { writeFeedsAsJson } from './feeds.ts'
import { readFuses, setFuses } from './fuses.ts'
import { writeLicences } from './licences.ts'

/**
 * Makes the packaged program of this machine and reads it back; `--installers` makes every installer
 * that this system can. What is built is built already: `npm run package` sees to it.
 */
const desktop = join(import.meta.dirname, '../..')
const { values: asked } = parseArgs({
  options: {
    installers: { type: 'boolean', default: false },
    /** Another version than the program's own, to play an update with. */
    version: { type: 'string' },
    /** Where it is packed, instead of `release`. */
    into: { type: 'string' },
  },
})
const { env } = process

interface Packed {
  readonly appOutDir: string
  readonly electronPlatformName: string
  readonly arch: Arch
  readonly packager: {
    readonly appInfo: { readonly productFilename: string }
    readonly executableName?: string
  }
}

const checked: string[] = []
const licences = await writeLicences(desktop)
console.log(`${licences} packages are shipped; their licences are in licences/LICENCES.txt`)
const builtIn = dirname(env['E2E_ELECTRON'] ?? '')
const forTests = !hasElectron() && existsSync(join(builtIn, 'resources')) ? builtIn : null
if (forTests) {
  console.log(`With the Electron of the tests, ${forTests}: to look at, not to give away.`)
}
for (const name of absentCertificates(env)) delete env[name]
const config: Configuration = {
  ...packing({ desktop, platform: process.platform, env, ...asked }),
  ...(forTests && { electronDist: forTests, electronVersion: '33.2.1' }),
  afterPack: (packed: Packed) => finish(packed),
}
const platform = Platform.current()
const targets = asked.installers
  ? platform.createTarget()
  : platform.createTarget('dir', ...arches())
await build({ projectDir: desktop, targets, config, publish: 'never' }).catch(withoutElectron)
if (checked.length === 0) throw new Error('Nothing was packed')
if (asked.installers) writeFeedsAsJson(resolve(asked.into ?? join(desktop, 'release')))

function arches(): Arch[] {
  return [process.arch === 'arm64' ? Arch.arm64 : Arch.x64]
}

function hasElectron(): boolean {
  return existsSync(join(desktop, 'node_modules/electron/dist'))
}

/** electron-builder tells of the server that it did not reach, and not of what it wanted there. */
function withoutElectron(cause: unknown): never {
  if (hasElectron() || forTests) throw cause
  const how = cause instanceof Error ? cause.message : String(cause)
  throw new Error(
    `Electron itself is not here, and could not be fetched (${how}). E2E_ELECTRON can name the program of another one, to look at the packing with: docs/releasing.md.`,
    { cause },
  )
}

async function finish({ appOutDir, electronPlatformName, arch, packager }: Packed): Promise<void> {
  const mac = electronPlatformName === 'darwin'
  const { productFilename } = packager.appInfo
  const bundle = join(appOutDir, `${productFilename}.app`)
  const resources = mac ? join(bundle, 'Contents/Resources') : join(appOutDir, 'resources')
  const program = mac
    ? bundle
    : join(
        appOutDir,
        electronPlatformName === 'win32'
          ? `${productFilename}.exe`
          : (packager.executableName ?? productFilename),
      )
  await setFuses(program)
  const { wrong, missing } = await readFuses(program)
  const system = `${electronPlatformName}-${Arch[arch]}`
  const mistakes = [
    ...mistakesIn(contentsOf(resources), system),
    ...termsMissing(mac ? resources : appOutDir),
    ...wrong.map((name) => `The fuse ${name} is not as decided`),
    ...(forTests ? [] : missing.map((name) => `This Electron has no fuse ${name}`)),
  ]
  if (mistakes.length > 0) throw new Error(`The package is wrong:\n${mistakes.join('\n')}`)
  if (missing.length > 0) console.log(`The Electron of the tests has no fuse ${missing.join(', ')}`)
  const parts = ['app.asar', 'renderer', 'app.asar.unpacked']
    .map((part) => `${part} ${sizeOf(join(resources, part))}`)
    .join(', ')
  console.log(`${appOutDir}: ${megabytesOf(appOutDir)} MB (${parts}); fuses and list as decided`)
  checked.push(appOutDir)
}

function sizeOf(path: string): string {
  const size = path.endsWith('.asar')
    ? Math.round(readFileSync(path).length / 100_000) / 10
    : megabytesOf(path)
  return `${size} MB`
}
