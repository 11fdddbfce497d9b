import { expect, it, vi } from 'vitest'

const anew = './prepare-checks.ts?anew'
const { preparePatterns } = (await import(anew)) as typeof import('./prepare-checks.ts')

it('patterns are compiled once, with a pause after each use of one', async () => {
  const pause = vi.fn(() => Promise.resolve())
  await preparePatterns(pause)
  expect(pause.mock.calls.length).toBeGreaterThanOrEqual(100)
  pause.mockClear()
  await preparePatterns(pause)
  expect(pause).not.toHaveBeenCalled()
})
