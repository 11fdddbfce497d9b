import { contract } from '@pal/core/contract/endpoints'
import { messageOf } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { validationReason } from './validation-reason.ts'

it('says of a 0 that it must be more, not that it must not be less', () => {
  const body = { targetDailyConversations: 0 }
  const issue = contract['campaigns.change'].body.safeParse(body).error?.issues[0]
  expect(issue && messageOf(validationReason(issue, body))).toBe('must be more than 0')
})

it.each([
  [{ name: 'x'.repeat(201) }, 'must not be longer than 200 characters'],
  [{ name: 7 }, 'must be text'],
  [{}, 'is required'],
  [{ name: ' ' }, 'must not be empty'],
  [
    { name: 'Eid', facebookPageId: '9', currency: 'JPY' },
    'must be one of: BDT, USD, AED, EUR, GBP',
  ],
  [{ name: 'Eid', facebookPageId: '9', hasTrialPack: 'yes' }, 'must be true or false'],
  [{ name: 'Eid', facebookPageId: '9', offerEndsAt: 'soon' }, 'must be a date and time'],
  [{ name: 'Eid', facebookPageId: '9', budgetLimit: true }, 'is not a valid value'],
])('says in words what is wrong with %j', (body, words) => {
  const read = contract['campaigns.createWithProducts'].body.safeParse(body)
  const issue = read.error?.issues[0]
  expect(issue && messageOf(validationReason(issue, body))).toBe(words)
})
