import { Button } from '@mantine/core'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { useConnection } from '../lib/connection.ts'
import { renderPart } from '../testing/render-app.tsx'
import { lazily, lazilyOpened } from './lazily.tsx'

function later<Value>() {
  let arrive: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((resolve) => {
    arrive = resolve
  })
  return { promise, arrive: (value: Value) => arrive(value) }
}

it('shows a part once it has come, and at once from then on', async () => {
  const { promise, arrive } = later<() => string>()
  const Part = lazily(() => promise)
  renderPart(<Part />)
  expect(screen.queryByText('The part')).toBeNull()
  arrive(() => 'The part')
  await screen.findByText('The part')
  renderPart(<Part />)
  expect(screen.getAllByText('The part')).toHaveLength(2)
})

it('says in its place what failed to come, leaves all around it, and tries again once the server is back', async () => {
  let fails = true
  const Part = lazily(() =>
    fails ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(() => 'The part'),
  )
  vi.spyOn(console, 'error').mockReturnValueOnce()
  renderPart(
    <>
      <input aria-label="Name" defaultValue="Honey" />
      <Part />
    </>,
  )
  expect(await screen.findByText(/Couldn’t load this part/)).toBeDefined()
  expect(screen.getByDisplayValue('Honey')).toBeDefined()
  fails = false
  act(() => useConnection.setState({ heard: false }))
  act(() => useConnection.setState({ heard: true }))
  expect(await screen.findByText('The part')).toBeDefined()
  expect(screen.queryByText(/Couldn’t load this part/)).toBeNull()
})

it('asks for no part while the server is away', async () => {
  useConnection.setState({ heard: false })
  const load = vi.fn<() => Promise<() => string>>(() => Promise.resolve(() => 'The part'))
  const Part = lazily(load)
  renderPart(<Part />)
  expect(load).not.toHaveBeenCalled()
  act(() => useConnection.setState({ heard: true }))
  expect(await screen.findByText('The part')).toBeDefined()
})

it('fetches what opens when it first opens, draws it closed, and then opens it', async () => {
  let fetched = 0
  const seen: boolean[] = []
  const Opened = lazilyOpened<{ readonly opened: boolean }>(() => {
    fetched += 1
    return Promise.resolve(({ opened }) => {
      seen.push(opened)
      return opened ? 'It is open' : null
    })
  })
  function Door() {
    const [opened, setOpened] = useState(false)
    return (
      <>
        <Button onClick={() => setOpened(!opened)}>Door</Button>
        <Opened opened={opened} />
      </>
    )
  }
  renderPart(<Door />)
  expect(fetched).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Door' }))
  await screen.findByText('It is open')
  expect(fetched).toBe(1)
  expect(seen[0]).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Door' }))
  await waitFor(() => expect(screen.queryByText('It is open')).toBeNull())
})
