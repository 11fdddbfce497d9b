import { expect, it } from 'vitest'

import { ar } from './ar/ar.ts'
import { logCatalogueIn } from './log-catalogue.ts'
import { entry, englishLog, logTextIn, storedText as stored } from './log-line.ts'
import { because } from './reason.ts'

it('is said in the language of who reads it, with the reason in it and its own plurals [SH-11, LG-03]', async () => {
  const refused = stored(
    entry('send_refused', {
      reason: because('graph_too_slow', { next: because('next_automatic') }),
    }),
  )
  expect(refused.message).toBe(
    'A message could not be sent: Facebook did not answer in time. PAL Admin tries again automatically.',
  )
  expect(logTextIn(await logCatalogueIn('es'), refused)).toBe(
    'No se pudo enviar un mensaje: Facebook no respondió a tiempo. PAL Admin lo intenta de nuevo automáticamente.',
  )
  const arabic = await logCatalogueIn('ar')
  const said = [1, 2, 3, 11].map((count) =>
    logTextIn(arabic, stored(entry('orders_paid', { count }))),
  )
  expect(new Set(said).size).toBe(4)
  expect(said[2]).toContain('3')
  expect(logTextIn(arabic, stored(because('ai_timeout')))).toBe(ar.reasons.ai_timeout)
  expect(logTextIn(englishLog, refused)).toBe(refused.message)
})

it('is shown as it was stored where this program has no sentence for it [LG-03]', async () => {
  const german = await logCatalogueIn('de')
  const message = 'As it was'
  for (const line of [
    { code: null, params: null },
    { code: 'of_tomorrow', params: null },
    { code: 'page_connected', params: null },
    { code: 'page_connected', params: '{"page":' },
    { code: 'page_connected', params: '{"name":"Nilgiri"}' },
    { code: 'send_refused', params: '{"reason":{"code":"of_tomorrow"}}' },
  ]) {
    expect(logTextIn(german, { ...line, message }), JSON.stringify(line)).toBe(message)
  }
  const params = '{"page":"Nilgiri"}'
  expect(logTextIn(german, { code: 'page_connected', params, message })).toBe(
    'Die Seite Nilgiri ist verbunden',
  )
})

it('does not compile with a code that the catalogue lacks, nor without what its text needs', () => {
  const wrong = [
    // @ts-expect-error There is no such code.
    entry('somebody_said_something'),
    // @ts-expect-error Its text names the page.
    entry('page_connected'),
    // @ts-expect-error Its text names the page, and nothing else.
    entry('page_connected', { name: 'Nilgiri' }),
    // @ts-expect-error A count is a number.
    entry('orders_paid', { count: 'three' }),
  ]
  expect(wrong).toHaveLength(4)
})
