import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { speak } from '../../lib/i18n/i18n.ts'
import { NumberField } from './number-field.tsx'

function Field(props: {
  readonly start: number | null
  readonly whole?: boolean
  readonly currency?: string
}) {
  const { start, ...rest } = props
  const [now, setNow] = useState(start)
  return (
    <MantineProvider env="test">
      <NumberField
        label="Delivery fee"
        least={0}
        most={1_000}
        value={now}
        onChange={setNow}
        {...rest}
      />
      <output>{now === null ? null : String(now)}</output>
      <button type="button" onClick={() => setNow(start)}>
        Discard
      </button>
    </MantineProvider>
  )
}

const value = () => screen.getByRole('status').textContent
const field = () => screen.getByLabelText<HTMLInputElement>('Delivery fee')
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
}

it.each([
  ['-10', 'Enter a number from 0 to 1,000.'],
  ['1500', 'Enter a number from 0 to 1,000.'],
  ['', 'Enter a number from 0 to 1,000.'],
  ['ten', 'Enter a number from 0 to 1,000.'],
])('leaves %j as it was typed, and says why it is refused [SE-09]', (typed, why) => {
  render(<Field start={60} />)
  type(typed)
  expect(field().value).toBe(typed)
  expect(screen.getByText(why)).toBeDefined()
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

it('takes the digits of any script, and a fraction only where there may be one [SE-09]', () => {
  const { unmount } = render(<Field start={60} />)
  type('১২.৫')
  expect(value()).toBe('12.5')
  unmount()
  render(<Field start={60} whole />)
  type('12.5')
  expect(screen.getByText('Enter a whole number from 0 to 1,000.')).toBeDefined()
})

it.each([
  ['১২৯', 129],
  ['1,000.00', 1_000],
  ['1.000,00', 1_000],
  ['৳ 60', 60],
])('reads money %j as people write it [SE-05, SE-09]', (typed, amount) => {
  render(<Field start={60} currency="BDT" />)
  type(typed)
  expect(value()).toBe(String(amount))
  expect(screen.queryByText(/^Enter/)).toBeNull()
})

it('says what is unclear about an amount [SE-05]', () => {
  render(<Field start={60} currency="BDT" />)
  type('1,50')
  expect(screen.getByText('Delivery fee can be read in two ways. Write 1.50 or 150.')).toBeDefined()
})

it('shows what is stored again once it is discarded', () => {
  render(<Field start={60} />)
  type('-10')
  fireEvent.click(screen.getByText('Discard'))
  expect(field().value).toBe('60')
})

it('shows and takes money as the language writes it [SE-09, SH-11]', async () => {
  await speak('de')
  render(<Field start={14.5} currency="BDT" />)
  expect(field().value).toBe('14,5')
  type('12,50')
  expect(value()).toBe('12.5')
  fireEvent.click(screen.getByText('Discard'))
  expect(field().value).toBe('14,5')
})
