import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Avatar } from './avatar.tsx'

it.each([
  ['\u2067محمد', 'م'],
  [' \u202emina', 'M'],
  ['👩‍🍳 Cook', '👩‍🍳'],
  ['নাজমা', 'না'],
  ['\u200b', ''],
])('shows the first letter of a name that one can see: %j [CV-02]', (name, letter) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(letter)
})
