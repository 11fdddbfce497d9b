import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { DevServer } from './dev-server.ts'

let folder = ''
let server: DevServer | undefined
const said: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pal-watch-'))
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  await server?.end()
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const saying = (words: string) => `console.log('ready ${words}'); setInterval(() => {}, 1000)`

it('starts the server again when its source changes, also after it broke down', async () => {
  write('main.ts', saying('one'))
  server = new DevServer({
    command: [process.execPath, join(folder, 'main.ts')],
    folders: [folder],
    ready: (address) => said.push(address),
  })
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['one'])
  write('main.ts', saying('two'))
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['one', 'two'])
  write('main.ts', 'process.exit(3)')
  await expect
    .poll(() => vi.mocked(console.error).mock.lastCall?.[0], { timeout: 10_000 })
    .toContain('The server ended (3)')
  write('main.ts', saying('three'))
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['one', 'two', 'three'])
})
