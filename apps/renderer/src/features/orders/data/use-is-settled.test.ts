import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { useIsSettled } from './use-is-settled.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const watch = () =>
  renderHook(({ id, state }) => useIsSettled(id, state), {
    initialProps: { id: '1', state: 'confirmed' },
  })

it('an order that was just moved takes no press until 1.2 seconds later [OR-06]', async () => {
  const { result, rerender } = watch()
  expect(result.current).toBe(true)
  rerender({ id: '1', state: 'processing' })
  expect(result.current).toBe(false)
  await wait(1_100)
  expect(result.current).toBe(false)
  await wait(200)
  expect(result.current).toBe(true)
})

it('nor does one that was moved back within that time, and then it does [OR-06]', async () => {
  const { result, rerender } = watch()
  rerender({ id: '1', state: 'processing' })
  await wait(500)
  rerender({ id: '1', state: 'confirmed' })
  expect(result.current).toBe(false)
  await wait(1_100)
  expect(result.current).toBe(false)
  await wait(200)
  expect(result.current).toBe(true)
})

it('another order is settled as soon as it is shown [OR-06]', async () => {
  const { result, rerender } = watch()
  rerender({ id: '1', state: 'processing' })
  rerender({ id: '2', state: 'shipped' })
  expect(result.current).toBe(true)
  await wait(2_000)
  expect(result.current).toBe(true)
})
