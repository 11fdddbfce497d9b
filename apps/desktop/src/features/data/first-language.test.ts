import { expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { languageOf } from './first-language.ts'

it.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['bn-BD,ar;q=0.7,en;q=0.5', 'bn'],
  ['it-IT,ar;q=0.7,en;q=0.5', 'ar'],
  ['de;q=0,fr-CA;q=0.4', 'fr'],
  ['DE-at', 'de'],
  ['it', undefined],
  ['*', undefined],
  ['', undefined],
  [';;q=nonsense,,', undefined],
])('reads %j as %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})

async function openIn(server: TestServer, acceptLanguage: string): Promise<string> {
  const link = server.running.startLink()
  const opened = await fetch(link, {
    headers: { 'accept-language': acceptLanguage },
    redirect: 'manual',
  })
  expect(opened.status).toBe(303)
  const settings = await server.ask('/api/settings')
  return ((await settings.json()) as { company: { language: string } }).company.language
}

it('speaks the language of whoever opens it first, until another is chosen [SH-11, SE-02]', async () => {
  await using server = await startTestServer()
  expect(await openIn(server, 'it')).toBe('en')
  expect(await openIn(server, 'es-MX,en;q=0.5')).toBe('es')
  const page = await server.ask('/')
  expect(await page.text()).toContain('lang="es"')
  expect(await openIn(server, 'fr')).toBe('es')
  await server.ask('/api/settings', { method: 'PUT', body: { company: { language: 'en' } } })
  expect(await openIn(server, 'de')).toBe('en')
})

it('takes nothing from what else was set [SE-02, SE-09]', async () => {
  await using server = await startTestServer()
  await server.ask('/api/settings', { method: 'PUT', body: { ai: { maxTokens: 700 } } })
  expect(await openIn(server, 'ar')).toBe('ar')
  const settings = (await (await server.ask('/api/settings')).json()) as {
    ai: { maxTokens: number }
  }
  expect(settings.ai.maxTokens).toBe(700)
})
