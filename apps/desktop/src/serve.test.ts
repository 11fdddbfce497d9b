import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, it } from 'vitest'

const nobody = 65_534
const isLinux = process.platform === 'linux'
const canBeOthers = isLinux && process.getuid?.() === 0

interface Served extends AsyncDisposable {
  readonly link: string
  readonly pid: number
  readonly folder: string
}

/** The program as `npm run serve` starts it, by a shell that lets others read what is made. */
async function serve(...more: readonly string[]): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'pal-serve-'))
  const file = join(import.meta.dirname, 'serve.ts')
  const words = ['--data-dir', join(folder, 'data'), '--key-file', join(folder, 'key')]
  const args = [process.execPath, file, ...words, '--port', '0', ...more]
  const child = spawn('/bin/sh', ['-c', 'umask 022; exec "$@"', 'sh', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const printed = text(child.stderr)
  let link = ''
  for await (const line of createInterface(child.stdout)) {
    link = line.replace(/^ready /, '')
    if (link !== line) break
  }
  if (link === '') throw new Error(`It did not start: ${await printed}`)
  return {
    link,
    pid: child.pid ?? 0,
    folder,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What is answered to a program of this user. */
function openAs(uid: number, link: string): Promise<string> {
  const { port, host, pathname, search } = new URL(link)
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`
  const script = `exec 3<>/dev/tcp/127.0.0.1/${port}; printf %s "$1" >&3; cat <&3`
  const child = spawn('/bin/bash', ['-c', script, 'bash', request], { uid, gid: uid, cwd: '/' })
  return text(child.stdout)
}

let handed: Served
beforeAll(async () => {
  handed = await serve('--no-open')
})
afterAll(() => handed[Symbol.asyncDispose]())

it.runIf(canBeOthers)(
  'the link of a program that opens the browser itself is of no use to another user; one that is handed out is [DT-05, DT-09]',
  { timeout: 60_000 },
  async () => {
    await using own = await serve()
    expect(await openAs(nobody, own.link)).toMatch(/^HTTP\/1\.1 401/)
    expect(await openAs(0, own.link)).toMatch(/^HTTP\/1\.1 303/)
    expect(await openAs(nobody, handed.link)).toMatch(/^HTTP\/1\.1 303/)
  },
)

it.runIf(isLinux)('whatever it makes is its own user’s alone [DT-05, DT-09]', async () => {
  expect(await readFile(`/proc/${handed.pid}/status`, 'utf8')).toMatch(/^Umask:\s+0077$/m)
  const made = await readdir(handed.folder, { recursive: true })
  expect(made).toContain('data/pal.db')
  for (const name of made) {
    const { mode } = await stat(join(handed.folder, name))
    expect(`${name} ${(mode & 0o077).toString(8)}`).toBe(`${name} 0`)
  }
})
