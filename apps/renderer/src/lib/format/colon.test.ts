import { expect, it } from 'vitest'

import { colon } from './colon.ts'

it('French has a blank before a colon, others have none [SH-11]', () => {
  expect(`Prix${colon('fr')}9`).toBe('Prix\u00a0: 9')
  expect(`Price${colon('en')}9`).toBe('Price: 9')
})
