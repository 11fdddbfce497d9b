import { afterEach, expect, it, vi } from 'vitest'

import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('waits until the browser is idle, ten seconds at most', () => {
  const idle = vi.fn<typeof requestIdleCallback>()
  vi.stubGlobal('requestIdleCallback', idle)
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  expect(idle).toHaveBeenCalledWith(work, { timeout: 10_000 })
})

it('waits a moment in a browser that does not tell, as Safari', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledOnce()
})
