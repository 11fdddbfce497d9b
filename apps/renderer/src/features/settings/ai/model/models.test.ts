import { expect, it } from 'vitest'

import { inOrder, liveModel } from './models.ts'

const going = (id: string, shutdownDate: string) =>
  ({ id, state: 'retiring', shutdownDate }) as const

it('lists the model to begin with first, what lasts, then what goes away, the gone last [SE-03]', () => {
  const listed = [
    { id: 'gpt-4', state: 'retired', shutdownDate: '2026-10-23' } as const,
    going('gpt-4.1', '2027-01-14'),
    going('gpt-5.1', '2027-04-01'),
    { id: 'gpt-5.6-luna', state: 'live', shutdownDate: null } as const,
    { id: liveModel, state: 'live', shutdownDate: null } as const,
  ]
  expect(inOrder(listed).map(({ id }) => id)).toEqual([
    liveModel,
    'gpt-5.6-luna',
    'gpt-5.1',
    'gpt-4.1',
    'gpt-4',
  ])
})
