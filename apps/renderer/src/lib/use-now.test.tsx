import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useNow } from './use-now.ts'

it('keeps all times of a page by one timer, and none once they are gone [DB-05]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 1_000_000_000_000 })
  const shown = Array.from({ length: 50 }, () => renderHook(() => useNow()))
  const byMinute = renderHook(() => useNow(60_000))
  expect(vi.getTimerCount()).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  for (const { result } of shown) expect(result.current).toBe(1_000_000_020_000)
  expect(byMinute.result.current % 60_000).toBe(0)
  for (const { unmount } of shown) unmount()
  byMinute.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
