import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { afterEach, beforeEach, expect, it } from 'vitest'

let dataDir = ''
let dev: ChildProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pal-dev-'))
})
afterEach(async () => {
  if (dev?.exitCode === null) {
    dev.kill('SIGTERM')
    await once(dev, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
})

/** Through this very Node, as scripts/run.mjs starts it. */
async function startDev(): Promise<string> {
  const { VITEST: _, ...env } = process.env
  const args = [join(import.meta.dirname, 'tasks.ts'), 'dev', '--no-open', '--data-dir', dataDir]
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  dev = child
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('ready ')) return line.slice('ready '.length)
  }
  throw new Error('npm run dev ended before it was ready')
}

const serverNote = () => readFile(join(dataDir, 'running.json'), 'utf8')

it(
  'serves the page with hot reload and the server at one address, and ends both',
  { timeout: 180_000 },
  async () => {
    const startLink = await startDev()
    const { origin } = new URL(startLink)
    const started = await fetch(startLink, { redirect: 'manual' })
    expect([started.status, started.headers.get('location')]).toEqual([303, '/'])
    const cookie = started.headers.getSetCookie().join().replace(/;.*/, '')
    const ask = (path: string, headers = {}) => fetch(origin + path, { headers })

    expect(await (await ask('/')).text()).toContain('/@vite/client')
    const page = await ask('/src/main.tsx')
    expect(page.headers.get('content-type')).toContain('javascript')
    expect((await ask('/api/settings', { cookie })).status).toBe(200)
    expect((await ask('/api/settings')).status).toBe(401)
    const save = (from: string) =>
      fetch(`${origin}/api/settings`, {
        method: 'PUT',
        headers: { cookie, origin: from, 'content-type': 'application/json' },
        body: JSON.stringify({ company: { companyName: 'Corner Shop' } }),
      })
    expect((await save(origin)).status).toBe(200)
    expect((await save('http://127.0.0.1:9')).status).toBe(403)

    // Started again, the server has forgotten its sessions, and whoever is at work notices nothing.
    const before = await serverNote()
    dev?.stdin?.write('r\n')
    await expect.poll(() => serverNote().catch(() => before), { timeout: 60_000 }).not.toBe(before)
    const after = await ask('/api/settings', { cookie })
    expect(await after.json()).toMatchObject({ company: { companyName: 'Corner Shop' } })
    expect((await ask('/api/settings', { cookie: 'pal_session_1=Strict' })).status).toBe(401)

    dev?.kill('SIGINT')
    await expect.poll(() => dev?.exitCode, { timeout: 30_000 }).toBe(0)
    await expect(fetch(origin)).rejects.toThrow('fetch failed')
    await expect(serverNote()).rejects.toThrow('ENOENT')
  },
)
