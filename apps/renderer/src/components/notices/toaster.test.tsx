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
/** Shown by an effect, which a frame may come between. */
const show = async (title: string) => {
  act(() => toast.success(title))
  await wait(1)
}

it('shows one toast at a time, the newest, for 5000 ms [TO-01]', async () => {
  await show('First')
  await wait(4_000)
  await show('Second')
  expect(screen.queryByText('First')).toBeNull()
  await wait(4_900)
  expect(screen.getByText('Second')).toBeDefined()
  await wait(200)
  expect(screen.queryByText('Second')).toBeNull()
})

it('forgets a dismissed toast after 1,000,000 ms [TO-01]', async () => {
  await show('Done')
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  await wait(1)
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
])('swiped %i px to the right: still there is %s [TO-01]', async (distance, stays) => {
  await show('Swipe me')
  const card = screen.getByRole('status').firstElementChild ?? document.body
  fireEvent.pointerDown(card, { clientX: 200 })
  fireEvent.pointerMove(card, { clientX: 200 + distance })
  fireEvent.pointerUp(card)
  await wait(1)
  expect(screen.queryByText('Swipe me') !== null).toBe(stays)
})

it('is a labelled region that F8 leads into [TO-01]', async () => {
  await show('Hello')
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }))
})

it('waits while it is being read, under the pointer and by keyboard', async () => {
  await show('Long story')
  const shown = () => screen.queryByText('Long story')
  fireEvent.mouseEnter(screen.getByRole('status'))
  await wait(60_000)
  expect(shown()).not.toBeNull()
  fireEvent.mouseLeave(screen.getByRole('status'))
  await wait(4_000)
  act(() => screen.getByRole('region', { name: 'Notifications' }).focus())
  await wait(60_000)
  expect(shown()).not.toBeNull()
  act(() => screen.getByRole('region', { name: 'Notifications' }).blur())
  await wait(5_002)
  expect(shown()).toBeNull()
})

/** That an order was moved. */
const move = (order: string, run = () => {}) =>
  toast.success(`${order}: Shipped`, undefined, {
    label: 'Undo',
    run,
    forMs: 10_000,
    about: [order],
  })
const toUndo = () => screen.queryAllByRole('button', { name: 'Undo' })

it('what can still be done outlives the toast that offered it, for just its time [TO-01, OR-06]', async () => {
  const run = vi.fn()
  act(() => move('PAL-1', run))
  await wait(3_000)
  await show('PAL-1: paid')
  await show('PAL-1: note saved')
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.queryByText('PAL-1: paid')).toBeNull()
  screen.getByRole('button', { name: 'Undo', description: 'PAL-1: Shipped' })
  await wait(6_900)
  expect(toUndo()).toHaveLength(1)
  // Both have been read by then.
  await wait(200)
  expect(screen.queryByRole('status')).toBeNull()

  act(() => move('PAL-1', run))
  await wait(9_000)
  await show('PAL-1: paid')
  act(() => toUndo()[0]?.click())
  await wait(1)
  expect(run).toHaveBeenCalledOnce()
  expect(toUndo()).toEqual([])
  await wait(4_900)
  expect(screen.getByText('PAL-1: paid')).toBeDefined()
  await wait(5_000)
  expect(screen.queryByRole('status')).toBeNull()
})

it('what is read by keyboard stays when the action of the toast before it ends [TO-01]', async () => {
  act(() => move('PAL-1'))
  await wait(2_000)
  await show('PAL-1: paid')
  act(() => screen.getByRole('region', { name: 'Notifications' }).focus())
  await wait(20_000)
  expect(toUndo()).toEqual([])
  expect(screen.getByText('PAL-1: paid')).toBeDefined()
})

it('what says that it was undone goes by itself, though the button pressed has gone [TO-01, OR-06]', async () => {
  act(() => move('PAL-1', () => toast.success('Undone')))
  await wait(1)
  const undo = screen.getByRole('button', { name: 'Undo' })
  // As a browser does it, which tells of no blur when what has the focus is removed.
  act(() => undo.focus())
  act(() => undo.click())
  await wait(4_900)
  expect(screen.getByText('Undone')).toBeDefined()
  await wait(200)
  expect(screen.queryByText('Undone')).toBeNull()
})

it('of two moves each can be undone; of two of one order the last [TO-01, OR-06]', async () => {
  const first = vi.fn()
  act(() => move('PAL-1', first))
  await wait(1_000)
  act(() => move('PAL-2'))
  await wait(1)
  expect(toUndo()).toHaveLength(2)
  act(() => move('PAL-2'))
  await wait(1)
  expect(toUndo()).toHaveLength(2)
  await wait(9_100)
  expect(toUndo()).toHaveLength(1)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  await show('Saved')
  expect(toUndo()).toEqual([])
})

it('stays for as long as something can be done about it, whoever reads it', async () => {
  act(() => move('PAL-1'))
  await wait(1)
  fireEvent.mouseEnter(screen.getByRole('status'))
  await wait(9_900)
  expect(screen.queryByText('PAL-1: Shipped')).not.toBeNull()
  await wait(200)
  expect(screen.queryByText('PAL-1: Shipped')).toBeNull()
})

it('can be acted on without a pointer over it until the time is over, and is gone once it was [TO-01]', async () => {
  const run = vi.fn()
  const undo = { label: 'Undo', run, forMs: 10_000, about: ['PAL-1'] }
  act(() => toast.success('Shipped', undefined, undo))
  await wait(9_000)
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  await wait(1)
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Shipped')).toBeNull()
  // The time of the one before ends nothing of the next.
  act(() => toast.success('Shipped', undefined, undo))
  await wait(8_000)
  act(() => toast.success('Cancelled', undefined, undo))
  await wait(9_000)
  expect(screen.getByText('Cancelled')).toBeDefined()
})

it('a failure is an alert; a success only says so [TO-01]', async () => {
  act(() => toast.failure('Not saved', 'The disk is full'))
  await wait(1)
  expect(screen.getByRole('alert').textContent).toContain('The disk is full')
  expect(screen.queryByRole('status')).toBeNull()
})
