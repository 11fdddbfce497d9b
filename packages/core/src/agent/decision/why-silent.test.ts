import { expect, it } from 'vitest'

import { logMessage } from '../../texts/log-line.ts'
import { type AnswerState, whySilent } from './why-silent.ts'

const waiting: AnswerState = {
  handler: 'agent',
  waitingSince: 900,
  answersInRow: 0,
  isAnswerUnderWay: false,
  hasActiveCampaign: true,
  hasDraft: false,
  newestCampaign: null,
}

it.each<[string, Partial<AnswerState>, string | null]>([
  ['a customer waits', {}, null],
  ['a take-over', { handler: 'human' }, 'a person has taken the conversation over'],
  ['nobody waits', { waitingSince: null }, 'everything is answered'],
  ['an answer is under way', { isAnswerUnderWay: true }, 'its answer is on its way'],
  ['a draft that waits', { hasDraft: true }, 'its draft waits for you'],
  ['no campaign', { hasActiveCampaign: false }, 'the page has no campaign'],
  [
    'a campaign that is stopped',
    { hasActiveCampaign: false, newestCampaign: { name: 'Honey', status: 'paused' } },
    "the campaign 'Honey' is paused",
  ],
  ['one answer less than the bound', { answersInRow: 2 }, null],
  [
    'as many answers as the bound',
    { answersInRow: 3 },
    'it has answered 3 times without a word from the customer',
  ],
])('the agent answers, or says why not: %s [AG-17, CV-11]', (_, change, why) => {
  const silent = whySilent({ ...waiting, ...change }, { answersInRow: 3 })
  expect(silent && logMessage(silent)).toEqual(why && `The agent did not answer: ${why}`)
})
