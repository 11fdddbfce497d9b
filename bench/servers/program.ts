import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const serve = join(import.meta.dirname, '../../apps/desktop/dist/serve.js')

export interface Program extends AsyncDisposable {
  readonly pid: number
  readonly startLink: string
}

/** The headless program as it is shipped; `env` says where Facebook and the model are. */
export async function startProgram(
  dataDir: string,
  env: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): Promise<Program> {
  const args = [serve, '--port', '0', '--no-open', '--data-dir', dataDir, ...more]
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('ready ')) continue
    child.stdout.resume()
    return {
      pid: child.pid ?? 0,
      startLink: line.slice('ready '.length),
      [Symbol.asyncDispose]: async () => {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('The program ended before it was ready')
}

/** What a process holds in memory. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / 1024
}

/** Takes the session that a start link brings, as a browser does. */
export async function signIn(startLink: string): Promise<{ origin: string; cookie: string }> {
  const { origin } = new URL(startLink)
  const opened = await fetch(startLink, { redirect: 'manual' })
  return { origin, cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' }
}
