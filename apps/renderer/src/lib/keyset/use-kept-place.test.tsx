import type { Virtualizer } from '@tanstack/react-virtual'
import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { useKeptPlace } from './use-kept-place.ts'
import type { KeysetList } from './use-keyset-list.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  window.history.pushState(null, '', '/')
})

/** Scrolled so far that its fourth row is on top. */
const virtualizer = {
  scrollOffset: 200,
  getVirtualItemForOffset: () => ({ index: 3 }),
} as unknown as Virtualizer<HTMLElement, HTMLElement>
const list = {
  chain: { cursors: [''], sizes: [10] },
  count: 10,
  name: 'rows',
  at: (id: number) => ({ id }),
} as unknown as KeysetList<{ readonly id: number }>

/** What opens an order comes late. */
let order: Promise<void>

function List() {
  useKeptPlace(virtualizer, list, 0)
  const [params] = useSearchParams()
  if (params.has('order')) use(order)
  return <p>{params.has('order') ? 'The list with an order' : 'The list'}</p>
}

/** A page that comes late: its script, or what is drawn of it. */
function open(late: 'script' | 'drawn') {
  const comes = Promise.withResolvers<void>()
  order = comes.promise
  function Next() {
    if (late === 'drawn') use(comes.promise)
    return <p>The next page</p>
  }
  const lazy = async () => {
    if (late === 'script') await comes.promise
    return { Component: Next }
  }
  window.history.pushState(null, '', '/list?status=confirmed')
  const router = createBrowserRouter([
    { path: '/list', Component: List },
    { path: '/next', lazy },
  ])
  onTestFinished(() => router.dispose())
  render(
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>,
  )
  return { router, comes }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const address = ({ state: { location } }: ReturnType<typeof open>['router']) =>
  `${location.pathname}${location.search}`

it('the place in a list is in its address once scrolling has ended [OR-08]', async () => {
  const { router } = open('script')
  await wait(249)
  expect(address(router)).toBe('/list?status=confirmed')
  await wait(1)
  expect(address(router)).toBe('/list?status=confirmed&at=3%7E')
})

it.each(['script', 'drawn'] as const)(
  'who leaves a list that was just scrolled arrives, with nothing of it in the address: the %s is late [OR-08]',
  async (late) => {
    const { router, comes } = open(late)
    await wait(100)
    await act(() => {
      void router.navigate('/next')
      return vi.advanceTimersByTimeAsync(1)
    })
    expect(screen.getByText('The list')).toBeDefined()
    await wait(300)
    await act(async () => {
      comes.resolve()
      await vi.advanceTimersByTimeAsync(50)
    })
    expect(screen.getByText('The next page')).toBeDefined()
    expect(address(router)).toBe('/next')
  },
)

it('who leaves in the very moment in which the place is written arrives, also in a busy window [OR-08]', async () => {
  const { router, comes } = open('script')
  await wait(249)
  // Before anything of it is drawn.
  await act(async () => {
    void router.navigate('/next')
    vi.advanceTimersByTime(1)
    comes.resolve()
    await vi.advanceTimersByTimeAsync(50)
  })
  expect(screen.getByText('The next page')).toBeDefined()
  expect(address(router)).toBe('/next')
})

it('an order that is opened from a list just scrolled opens, and then the place is kept, too [OR-08]', async () => {
  const { router, comes } = open('script')
  await wait(100)
  await act(() => {
    void router.navigate('/list?status=confirmed&order=7')
    return vi.advanceTimersByTimeAsync(1)
  })
  await wait(300)
  expect(address(router)).toBe('/list?status=confirmed&order=7')
  await act(async () => {
    comes.resolve()
    await vi.advanceTimersByTimeAsync(50)
  })
  expect(screen.getByText('The list with an order')).toBeDefined()
  await wait(250)
  expect(address(router)).toBe('/list?status=confirmed&order=7&at=3%7E')
})
