import { expect, it } from 'vitest'

import { withAdvice } from './ai-advice.ts'

it('says what to do after what went wrong, and says nothing twice [SE-04]', () => {
  const noCredit = { failure: 'no_quota', message: 'The AI account has no credit left' } as const
  expect(withAdvice(noCredit)).toBe(
    'The AI account has no credit left. Add credit or raise the limit in your account at the provider.',
  )
  const gone = { failure: 'no_model', message: 'gpt-4 is gone. Choose another one.' } as const
  expect(withAdvice(gone)).toBe(gone.message)
  const odd = { failure: 'wrong_key', message: 'It holds odd signs. Copy it again.' } as const
  expect(withAdvice(odd)).toBe(odd.message)
})
