import { logCatalogueIn } from '@pal/core/texts/log-catalogue'
import { logMessage } from '@pal/core/texts/log-line'
import { sentenceIn } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { jobFailure } from './job-failure.ts'

it.each([
  ['answer', 'The agent’s work on an answer failed'],
  ['order_notice', 'Telling a customer about their order failed'],
  ['notify', 'Sending a notification failed'],
])('the log says what failed, not the name of the job: %s', (kind, said) => {
  expect(logMessage(jobFailure(kind))).toBe(said)
})

it('says it in the language of the screens, too [SH-11]', async () => {
  const german = await logCatalogueIn('de')
  expect(sentenceIn(german, jobFailure('follow_up'))).toBe(
    'Ein Nachfassen des Agenten ist fehlgeschlagen',
  )
})

it('names a job that a newer program left', () => {
  expect(logMessage(jobFailure('dream'))).toBe('A background task failed: dream')
})
