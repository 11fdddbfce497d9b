import { Button } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'

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

it('leaves what failed to come to the page to say', async () => {
  const Part = lazily(() => Promise.reject(new TypeError('Failed to fetch')))
  const route = { path: '*', element: <Part />, errorElement: 'The page says so' }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  expect(await screen.findByText('The page says so')).toBeDefined()
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
