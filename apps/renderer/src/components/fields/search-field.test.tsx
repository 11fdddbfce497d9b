import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { SearchField } from './search-field.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  window.history.pushState(null, '', '/')
})

/** What opens an order comes late. */
let order: Promise<void>

function List() {
  const [params, setParams] = useSearchParams()
  if (params.has('order')) use(order)
  return (
    <SearchField
      label="Search"
      value={params.get('search') ?? ''}
      onSearch={(search) =>
        setParams(
          (before) => {
            before.set('search', search)
            return before
          },
          { replace: true },
        )
      }
    />
  )
}

/** A list, and a page whose script comes late. */
function open() {
  const comes = Promise.withResolvers<void>()
  order = comes.promise
  window.history.pushState(null, '', '/list')
  const lazy = () => comes.promise.then(() => ({ Component: () => <p>The next page</p> }))
  const router = createBrowserRouter([
    { path: '/list', Component: List },
    { path: '/next', lazy },
  ])
  onTestFinished(() => router.dispose())
  render(
    <MantineProvider env="test">
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </MantineProvider>,
  )
  const address = () => `${router.state.location.pathname}${router.state.location.search}`
  return { router, comes, address }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } })

it('what is typed is searched for after a pause, and at once on Enter [OR-08]', async () => {
  const { address } = open()
  type('sar')
  await wait(249)
  expect(address()).toBe('/list')
  await wait(1)
  expect(address()).toBe('/list?search=sar')
  type('saree')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  await wait(0)
  expect(address()).toBe('/list?search=saree')
})

it('who leaves before that pause is over arrives [OR-08]', async () => {
  const { router, comes, address } = open()
  type('sar')
  await wait(100)
  await act(async () => {
    void router.navigate('/next')
    await vi.advanceTimersByTimeAsync(300)
    comes.resolve()
    await vi.advanceTimersByTimeAsync(50)
  })
  expect(screen.getByText('The next page')).toBeDefined()
  expect(address()).toBe('/next')
})

it('who opens something on the page before that pause is over sees it, and the search comes after [OR-08]', async () => {
  const { router, comes, address } = open()
  type('sar')
  await wait(100)
  await act(async () => {
    void router.navigate('/list?order=7')
    await vi.advanceTimersByTimeAsync(300)
  })
  expect(address()).toBe('/list?order=7')
  await act(async () => {
    comes.resolve()
    await vi.advanceTimersByTimeAsync(50)
  })
  await wait(250)
  expect(address()).toBe('/list?order=7&search=sar')
})
