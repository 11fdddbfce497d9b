import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { startTestServer } from '../testing/test-server.ts'

it('writes the chosen colour scheme, the time zone and the language into every page, before its first paint [SH-09, SH-11, SE-02]', async () => {
  await using server = await startTestServer()
  const pages = () =>
    Promise.all(
      ['/', '/index.html', '/orders'].map(async (path) => (await server.ask(path)).text()),
    )
  const begins = (attributes: string, tooOld: string) =>
    expect.stringContaining(`<html ${attributes} data-too-old="${tooOld}`)
  const before = begins(
    'data-color-scheme="auto" data-sidebar="open" data-tell-customers="yes" data-time-zone="UTC" lang="en" dir="ltr"',
    'This browser is too old',
  )
  expect(await pages()).toEqual([before, before, before])
  const body = {
    appearance: { colorScheme: 'dark', sidebar: 'collapsed', tellCustomers: false },
    company: { timezone: 'Asia/Dhaka', language: 'ar' },
  }
  expect((await server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
  const after = begins(
    'data-color-scheme="dark" data-sidebar="collapsed" data-tell-customers="no" data-time-zone="Asia/Dhaka" lang="ar" dir="rtl"',
    'هذا المتصفح أقدم',
  )
  expect(await pages()).toEqual([after, after, after])
})

it('sends the page’s files packed to whoever takes them so', async () => {
  await using server = await startTestServer()
  const assets = join(server.dataDir, 'renderer/assets')
  await writeFile(join(assets, 'app-1.js.br'), brotliCompressSync('export {}'))
  const ask = async (encodings: string) => {
    const answer = await server.raw(
      `GET /assets/app-1.js HTTP/1.1\r\nHost: ${server.host}\r\nCookie: ${server.cookie}\r\n` +
        `Accept-Encoding: ${encodings}\r\nConnection: close\r\n\r\n`,
    )
    return answer.toLowerCase()
  }
  expect(await ask('gzip, br')).toContain('content-encoding: br')
  expect(await ask('identity')).not.toContain('content-encoding')
})

it('answers with the page’s own files alone, and says what each is', async () => {
  await using server = await startTestServer()
  const script = await server.ask('/assets/app-1.js')
  expect(await script.text()).toBe('export {}')
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  await writeFile(join(server.dataDir, 'renderer/assets/.hidden'), 'secret')
  const others = ['app-2.js', '%2e%2e%2findex.html', '..%5cindex.html', '.hidden', '%00', 'a/b.js']
  for (const name of others) {
    expect((await server.ask(`/assets/${name}`)).status, name).toBe(404)
  }
})
