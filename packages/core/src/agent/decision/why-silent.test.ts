import { expect, it } from 'vitest'

import { logMessage } from '../../texts/log-line.ts'
import { because } from '../../texts/reason.ts'
import { type AnswerState, whyNobody, whySilent } from './why-silent.ts'

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

const off = { hasActiveCampaign: false }

it.each<[string, Partial<AnswerState>, boolean, string | null]>([
  ['no campaign is active', off, false, 'no_agent_here'],
  ['the agent is paused', {}, true, 'agent_paused'],
  ['the agent is paused without a campaign', off, true, 'agent_paused'],
  ['the agent is at work', {}, false, null],
  ['a human has the chat', { ...off, handler: 'human' }, true, null],
  ['everything is answered', { ...off, waitingSince: null }, true, null],
  ['an answer is under way', { ...off, isAnswerUnderWay: true }, true, null],
  ['a draft waits for the seller already', { ...off, hasDraft: true }, true, null],
])(
  'the seller is asked for where nobody answers who waits: %s [AG-01]',
  (_, change, paused, why) => {
    const reason = whyNobody({ ...waiting, ...change }, paused ? because('agent_paused') : null)
    expect(reason && (reason.params as { why: { code: string } }).why.code).toBe(why)
    if (reason) expect(reason.code).toBe('agent_needs_you')
  },
)
