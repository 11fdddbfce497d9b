import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { toast, useToasts } from '../../lib/toasts.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MantineProvider env="test">
      <Toaster />
    </MantineProvider>,
  )
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = (title: string) => act(() => toast.success(title))

it('shows one toast at a time, the newest, for 5000 ms [TO-01]', async () => {
  show('First')
  await wait(4_000)
  show('Second')
  expect(screen.queryByText('First')).toBeNull()
  await wait(4_900)
  expect(screen.getByText('Second')).toBeDefined()
  await wait(200)
  expect(screen.queryByText('Second')).toBeNull()
})

it('forgets a dismissed toast after 1,000,000 ms [TO-01]', async () => {
  show('Done')
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(screen.queryByText('Done')).toBeNull()
  await wait(999_000)
  expect(useToasts.getState().current?.title).toBe('Done')
  await wait(1_001)
  expect(useToasts.getState().current).toBeNull()
})

it.each([
  [51, false],
  [50, true],
  [-120, true],
])('swiped %i px to the right: still there is %s [TO-01]', (distance, stays) => {
  show('Swipe me')
  const card = screen.getByRole('status')
  fireEvent.pointerDown(card, { clientX: 200 })
  fireEvent.pointerMove(card, { clientX: 200 + distance })
  fireEvent.pointerUp(card)
  expect(screen.queryByText('Swipe me') !== null).toBe(stays)
})

it('is a labelled region that F8 leads into [TO-01]', () => {
  show('Hello')
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }))
})

it('waits while it is being read', async () => {
  show('Long story')
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }))
  await wait(60_000)
  expect(screen.getByText('Long story')).toBeDefined()
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }))
  await wait(5_001)
  expect(screen.queryByText('Long story')).toBeNull()
})
