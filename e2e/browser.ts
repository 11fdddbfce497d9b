import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Installed on Linux only; elsewhere not even its types are there. */
const packaged: string = '@sparticuz/chromium'
interface Packaged {
  readonly default: { executablePath(): Promise<string> }
}
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A browser for the tests: an installed Chromium or Chrome, else on Linux the one that comes as a
 * package, else undefined, which means Playwright's own. Never the package's recommended
 * arguments: they switch web security off.
 */
export async function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  const installed = places(env).find((path) => existsSync(path))
  if (installed || process.platform !== 'linux') return installed
  const { default: chromium } = (await import(packaged)) as Packaged
  return chromium.executablePath()
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
