import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, onTestFinished } from 'vitest'

import { useAddress, writeValues } from './use-address.ts'

it('of two changes in a row, the first of which is not drawn yet, both stay [OR-03]', async () => {
  let change: ReturnType<typeof useAddress>[1] | undefined
  function Page() {
    const [params, changeAddress] = useAddress()
    change = changeAddress
    return <p>{params.toString()}</p>
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: ['/orders?status=confirmed&at=3'],
  })
  onTestFinished(() => router.dispose())
  const { container } = render(<RouterProvider router={router} />)
  const atOnce = change
  await act(async () => {
    atOnce?.((address) => writeValues(address, { courier: 'pathao', at: null }))
    atOnce?.((address) => writeValues(address, { order: 7, status: '' }), { replace: true })
  })
  expect(router.state.location.search).toBe('?courier=pathao&order=7')
  expect(container.textContent).toBe('courier=pathao&order=7')
})
