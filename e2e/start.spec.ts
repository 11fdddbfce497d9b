import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { expect, test } from '@playwright/test'

const root = join(import.meta.dirname, '..')

/** Started the way a person does it, so that npm, its shell and both scripts are in between. */
async function npmRunServe(dataDir: string): Promise<{ npm: ChildProcess; startLink: string }> {
  const npm = spawn(
    'npm',
    ['run', '--silent', 'serve', '--', '--port', '0', '--no-open', '--data-dir', dataDir],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  )
  for await (const line of createInterface(npm.stdout)) {
    if (line.startsWith('ready ')) return { npm, startLink: line.slice('ready '.length) }
  }
  throw new Error('npm run serve ended before it was ready')
}

test.skip(process.platform === 'win32', 'Windows has no signals to send')

let dataDir = ''
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pal-start-'))
})
// Its port is gone a moment before a server is.
test.afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  for (const whom of ['npm alone', 'the whole group'] as const) {
    test(`${signal} to ${whom} ends the server with exit code 0 within 5 s`, async () => {
      const { npm, startLink } = await npmRunServe(dataDir)
      const { origin } = new URL(startLink)
      const pid = npm.pid ?? Number.NaN
      const ended = once(npm, 'exit')
      process.kill(whom === 'npm alone' ? pid : -pid, signal)
      const [code] = (await ended) as [number | null]
      // A server that needs longer ends itself, with 1.
      expect(code).toBe(0)
      await expect(fetch(origin)).rejects.toThrow('fetch failed')
    })
  }
}

test('a server whose starter was killed ends by itself', async () => {
  const { npm, startLink } = await npmRunServe(dataDir)
  npm.kill('SIGKILL')
  await expect
    .poll(() =>
      fetch(new URL(startLink).origin).then(
        () => 'answers',
        () => 'gone',
      ),
    )
    .toBe('gone')
})
