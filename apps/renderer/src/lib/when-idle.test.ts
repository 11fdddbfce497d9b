import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { whenIdle } from './when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leaves the first two seconds to the page, and then waits until the browser is idle, ten seconds at most', () => {
  const idle = vi.fn<typeof requestIdleCallback>()
  vi.stubGlobal('requestIdleCallback', idle)
  const work = vi.fn()
  whenIdle(work)
  vi.advanceTimersByTime(1_999)
  expect(idle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).not.toHaveBeenCalled()
  expect(idle).toHaveBeenCalledWith(work, { timeout: 10_000 })
})

it('waits for the two seconds alone in a browser that does not tell, as Safari', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const work = vi.fn()
  whenIdle(work)
  vi.advanceTimersByTime(1_999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})
