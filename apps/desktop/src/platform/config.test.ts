import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { asItIsNow, givenDataDir, headlessConfig } from './config.ts'

const read = (args: string[], env: Record<string, string> = { HOME: '/home/seller' }) =>
  headlessConfig({ args, env, version: '1.0.0', rendererDir: '/app/renderer' })

it('reads the headless options of the fixed interface [DT-05]', () => {
  const config = read(
    [
      '--port',
      '0',
      '--webhook-port',
      '8080',
      '--data-dir',
      '/data',
      '--restore',
      '/backup.tar',
      '--no-open',
    ],
    {
      PAL_PASSPHRASE: 'words',
      PAL_GRAPH_URL: 'http://127.0.0.1:9/',
      PAL_OPENAI_URL: 'http://127.0.0.1:9/v1',
    },
  )
  expect(config).toMatchObject({
    port: 0,
    webhookPort: 8080,
    dataDir: '/data',
    keyFile: null,
    restoreFrom: '/backup.tar',
    passphrase: 'words',
    graphUrl: 'http://127.0.0.1:9',
    openAiUrl: 'http://127.0.0.1:9/v1',
    opensBrowser: false,
  })
  expect(read([]).opensBrowser).toBe(true)
})

it('has no webhook listener and talks to the real providers when nothing is said', () => {
  expect(read([])).toMatchObject({
    webhookPort: null,
    keyFile: null,
    passphrase: null,
    graphUrl: 'https://graph.facebook.com',
    openAiUrl: null,
  })
})

it('names what is wrong with an argument, and how it is used', () => {
  expect(() => read(['--port', 'many'])).toThrow("not 'many'")
  expect(() => read(['--port', '70000'])).toThrow('65535')
  expect(() => read(['--prot', '1'])).toThrow('Usage: npm run serve')
  expect(() => read([], { PAL_GRAPH_URL: 'nowhere' })).toThrow('PAL_GRAPH_URL')
})

it('takes one key that seals, a file or words [DT-08]', () => {
  expect(read(['--key-file', '/key'])).toMatchObject({ keyFile: '/key', passphrase: null })
  const env = { HOME: '/home/seller', PAL_PASSPHRASE: 'words' }
  expect(read([], env)).toMatchObject({ keyFile: null, passphrase: 'words' })
  expect(() => read(['--key-file', '/key'], env)).toThrow('exclude each other')
})

it('takes one new key to seal with, and not while it restores [DT-08]', () => {
  expect(read([]).newKey).toBeNull()
  expect(read(['--new-key-file', '/new']).newKey).toEqual({ keyFile: '/new', passphrase: null })
  const env = { HOME: '/home/seller', PAL_NEW_PASSPHRASE: 'other words' }
  expect(read([], env).newKey).toEqual({ keyFile: null, passphrase: 'other words' })
  expect(() => read(['--new-key-file', '/new'], env)).toThrow('exclude each other')
  expect(() => read(['--restore', '/b.tar'], env)).toThrow('Restore first')
})

it('finds the data folder among what Electron was started with', () => {
  const before = ['/usr/lib/electron', '--no-sandbox', '/clone/apps/desktop']
  expect(givenDataDir([...before, '--data-dir', '/shop', '--hidden'])).toBe('/shop')
  expect(givenDataDir([...before, '--data-dir=/shop'])).toBe('/shop')
  expect(givenDataDir([...before, 'pal-admin://orders'])).toBeUndefined()
})

it('keeps the page that it started with, whatever is built later', () => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'pal-pages-')))
  const dist = join(home, 'dist')
  for (const build of ['one', 'two']) mkdirSync(join(home, build))
  expect(asItIsNow(dist)).toBe(dist)
  symlinkSync('one', dist)
  const page = asItIsNow(dist)
  unlinkSync(dist)
  symlinkSync('two', dist)
  expect(page).toBe(join(home, 'one'))
  rmSync(home, { recursive: true })
})
