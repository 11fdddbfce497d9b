import { spawn } from 'node:child_process'

/**
 * Opens a web address in the person's own browser, where there is a screen to show it.
 * A machine without the opener only misses a convenience: the address is on stdout as well.
 */
export function openBrowser(url: string, env: NodeJS.ProcessEnv = process.env): void {
  const command = opener(env)
  if (!command) return
  const [program, ...args] = command
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
  child.once('error', () => console.error('No browser could be started; open the address above.'))
  child.unref()
}

function opener(env: NodeJS.ProcessEnv): readonly [string, ...string[]] | undefined {
  if (process.platform === 'darwin') return ['open']
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined
}
