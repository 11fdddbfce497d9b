import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { PriceField } from './price-field.tsx'

function Field() {
  const [price, setPrice] = useState('')
  return (
    <MantineProvider env="test">
      <PriceField
        label="Price"
        currency="BDT"
        value={price}
        onChange={({ currentTarget }) => setPrice(currentTarget.value)}
      />
    </MantineProvider>
  )
}

const free = () => screen.queryByText('Free: customers pay nothing for it.') !== null

it.each([
  ['', false],
  ['0', true],
  ['0.00', true],
  ['০', true],
  ['0.50', false],
  ['10', false],
  ['much', false],
])('of the price %j it says that the product is free: %s [PR-02]', (typed, said) => {
  render(<Field />)
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: typed } })
  expect(free()).toBe(said)
})
