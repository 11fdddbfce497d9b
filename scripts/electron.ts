import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, tool } from './tool.ts'

type Found = { readonly path: string } | { readonly missing: string }

const home = join(root, 'apps/desktop/node_modules/electron')
const headTimeoutMs = 4_000

/**
 * The Electron program, fetched if need be, or why there is none. Every way to "no" is quick:
 * the reachability of the download is asked before the download may hang.
 */
export async function findElectron(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  if (process.platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    return { missing: 'this machine has no screen' }
  }
  const installed = installedPath(env)
  if (installed) return { path: installed }
  const version = electronVersion()
  const obstacle = await unreachable(downloadBase(env, version))
  if (obstacle) {
    return {
      missing: `Electron ${version} is not installed and its download is out of reach (${obstacle})`,
    }
  }
  console.error(`Downloading Electron ${version}, once …`)
  const code = await tool('apps/desktop', ['install-electron'], { stdio: ['ignore', 2, 2] })
  const path = code === 0 ? installedPath(env) : undefined
  return path ? { path } : { missing: `Electron ${version} could not be installed` }
}

function installedPath(env: NodeJS.ProcessEnv): string | undefined {
  const override = env['ELECTRON_OVERRIDE_DIST_PATH']
  const pathFile = join(home, 'path.txt')
  if (!override && !existsSync(pathFile)) return undefined
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : programName()
  const path = join(override ?? join(home, 'dist'), name)
  return existsSync(path) ? path : undefined
}

function programName(): string {
  if (process.platform === 'win32') return 'electron.exe'
  return process.platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron'
}

function electronVersion(): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}

function downloadBase(env: NodeJS.ProcessEnv, version: string): string {
  const mirror = env['ELECTRON_MIRROR'] ?? 'https://github.com/electron/electron/releases/download/'
  return `${mirror.replace(/\/?$/, '/')}v${version}/SHASUMS256.txt`
}

async function unreachable(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(headTimeoutMs) })
    return answer.ok ? undefined : `HTTP ${answer.status}`
  } catch (error) {
    return reason(error)
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error && 'code' in error.cause) return String(error.cause.code)
  return error.name === 'TimeoutError' ? 'no answer within 4 seconds' : error.message
}
