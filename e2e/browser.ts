import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Installed on Linux only; elsewhere not even its types are there. */
const packaged: string = '@sparticuz/chromium'
interface Packaged {
  readonly default: { executablePath(): Promise<string> }
}
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A browser for the tests: on Linux the one that comes as a package, the same on every machine and
 * without a window to paint, for which an installed one takes twice the time. Elsewhere, and on
 * processors that it is not made for, an installed Chromium or Chrome, else undefined, which means
 * Playwright's own. Never the package's recommended arguments: they switch web security off.
 */
export async function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = (await import(packaged)) as Packaged
    return chromium.executablePath()
  }
  return places(env).find((path) => existsSync(path))
}

function places(env: NodeJS.ProcessEnv): string[] {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ]
  }
  if (process.platform === 'win32') {
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
  }
  return (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
}
