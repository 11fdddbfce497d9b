import { afterEach, expect, it, vi } from 'vitest'

import { newId } from './new-id.ts'

afterEach(() => vi.unstubAllGlobals())

it('is another one each time, also where an insecure place has no randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^\d{1,10}(?:-\d{1,10}){3}$/)
})
