import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { Tooltip } from './tooltip.tsx'

/** That one has just closed is known to the next test and file, too: each begins an hour later. */
let began = 0

beforeEach(() => {
  began += 3_600_000
  vi.useFakeTimers()
  vi.advanceTimersByTime(began)
  render(
    <>
      <Tooltip label="About one">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip label="About two">
        <button type="button" aria-describedby="own">
          Two
        </button>
      </Tooltip>
      <Tooltip label="About three" disabled>
        <button type="button">Three</button>
      </Tooltip>
      <dialog open>
        <Tooltip label="About four">
          <button type="button">Four</button>
        </Tooltip>
      </dialog>
    </>,
  )
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const over = (name: string) => fireEvent.mouseOver(screen.getByRole('button', { name }))
const out = (name: string) => fireEvent.mouseOut(screen.getByRole('button', { name }))
const shown = () => screen.queryByRole('tooltip')?.textContent

it('opens after 700 ms, and describes its control [TO-02]', async () => {
  over('One')
  await wait(690)
  expect(shown()).toBeUndefined()
  await wait(20)
  expect(shown()).toBe('About one')
  const described = screen.getByRole('button', { name: 'One' }).getAttribute('aria-describedby')
  expect(described).toBe(screen.getByRole('tooltip').id)
})

it('opens the next one at once within 300 ms, and after 700 ms again later [TO-02]', async () => {
  over('One')
  await wait(700)
  out('One')
  await wait(290)
  over('Two')
  await wait(0)
  expect(shown()).toBe('About two')
  out('Two')
  await wait(310)
  over('One')
  await wait(600)
  expect(shown()).toBeUndefined()
  await wait(100)
  expect(shown()).toBe('About one')
})

it('never opens for a pointer that only passes, and closes on Escape', async () => {
  over('One')
  await wait(500)
  out('One')
  await wait(1_000)
  expect(shown()).toBeUndefined()
  over('One')
  await wait(700)
  fireEvent.keyDown(screen.getByRole('button', { name: 'One' }), { key: 'Escape' })
  expect(shown()).toBeUndefined()
})

it('closes on Escape wherever the focus is, and when the page scrolls under it [TO-02]', async () => {
  over('One')
  await wait(700)
  expect(shown()).toBe('About one')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(shown()).toBeUndefined()
  out('One')
  await wait(1_000)
  over('One')
  await wait(700)
  expect(shown()).toBe('About one')
  fireEvent.scroll(document.body)
  expect(shown()).toBeUndefined()
})

it('adds to what describes the control anyway [TO-02]', async () => {
  const two = screen.getByRole('button', { name: 'Two' })
  expect(two.getAttribute('aria-describedby')).toBe('own')
  over('Two')
  await wait(700)
  expect(two.getAttribute('aria-describedby')).toBe(`own ${screen.getByRole('tooltip').id}`)
})

it('is silent where it is switched off, and where the control was pressed meanwhile [TO-02]', async () => {
  over('Three')
  await wait(1_000)
  expect(shown()).toBeUndefined()
  over('One')
  await wait(500)
  fireEvent.pointerDown(screen.getByRole('button', { name: 'One' }))
  await wait(1_000)
  expect(shown()).toBeUndefined()
})

it('is within the dialog of its control, for all else is inert then [TO-02]', async () => {
  over('Four')
  await wait(700)
  expect(screen.getByRole('dialog').contains(screen.getByRole('tooltip'))).toBe(true)
})
