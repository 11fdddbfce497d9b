import { expect, it, vi } from 'vitest'

import { someContext } from '../../testing/agent-context.ts'

const anew = './prepare-checks.ts?anew'
const { prepareChecks } = (await import(anew)) as typeof import('./prepare-checks.ts')

it('patterns are compiled once, with a pause after each', async () => {
  const always = vi.fn(() => Promise.resolve())
  const ifBusy = () => undefined
  // What the languages and the commitments are told by is there for all tests, once one has needed it.
  await prepareChecks(someContext(), { always, ifBusy })
  expect(always.mock.calls.length).toBeGreaterThanOrEqual(100)
  always.mockClear()
  await prepareChecks(someContext(), { always, ifBusy })
  expect(always).not.toHaveBeenCalled()
})
